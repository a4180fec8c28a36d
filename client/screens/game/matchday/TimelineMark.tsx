import { useId, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Unbroken } from '../../../components/Unbroken.tsx'
import type { Side } from '../../../simulation/match/matchReport.ts'
import { MARKS, type Mark, type MarkGroup } from './timelineMarks.ts'
import styles from './TimelineMark.module.css'

interface TimelineMarkProps {
  group: MarkGroup
  names: Record<Side, string>
  /** Event whose chance is shown again. */
  replayed: number | null
  /** Shows the chance of an event again; null without a picture. */
  onWatch: ((index: number) => void) | null
}

/** Mark of near events: a chance on its own plays again, everything else opens a list. */
export function TimelineMark({ group, names, replayed, onWatch }: TimelineMarkProps) {
  const { marks, lead, side } = group
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const wordsOf = ({ team, words }: Mark) => (team ? `${words} (${names[team]})` : words)
  const watch = (index: number | null) => {
    if (index !== null) onWatch?.(index)
  }
  const single = marks.length === 1 && lead.isChance && onWatch !== null
  const words = marks.map(wordsOf).join('; ')
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.mark}
        data-kind={lead.kind}
        data-side={side}
        data-events={` ${marks.flatMap(({ index }) => index ?? []).join(' ')} `}
        title={words}
        aria-label={single ? `${words}. Watch it again` : words}
        {...(single
          ? { 'aria-pressed': replayed === lead.index }
          : { 'aria-expanded': isOpen, 'aria-controls': isOpen ? list : undefined })}
        onClick={() => {
          if (single) watch(lead.index)
          else setOpen(!isOpen)
        }}
      >
        <span className={styles.chip}>
          <MarkIcon mark={lead} />
          {marks.length > 1 && <span className={styles.count}>{marks.length}</span>}
        </span>
      </button>
      {isOpen && (
        <ul id={list} className={styles.list} tabIndex={-1} aria-label="Events">
          {marks.map((mark, i) => (
            <li key={i} data-kind={mark.kind}>
              {onWatch && mark.isChance ? (
                <button
                  type="button"
                  className={styles.line}
                  aria-label={`${wordsOf(mark)}. Watch it again`}
                  onClick={() => {
                    close()
                    watch(mark.index)
                  }}
                >
                  <MarkIcon mark={mark} />
                  <span>
                    <Unbroken text={wordsOf(mark)} />
                  </span>
                  <Icon name="play" size={14} />
                </button>
              ) : (
                <span className={styles.line}>
                  <MarkIcon mark={mark} />
                  <span>
                    <Unbroken text={wordsOf(mark)} />
                  </span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function MarkIcon({ mark: { kind } }: { mark: Mark }) {
  const { icon } = MARKS[kind]
  return icon ? <Icon name={icon} size={14} /> : <span className={styles.dot} />
}
