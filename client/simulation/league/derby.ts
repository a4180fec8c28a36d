/** A derby is a match against a club whose name has one of these in it (LEA-6). */
const DERBY_NAMES = ['Manchester', 'London', 'Merseyside']

/** Changes of mood and fans in a derby are multiplied by this. */
export const DERBY_EXCITEMENT = 1.5

export function isDerby(opponentName: string): boolean {
  return DERBY_NAMES.some((name) => opponentName.includes(name))
}
