/** Questions of operators to the owner of an embedded database, over a Unix socket in the data folder, which only its owner may enter. */
import { rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'

const socketOf = (dataDir: string) => join(dataDir, 'operator.sock')

/** Names of the questions. */
const questions = ['dump', 'sessions'] as const
type Question = (typeof questions)[number]

const isQuestion = (text: string): text is Question => questions.some((question) => question === text)

interface Operated {
  readonly dataDir: string
  /** Answers each question with its arguments. */
  readonly answers: Readonly<Record<Question, (args: readonly string[]) => Promise<Buffer | string>>>
  readonly logger: Logger
}

/** Answers until the returned server is closed. A folder in which no socket can be made is logged. */
export function serveOperator({ dataDir, answers, logger }: Operated): Server {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://socket')
    const question = pathname.slice(1)
    if (!isQuestion(question)) {
      res.writeHead(404).end()
      return
    }
    answers[question](searchParams.getAll('arg')).then(
      (text) => res.end(text),
      (err: unknown) => {
        logger.error({ err }, 'an operator’s question failed')
        res.writeHead(500).end()
      },
    )
  })
  server.on('error', (err) =>
    logger.warn({ err }, 'backups and sessions need a stopped server: the socket can’t be opened'),
  )
  // Left by a process that was killed; the lock of the folder says that none runs.
  rmSync(socketOf(dataDir), { force: true })
  return server.listen(socketOf(dataDir))
}

/** Asks the server that runs on `dataDir`. Null when none runs. Rejects with a message for the operator. */
export function askServer(
  dataDir: string,
  question: Question,
  args: readonly string[] = [],
): Promise<Buffer | null> {
  const path = `/${question}?${new URLSearchParams(args.map((arg) => ['arg', arg])).toString()}`
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketOf(dataDir), path }, (res) => {
      if (res.statusCode === 200) buffer(res).then(resolve, reject)
      else reject(new Error('The server could not do it; its log says why.'))
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else if (error.code === 'EACCES')
        reject(new Error(`${dataDir} belongs to another user. Run this as the user of its server.`))
      else reject(error)
    })
    call.end()
  })
}
