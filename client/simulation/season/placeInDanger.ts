/** Warning of a place that would cost the job, with players who would help at once (BOA-14). */
import { figuresOf } from '../club/difficulty.ts'
import { linesOf } from '../club/formation.ts'
import { DAYS_PER_SEASON, LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import type { Newcomer } from '../news/wayOut.ts'
import type { MarketPlayer } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { toTenth } from '../core/clamp.ts'
import { borrowingFee, borrowingHurdle } from '../loans/borrowing.ts'
import { signingHurdle } from '../transfers/transfer.ts'
import { expectedPlace, financeForecast } from './financeForecast.ts'

/** Places above the sack from which the club is warned, and the weeks on which it is. */
const PLACES_ABOVE = 3
const FIRST_WEEK = 2
const WEEKS_BETWEEN_WARNINGS = 3
const LAST_WEEK = WEEKS_PER_SEASON - WEEKS_BETWEEN_WARNINGS
/** Stars by which a signing must be better than the last starter of the line. */
const LEAST_GAIN = 0.2
const WAYS_NAMED = 2

/** Warns every three weeks of a place near the sack. True when it has. */
export function warnOfPlace(state: GameState): boolean {
  const { currentMatchWeek: week, leaguePosition: position } = state
  const isDue = week <= LAST_WEEK && (week - FIRST_WEEK) % WEEKS_BETWEEN_WARNINGS === 0
  if (!isDue || !isPlaceInDanger(state)) return false
  announce(state, {
    kind: 'place-in-danger',
    position,
    worstPosition: figuresOf(state).worstPosition,
    weeks: WEEKS_PER_SEASON - week,
    ways: signings(state, WAYS_NAMED),
  })
  return true
}

/** True while the place, today's or the one to expect, is near the sack. */
export function isPlaceInDanger(state: Snapshot): boolean {
  const { currentMatchWeek: week, leaguePosition: position, ended } = state
  const { worstPosition } = figuresOf(state)
  if (ended || worstPosition === LEAGUE_SIZE || week < FIRST_WEEK) return false
  return Math.max(position, expectedPlace(state)) >= worstPosition - PLACES_ABOVE
}

/** Players of the market who would make the eleven better and can be paid to the season's end, the best first. */
export function signings(state: Snapshot, most: number): Newcomer[] {
  const { atEnd, days } = financeForecast(state)
  const canPay = ({ once, perSeason }: Newcomer) =>
    -once <= state.money && atEnd + once + (days / DAYS_PER_SEASON) * perSeason > 0
  return state.market
    .map((player) => ({ player, gain: toTenth(gainBy(state, player)) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .flatMap(({ player, gain }) =>
      termsOf(state, player).map((terms): Newcomer => {
        const { id, name, wage, type: position } = player
        return { ...terms, id, name, position, gain, perSeason: -WEEKS_PER_SEASON * wage }
      }),
    )
    .filter(canPay)
    .toSorted((a, b) => b.gain - a.gain || b.once - a.once)
    .slice(0, most)
}

/** Loan, or else transfer, by which a player would come. */
function termsOf(
  state: Snapshot,
  player: DeepReadonly<MarketPlayer>,
): { kind: 'borrow' | 'sign'; once: number }[] {
  if (borrowingHurdle(state, player) === null) return [{ kind: 'borrow', once: -borrowingFee(player) }]
  return signingHurdle(state, player) === null ? [{ kind: 'sign', once: -player.transferFee }] : []
}

/** Stars by which a player is better than the last starter of their line. */
function gainBy({ players, tactics }: Snapshot, { type, quality }: DeepReadonly<MarketPlayer>): number {
  const line = players.filter((player) => player.type === type).toSorted((a, b) => b.quality - a.quality)
  return quality - (line[linesOf(tactics.formation)[type] - 1]?.quality ?? 0)
}
