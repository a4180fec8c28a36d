/** Timeouts of tests. They end tests that hang and measure no speed: the slowest machine keeps them. */

/** Default of tests and hooks. */
export const TEST_MS = 30_000
/** Default of waits for an element or a file. Shorter than a test, whose message would not say what is missing. */
export const WAIT_MS = 20_000
/**
 * Named exception of tests that play seasons or thousands of matches, compile the project, start servers or check
 * many screens: at least ten times as long as any of them takes on a quiet machine.
 */
export const LONG_TEST_MS = 600_000
/** Default of `npm run test:soak`, which draws larger samples by `soakOr`. */
export const SOAK_TEST_MS = 10_800_000
