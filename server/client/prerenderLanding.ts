import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'

const entry = 'client/renderLanding.tsx'
const landingPage = 'client/screens/landing/LandingPage.tsx'
/** How the page of the build starts the client; what it preloads for that follows. */
const entryScript =
  /\s*<script type="module"[^>]* src="([^"]+)"><\/script>(?:\s*<link rel="modulepreload"[^>]*>)*/

/**
 * Vite plugin: writes landing.html, the page of the build with the landing page in it, so that visitors see it
 * before any script has run. Its head names the rules of the landing page, which else are found out late, and
 * puts off the scripts until it is painted: on a slow line they would hold up what there is to see.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'floodlight:prerender-landing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle({ dir }, bundle) {
      if (!dir || !('index.html' in bundle)) return
      const page = await readFile(join(dir, 'index.html'), 'utf8')
      const client = entryScript.exec(page)?.[1]
      if (client === undefined) throw new Error('The page of the build starts no script')
      const chunks = chunksOf(bundle)
      const files = chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`)
      const starter = await writeHashed(dir, startAfterPaint([client, ...files]))
      const sheets = sheetsOf(chunks).filter((sheet) => !page.includes(sheet))
      const links = sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`)
      const markup = await renderLanding(`${dir}-landing`, config)
      const html = page
        .replace(entryScript, () => `\n    <script async src="${starter}"></script>`)
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
      await writeFile(join(dir, 'landing.html'), html)
    },
  }
}

/** The landing page as markup, rendered by a build for Node that is gone afterwards. */
async function renderLanding(folder: string, { root, build: { assetsInlineLimit } }: ResolvedConfig) {
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: entry,
        outDir: folder,
        assetsInlineLimit,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    })
    const built: unknown = await import(pathToFileURL(join(folder, 'render.mjs')).href)
    const { renderLanding: render } = built as { renderLanding: () => string }
    return render()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The landing page's own chunk and all that this imports. */
function chunksOf(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const chunks = new Set<Rollup.OutputChunk>()
  const seen = new Set<string>()
  const add = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    // What a chunk imports comes before it, as do its rules in the cascade.
    for (const file of chunk.imports) add(bundle[file])
    chunks.add(chunk)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(landingPage)) add(chunk)
  }
  return [...chunks]
}

const sheetsOf = (chunks: readonly Rollup.OutputChunk[]) => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
]

/** A script that loads these modules once the page is painted: a frame comes before its paint, a task after. */
const startAfterPaint = (modules: readonly string[]) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(const file of ${JSON.stringify(modules)})import(file)}))\n`

/** Writes a script that may be kept for ever, and returns its address. */
async function writeHashed(dir: string, script: string): Promise<string> {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  const address = `/assets/landing-${hash}.js`
  await writeFile(join(dir, address), script)
  return address
}
