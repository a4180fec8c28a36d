import * as accountTables from './accountTables.ts'
import * as challengeTables from './challengeTables.ts'
import * as leagueTables from './leagueTables.ts'
import * as saveTables from './saveTables.ts'
import * as serverTables from './serverTables.ts'

/** All tables, by the names of their constants. */
export const schema = {
  ...accountTables,
  ...saveTables,
  ...challengeTables,
  ...leagueTables,
  ...serverTables,
}
