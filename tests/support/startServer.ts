import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface ServerProcess {
  readonly child: ChildProcess
  /** All that it has written so far, to both outputs. */
  output(): string
  /** Resolves with the first match in the output; rejects when the process ends without it. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Resolves with the exit code when the process has ended, null when a signal ended it. */
  ended: Promise<number | null>
}

/** What `npm start` gives to Node. */
const nodeOptions = ['--max-semi-space-size=32', '--import', 'tsx']

/** Runs any program of ours as a process of its own, as `npm start` would. */
export function startProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listener of listeners) listener()
    })
  }
  const ended = once(child, 'close').then(() => child.exitCode)
  return {
    child,
    output: () => output,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (!match) return
          listeners.delete(look)
          resolve(match)
        }
        listeners.add(look)
        look()
        void ended.then(() => {
          reject(new Error(`The program ended without saying ${String(pattern)}:\n${output}`))
        })
      }),
  }
}

/** Starts the real server; its address is in `says(/http:\S+/)`. */
export function startServer(env: NodeJS.ProcessEnv): ServerProcess {
  return startProgram('server/main.ts', [], { PORT: '0', LOG_LEVEL: 'silent', ...env })
}
