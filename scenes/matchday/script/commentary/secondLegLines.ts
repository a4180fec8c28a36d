/** Lines of a second leg that say what is needed: before kick-off, at half-time, and with ten minutes left. */
import type { MatchReport } from '../../../../client/simulation/match/matchReport.ts'
import type { Score } from '../../../../client/simulation/core/tie.ts'
import { FULL_TIME, HALF_TIME } from '../../../../client/simulation/core/fixture.ts'
import type { TextPart } from '../../../../client/simulation/people/player.ts'
import { insert } from './insert.ts'
import { type NextTurn, takeInTurn } from './turns.ts'

const LAST_TEN = FULL_TIME - 10
/** Goals behind from which a late comeback is not talked of as one. */
const FAR_BEHIND = 3

type Moment = 'kick-off' | 'half-time' | 'last-ten'
/** `one`: a goal behind; `far`: too far to count on. */
type Standing = 'level' | 'one' | 'more' | 'far'

const MOMENTS: Partial<Record<number, Moment>> = {
  0: 'kick-off',
  [HALF_TIME]: 'half-time',
  [LAST_TEN]: 'last-ten',
}

/**
 * Placeholders: {tally}, the goals of both legs, the leader's first; {leader} and {behind}, the sides; {level} and
 * {through}, the goals that bring the side behind level and put it through.
 */
const LEG_PHRASES: Record<Moment, Record<Standing, readonly string[]>> = {
  'kick-off': {
    level: [
      'It’s {tally} from the first leg, so it all starts again. Level after ninety minutes, and we’ll have extra time.',
      'Nothing between them after the first leg: {tally}. Whoever wins today is through, and level means extra time.',
    ],
    one: [
      '{leader} bring a {tally} lead from the first leg. A goal gets {behind} level, two put them through.',
      '{tally} to {leader} from the first leg. {behind} need one to level it and two to turn it round.',
    ],
    more: [
      '{leader} bring a {tally} lead from the first leg. {behind} need {level} to level it, {through} to go through.',
      '{tally} to {leader} from the first leg, so {behind} have to score at least {level} today.',
    ],
    far: [
      '{leader} bring a {tally} lead from the first leg. {behind} need {level} just for extra time.',
      '{tally} to {leader} from the first leg: it’d take a day to remember. {behind} need {level} to level it.',
    ],
  },
  'half-time': {
    level: [
      '{tally} over the two legs. As it stands we’re going to extra time.',
      'Forty-five minutes left, and it’s {tally} on aggregate: the next goal would put somebody in front.',
    ],
    one: [
      '{tally} to {leader} on aggregate. One more and {behind} are level; two more and they’re through.',
      '{leader} lead {tally} over the two legs. {behind} are a goal away from extra time.',
    ],
    more: [
      '{tally} to {leader} on aggregate. {behind} need {level} more for extra time, {through} to go through.',
      '{leader} lead {tally} over the two legs: {behind} need {level} in the second half to stay in it.',
    ],
    far: [
      '{tally} to {leader} on aggregate. {behind} need {level} after the break, and that’s just for extra time.',
      '{leader} have one foot in the next round: {tally} over the two legs.',
    ],
  },
  'last-ten': {
    level: [
      'Ten minutes left and it’s {tally} on aggregate. A goal probably settles it; none, and it’s extra time.',
      'Nothing between them: {tally} over the two legs, ten to play, and extra time is coming.',
    ],
    one: [
      'Ten minutes left. One more goal and {behind} have extra time; two more and they’re through.',
      '{tally} to {leader} on aggregate with ten to play. {behind} need just the one to level it.',
    ],
    more: [
      'Ten minutes left, and {behind} need {level} to level it. {tally} to {leader} on aggregate.',
      '{leader} lead {tally} over the two legs with ten to play. {behind} need {level} for extra time, {through} to go through.',
    ],
    far: [
      'Ten minutes left, and {leader} are as good as through: {tally} on aggregate.',
      '{tally} to {leader} on aggregate with ten to play. It’d take {level} just to level it.',
    ],
  },
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Line of a minute of a second leg after the goals so far; null for other minutes and matches. */
export function secondLegLine(
  { setup: { home, away, tie } }: MatchReport,
  { minute, goals }: { minute: number; goals: Score },
  next: NextTurn,
): TextPart[] | null {
  const moment = MOMENTS[minute]
  const first = tie?.firstLeg
  if (!moment || !first) return null
  const both = { home: first.home + goals.home, away: first.away + goals.away }
  const lead = Math.abs(both.home - both.away)
  const standing = lead === 0 ? 'level' : lead === 1 ? 'one' : lead < FAR_BEHIND ? 'more' : 'far'
  const phrases = LEG_PHRASES[moment][standing]
  const [leader, behind] = both.home > both.away ? [home, away] : [away, home]
  return insert(takeInTurn(next)(`leg ${moment}`, phrases), {
    tally: `${Math.max(both.home, both.away)}–${Math.min(both.home, both.away)}`,
    leader: leader.name,
    behind: behind.name,
    level: NUMBERS[lead] ?? lead,
    through: NUMBERS[lead + 1] ?? lead + 1,
  })
}
