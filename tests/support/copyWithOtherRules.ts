import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Files and folders that a build of the game reads, besides the packages. */
const sources = [
  'assets',
  'client',
  'scenes',
  'server',
  'docs/third-party.md',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Copies the sources of the game to a folder and changes a rule there: supporters are less happy when a career starts. */
export function copyWithOtherRules(folder: string): void {
  for (const name of sources) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'client/simulation/season/createGame.ts')
  const code = readFileSync(file, 'utf8')
  const changed = code.replace('fanHappiness: 65', 'fanHappiness: 64')
  if (changed === code) throw new Error('The rules have no such line')
  writeFileSync(file, changed)
}
