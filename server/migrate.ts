/** Applies the migrations of this build to the database, for servers whose role may not: npm run migrate. */
import { readConfig } from './config.ts'
import { openForOperator } from './openForOperator.ts'

try {
  const database = await openForOperator(readConfig(process.env, []))
  await database.close()
  console.log('The database has all migrations of this build.')
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
