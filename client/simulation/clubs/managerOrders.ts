/** Standing orders of the rivals' managers, by their styles and tempers (LEA-19, LEA-20). */
import { EXTRA_HALF_TIME, FULL_TIME } from '../core/fixture.ts'
import type { Manager, ManagerStyle, Temper } from '../people/manager.ts'
import type { Random } from '../core/rng.ts'
import type { StandingOrder, TiredGroup } from '../club/standingOrder.ts'
import type { Tactics } from '../club/tactics.ts'

type Change = Readonly<Partial<Tactics>>

/** Changes of a style when behind, at first and later, and to hold a lead. */
const REACTIONS: Record<ManagerStyle, { behind: readonly [Change, Change]; ahead: Change }> = {
  possession: {
    behind: [{ intensity: 'high' }, { style: 'attacking', offensiveStyle: 'wing_play' }],
    ahead: { intensity: 'low' },
  },
  pressing: {
    behind: [{ offensiveStyle: 'direct' }, { offensiveStyle: 'wing_play' }],
    ahead: { style: 'balanced', intensity: 'medium' },
  },
  direct: {
    behind: [{ style: 'attacking' }, { intensity: 'high', defensiveStyle: 'high_press' }],
    ahead: { style: 'defensive', defensiveStyle: 'deep_block' },
  },
  counter: {
    behind: [{ style: 'balanced' }, { style: 'attacking', defensiveStyle: 'high_press' }],
    ahead: { style: 'defensive', defensiveStyle: 'deep_block' },
  },
  wings: {
    behind: [{ style: 'attacking' }, { intensity: 'high' }],
    ahead: { style: 'counter' },
  },
  cautious: {
    behind: [
      { style: 'balanced', intensity: 'medium' },
      { style: 'attacking', intensity: 'high' },
    ],
    ahead: { style: 'defensive', intensity: 'low' },
  },
}

/** Minutes from which a manager reacts; null for not at all. */
interface ReactionMinutes {
  /** First and later reaction when behind, the later with a fresh midfielder. */
  behind: readonly [number, number]
  /** To hold a lead, with a fresh defender. */
  ahead: number
  /** For a goal when level, as the first reaction when behind. */
  level: number | null
  /** To hold out with a player sent off, as when ahead. */
  short: number | null
}

const REACTION_MINUTES: Record<Temper, ReactionMinutes> = {
  calm: { behind: [60, 75], ahead: 60, level: null, short: 46 },
  steady: { behind: [46, 75], ahead: 75, level: null, short: 46 },
  bold: { behind: [46, 60], ahead: 75, level: 75, short: null },
}

/** Groups from which players go off: forwards late at most, since a goal may be needed and they score most. */
const EARLY: readonly TiredGroup[] = ['Midfielder', 'Defender']
const LATE: readonly TiredGroup[] = ['Midfielder', 'anyone']

/** Usual minutes of the substitutions, how far one may be from its minute to either side, and who goes off. */
const SUBSTITUTIONS = [
  { minute: 59, spread: 12, groups: EARLY },
  { minute: 66, spread: 9, groups: EARLY },
  { minute: 73, spread: 8, groups: EARLY },
  { minute: 78, spread: 7, groups: LATE },
  { minute: 83, spread: 5, groups: LATE },
]
const NO_CHANGE: Change = {}

/** Substitutions that a manager always plans, and the probability of each further one. */
const ALWAYS_PLANNED: Record<Temper, number> = { calm: 2, steady: 3, bold: 4 }
const ALSO_PLANNED = 0.7

/** Minutes of the substitution of extra time. */
const EXTRA_SUBSTITUTION = { low: FULL_TIME + 1, high: EXTRA_HALF_TIME + 1 }

/** Draws the orders of a manager for a match: reactions to the score, and substitutions of the tired. */
export function drawOrders(
  { style, temper }: Pick<Manager, 'style' | 'temper'>,
  random: Random,
  isTie = false,
): StandingOrder[] {
  const { behind, ahead } = REACTIONS[style]
  const minutes = REACTION_MINUTES[temper]
  const orders: StandingOrder[] = [
    { from: minutes.behind[0], when: 'behind', tactics: behind[0], off: null },
    { from: minutes.behind[1], when: 'behind', tactics: behind[1], off: 'Midfielder' },
    { from: minutes.ahead, when: 'ahead', tactics: ahead, off: 'Defender' },
  ]
  if (minutes.level !== null)
    orders.push({ from: minutes.level, when: 'level', tactics: behind[0], off: null })
  if (minutes.short !== null) orders.push({ from: minutes.short, when: 'short', tactics: ahead, off: null })
  drawSubstitutions(orders, temper, random)
  if (isTie) {
    const from = random.whole(EXTRA_SUBSTITUTION.low, EXTRA_SUBSTITUTION.high)
    orders.push({ from, when: 'any', tactics: NO_CHANGE, off: 'anyone' })
  }
  return orders
}

/** Adds a manager's substitutions to the orders. */
function drawSubstitutions(orders: StandingOrder[], temper: Temper, random: Random): void {
  let left = ALWAYS_PLANNED[temper]
  for (const { minute, spread, groups } of SUBSTITUTIONS) {
    const from = Math.round(minute + spread * (random.next() + random.next() - 1))
    const off = random.pick(groups)
    if (left > 0 || random.chance(ALSO_PLANNED)) orders.push({ from, when: 'any', tactics: NO_CHANGE, off })
    left -= 1
  }
}
