/** Match ratings of players, calculated from the report alone. */
import { BIG_CHANCE } from '../core/fixture.ts'
import { clamp } from '../core/clamp.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchReport, Side } from './matchReport.ts'

/** All figures are in tenths; a solid match is rated 6.0. */
const SOLID = 60
const BOUNDS = { min: 30, max: 100 }

const GOAL = 10
const ASSIST = 6
/** Missing a big chance. */
const WASTED = -3
const SAVE = 1
const BOOKING = -3
const CAUTION = -1
const SENDING_OFF = -12

/** Effect of the side's result on each of its players over ninety minutes. */
const WIN = 4
const DEFEAT = -4
const CLEAN_SHEET: Record<Position, number> = { Goalkeeper: 7, Defender: 7, Midfielder: 3, Forward: 1 }
const GOAL_AGAINST: Record<Position, number> = { Goalkeeper: -3, Defender: -2, Midfielder: -1, Forward: 0 }

const MATCH_MINUTES = 90
/** Minimum minutes in goal for a goalkeeper's clean sheet. */
const KEEPERS_MINUTES = 60

/** Performance of a player in a match. */
export interface Performance {
  /** Rating in tenths, 30–100. */
  rating: number
  keptClean: boolean
}

/** Performances of a side by player id; empty in a forfeit, in which no match was played. */
export function performances(report: DeepReadonly<MatchReport>, side: Side): Map<PlayerId, Performance> {
  const found = new Map<PlayerId, Performance>()
  if (report.forfeit) return found
  const { eleven, bench } = report.setup[side]
  const minutes = report.minutes[side]
  const performanceOf = performanceRater(report, side)
  for (const player of [...eleven, ...bench]) {
    const played = minutes[player.id]
    if (played !== undefined) found.set(player.id, performanceOf(player, played))
  }
  return found
}

/** Returns the function that rates a player of a side by the minutes they have played. */
export function performanceRater(
  report: DeepReadonly<MatchReport>,
  side: Side,
): (player: { readonly id: PlayerId; readonly type: Position }, played: number) => Performance {
  const scored = report.goals[side]
  const conceded = report.goals[side === 'home' ? 'away' : 'home']
  const result = scored > conceded ? WIN : scored < conceded ? DEFEAT : 0
  const { points, saves } = contributionsOf(report, side)
  return ({ id, type }, played) => {
    const isKeeper = type === 'Goalkeeper'
    const team = result + (conceded === 0 ? CLEAN_SHEET[type] : GOAL_AGAINST[type] * conceded)
    const saved = isKeeper ? SAVE * saves : 0
    const rating = SOLID + (points.get(id) ?? 0) + ((team + saved) * played) / MATCH_MINUTES
    return {
      rating: Math.round(clamp(rating, BOUNDS)),
      keptClean: isKeeper && conceded === 0 && played >= KEEPERS_MINUTES,
    }
  }
}

/** Rating contributions of single players in tenths, and the saves of the side's goalkeeper. */
function contributionsOf({ events }: DeepReadonly<MatchReport>, side: Side) {
  const points = new Map<PlayerId, number>()
  let saves = 0
  for (const { type, team, player, assist, quality, ban } of events) {
    if (team !== side) {
      if (type === 'save') saves += 1
      continue
    }
    if (type === 'goal') {
      addPoints(points, player, GOAL)
      addPoints(points, assist, ASSIST)
    } else if (type === 'card')
      addPoints(points, player, ban > 1 ? SENDING_OFF : ban === 1 ? BOOKING : CAUTION)
    else if (quality >= BIG_CHANCE) addPoints(points, player, WASTED)
  }
  return { points, saves }
}

function addPoints(points: Map<PlayerId, number>, id: PlayerId | null, worth: number): void {
  if (id !== null) points.set(id, (points.get(id) ?? 0) + worth)
}
