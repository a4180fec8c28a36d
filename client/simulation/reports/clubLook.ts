/** The club at a glance, to be compared with what the player saw before. */
import { number, record } from '../core/checks.ts'
import { pounds, signed, signedPounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import type { Snapshot } from '../gameState.ts'
import { ownPosition } from '../league/table.ts'
import { isFit } from '../people/player.ts'

/** Parts of the dashboard that follow from a change. */
export type ChangedPart = 'table' | 'money' | 'fans' | 'squad' | 'board'

export interface ClubLook {
  season: number
  /** Match weeks played. */
  week: number
  /** 1–20. */
  place: number
  /** Pounds. */
  money: number
  fans: number
  /** Percent. */
  mood: number
  /** Percent. */
  confidence: number
  players: number
  /** Players who are injured or suspended. */
  out: number
}

const figure = number(-1e12, 1e12)

/** Check of a stored look. */
export const isClubLook = record<ClubLook>({
  season: figure,
  week: figure,
  place: figure,
  money: figure,
  fans: figure,
  mood: figure,
  confidence: figure,
  players: figure,
  out: figure,
})

/** A change, such as place '8th, was 11th'. */
export interface Change {
  part: ChangedPart
  name: string
  text: string
}

export function clubLook(state: Snapshot): ClubLook {
  const { currentSeason: season, currentMatchWeek: week, money, fanCount: fans, players } = state
  return {
    season,
    week,
    place: ownPosition(state),
    money,
    fans,
    mood: Math.round(state.fanHappiness),
    confidence: Math.round(state.board.confidence),
    players: players.length,
    out: players.filter((player) => !isFit(player)).length,
  }
}

/** Changes since an earlier look, the place first. */
export function changesSince(before: ClubLook, now: ClubLook): Change[] {
  const moved = (part: ChangedPart, name: string, key: keyof ClubLook, text: string): Change[] =>
    before[key] === now[key] ? [] : [{ part, name, text }]
  const percent = (key: 'mood' | 'confidence') => `${now[key]}%, was ${before[key]}%`
  return [
    ...(before.season === now.season && before.week > 0
      ? moved('table', 'Place', 'place', `${ordinal(now.place)}, was ${ordinal(before.place)}`)
      : []),
    ...moved('board', 'Confidence', 'confidence', percent('confidence')),
    ...moved(
      'money',
      'Money',
      'money',
      `${signedPounds(now.money - before.money)}, now ${pounds(now.money)}`,
    ),
    ...moved('fans', 'Fan mood', 'mood', percent('mood')),
    ...moved('fans', 'Fans', 'fans', signed(now.fans - before.fans)),
    ...moved('squad', 'Players', 'players', countSince(now.players, before.players)),
    ...moved('squad', 'Injured or banned', 'out', countSince(now.out, before.out)),
  ]
}

/** Count of players, such as '24, up from 23'. */
function countSince(now: number, before: number): string {
  if (now === 0) return 'Nobody now'
  return `${now}, ${now > before ? 'up' : 'down'} from ${before === 0 ? 'none' : before}`
}
