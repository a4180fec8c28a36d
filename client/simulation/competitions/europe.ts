import { COMPETITION_NAMES } from '../core/tie.ts'
import { STREAMS } from '../core/streams.ts'
import { EUROPEAN_PLACES } from '../league/zones.ts'
import { EUROPEAN_CLUBS, strengthAbroad } from '../club/clubsAbroad.ts'
import type { Competition, Field, Round } from './competition.ts'

const CLUBS = 32

const groupMatch = {
  stage: 'group',
  prize: 300_000,
  drawPrize: 100_000,
  isNeutral: false,
  isBig: false,
} as const

/** Two legs of a round, of which the second decides. */
function twoLegs(first: number, second: number, prize: number): [Round, Round] {
  return [
    { stage: 'first-leg', afterWeek: first, prize: 0, isNeutral: false, isBig: true },
    { stage: 'second-leg', afterWeek: second, prize, isNeutral: false, isBig: true },
  ]
}

/** The cup of Europe’s best clubs: groups of four, two-leg rounds and a final (EUR-1 to EUR-7). */
export const EUROPE: Competition = {
  id: 'europe',
  name: COMPETITION_NAMES.europe,
  winners: 'Champions of Europe',
  entrants: europeanField,
  draws: STREAMS.europeDraws,
  sharesTakings: false,
  fame: 0.4,
  daysAfterMatchDay: 3,
  rounds: [
    ...[3, 7, 9, 14, 16, 18].map((afterWeek) => ({ ...groupMatch, afterWeek })),
    ...twoLegs(22, 24, 800_000),
    ...twoLegs(25, 29, 1_200_000),
    ...twoLegs(31, 33, 2_000_000),
    { stage: 'tie', afterWeek: 37, prize: 3_000_000, isNeutral: true, isBig: true },
  ],
}

/** The first four of last season, the cup winner, the holder, and clubs abroad for the other places; none in the first season. */
function europeanField({ seed, season, lastTable, cupWinner, holder }: Field): string[] {
  if (lastTable.length === 0) return []
  const own = lastTable.slice(0, EUROPEAN_PLACES)
  for (const winner of [cupWinner, holder]) if (winner !== null && !own.includes(winner)) own.push(winner)
  const strength = new Map(EUROPEAN_CLUBS.map((club) => [club, strengthAbroad(seed, season, club)]))
  const abroad = EUROPEAN_CLUBS.filter(({ id }) => id !== holder).sort(
    (a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0),
  )
  return [...own, ...abroad.slice(0, CLUBS - own.length).map(({ id }) => id)]
}
