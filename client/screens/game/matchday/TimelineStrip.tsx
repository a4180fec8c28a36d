import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Icon, type IconName } from '../../../components/Icon.tsx'
import type { NamedEvent } from '../../../simulation/match/namedEvents.ts'
import type { MatchEventType } from '../../../simulation/match/matchReport.ts'
import { planMomentum } from '../../../../scenes/matchday/momentum.ts'
import { BIG_CHANCE } from '../../../simulation/core/bigChance.ts'
import { FULL_TIME } from '../../../simulation/core/matchMinutes.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './TimelineStrip.module.css'

const MARKS: Partial<Record<MatchEventType, { icon: IconName; word: string }>> = {
  goal: { icon: 'match', word: 'Goal' },
  card: { icon: 'suspension', word: 'Card' },
  injury: { icon: 'injury', word: 'Injury' },
  substitution: { icon: 'swap', word: 'Substitution' },
}
/** Goals have a mark of their own. */
const BIG_CHANCE_MARK = { icon: 'star', word: 'Big chance' } as const
/** Pixels. */
const MARK_WIDTH = 24

/** Timeline of the ninety minutes with momentum: home events above, away events below. */
export const TimelineStrip = observer(function TimelineStrip() {
  const { matchday } = useGameStores()
  const { match, minute, story, hasPicture } = matchday
  const replayed = matchday.again.index
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<number | null>(null)
  useEffect(() => {
    // The control that skipped the replay has gone with it: the mark receives the focus.
    const { current } = last
    if (replayed === null && current !== null && document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>(`[data-event='${current}']`)?.focus({ preventScroll: true })
    }
    last.current = replayed
  }, [replayed])
  if (!match) return null
  const { home, away } = match.setup
  const momentum = planMomentum(matchday.eventsSoFar)
  return (
    <section className={styles.strip} aria-label="Timeline">
      <div className={styles.codes} aria-hidden="true">
        <span>{home.code}</span>
        <span>{away.code}</span>
      </div>
      <div className={styles.line}>
        <div className={styles.played} style={{ inlineSize: percent(minute) }} />
        <div className={styles.half} />
        <svg className={styles.momentum} viewBox="0 -1 90 2" preserveAspectRatio="none" aria-hidden="true">
          {Array.from(momentum.subarray(1, minute + 1), (value, i) => (
            <rect
              key={i}
              x={i + 0.15}
              width={0.7}
              y={Math.min(0, -value)}
              height={Math.abs(value)}
              data-side={value > 0 ? 'home' : 'away'}
            />
          ))}
        </svg>
        <ul ref={list}>
          {story.map((event, i) => {
            const mark = markOf(event)
            if (!mark) return null
            const before = story.slice(0, i).filter((other) => isBeside(other, event)).length
            const words = `${event.minute}' ${mark.word}: ${describe(event)} (${event.team === 'home' ? home.name : away.name})`
            const isChance = event.quality > 0 && hasPicture
            return (
              <li
                key={i}
                className={styles.mark}
                data-side={event.team}
                data-type={event.type}
                style={{ insetInlineStart: `calc(${percent(event.minute)} + ${before * MARK_WIDTH}px)` }}
                title={words}
                aria-label={isChance ? undefined : words}
              >
                {isChance ? (
                  <button
                    type="button"
                    className={styles.again}
                    data-event={i}
                    aria-label={`${words}. Watch it again`}
                    aria-pressed={replayed === i}
                    onClick={() => {
                      matchday.again.show(i)
                    }}
                  >
                    <Icon name={mark.icon} size={14} />
                  </button>
                ) : (
                  <Icon name={mark.icon} size={14} />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
})

/** Offsets marks of one side at the same minute, so that they do not overlap. */
function isBeside(other: NamedEvent, event: NamedEvent): boolean {
  return other.minute === event.minute && other.team === event.team && markOf(other) !== undefined
}

function markOf({ type, quality }: NamedEvent) {
  return MARKS[type] ?? (quality >= BIG_CHANCE ? BIG_CHANCE_MARK : undefined)
}

function describe({ type, playerName, otherName, ban }: NamedEvent): string {
  if (type === 'substitution') return `${playerName} for ${otherName}`
  if (type === 'card') return `${playerName}, ${ban > 1 ? 'sent off' : 'booked'}`
  return playerName
}

function percent(minute: number): string {
  return `${(minute / FULL_TIME) * 100}%`
}
