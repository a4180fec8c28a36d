import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/openDatabase.ts'
import { openPostgres } from './db/openPostgres.ts'

/** A command's one statement may take as long as a table is large. */
const statementLimitMs = 600_000

/** Opens the database for a command beside the servers. Throws FolderLockedError for an embedded one in use. */
export function openForOperator({ dataDir, databaseUrl: url }: Config): Promise<OpenDatabase> {
  const onError = (error: Error) => console.error(error.message)
  return url === undefined
    ? openDatabase(dataDir)
    : openPostgres({ url, connections: 1, onError, statementLimitMs })
}
