/** Weekly salaries of those who are there from the start, in pounds (specification, section 9). */
export const STARTING_SALARIES = { 'Head Coach': 8_000, Physiotherapist: 5_000 } as const
