/** Grouping of the game's first load into one chunk, since many small ones compress worse and load later. */
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const PAGES = join(root, 'client/main.tsx')
const GAME = join(root, 'client/screens/game/GameScreen.tsx')
const FIRST_TAB = join(root, 'client/screens/game/dashboard/DashboardTab.tsx')

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

/** Name of the chunk for modules that the game loads at once and that no other page loads; null for all others. */
export function gameChunk(): (id: string, graph: ModuleGraph) => string | null {
  let modules: ReadonlySet<string> | null = null
  return (id, graph) => {
    modules ??= gameModules(graph)
    return modules.has(id) ? 'game' : null
  }
}

function gameModules(graph: ModuleGraph): ReadonlySet<string> {
  const others = reachable(graph, [PAGES], { lazily: true })
  const first = reachable(graph, [GAME, FIRST_TAB], { lazily: false })
  return new Set([...first].filter((id) => !others.has(id)))
}

/** Modules that `starts` import, directly or not; `lazily` includes those of `import()`. Leaves out the game's route. */
function reachable(
  graph: ModuleGraph,
  starts: readonly string[],
  { lazily }: { lazily: boolean },
): Set<string> {
  const found = new Set<string>(starts)
  for (const id of found) {
    const module = graph.getModuleInfo(id)
    const imported = [
      ...(module?.importedIds ?? []),
      ...(lazily ? (module?.dynamicallyImportedIds ?? []) : []),
    ]
    for (const next of imported) if (next !== GAME) found.add(next)
  }
  return found
}
