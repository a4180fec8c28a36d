import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SegmentedControl, type Segment } from '../../components/SegmentedControl.tsx'
import type { NotificationType } from '../../simulation/core/notification.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import styles from './NotificationPanel.module.css'

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

/** Notifications with a filter by type, newest first. */
export const NotificationPanel = observer(function NotificationPanel() {
  const { game } = useGameStores()
  const [filter, setFilter] = useState<Filter>('all')
  const { notifications } = game.state
  const shown = notifications.filter(({ type }) => filter === 'all' || type === filter)
  return (
    <Panel
      heading="Notifications"
      flush
      aside={
        <Button
          size="small"
          disabled={notifications.length === 0}
          onClick={() => {
            game.clearNotifications()
          }}
        >
          Clear
        </Button>
      }
    >
      <div className={styles.filters}>
        <SegmentedControl
          label="Show notifications"
          segments={FILTERS}
          value={filter}
          onChange={setFilter}
          wraps
        />
      </div>
      {/* Focusable, because it scrolls. */}
      <ul className={styles.list} tabIndex={0} aria-label="Notifications">
        {shown.map(({ id, message, timestamp, isSpecial, type }) => (
          <li key={id} className={styles.item} data-special={isSpecial || undefined}>
            <Icon name={type} />
            <p>{message}</p>
            <span className={styles.day}>Day {timestamp}</span>
          </li>
        ))}
        {shown.length === 0 && <li className={styles.empty}>No notifications.</li>}
      </ul>
    </Panel>
  )
})
