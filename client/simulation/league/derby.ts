/** A match is a derby when the opponent's name contains one of these (LEA-6). */
const DERBY_NAMES = ['Manchester', 'London', 'Merseyside']

export function isDerby(opponentName: string): boolean {
  return DERBY_NAMES.some((name) => opponentName.includes(name))
}
