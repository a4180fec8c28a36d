import { useEffect, useRef, type CSSProperties } from 'react'
import { observer } from 'mobx-react-lite'
import { useWidth } from '../../../components/chart/useWidth.ts'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { planMomentum } from '../../../../scenes/matchday/script/timeline/momentum.ts'
import { EXTRA_HALF_TIME, FULL_TIME, HALF_TIME } from '../../../simulation/core/fixture.ts'
import { isShown, matchStory } from '../../../simulation/news/matchStory.ts'
import { nameOnSheets } from '../../../simulation/club/nameOnSheets.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { TimelineMark } from './TimelineMark.tsx'
import { groupMarks, marksOf } from './timelineMarks.ts'
import styles from './TimelineStrip.module.css'

/** Pixels, as in the style sheet of a mark, whose media query this is. */
const TARGET = { pointer: 24, thumb: 44 }
const THUMBS = '(width < 900px), (width < 1100px) and (height < 500px), (pointer: coarse)'

/** Timeline of the ninety minutes, or of 120 once extra time has begun, with momentum and marks: home events above, away events below. */
export const TimelineStrip = observer(function TimelineStrip() {
  const { matchday } = useGameStores()
  const { match, report, minute, story, hasPicture, again, lastMinuteKnown: lastMinute } = matchday
  const percent = (of: number) => `${(of / lastMinute) * 100}%`
  const { ref: line, width } = useWidth('timeline')
  const isForThumbs = useMediaQuery(THUMBS)
  const last = useRef<number | null>(null)
  const replayed = again.index
  useEffect(() => {
    // The control that skipped the replay has gone with it: the mark receives the focus.
    const { current } = last
    if (replayed === null && current !== null && document.activeElement === document.body) {
      line.current
        ?.querySelector<HTMLElement>(`[data-events*=' ${current} ']`)
        ?.focus({ preventScroll: true })
    }
    last.current = replayed
  }, [replayed, line])
  if (!match || !report) return null
  const { home, away } = match.setup
  const momentum = planMomentum(matchday.eventsSoFar, lastMinute)
  const watch = (index: number) => again.show(index)
  const shown = matchStory(report, match.ownSide).filter((item) => isShown(item, matchday))
  const marks = marksOf(shown, story, nameOnSheets(report.setup))
  const target = isForThumbs ? TARGET.thumb : TARGET.pointer
  return (
    <section className={styles.strip} aria-label="Timeline">
      <div className={styles.codes} aria-hidden="true">
        <span>{home.code}</span>
        <span>{away.code}</span>
      </div>
      <div ref={line} className={styles.line}>
        <div className={styles.played} style={{ inlineSize: percent(minute) }} />
        {[HALF_TIME, FULL_TIME, EXTRA_HALF_TIME]
          .filter((end) => end < lastMinute)
          .map((end) => (
            <div key={end} className={styles.half} style={{ insetInlineStart: percent(end) }} />
          ))}
        <svg
          className={styles.momentum}
          viewBox={`0 -1 ${lastMinute} 2`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
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
        <ul>
          {groupMarks(marks, { width, target, isShared: isForThumbs, lastMinute }).map((group) => (
            <li
              key={`${group.minute} ${group.marks[0]?.team}`}
              style={{ '--at': percent(group.minute) } as CSSProperties}
            >
              <TimelineMark
                group={group}
                names={{ home: home.name, away: away.name }}
                replayed={replayed}
                onWatch={hasPicture ? watch : null}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
})
