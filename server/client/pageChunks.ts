/** Grouping of what pages load at once into few chunks, since many small ones compress worse and load later. */
import { join } from 'node:path'

const client = join(import.meta.dirname, '../../client')
const PAGES = join(client, 'main.tsx')
const LANDING = join(client, 'screens/landing/LandingPage.tsx')
const RESCUE = join(client, 'BrowserRescue.tsx')
const PRODUCT = join(client, 'Product.tsx')
const LOGIN = join(client, 'screens/account/LoginScreen.tsx')
const GAME = join(client, 'screens/game/GameScreen.tsx')
const FIRST_TAB = join(client, 'screens/game/dashboard/DashboardTab.tsx')

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

type Modules = ReadonlySet<string>

/** Chunks and their modules; a module is in the first that has it. */
type Chunks = readonly (readonly [name: string, modules: Modules])[]

/** Name of the chunk for a module that a page loads at once; null for all others. */
export function pageChunks(): (id: string, graph: ModuleGraph) => string | null {
  let chunks: Chunks | null = null
  return (id, graph) => {
    chunks ??= findChunks(graph)
    return chunks.find(([, modules]) => modules.has(id))?.[0] ?? null
  }
}

function findChunks(graph: ModuleGraph): Chunks {
  const landing = reachable(graph, [LANDING], { lazily: false })
  const product = reachable(graph, [PRODUCT], { lazily: false })
  const login = reachable(graph, [LOGIN], { lazily: false })
  const game = reachable(graph, [GAME, FIRST_TAB], { lazily: false })
  const publicPages = reachable(graph, [PAGES], { lazily: true, without: [PRODUCT, RESCUE] })
  const pages = reachable(graph, [PAGES], { lazily: true, without: [GAME] })
  return [
    ['shared', new Set([...login].filter((id) => landing.has(id)))],
    ['product', except([...product, ...[...login].filter((id) => game.has(id))], publicPages)],
    ['account', except(login, publicPages)],
    ['game', except(game, pages)],
  ]
}

function except(modules: Iterable<string>, others: Modules): Modules {
  return new Set([...modules].filter((id) => !others.has(id)))
}

/** Modules that `starts` import, directly or not; `lazily` includes those of `import()`. Leaves out `without`. */
function reachable(
  graph: ModuleGraph,
  starts: readonly string[],
  { lazily, without = [] }: { lazily: boolean; without?: readonly string[] },
): Modules {
  const found = new Set<string>(starts)
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    const imported = [
      ...(module?.importedIds ?? []),
      ...(lazily ? (module?.dynamicallyImportedIds ?? []) : []),
    ]
    for (const next of imported) if (!without.includes(next)) found.add(next)
  }
  return found
}
