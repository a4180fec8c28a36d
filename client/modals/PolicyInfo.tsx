import { observer } from 'mobx-react-lite'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog, NotFoundDialog } from './GameDialog.tsx'
import type { Policy } from '../simulation/club/marketing.ts'
import { marketingReport } from '../simulation/reports/marketingReport.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './PolicyInfo.module.css'

/** Benefits and downsides of a marketing policy. */
export const PolicyInfo = observer(function PolicyInfo({ policy }: { policy: Policy }) {
  const row = useReport(marketingReport).policies.find((candidate) => candidate.policy === policy)
  if (!row) return <NotFoundDialog title="Policy" text="There’s no such policy." />
  const { name, description, benefits, downsides } = row

  return (
    <GameDialog gap="regular" title={name} footer={<CloseButton variant="primary">Close</CloseButton>}>
      <p>{description}</p>
      <Points heading="Potential Benefits" tone="good" mark="+" points={benefits} />
      <Points heading="Potential Downsides" tone="bad" mark="−" points={downsides} />
    </GameDialog>
  )
})

interface PointsProps {
  heading: string
  tone: 'good' | 'bad'
  /** Symbol before each point; the heading states the same in words. */
  mark: string
  points: readonly string[]
}

function Points({ heading, tone, mark, points }: PointsProps) {
  return (
    <section className={styles.points} data-tone={tone}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul aria-label={heading}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.mark} aria-hidden="true">
              {mark}
            </span>
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
