/** Warnings that stop days played ahead: those that are new, or worse than the one that stands (QUE-2). */
import { DAYS_PER_WEEK } from '../core/calendar.ts'
import type { StopCause } from '../core/stopCauses.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { GameEvent, NewsEvent } from '../news/gameEvent.ts'

type WarningKind = 'money-runs-out' | 'funds-low' | 'place-in-danger' | 'board-worried' | 'fans-revolted'

type Warning<Kind extends WarningKind = WarningKind> = DeepReadonly<GameEvent<Kind>>

interface WarningRule<Kind extends WarningKind> {
  cause: StopCause
  /** Days for which a warning stands, at most from one to the next while the danger lasts; 0 if it never repeats. */
  standsDays: number
  isWorse: (now: Warning<Kind>, before: Warning<Kind>) => boolean
}

/** Pounds by which the funds must have fallen for their warning to be worse. */
const FURTHER_LOSS = 2_000_000

const RULES: { [Kind in WarningKind]: WarningRule<Kind> } = {
  'money-runs-out': {
    cause: 'funds',
    standsDays: 4 * DAYS_PER_WEEK,
    isWorse: (now, before) => now.season < before.season,
  },
  'funds-low': {
    cause: 'funds',
    standsDays: DAYS_PER_WEEK,
    isWorse: (now, before) => Math.floor(now.money / FURTHER_LOSS) < Math.floor(before.money / FURTHER_LOSS),
  },
  'place-in-danger': {
    cause: 'board',
    standsDays: 6 * DAYS_PER_WEEK,
    isWorse: (now, before) => isBelow(now) && !isBelow(before),
  },
  'board-worried': { cause: 'board', standsDays: 0, isWorse: () => false },
  'fans-revolted': { cause: 'board', standsDays: 0, isWorse: () => false },
}

function isBelow({ position, worstPosition }: Warning<'place-in-danger'>): boolean {
  return position > worstPosition
}

/** A warning with its day. */
interface Given {
  day: number
  warning: Warning
}

/** Warnings among the news of a career, newest first. */
export function warningsGiven({ notifications }: Snapshot): Given[] {
  return notifications.flatMap(({ day, event }) => (isWarning(event) ? [{ day, warning: event }] : []))
}

/** True if a warning of the cause has been given since `before` that is new, or worse than the one of then. */
export function isWarnedAnew(state: Snapshot, cause: StopCause, before: readonly Given[]): boolean {
  return warningsGiven(state)
    .filter(({ day, warning }) => day === state.day && RULES[warning.kind].cause === cause)
    .some(({ day, warning }) => {
      const rule = RULES[warning.kind] as WarningRule<WarningKind>
      const standing = before.find((one) => one.warning.kind === warning.kind)
      return (
        !standing ||
        day - standing.day > rule.standsDays ||
        // The evening of a day that has stopped in the morning.
        (standing.day < day && rule.isWorse(warning, standing.warning))
      )
    })
}

function isWarning(event: NewsEvent): event is Warning {
  return Object.hasOwn(RULES, event.kind)
}
