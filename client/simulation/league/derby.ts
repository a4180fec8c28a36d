/** A match is a derby when the opponent's name contains one of these (LEA-6). */
const DERBY_NAMES = ['Manchester', 'London', 'Merseyside']

/** Factor on changes of mood and fans in a derby. */
export const DERBY_EXCITEMENT = 1.5

export function isDerby(opponentName: string): boolean {
  return DERBY_NAMES.some((name) => opponentName.includes(name))
}
