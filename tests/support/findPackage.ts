import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs, with the packages of Debian that they need. */
const PACKAGES = {
  haproxy: ['haproxy'],
  pgbouncer: ['pgbouncer'],
  etcd: ['etcd-server'],
  patroni: ['patroni', 'postgresql', 'python3-idna'],
} as const

/**
 * Returns the command of a program, after installing its packages where that is possible.
 * Throws otherwise.
 */
export function findPackage(name: keyof typeof PACKAGES): string {
  if (runs(name)) return name
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES[name]]]) {
      spawnSync('apt-get', args, { stdio: 'ignore' })
    }
    if (runs(name)) return name
  }
  throw new Error(
    `Several servers need the packages ${PACKAGES[name].join(', ')}. Install them, and run again.`,
  )
}

function runs(name: keyof typeof PACKAGES): boolean {
  return spawnSync(name, [name === 'haproxy' ? '-v' : '--version']).status === 0
}
