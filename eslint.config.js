// @ts-check
import { readdirSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const root = import.meta.dirname

/**
 * Import rules of a room, a set of files. The first room whose `files` match a file applies to it. `allow` are
 * the project's files that it may import, `types` those it may import only as types, `lazy` those only by
 * `import()`; `packages` are the allowed packages, `notPackages` the forbidden ones. `instead` is the advice in
 * the message.
 *
 * @typedef {object} Room
 * @property {RegExp} files
 * @property {RegExp[]} [allow]
 * @property {RegExp[]} [types]
 * @property {RegExp[]} [lazy]
 * @property {RegExp} [packages]
 * @property {RegExp} [notPackages]
 * @property {Record<string, string[]>} [names] the only names that may be imported from a package
 * @property {string} instead
 */

const simulation = /^client\/simulation\//
const core = /^client\/simulation\/core\//
const people = /^client\/simulation\/people\//
const club = /^client\/simulation\/club\//
const news = /^client\/simulation\/news\//
/** Data of a career and the facts that follow from it alone, lowest first. */
const facts = [core, people, club, news]
const match = /^client\/simulation\/match\//
const gameState = /^client\/simulation\/gameState\.ts$/
const commands = /^client\/simulation\/(argumentChecks|commands|steps)\.ts$/
const season = /^client\/simulation\/season\//
const events = /^client\/simulation\/season\/events\//
const reports = /^client\/simulation\/reports\//

/** Domains of the simulation. Each may import those before it. */
const DOMAINS = [
  'league',
  'competitions',
  'facilities',
  'marketing',
  'unrest',
  'players',
  'staff',
  'clubs',
  'finance',
  'tickets',
  'tactics',
  'history',
  'contracts',
  'transfers',
  'scouting',
  'loans',
  'board',
  'manager',
  'challenge',
].map((name) => ({ name, folder: new RegExp(`^client/simulation/${name}/`) }))
const domains = DOMAINS.map(({ folder }) => folder)
const schemas = /^server\/schemas\//
/** Locale and plurals, which the mails of the server share with the game. */
const english = /^client\/simulation\/core\/english\.ts$/
const pictures = /^assets\//
const appRouter = /^server\/routers\/appRouter\.ts$/
/**
 * Modules of the scenes' folders that draw nothing: neither a component, nor a hook, nor a class around the
 * application, those of its subfolders included. An empty name stands for the files of scenes itself.
 * @param {string[]} names
 */
const pureScene = (...names) =>
  new RegExp(
    `^scenes/(${names.map((name) => name && `${name}/([a-z]\\w*/)?`).join('|')})(?!use[A-Z])[a-z]\\w*\\.ts$`,
  )

/** Folders of the scenes that may import others than core and paint. A folder stands before its holder. */
const SCENE_IMPORTS = {
  core: [],
  league: ['core', 'paint'],
  painter: ['core'],
  paint: ['core'],
  'matchday/motion': ['core', 'paint'],
  'matchday/script': ['core', 'paint', 'matchday/motion'],
  'matchday/draw': ['core', 'paint', 'matchday/motion', 'matchday/script'],
  sound: ['core', 'matchday/motion', 'matchday/script'],
  titleNight: ['core', 'paint', 'ground', 'league'],
}
/** Folders of the scenes, each with the folders that it may import besides itself. */
const SCENES = Object.entries({
  ...SCENE_IMPORTS,
  ...Object.fromEntries(
    readdirSync(`${root}/scenes`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !(entry.name in SCENE_IMPORTS))
      .map(({ name }) => [name, ['core', 'paint', 'ground']]),
  ),
}).map(([name, below]) => ({ name, below, all: [name, ...below] }))
/** Folders that decide what is drawn, and draw nothing. */
const UNDRAWN = ['matchday/motion', 'matchday/script']
const hook = /^client\/stores\/use[A-Z]\w*\.tsx?$/
const matchSound = /^scenes\/sound\/MatchSound\.ts$/
const observerOnly = { 'mobx-react-lite': ['observer'] }

/** Matches no package. */
const nothing = /^(?!)/

const drawing = /^(react|react-dom|pixi\.js|@pixi\/react)(\/|$)/
const PURE =
  'A .ts file of scenes is pure, so that it can be tested in Node: no Pixi, no React; draw in a .tsx, or in a hook (useX.ts).'

/** @param {number} i */
const domainsBefore = (i) =>
  DOMAINS.slice(0, i)
    .map(({ name }) => name)
    .join(', ')

/** @type {Room[]} */
const rooms = [
  {
    files: core,
    allow: [core],
    packages: /^pure-rand\//,
    instead:
      'core imports only core and pure-rand: declare the few fields of the state that it needs as an interface beside the function.',
  },
  {
    files: people,
    allow: [core, people],
    packages: nothing,
    instead: 'people imports only core: what concerns the club as a whole belongs in club.',
  },
  {
    files: club,
    allow: [core, people, club],
    packages: nothing,
    instead: 'club imports only core and people: events and their texts belong in news.',
  },
  {
    files: news,
    allow: facts,
    packages: nothing,
    instead: 'news imports core, people and club: pass everything else as data of the event.',
  },
  {
    files: match,
    allow: [match, core, people, club],
    packages: nothing,
    instead:
      'The match engine must not depend on GameState: pass data in the team sheet (season/teamSheet.ts), or move it into core, people or club.',
  },
  ...DOMAINS.map(({ name, folder }, i) => ({
    files: folder,
    allow: [...facts, ...domains.slice(0, i + 1)],
    types: [match, gameState],
    packages: nothing,
    instead: `${name} imports core, people, club and news, types of match and of the game state, and ${
      domainsBefore(i) || 'no other domain'
    }: move shared code into those four, or code that coordinates domains into season.`,
  })),
  {
    files: events,
    allow: [...facts, match, ...domains, events],
    types: [gameState],
    packages: nothing,
    instead:
      'season/events imports core, people, club, news, match and the domains: season calls it, and moves what both need into a domain.',
  },
  {
    files: season,
    allow: [...facts, match, ...domains, season],
    types: [gameState],
    packages: nothing,
    instead:
      'season imports core, people, club, news, match and the domains: queries for screens belong in reports.',
  },
  {
    files: reports,
    allow: [...facts, match, ...domains, season, reports],
    types: [gameState],
    packages: nothing,
    instead:
      'reports are queries over a Snapshot: code that changes the state belongs in a domain or in season.',
  },
  {
    files: /^client\/simulation\/save\//,
    allow: [...facts, match, ...domains, season, /^client\/simulation\/save\//],
    types: [gameState],
    packages: nothing,
    instead:
      'save reads, validates and migrates careers: it imports only the types and limits that it validates.',
  },
  {
    files: commands,
    allow: [...facts, ...domains, season, commands, /^client\/simulation\/copyGame\.ts$/],
    types: [match, gameState],
    packages: nothing,
    instead: 'commands and steps only list and call commands: the work belongs in a domain or in season.',
  },
  {
    files: /^client\/simulation\/(playRun|recordRun)\.ts$/,
    allow: [simulation],
    packages: nothing,
    instead:
      'playRun and recordRun are above the whole simulation, which they need alone to play a run again.',
  },
  {
    files: /^client\/simulation\/[^/]+$/,
    allow: [/^client\/simulation\/(?!(argumentChecks|commands|steps|playRun|recordRun)\.)[^/]+$/, ...facts],
    types: [match],
    packages: nothing,
    instead:
      'The shape of a career imports core, people, club, news and types of match only, since every other folder imports it: move the type there.',
  },
  {
    files: hook,
    allow: [/^client\/stores\//],
    packages: /^react$/,
    instead: 'A hook of the stores only provides them to React.',
  },
  {
    files: /^client\/stores\//,
    allow: [/^client\/stores\//, simulation, /^client\/api\//, schemas],
    types: [matchSound],
    packages: /^mobx$/,
    instead:
      'Stores import stores, the simulation, the api, server/schemas and mobx: pass everything else by the constructor.',
  },
  {
    files: /^client\/api\//,
    allow: [/^client\/api\//, schemas],
    types: [appRouter],
    packages: /^@trpc\/client(\/|$)/,
    instead:
      'The api imports itself, server/schemas, @trpc/client, and only the type AppRouter of the server.',
  },
  {
    files: /^client\/screens\//,
    allow: [
      /^client\/screens\//,
      /^client\/components\//,
      hook,
      reports,
      /^client\/modals\/(ModalHost|HallOfFame|SavedGames|(account\/(\w*Dialog|OpenSessions)|challenge\/(ChallengeTable(Dialog)?|replayColumn)))\.tsx$/,
      /^scenes\/(.+\/)?(groundPlots|matchLog|momentum|replayWords)\.ts$/,
      ...facts,
      pictures,
    ],
    types: [/^client\/stores\//, simulation, /^scenes\//],
    lazy: [/^scenes\/Stage\.tsx$/],
    packages: /^(react|react-dom|react-router-dom|mobx-react-lite)(\/|$)/,
    names: observerOnly,
    instead:
      'Screens read useReport() and useStores() and render client/components; they load the Stage by lazy(() => import(…)). Put rules and queries into the simulation and state into a store.',
  },
  {
    files: /^client\/modals\//,
    allow: [
      /^client\/modals\//,
      /^client\/components\//,
      hook,
      reports,
      /^scenes\/career\/tally\.ts$/,
      ...facts,
      pictures,
    ],
    types: [/^client\/stores\//, simulation],
    lazy: [/^scenes\/matchday\/draw\/paintPhotograph\.ts$/],
    packages: /^(react|react-dom|react-router-dom|mobx-react-lite)(\/|$)/,
    names: observerOnly,
    instead: 'Modals read useReport() and useStores() and render client/components.',
  },
  {
    files: /^client\/components\//,
    allow: [/^client\/components\//, /^scenes\/core\/colour\.ts$/, ...facts, pictures],
    types: [simulation],
    packages: /^(react|react-dom|@base-ui\/react|country-flag-icons|facesjs|svg-path-bbox|uqr)(\/|$)/,
    instead: 'Components take props and return markup: pass in data and callbacks.',
  },
  {
    files: /^client\/serviceWorker\//,
    allow: [/^client\/serviceWorker\//],
    instead: 'The service worker runs beside the pages: it imports nothing of them.',
  },
  {
    files: /^client\/[^/]+$/,
    allow: [/^client\//, /^scenes\/Stage\.tsx$/, /^package\.json$/, pictures, schemas],
    lazy: [matchSound],
    packages: /./,
    instead: 'main and App compose the client; call the server through client/api.',
  },
  {
    files: /^client\/styles?\//,
    allow: [/^client\/styles?\//, pictures],
    packages: /^@fontsource\//,
    instead: 'Styles import styles, fonts and assets.',
  },
  ...SCENES.flatMap(({ name, below, all }) => {
    const folders = new RegExp(`^scenes/(${all.join('|')})/`)
    const limits = `scenes/${name} imports ${below.join(', ') || 'no other folder of scenes'}: move what scenes share into scenes/core, or into scenes/paint if it paints.`
    return [
      {
        files: pureScene(name),
        allow: [pureScene(...all), ...facts],
        types: [simulation, folders],
        packages: nothing,
        instead: `${PURE} ${limits}`,
      },
      {
        files: new RegExp(`^scenes/${name}/`),
        allow: [folders, ...facts, pictures],
        types: [simulation],
        packages: UNDRAWN.includes(name) ? nothing : drawing,
        instead: `Scenes take plain data and callbacks as props; client/screens/game reads the stores for them. ${limits}`,
      },
    ]
  }),
  {
    files: pureScene(''),
    allow: [pureScene('', ...SCENES.map(({ name }) => name)), ...facts],
    types: [simulation, /^scenes\//],
    packages: nothing,
    instead: PURE,
  },
  {
    files: /^scenes\/[^/]+$/,
    allow: [/^scenes\//, ...facts, pictures],
    types: [simulation],
    packages: drawing,
    instead: 'Scenes take plain data and callbacks as props; client/screens/game reads the stores for them.',
  },
  {
    files: schemas,
    allow: [schemas],
    packages: /^zod(\/|$)/,
    instead: 'Schemas are shared with the client: they import zod and other schemas only.',
  },
  {
    files: /^server\/services\//,
    allow: [/^server\/(services|db|email|schemas)\//, /^server\/(errors|systemClock)\.ts$/, english],
    notPackages: /^(express|@trpc\/.*|helmet|multer)$/,
    instead: 'Services must not depend on Express or tRPC: take arguments, return a card, throw an AppError.',
  },
  {
    files: /^server\/challenges\//,
    // The one place where the server imports the game: what it plays again is the game itself, and no copy of it.
    allow: [
      /^server\/(challenges|services|db|schemas)\//,
      /^server\/(errors|systemClock)\.ts$/,
      /^client\/simulation\/(playRun|challenge\/challenges|club\/challenge(Words|PageWords)?|core\/english)\.ts$/,
    ],
    types: [simulation],
    notPackages: /^(express|@trpc\/.*|helmet|multer)$/,
    instead:
      'server/challenges imports of the game only the challenges, their words and playRun, which plays a run again: put rules of the game into the simulation.',
  },
  {
    files: /^server\/routers\//,
    allow: [/^server\/(routers|services|challenges|schemas)\//, /^server\/trpc\.ts$/],
    packages: /^@trpc\/server$/,
    instead:
      'A procedure consists of an input schema, an output schema, an authorisation and a service: put the work into the service.',
  },
  {
    files: /^server\/rest\//,
    allow: [/^server\/(rest|routers|schemas)\//, /^server\/(trpc|context|errors)\.ts$/],
    packages: /^(express|@trpc\/server|zod|node:.*)(\/|$)/,
    instead: 'The REST adapter only calls procedures: put the work into a service.',
  },
  {
    files: /^server\/(db|email)\//,
    allow: [/^server\/(db|email)\//, /^server\/systemClock\.ts$/],
    notPackages: /^(express|@trpc\/.*)$/,
    instead: 'Database and mailer must not depend on the rooms above them.',
  },
  {
    files: /^server\/telemetry\//,
    allow: [/^server\/(telemetry\/|(metrics|requestLog)\.ts$)/],
    packages: /^(@opentelemetry\/.*|express|pino)$/,
    instead: 'Telemetry observes requests and procedures by their names, and knows nothing of what they do.',
  },
  {
    files: /^server\/client\//,
    allow: [/^server\/client\//, /^server\/schemas\/builds\.ts$/],
    packages: /./,
    instead: 'server/client imports of the server only what its readers share with it: schemas/builds.ts.',
  },
  {
    files: /^server\/[^/]+$/,
    allow: [/^server\//, /^package\.json$/],
    packages: /./,
    instead: 'The server never imports the client: share schemas through server/schemas.',
  },
  {
    files: pictures,
    allow: [pictures, /^client\/simulation\//],
    packages: /./,
    instead: 'Scripts in assets import only assets and the simulation.',
  },
  { files: /^tests\//, allow: [/./], packages: /./, instead: '' },
  { files: /^[^/]+$/, allow: [/./], packages: /./, instead: '' },
]

/** @param {string} path */
const slashes = (path) => path.split(sep).join('/')

/** @type {import('eslint').Rule.RuleModule} */
const roomsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: "'{{ what }}' must not be imported here. {{ instead }}",
      typeOnly: "'{{ what }}' may be imported here as a type only (import type). {{ instead }}",
      lazyOnly: "'{{ what }}' may be imported here only by import(), so that it stays out of the first load.",
      name: "'{{ name }}' of '{{ what }}' must not be used here. {{ instead }}",
      unknown:
        'This folder has no import rule: move the file into an existing room, or add a room to eslint.config.js.',
      barrel: 'No barrel files: import each name from the module that defines it.',
    },
  },
  create(context) {
    const file = slashes(relative(root, context.filename))
    const room = rooms.find((candidate) => candidate.files.test(file))

    /**
     * @param {import('eslint').Rule.Node} node
     * @param {unknown} source
     * @param {'value' | 'type' | 'lazy'} kind
     */
    function check(node, source, kind) {
      if (!room || typeof source !== 'string') return
      /** @param {string} messageId */
      const report = (messageId) =>
        context.report({ node, messageId, data: { what: source, instead: room.instead } })
      if (!source.startsWith('.') && !source.startsWith('/')) {
        const allowed = room.notPackages ? !room.notPackages.test(source) : room.packages?.test(source)
        if (!allowed) report('forbidden')
        return
      }
      const path = source.startsWith('/') ? root + source : resolve(dirname(context.filename), source)
      const target = slashes(relative(root, path)).replace(/\?.*$/, '')
      /** @param {RegExp[] | undefined} patterns */
      const among = (patterns) => patterns?.some((pattern) => pattern.test(target)) ?? false
      if (among(room.allow)) return
      if (among(room.lazy) && kind === 'value') report('lazyOnly')
      else if (among(room.lazy)) return
      else if (among(room.types) && kind !== 'type') report('typeOnly')
      else if (!among(room.types)) report('forbidden')
    }

    return {
      Program(node) {
        if (!room) context.report({ node, messageId: 'unknown' })
        if (/(^|\/)index\.tsx?$/.test(file)) context.report({ node, messageId: 'barrel' })
      },
      ImportDeclaration(node) {
        const { source, specifiers, importKind } = /** @type {any} */ (node)
        const typesOnly =
          importKind === 'type' ||
          (specifiers.length > 0 && specifiers.every((/** @type {any} */ one) => one.importKind === 'type'))
        check(node, source.value, typesOnly ? 'type' : 'value')
        const names = room?.names?.[source.value]
        for (const one of names ? specifiers : []) {
          const name = one.imported?.name ?? '*'
          if (!names?.includes(name)) {
            context.report({
              node: one,
              messageId: 'name',
              data: { name, what: source.value, instead: room?.instead ?? '' },
            })
          }
        }
      },
      ImportExpression(node) {
        check(node, node.source.type === 'Literal' ? node.source.value : undefined, 'lazy')
      },
      TSImportType(/** @type {any} */ node) {
        check(node, (node.source ?? node.argument?.literal)?.value, 'type')
      },
      ExportAllDeclaration(node) {
        context.report({ node, messageId: 'barrel' })
      },
      ExportNamedDeclaration(node) {
        if (node.source) context.report({ node, messageId: 'barrel' })
      },
    }
  },
}

/** Opening words of a docstring that is a question or a sentence about itself. */
const OPENINGS = /^(?:What|How|Who|Whose|Whether|Lets|Tells|Says|Has)\b/

/** @type {import('eslint').Rule.RuleModule} */
const docstringRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening:
        "A docstring opens with a verb or a noun phrase, not with '{{ word }}': 'Returns the …', 'Result of …', 'True if …'.",
    },
  },
  create(context) {
    return {
      Program() {
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          if (type !== 'Block' || !value.startsWith('*') || !loc) continue
          const [word] = OPENINGS.exec(value.replace(/^[*\s]+/, '')) ?? []
          if (word) context.report({ loc, messageId: 'opening', data: { word } })
        }
      },
    }
  },
}

const namedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use named exports, so that a name is the same everywhere.',
}

const engineDependent = ['exp', 'expm1', 'pow', 'log', 'log2', 'log10', 'log1p', 'cbrt', 'hypot']
  .concat(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh'])
  .map((property) => ({
    object: 'Math',
    property,
    message:
      'The result may differ between JavaScript engines, and a career must not: use + − × ÷, Math.sqrt and tables.',
  }))

const noPower = ['BinaryExpression[operator="**"]', 'AssignmentExpression[operator="**="]'].map(
  (selector) => ({
    selector,
    message: 'Powers may differ between JavaScript engines, and a career must not: multiply, or use a table.',
  }),
)

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', 'test-results/', 'playwright-report/']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { floodlight: { rules: { rooms: roomsRule, docstrings: docstringRule } } },
    linterOptions: { noInlineConfig: true },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      'floodlight/rooms': 'error',
      'floodlight/docstrings': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', namedExports],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Would require `!` instead of a checked `as T`, which the recommended rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Empty functions are the defaults of optional callbacks.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['client/**/*.{ts,tsx}', 'scenes/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['client/simulation/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', namedExports, ...noPower],
      'no-restricted-properties': [
        'error',
        ...engineDependent,
        {
          object: 'Math',
          property: 'random',
          message:
            'Draw from the Random of the state (core/rng.ts), so that a seed reproduces the same career.',
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The simulation has no clock: it counts days in GameState.' },
        { name: 'performance', message: 'The simulation has no clock: it counts days in GameState.' },
        { name: 'crypto', message: 'Draw from the Random of the state (core/rng.ts).' },
      ],
    },
  },
  {
    // Tools expect their configuration as the default export.
    files: ['*.config.ts', '**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
