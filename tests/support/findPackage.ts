import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Returns the command of a program of Debian's package of that name, after installing it where that is possible.
 * Throws otherwise.
 */
export function findPackage(name: 'haproxy' | 'pgbouncer'): string {
  if (runs(name)) return name
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
      spawnSync('apt-get', args, { stdio: 'ignore' })
    }
    if (runs(name)) return name
  }
  throw new Error(`The test of several servers needs the package ${name}. Install it, and run again.`)
}

function runs(name: string): boolean {
  return spawnSync(name, [name === 'haproxy' ? '-v' : '--version']).status === 0
}
