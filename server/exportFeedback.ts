/** Writes all feedback to the standard output, one JSON object per line, oldest first. */
import { asc } from 'drizzle-orm'
import { readConfig } from './config.ts'
import { openDatabase } from './db/openDatabase.ts'
import { openPostgres } from './db/openPostgres.ts'
import { feedback } from './db/schema.ts'

/** One statement selects all feedback, so it may run long. */
const statementLimitMs = 600_000

async function exportFeedback(): Promise<void> {
  const { dataDir, databaseUrl: url } = readConfig(process.env, [])
  const onError = (error: Error) => console.error(error.message)
  const database =
    url === undefined
      ? await openDatabase(dataDir)
      : await openPostgres({ url, connections: 1, onError, statementLimitMs })
  try {
    const rows = await database.db.select().from(feedback).orderBy(asc(feedback.createdAt), asc(feedback.id))
    for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`)
  } finally {
    await database.close()
  }
}

try {
  await exportFeedback()
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
