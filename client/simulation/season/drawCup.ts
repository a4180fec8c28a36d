/** The cup of a season: its entrants and the draws of its rounds (CUP-1, CUP-2). */
import type { ClubId } from '../core/ids.ts'
import { clubById } from '../club/club.ts'
import type { Division } from '../core/fixture.ts'
import { competitorsIn } from '../club/otherDivision.ts'
import { emptyCup, type CupSeason } from '../club/cupSeason.ts'
import { CUP } from '../competitions/cup.ts'
import { drawRound, entrantsOf, roundToDraw } from '../competitions/knockOut.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
import { announce } from '../news/announce.ts'

/** Clubs of a season by division, the best of last season first. */
type Ranked = Parameters<typeof entrantsOf>[1]

/** Cup of a season with its first round drawn. */
function createCup(seed: number, season: number, ranked: Ranked): CupSeason {
  const clubs = entrantsOf(CUP, ranked)
  return { ...emptyCup(), ties: drawRound(CUP, { season, round: 1, clubs }, drawStream(seed, season, 1)) }
}

/** Begins the cup of a season. `table`: the second division, the best of last season first. */
export function beginCup(state: GameState, table: readonly ClubId[]): void {
  const ranked = { 1: clubsOf(state, 1), 2: rankedAfter(table, clubsOf(state, 2)) }
  state.cup = createCup(state.seed, state.currentSeason, ranked)
  announceDraw(state, state.cup.ties)
}

/** Draws the next round once the last one has been played. */
export function drawNextRound(state: GameState): void {
  const next = roundToDraw(CUP, state.cup.ties)
  if (!next) return
  const { seed, currentSeason: season, cup } = state
  const ties = drawRound(CUP, { season, ...next }, drawStream(seed, season, next.round))
  cup.ties.push(...ties)
  announceDraw(state, ties)
}

function drawStream(seed: number, season: number, round: number): Random {
  return new Random(seedRandom(seed, STREAMS.cupDraws, season, round))
}

/** Reports the own club's tie; a draw without the own club is no news. */
function announceDraw(state: GameState, ties: readonly Tie[]): void {
  const own = ties.find((tie) => isTieOf(tie, state.club.id))
  if (!own) return
  const isHome = own.home === state.club.id
  const opponent = clubById(state, isHome ? own.away : own.home)?.name ?? ''
  const { round, day, neutral: isNeutral } = own
  announce(state, {
    kind: 'cup-drawn',
    round,
    opponent,
    isHome,
    isNeutral,
    day,
  })
}

/** Clubs of a division, the own one first. */
export function clubsOf(state: GameState, division: Division): ClubId[] {
  const rivals = competitorsIn(state, division).map(({ id }) => id)
  return division === state.division ? [state.club.id, ...rivals] : rivals
}

/** Clubs of the second division by the last table of it: those that have come down stand above it. */
export function rankedAfter(table: readonly ClubId[], clubs: readonly ClubId[]): ClubId[] {
  return clubs.toSorted((a, b) => table.indexOf(a) - table.indexOf(b))
}
