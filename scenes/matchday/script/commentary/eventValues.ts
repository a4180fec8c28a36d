/** Sides, players and score of an event as its phrases name them. */
import type {
  MatchEvent,
  MatchReport,
  Side,
  TeamSheet,
} from '../../../../client/simulation/match/matchReport.ts'
import type { Score } from '../../../../client/simulation/core/tie.ts'
import type { PlayerId } from '../../../../client/simulation/people/player.ts'
import { namedIn, type PhraseValue } from './insert.ts'

/** Words for a player whom nobody knows. */
export const SOMEBODY = 'the winger'

/** Values of the placeholders in the phrases of an event. */
export function eventValues(
  { setup, events }: MatchReport,
  event: MatchEvent,
  { goals, chance, ownSide }: { goals: Score; chance: string; ownSide: Side | null },
): Record<string, PhraseValue> {
  const { home, away } = setup
  const own = event.team === 'away' ? away : home
  const other = event.team === 'away' ? home : away
  const first = setup.tie?.firstLeg
  const isOwn = event.team === ownSide
  return {
    who: ownSide === null ? own.name : isOwn ? 'We' : 'They',
    whoAre: ownSide === null ? `${own.name} are` : isOwn ? 'We’re' : 'They’re',
    player: namedIn(setup, event.player, SOMEBODY),
    assist: namedIn(setup, event.assist, SOMEBODY),
    keeper: namedIn(setup, keeperOf(other, events, event), 'the keeper'),
    team: own.name,
    other: other.name,
    home: home.name,
    away: away.name,
    score: `${home.name} ${goals.home}–${goals.away} ${away.name}`,
    tally: `${goals.home + (first?.home ?? 0)}–${goals.away + (first?.away ?? 0)}`,
    chance,
    delivery: deliveryOf(event),
  }
}

/** High ball that a goalkeeper claims. */
function deliveryOf({ attack }: MatchEvent): string {
  if (attack?.pattern === 'corner') return 'corner'
  return attack?.pattern === 'free-kick' ? 'free kick' : 'cross'
}

/** Goalkeeper of a side at an event; null when unknown. */
function keeperOf(sheet: TeamSheet, events: readonly MatchEvent[], event: MatchEvent): PlayerId | null {
  const keepers = [...sheet.eleven, ...sheet.bench].filter(({ type }) => type === 'Goalkeeper')
  const isKeeper = (id: PlayerId | null) => keepers.some((player) => player.id === id)
  let keeper = sheet.eleven.find(({ id }) => isKeeper(id))?.id ?? null
  for (const earlier of events) {
    if (earlier === event) break
    const { type, assist, player } = earlier
    if (type === 'substitution' && (assist === keeper || (keeper === null && isKeeper(player))))
      keeper = player
    if (earlier.type === 'card' && earlier.ban > 1 && earlier.player === keeper) keeper = null
  }
  return keeper
}
