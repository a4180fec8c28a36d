import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'
import { entryScripts } from './entryScripts.ts'

const entry = 'client/renderLanding.tsx'
const landingPage = 'client/screens/landing/LandingPage.tsx'

/**
 * Vite plugin: writes landing.html, the built index.html with the landing page prerendered, so that visitors see
 * it before any script runs. Its head links the landing page's style sheets, which would otherwise load late, and
 * defers the scripts until the first paint, since on a slow connection they would delay it.
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
      const scripts = entryScripts(page)
      const chunks = chunksOf(bundle)
      const files = chunks.filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`)
      const starter = await writeHashed(dir, startAfterPaint([...scripts.addresses, ...files]))
      const styleSheets = styleSheetsOf(chunks).filter((sheet) => !page.includes(sheet))
      const links = styleSheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`)
      const markup = await renderLanding(`${dir}-landing`, config)
      const html = page
        .replace(scripts.tags, () => `\n    <script async src="${starter}"></script>`)
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
      await writeFile(join(dir, 'landing.html'), html)
    },
  }
}

/** Renders the landing page to markup with a temporary build for Node. */
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

/** Returns the landing page's chunk and its transitive imports, dependencies first. */
function chunksOf(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const chunks = new Set<Rollup.OutputChunk>()
  const seen = new Set<string>()
  const add = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    // Imports come first, so that their rules precede in the cascade.
    for (const file of chunk.imports) add(bundle[file])
    chunks.add(chunk)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(landingPage)) add(chunk)
  }
  return [...chunks]
}

const styleSheetsOf = (chunks: readonly Rollup.OutputChunk[]) => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
]

/** Script that imports the modules after the first paint: the task queued in an animation frame runs after it. */
const startAfterPaint = (modules: readonly string[]) =>
  `requestAnimationFrame(()=>setTimeout(()=>{for(const file of ${JSON.stringify(modules)})import(file)}))\n`

/** Writes a script under a content-hashed name, cacheable for ever, and returns its URL path. */
async function writeHashed(dir: string, script: string): Promise<string> {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
  const address = `/assets/landing-${hash}.js`
  await writeFile(join(dir, address), script)
  return address
}
