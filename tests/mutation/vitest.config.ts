import { defineConfig } from 'vitest/config'
import { LONG_TEST_MS } from '../support/timeouts.ts'

/** Tests that play whole seasons or thousands of commands, which take longer than a mutant is worth. */
const SLOW = [
  'reports/{achievements,financeReport,hallOfFame,paper,seasonCourse,seasonReport}',
  'season/{ahead,afterMatch,assistant,changeManagers,leagueTransfers,matchPlan}',
  'transfers/{marketCommands,marketFarm}',
]

/** Tests of the simulation's domains that run against each mutant, see `stryker.config.js`. */
export default defineConfig({
  test: {
    include: [
      'tests/simulation/{board,contracts,finance,loans,match,players,reports,scouting,season,transfers,unrest}/*.test.ts',
    ],
    exclude: SLOW.map((files) => `tests/simulation/${files}.test.ts`),
    environment: 'node',
    // A test that is slow beside other work has not killed a mutant; Stryker itself ends endless loops.
    testTimeout: LONG_TEST_MS,
    hookTimeout: LONG_TEST_MS,
  },
})
