/** Shown in place of matches before a season has any. */
export const NO_FIXTURES = 'Fixtures not generated.'
