/** Fixtures of the league: a round-robin by the circle method, home and away. */
import { shuffle, type Random } from '../core/rng.ts'
import type { ClubId } from '../core/ids.ts'
import type { Fixture } from '../core/fixture.ts'

/** Placeholder for a missing club when their number is odd: its opponent has no match that week. */
const BYE = 'BYE'

/**
 * Creates the fixtures. Every club plays every other at home and away; the second half mirrors the
 * first. The order of clubs and weeks is drawn, so that seasons differ. Home and away alternate as far
 * as a round-robin allows.
 */
export function createFixtures(clubs: readonly ClubId[], random: Random): Fixture[] {
  const circle: string[] = clubs.slice()
  if (circle.length % 2 === 1) circle.push(BYE)
  shuffle(circle, random)
  const rounds = circle.length - 1
  const firstHalf: Fixture[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const [home, away] of pairRound(circle, round)) {
      if (home === BYE || away === BYE) continue
      firstHalf.push({ round, week: round, home, away, score: null })
    }
  }
  const secondHalf = firstHalf.map(({ round, home, away }) => ({
    round: round + rounds,
    week: round + rounds,
    home: away,
    away: home,
    score: null,
  }))
  return [...firstHalf, ...secondHalf]
}

/** One round of the circle: the first club stays, the others move one place each round. */
function pairRound(circle: readonly string[], round: number): [string, string][] {
  const count = circle.length
  const others = count - 1
  const at = (place: number) => circle[1 + ((place + round) % others)] ?? BYE
  const pairs: [string, string][] = []
  const fixed = circle[0] ?? BYE
  const met = at(others - 1)
  pairs.push(round % 2 === 1 ? [fixed, met] : [met, fixed])
  for (let i = 0; i < count / 2 - 1; i++) {
    const one = at(i)
    const other = at(others - 2 - i)
    pairs.push(i % 2 === 0 ? [one, other] : [other, one])
  }
  return pairs
}
