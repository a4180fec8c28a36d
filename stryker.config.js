/**
 * Mutation testing of the simulation's domains by their fast tests: `npm run mutate`, or one folder with
 * `npm run mutate -- --mutate 'client/simulation/board/*.ts'`. Results are kept between runs in `coverage/mutation`.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The list of files to run comes from the coverage of each test, so related files need no second search.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'client/simulation/{match,unrest,players,finance,contracts,transfers,scouting,loans,board}/**/*.ts',
    // Lists of names.
    '!client/simulation/players/names.ts',
  ],
  coverageAnalysis: 'perTest',
  // The first run of all tests, which finds what each covers, may go beside other work.
  dryRunTimeoutMinutes: 120,
  // Added to half as long again as the tests take, so that other work on the machine kills no mutant.
  timeoutMS: 60_000,
  // Tables and constants are evaluated once, with the module: each mutant of them would run every test.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: 'coverage/mutation/incremental.json',
  tempDirName: 'coverage/mutation/sandbox',
  ignorePatterns: ['coverage', 'dist', 'data', 'test-results', 'screenshots', 'deploy', 'server'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'coverage/mutation/report.html' },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
}
