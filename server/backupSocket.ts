/** Dumps of a running server's embedded database, over a Unix socket in the data folder, which only its owner may enter. */
import { rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'

const socketOf = (dataDir: string) => join(dataDir, 'backup.sock')

interface BackupSource {
  readonly dataDir: string
  readonly dump: () => Promise<Buffer>
  readonly logger: Logger
}

/** Serves dumps until the returned server is closed. A folder in which no socket can be made is logged. */
export function serveDumps({ dataDir, dump, logger }: BackupSource): Server {
  const server = createServer((_req, res) => {
    dump().then(
      (bytes) => res.end(bytes),
      (err: unknown) => {
        logger.error({ err }, 'the database could not be dumped')
        res.writeHead(500).end()
      },
    )
  })
  server.on('error', (err) =>
    logger.warn({ err }, 'backups need a stopped server: the socket can’t be opened'),
  )
  // Left by a process that was killed; the lock of the folder says that none runs.
  rmSync(socketOf(dataDir), { force: true })
  return server.listen(socketOf(dataDir))
}

/** Asks the server that runs on `dataDir` for a dump. Null when none runs. Rejects with a message for the operator. */
export function fetchDump(dataDir: string): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketOf(dataDir), path: '/' }, (res) => {
      if (res.statusCode === 200) buffer(res).then(resolve, reject)
      else reject(new Error('The server could not dump its database; its log says why.'))
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else if (error.code === 'EACCES')
        reject(new Error(`${dataDir} belongs to another user. Make the backup as the user of its server.`))
      else reject(error)
    })
    call.end()
  })
}
