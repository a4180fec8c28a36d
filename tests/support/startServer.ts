import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface ServerProcess {
  readonly child: ChildProcess
  /** Output so far, of stdout and stderr. */
  output(): string
  /** Resolves with the first match in the output; rejects when the process ends without a match. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray>
  /** Resolves with the exit code when the process has ended, null when a signal ended it. */
  ended: Promise<number | null>
}

/** Node options of `npm start`. */
const nodeOptions = ['--max-semi-space-size=32', '--import', 'tsx']

/** Runs one of our programs as a separate process, with the Node options of `npm start`. */
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
    waitForOutput: (pattern) =>
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
          reject(new Error(`The program ended without printing ${String(pattern)}:\n${output}`))
        })
      }),
  }
}

/** Starts the real server; `waitForOutput(/http:\S+/)` resolves with its URL. */
export function startServer(env: NodeJS.ProcessEnv): ServerProcess {
  return startProgram('server/main.ts', [], { PORT: '0', LOG_LEVEL: 'silent', ...env })
}
