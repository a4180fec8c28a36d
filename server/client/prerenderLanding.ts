import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'

const entry = 'client/renderLanding.tsx'
const landingPage = 'client/screens/landing/LandingPage.tsx'
/** The fonts of what is seen first; those with "ext" hold letters that the page has none of. */
const firstFont = /-latin-[467]00-normal-[^.]*\.woff2$/

/**
 * Vite plugin: writes landing.html, the page of the build with the landing page in it, so that visitors see it
 * before any script has run. Its head names all that the landing page needs, which else is found out late.
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
      const links = linksOf(bundle).filter((link) => !page.includes(link))
      const markup = await renderLanding(`${dir}-landing`, config)
      const html = page
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

/** What the landing page needs, its own chunk and all that this imports, as links for the head. */
function linksOf(bundle: Rollup.OutputBundle): string[] {
  const seen = new Set<string>()
  const chunks: Rollup.OutputChunk[] = []
  const add = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    // What a chunk imports comes before it, as do its rules in the cascade.
    for (const file of chunk.imports) add(bundle[file])
    chunks.push(chunk)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(landingPage)) add(chunk)
  }
  const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const fonts = Object.keys(bundle).filter((file) => firstFont.test(file) && !file.includes('-ext-'))
  return [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...chunks
      .filter(({ isEntry }) => !isEntry)
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ]
}
