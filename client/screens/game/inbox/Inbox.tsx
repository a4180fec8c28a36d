import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { inboxReport } from '../../../simulation/reports/inboxReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './Inbox.module.css'
import { plural } from '../../../simulation/core/english.ts'

/** Messages of own players who wait for an answer. `onOpen` is called before the dialog of one opens. */
export const Inbox = observer(function Inbox({ onOpen }: { onOpen: (() => void) | undefined }) {
  const { ui } = useGameStores()
  const rows = useReport(inboxReport)
  if (rows.length === 0) return null
  return (
    <section className={styles.inbox} aria-labelledby="inbox">
      <h3 id="inbox" className={styles.heading}>
        {plural(
          rows.length,
          'One player is waiting for an answer',
          `${rows.length} players are waiting for an answer`,
        )}
      </h3>
      <ul className={styles.list}>
        {rows.map(({ player, title, facts, daysLeft, isLeaving }) => (
          <li key={player.id} className={styles.message}>
            <p>
              <b>{title}.</b> {facts}
            </p>
            <div className={styles.foot}>
              <Badge tone={isLeaving || daysLeft <= 3 ? 'bad' : 'fair'}>
                {plural(daysLeft, 'Last day', `${daysLeft} days left`)}
              </Badge>
              <Button
                size="small"
                aria-label={`Answer ${player.name}`}
                onClick={() => {
                  onOpen?.()
                  ui.openModal({ kind: 'message', id: player.id })
                }}
              >
                Answer
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
})
