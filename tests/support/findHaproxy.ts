import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns the command of HAProxy, after installing it from Debian's packages where that is possible. Throws otherwise. */
export function findHaproxy(): string {
  if (runs()) return 'haproxy'
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'haproxy']]) {
      spawnSync('apt-get', args, { stdio: 'ignore' })
    }
    if (runs()) return 'haproxy'
  }
  throw new Error('The test of several servers needs HAProxy. Install the package haproxy, and run again.')
}

function runs(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0
}
