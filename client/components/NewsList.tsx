import { useState, type ReactNode } from 'react'
import type { Snapshot } from '../simulation/gameState.ts'
import { weekInWords } from '../simulation/core/calendar.ts'
import { capitalised } from '../simulation/core/english.ts'
import type { NotificationType } from '../simulation/news/presentation.ts'
import { presentNews } from '../simulation/news/presentEvent.ts'
import { Disclosure } from './Disclosure.tsx'
import { Icon } from './Icon.tsx'
import { Unbroken } from './Unbroken.tsx'
import styles from './NewsList.module.css'
import { SegmentedControl, type Segment } from './SegmentedControl.tsx'

type Filter = 'all' | NotificationType

const FILTERS: readonly Segment<Filter>[] = [
  { value: 'all', label: 'All' },
  { value: 'system', label: 'System' },
  { value: 'match', label: 'Match' },
  { value: 'transfer', label: 'Transfer' },
  { value: 'finance', label: 'Finance' },
  { value: 'event', label: 'Event' },
  { value: 'squad', label: 'Squad' },
]

type News = Snapshot['notifications'][number]

interface NewsListProps {
  label: string
  news: Snapshot['notifications']
  /** Name of the filters. */
  filterLabel: string
  /** Its place: beside the tabs, or between other parts of a dialog. */
  place: 'side' | 'dialog'
  /** Text of a message. Defaults to the text alone. */
  textOf?: (news: News, text: string) => ReactNode
  /** Buttons of a message, if it has any. */
  actionsOf?: (news: News) => ReactNode
  /** True for news that are over: they lose their emphasis. */
  isOver?: (news: News) => boolean
  /** True for news that fold below the others. */
  isFolded?: (news: News) => boolean
  /** Button beside the filters. */
  tool?: ReactNode
  /** Decisions about the squad, shown above its news. */
  decisions?: ReactNode
}

/** Notifications in their order, to be filtered by type. */
export function NewsList({
  label,
  news,
  filterLabel,
  place,
  textOf = plainText,
  actionsOf,
  isOver = never,
  isFolded = never,
  tool,
  decisions,
}: NewsListProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const shown = news
    .map((one) => ({ one, ...presentNews(one.event) }))
    .filter(({ type }) => filter === 'all' || type === filter)
  const rows = (part: typeof shown) =>
    part.map(({ one, message, isSpecial, type }) => (
      <li key={one.id} className={styles.item} data-special={(isSpecial && !isOver(one)) || undefined}>
        <Icon name={type} />
        <div className={styles.text}>
          <p>{textOf(one, message)}</p>
          {actionsOf?.(one)}
          <span className={styles.day}>{capitalised(weekInWords(one.day))}</span>
        </div>
      </li>
    ))
  const folded = shown.filter(({ one }) => isFolded(one))
  return (
    <>
      <div className={styles.filters}>
        <SegmentedControl label={filterLabel} segments={FILTERS} value={filter} onChange={setFilter} wraps />
        {tool}
      </div>
      {(filter === 'all' || filter === 'squad') && decisions}
      {/* Scrolls, so the keyboard must reach it. */}
      <ul className={styles.list} data-place={place} tabIndex={0} aria-label={label}>
        {rows(shown.filter(({ one }) => !isFolded(one)))}
        {folded.length > 0 && (
          <li className={styles.earlier}>
            <Disclosure title={`Earlier (${folded.length})`}>
              <ul className={styles.folded}>{rows(folded)}</ul>
            </Disclosure>
          </li>
        )}
        {shown.length === 0 && <li className={styles.empty}>No notifications.</li>}
      </ul>
    </>
  )
}

function plainText(_: News, text: string): ReactNode {
  return <Unbroken text={text} />
}

function never(): boolean {
  return false
}
