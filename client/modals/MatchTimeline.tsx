import { Icon, type IconName } from '../components/Icon.tsx'
import { Unbroken } from '../components/Unbroken.tsx'
import { matchStory } from '../simulation/news/matchStory.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import { callInWords } from '../simulation/club/calls.ts'
import { nameOnSheets } from '../simulation/club/nameOnSheets.ts'
import { changeInWords } from '../simulation/club/tacticNames.ts'
import type { MatchEventType, MatchReport, Side } from '../simulation/match/matchReport.ts'
import type { NamedEvent } from '../simulation/match/namedEvents.ts'
import styles from './MatchTimeline.module.css'

const EVENT_STYLES: Partial<
  Record<MatchEventType, { icon: IconName; words: (event: NamedEvent) => string }>
> = {
  goal: {
    icon: 'match',
    words: ({ playerName, otherName }) =>
      `Goal: ${playerName}${otherName === '' ? '' : `, assisted by ${otherName}`}`,
  },
  card: {
    icon: 'suspension',
    words: ({ playerName, ban }) => `${ban > 1 ? 'Sent off' : 'Booked'}: ${playerName}`,
  },
  injury: { icon: 'injury', words: ({ playerName }) => `Injured: ${playerName}` },
  substitution: { icon: 'swap', words: ({ playerName, otherName }) => `${playerName} for ${otherName}` },
  forfeit: { icon: 'warning', words: () => 'Forfeit' },
}

interface MatchTimelineProps {
  report: DeepReadonly<MatchReport>
  own: Side
  /** Events of the report, in its order. */
  events: readonly NamedEvent[]
  /** Names of injuries by player, as far as they are known. */
  injuries: ReadonlyMap<string, string>
}

/** Events of a finished match, with changes of plan and marks for standing orders. */
export function MatchTimeline({ report, own, events, injuries }: MatchTimelineProps) {
  const lines = matchStory(report, own).flatMap(({ event: index, minute, team, change, call, isOrdered }) => {
    const order = isOrdered ? ', by standing order' : ''
    const line = { minute, team, isGoal: false }
    if (change) {
      return [{ ...line, icon: 'clipboard' as const, words: `Set-up: ${changeInWords(change)}${order}` }]
    }
    if (call)
      return [{ ...line, icon: 'clipboard' as const, words: callInWords(call, nameOnSheets(report.setup)) }]
    const event = events[index ?? -1]
    const style = event && EVENT_STYLES[event.type]
    if (!style) return []
    const injury = event.type === 'injury' ? injuryOf(event, injuries) : ''
    const words = `${style.words(event)}${injury}${order}`
    return [{ ...line, isGoal: event.type === 'goal', icon: style.icon, words }]
  })
  return (
    <section aria-labelledby="match-timeline">
      <h3 id="match-timeline" className={styles.heading}>
        Match Timeline
      </h3>
      {lines.length === 0 ? (
        <p className={styles.line}>Nothing happened.</p>
      ) : (
        <ol>
          {lines.map(({ minute, team, isGoal, icon, words }, i) => (
            <li key={i} className={styles.line} data-goal={isGoal || undefined}>
              <span className={styles.minute}>{minute}'</span>
              <Icon name={icon} size={14} />
              <span>
                <Unbroken text={words} />
                {team && <span className={styles.team}> ({report.setup[team].code})</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function injuryOf({ player }: NamedEvent, injuries: MatchTimelineProps['injuries']): string {
  const name = injuries.get(player ?? '')
  return name === undefined ? '' : `, ${name.toLowerCase()}`
}
