import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { laterComponent } from '../../../components/lazyComponent.tsx'
import styles from './FirstWeek.module.css'

const FirstInvestments = laterComponent(async () => (await import('./FirstInvestments.tsx')).FirstInvestments)

/** Checklist of the first week. Each item opens what it asks for, and is ticked when the club is in that state. */
export const FirstWeek = observer(function FirstWeek() {
  const { firstWeek } = useGameStores()
  const { isShown, steps, doneCount } = firstWeek
  if (!isShown) return null
  const isAllDone = doneCount === steps.length
  return (
    <Panel
      heading="Your first week"
      flush
      aside={
        <>
          <Badge tone={isAllDone ? 'good' : 'neutral'}>
            {doneCount} of {steps.length} done
          </Badge>
          <Button size="small" onClick={() => firstWeek.skip()}>
            {isAllDone ? 'Close the checklist' : 'Skip the checklist'}
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        {steps.map(({ id, label, hint, isDone, open }, index) => (
          <li key={id} className={styles.step} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? '✓' : index + 1}
            </span>
            <p className={styles.label}>
              <LinkButton onClick={open}>{label}</LinkButton>
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </p>
            <p className={styles.hint}>{hint}</p>
            {id === 'investment' && !isDone && <FirstInvestments />}
          </li>
        ))}
      </ol>
    </Panel>
  )
})
