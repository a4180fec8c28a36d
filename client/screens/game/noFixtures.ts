/** Message before the season's first fixture. */
export const NO_FIXTURES = 'Fixtures not generated.'
