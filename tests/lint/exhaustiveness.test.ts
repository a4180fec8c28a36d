/** Checks that a new member of a closed union fails to compile until all code that shows it handles it. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { expect, test, vi } from 'vitest'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// The whole project is compiled.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const root = join(import.meta.dirname, '../..')

interface Plant {
  /** File that declares the union. */
  declaredIn: string
  /** Text before which the new member is inserted. */
  before: string
  member: string
  /** Files that show the union, in which the new member must fail. */
  shownIn: string[]
}

const PLANTS: Record<string, Plant> = {
  modal: {
    declaredIn: 'client/stores/UiStore.ts',
    before: "  | { kind: 'search' }",
    member: "  | { kind: 'scouting-report' }\n",
    shownIn: ['client/modals/ModalHost.tsx'],
  },
  tab: {
    declaredIn: 'client/stores/UiStore.ts',
    before: "  'league',\n] as const",
    member: "  'scouting',\n",
    shownIn: ['client/screens/game/GameShell.tsx'],
  },
  event: {
    declaredIn: 'client/simulation/core/eventStory.ts',
    before: "  'tv-rights-deal',\n",
    member: "  'snowed-in',\n",
    shownIn: [
      'client/simulation/core/eventStory.ts',
      'client/modals/eventLook.ts',
      'client/simulation/season/events/eventKinds.ts',
      'client/simulation/season/events/offerAnswers.ts',
    ],
  },
  'news of the squad': {
    declaredIn: 'client/simulation/core/squadNews.ts',
    before: "  'squad-short': object",
    member: "  'captain-chosen': { name: string }\n",
    shownIn: ['client/simulation/core/squadNews.ts'],
  },
  'effect of a campaign': {
    declaredIn: 'client/simulation/marketing/campaignDefinitions.ts',
    before: '  /** Pounds, spread over the duration. */\n',
    member: '  scoutingBoost: number\n',
    shownIn: ['client/simulation/reports/campaignTags.ts'],
  },
  'step of the manager': {
    declaredIn: 'client/simulation/reports/nextStep.ts',
    before: "  | { kind: 'wait' }",
    member: "  | { kind: 'sign-contract' }\n",
    shownIn: ['client/stores/continueLabel.ts'],
  },
  scene: {
    declaredIn: 'scenes/stageScene.ts',
    before: "  | ({ kind: 'ground' } & GroundSceneProps)",
    member: "  | { kind: 'press-room' }\n",
    shownIn: ['scenes/Stage.tsx', 'scenes/stageScene.ts'],
  },
  'event of a match': {
    declaredIn: 'client/simulation/match/matchReport.ts',
    before: "  | 'half-time'",
    member: "  | 'pitch-invasion'\n",
    shownIn: ['scenes/matchday/commentary.ts'],
  },
}

/** Unchanged source files by path, parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/** Inserts the members and returns the files with type errors. */
function faultyFiles(plants: readonly Plant[]): string[] {
  const changed = new Map<string, string>()
  for (const { declaredIn, before, member } of plants) {
    const path = join(root, declaredIn)
    const text = changed.get(path) ?? readFileSync(path, 'utf8')
    expect(text.split(before), `${declaredIn} has a different declaration`).toHaveLength(2)
    changed.set(path, text.replace(before, member + before))
  }
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: { ...config.compilerOptions, incremental: false }, files: [] },
    ts.sys,
    root,
  )
  delete options.tsBuildInfoFile
  const host = ts.createCompilerHost(options)
  const parse = host.getSourceFile.bind(host)
  host.getSourceFile = (path, version) => {
    const text = changed.get(path)
    if (text !== undefined) return ts.createSourceFile(path, text, version)
    if (!parsed.has(path)) parsed.set(path, parse(path, version))
    return parsed.get(path)
  }
  const shown = plants.flatMap(({ shownIn }) => shownIn).map((path) => join(root, path))
  const program = ts.createProgram(shown, options, host)
  return shown
    .filter((path) => program.getSemanticDiagnostics(program.getSourceFile(path)).length > 0)
    .map((path) => relative(root, path))
}

test('a new modal, tab, event, news, effect, step, scene or match event does not compile until it is shown', () => {
  const plants = Object.values(PLANTS)
  expect(faultyFiles(plants)).toEqual(plants.flatMap(({ shownIn }) => shownIn))
})

test('without a new member the same files compile', () => {
  const plants = Object.values(PLANTS).map((plant) => ({ ...plant, member: '' }))
  expect(faultyFiles(plants)).toEqual([])
})

test.each([
  ['lacks a member', "case 'wait-for-season': return 1", /not exhaustive/i],
  ['has a default', 'default: return 1', /not exhaustive/i],
  [
    'has a default beside all members',
    `${['career-over', 'pick-players', 'play', 'decide', 'wait-for-match', 'wait-for-season', 'wait']
      .map((kind) => `case '${kind}':`)
      .join(' ')} return 1
      default: return 2`,
    /default case is unnecessary/i,
  ],
])('a switch over a closed union that %s is refused', async (_, cases, message) => {
  const eslint = new ESLint({ cwd: root })
  const code = `import type { NextStep } from '../simulation/reports/nextStep.ts'
export function f(step: NextStep) {
  switch (step.kind) { ${cases} }
}
`
  const [result] = await eslint.lintText(code, { filePath: join(root, 'client/stores/continueLabel.ts') })
  const found = result?.messages.filter(
    ({ ruleId }) => ruleId === '@typescript-eslint/switch-exhaustiveness-check',
  )
  expect(found?.map((one) => one.message)).toEqual([expect.stringMatching(message)])
})
