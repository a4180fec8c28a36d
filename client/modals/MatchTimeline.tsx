import { Icon, type IconName } from '../components/Icon.tsx'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { MatchEventType, MatchReport } from '../simulation/match/matchReport.ts'
import type { NamedEvent } from '../simulation/match/namedEvents.ts'
import styles from './MatchTimeline.module.css'

const EVENT_STYLES: Partial<
  Record<MatchEventType, { icon: IconName; words: (event: NamedEvent) => string }>
> = {
  goal: {
    icon: 'match',
    words: ({ playerName, otherName }) =>
      `Goal: ${playerName}${otherName === '' ? '' : `, provided by ${otherName}`}`,
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
  /** Sorted by minute. */
  events: readonly NamedEvent[]
  /** Names of injuries by player, as far as they are known. */
  injuries: ReadonlyMap<string, string>
}

export function MatchTimeline({ report, events, injuries }: MatchTimelineProps) {
  const lines = events.flatMap((event) => {
    const style = EVENT_STYLES[event.type]
    return style ? [{ event, style }] : []
  })
  return (
    <section aria-labelledby="match-timeline">
      <h3 id="match-timeline" className={styles.heading}>
        Match Timeline
      </h3>
      {lines.length === 0 ? (
        <p className={styles.line}>Nothing to report.</p>
      ) : (
        <ol>
          {lines.map(({ event, style }, i) => (
            <li key={i} className={styles.line} data-goal={event.type === 'goal' || undefined}>
              <span className={styles.minute}>{event.minute}'</span>
              <Icon name={style.icon} size={14} />
              <span>
                {style.words(event)}
                {event.type === 'injury' && injuryOf(event, injuries)}
                {event.team && <span className={styles.team}> ({report.setup[event.team].code})</span>}
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
