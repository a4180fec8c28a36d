/** Minutes of a match. */
export const HALF_TIME = 45
export const FULL_TIME = 90
