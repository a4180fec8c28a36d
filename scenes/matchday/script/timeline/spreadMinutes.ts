/**
 * Minutes at which a match is shown. The engine may draw seven shots of one attack in a minute; they are shown over
 * the minutes around it, in the same order, so that the clock goes on while they are played.
 */
import type { Side } from '../../../../client/simulation/match/matchReport.ts'
import { FULL_TIME } from '../../../../client/simulation/core/fixture.ts'
import { periodOf } from '../stage/addedTime.ts'

/** Something that is shown, with the minute the engine drew it in. */
export interface Happening {
  minute: number
  /** Side whose attack it is; null for all else. */
  attacks: Side | null
  kind: 'play' | 'incident' | 'goal' | 'whistle'
}

/** Most attacks of a side in a minute, and most minutes between drawn and shown. */
const MAX_ATTACKS = 2
const REACH = 3

/** Cost of each minute by which something is shown late, and factor for early: decisions may yet change it. */
const COST: Record<Happening['kind'], number> = { play: 1, incident: 30, goal: 2000, whistle: 1e6 }
const EARLY = 3
/** Cost of each attack of a side beyond the most, and of both sides beyond as many together. */
const ONE_TOO_MANY = 200
const CROWDED = 1.2

/** Minute of what has been shown last, and the attacks of both sides in it so far. */
interface Shown {
  minute: number
  home: number
  away: number
}

interface Choice {
  cost: number
  minute: number
}

/** Minute in which each happening is shown, in order: all together as near to the minutes drawn as can be. */
export function spreadMinutes(happenings: readonly Happening[]): number[] {
  // From the last to the first: the best minute for each, whatever has been shown before it.
  let choose: (shown: Shown) => Choice = () => ({ cost: 0, minute: FULL_TIME })
  const choices = happenings.toReversed().map((happening) => (choose = chooserOf(happening, choose)))
  let shown: Shown = { minute: 0, home: 0, away: 0 }
  return happenings.map((happening, i) => {
    const { minute } = choices[happenings.length - 1 - i]?.(shown) ?? happening
    shown = showing(happening, minute, shown)
    return minute
  })
}

/** Chooses the minute of a happening, given those after it; each choice is made once. */
function chooserOf(happening: Happening, chooseNext: (shown: Shown) => Choice): (shown: Shown) => Choice {
  const { first, last } = rangeOf(happening)
  const made: Choice[] = []
  return (shown) => {
    const before = Math.max(first - 1, shown.minute)
    const isOpen = before === shown.minute
    const key = ((before - first + 1) * 3 + (isOpen ? shown.home : 0)) * 3 + (isOpen ? shown.away : 0)
    const known = made[key]
    if (known) return known
    let best: Choice = { cost: Infinity, minute: last }
    for (let minute = Math.max(first, before); minute <= last; minute++) {
      const cost = costOf(happening, minute, shown) + chooseNext(showing(happening, minute, shown)).cost
      if (cost < best.cost) best = { cost, minute }
    }
    made[key] = best
    return best
  }
}

/** Minutes in which a happening can be shown: near to its own, and of the same half of the match or of extra time. */
function rangeOf({ minute, kind }: Happening): { first: number; last: number } {
  if (kind === 'whistle' || minute === 0) return { first: minute, last: minute }
  const { from, to } = periodOf(minute)
  return { first: Math.max(minute - REACH, from + 1), last: Math.min(minute + REACH, to) }
}

function costOf({ minute: drawn, attacks, kind }: Happening, minute: number, shown: Shown): number {
  const moved = minute < drawn ? EARLY * (drawn - minute) : minute - drawn
  const isSame = minute === shown.minute
  const own = isSame && attacks ? shown[attacks] : 0
  const all = isSame && attacks ? shown.home + shown.away : 0
  const crowd = (own >= MAX_ATTACKS ? ONE_TOO_MANY : 0) + (all >= MAX_ATTACKS ? CROWDED : 0)
  return moved * COST[kind] + crowd
}

function showing({ attacks }: Happening, minute: number, shown: Shown): Shown {
  const { home, away } = minute === shown.minute ? shown : { home: 0, away: 0 }
  return {
    minute,
    home: attacks === 'home' ? Math.min(MAX_ATTACKS, home + 1) : home,
    away: attacks === 'away' ? Math.min(MAX_ATTACKS, away + 1) : away,
  }
}
