/** Reputation of a manager in words. */

/** Words from a reputation on, the highest first. */
const STANDINGS: readonly [from: number, words: string][] = [
  [4.5, 'One of the greats'],
  [3.5, 'In demand'],
  [2.5, 'Respected'],
  [1.5, 'Still to make a name'],
]

/** Such as 'Respected'. */
export function standingInWords(reputation: number): string {
  return STANDINGS.find(([from]) => reputation >= from)?.[1] ?? 'Doubted'
}
