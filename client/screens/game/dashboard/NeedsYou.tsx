import { useId } from 'react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { Disclosure } from '../../../components/Disclosure.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Unbroken } from '../../../components/Unbroken.tsx'
import { plural } from '../../../simulation/core/english.ts'
import type { Need } from '../../../simulation/reports/need.ts'
import { needsYou } from '../../../simulation/reports/needsYou.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './NeedsYou.module.css'

const SHOWN = 5
/** Days left from which a deadline is urgent. */
const URGENT_DAYS = 3

/** The queue: matters that need the manager, the most urgent first, each with one action. */
export const NeedsYou = observer(function NeedsYou() {
  const { game, queue } = useGameStores()
  const needs = useReport(needsYou)
  const rows = (part: readonly Need[]) => (
    <ul className={styles.rows}>
      {part.map((need) => (
        <Row key={need.id} need={need} onTake={() => queue.take(need.action)} />
      ))}
    </ul>
  )
  const more = needs.slice(SHOWN)
  return (
    <Panel heading="Needs you" flush aside={needs.length > 0 && <Badge>{needs.length}</Badge>}>
      <div className={styles.list}>
        {needs.length === 0 && (
          <p className={styles.none}>
            {game.state.ended
              ? 'Nothing needs you any more.'
              : 'Nothing needs you. Continue when you’re ready.'}
          </p>
        )}
        {needs.length > 0 && rows(needs.slice(0, SHOWN))}
        {more.length > 0 && <Disclosure title={`${more.length} more`}>{rows(more)}</Disclosure>}
      </div>
    </Panel>
  )
})

function Row({ need, onTake }: { need: Need; onTake: () => void }) {
  const { title, detail, daysLeft, isDanger, action } = need
  const titleId = useId()
  const isUrgent = isDanger || (daysLeft !== null && daysLeft <= URGENT_DAYS)
  return (
    <li className={styles.row} data-urgent={isUrgent || undefined}>
      <p id={titleId} className={styles.title}>
        <Unbroken text={title} />
      </p>
      <p className={styles.detail}>
        <Unbroken text={detail} />
      </p>
      <div className={styles.foot}>
        {daysLeft !== null && (
          <Badge tone={isUrgent ? 'bad' : 'neutral'}>
            {plural(daysLeft, 'Last day', `${daysLeft} days left`)}
          </Badge>
        )}
        <Button size="small" aria-describedby={titleId} onClick={onTake}>
          {action.label}
        </Button>
      </div>
    </li>
  )
}
