/** Figures of the course of matches: who scores first, who leads, who is a man short. */
import { FULL_TIME } from '../../client/simulation/core/fixture.ts'
import type { MatchRecord } from '../../client/simulation/reports/export/careerRecord.ts'
import type { BandFigure } from './shotFigures.ts'

/** Minutes, shots and goals of sides in one state of a match. */
interface State {
  minutes: number
  /** Share of a match's goals that usually fall in these minutes. */
  usualGoals: number
  shots: number
  goals: number
  conceded: number
}

const emptyState = (): State => ({ minutes: 0, usualGoals: 0, shots: 0, goals: 0, conceded: 0 })

// prettier-ignore
export function courseFigures(matches: readonly MatchRecord[]): BandFigure[] {
  const first = { won: 0, drawn: 0, lost: 0 }
  const byTwo = { won: 0, all: 0 }
  const trailing = emptyState()
  const level = emptyState()
  const eleven = emptyState()
  const short = emptyState()
  for (const match of matches) {
    const margin = match.homeGoals - match.awayGoals
    const opener = match.shots.find(({ outcome }) => outcome === 'goal')
    if (opener) first[resultOf(opener.team === match.home ? margin : -margin)] += 1
    for (const isHome of [true, false]) {
      const own = isHome ? margin : -margin
      const course = followSide(match, isHome)
      if (course.ledByTwo) {
        byTwo.all += 1
        if (own > 0) byTwo.won += 1
      }
      add(trailing, course.twoDown)
      add(level, course.level)
      if (course.short.minutes > 0) {
        add(short, course.short)
        add(eleven, course.eleven)
      }
    }
  }
  const started = first.won + first.drawn + first.lost
  const perMinute = ({ shots, minutes }: State) => (minutes === 0 ? null : shots / minutes)
  return [
    { label: 'first scorer wins', real: 0.685, band: [0.64, 0.74], ours: started ? first.won / started : null, shown: 'percent' },
    { label: 'first scorer draws', real: 0.194, band: [0.15, 0.24], ours: started ? first.drawn / started : null, shown: 'percent' },
    { label: 'first scorer loses', real: 0.121, band: [0.08, 0.16], ours: started ? first.lost / started : null, shown: 'percent' },
    { label: 'who led by two wins', real: 0.93, band: [0.89, 0.97], ours: byTwo.all ? byTwo.won / byTwo.all : null, shown: 'percent' },
    { label: 'shots two down / level', real: 1.04, band: [1, 1.3], ours: quotient(perMinute(trailing), perMinute(level)), shown: 2 },
    { label: 'ten men: goals scored ×', real: 0.72, band: [0.6, 0.85], ours: quotient(rate(short.goals, short), rate(eleven.goals, eleven)), shown: 2 },
    { label: 'ten men: goals conceded ×', real: 1.98, band: [1.5, 2.3], ours: quotient(rate(short.conceded, short), rate(eleven.conceded, eleven)), shown: 2 },
  ]
}

/** Follows one side through a match; a side is short from its first sending-off while the other has eleven. */
function followSide(match: MatchRecord, isHome: boolean) {
  const club = isHome ? match.home : match.away
  const [twoDown, level, eleven, short] = [emptyState(), emptyState(), emptyState(), emptyState()]
  let lead = 0
  let ledByTwo = false
  let since = 0
  let isShort = false
  let isEven = true
  const states = () => [
    ...(lead <= -2 ? [twoDown] : lead === 0 ? [level] : []),
    ...(isShort ? [short] : isEven ? [eleven] : []),
  ]
  const passUntil = (minute: number) => {
    for (const state of states()) {
      state.minutes += minute - since
      state.usualGoals += usualGoals(minute) - usualGoals(since)
    }
    since = minute
  }
  for (const { minute, type, team, ban } of match.events) {
    passUntil(minute)
    const isOwn = team === club
    if (SHOTS.includes(type) && isOwn) for (const state of states()) state.shots += 1
    if (type === 'goal') {
      for (const state of states()) {
        if (isOwn) state.goals += 1
        else state.conceded += 1
      }
      lead += isOwn ? 1 : -1
      ledByTwo ||= lead >= 2
    }
    if (type === 'card' && ban > 1) {
      if (isOwn) isShort = isEven
      else isShort = false
      isEven = false
    }
  }
  passUntil(FULL_TIME)
  return { ledByTwo, twoDown, level, eleven, short }
}

const QUARTERS = [0.124, 0.148, 0.178, 0.159, 0.169, 0.222]
const SHOTS = ['goal', 'save', 'miss', 'block']

function add(sum: State, more: State): void {
  sum.minutes += more.minutes
  sum.usualGoals += more.usualGoals
  sum.shots += more.shots
  sum.goals += more.goals
  sum.conceded += more.conceded
}

/** Share of a match's goals in the English top tier until a minute. */
function usualGoals(minute: number): number {
  let share = 0
  for (const [quarter, goals] of QUARTERS.entries()) {
    share += goals * Math.min(1, Math.max(0, (minute - quarter * 15) / 15))
  }
  return share
}

function rate(count: number, { usualGoals: usual }: State): number | null {
  return usual === 0 ? null : count / usual
}

function quotient(one: number | null, other: number | null): number | null {
  return one === null || other === null || other === 0 ? null : one / other
}

function resultOf(margin: number): 'won' | 'drawn' | 'lost' {
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn'
}
