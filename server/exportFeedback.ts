/** Writes all feedback to the standard output, one JSON object per line, oldest first. */
import { asc } from 'drizzle-orm'
import { readConfig } from './config.ts'
import { openForOperator } from './openForOperator.ts'
import { feedback } from './db/accountTables.ts'

async function exportFeedback(): Promise<void> {
  const database = await openForOperator(readConfig(process.env, []))
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
