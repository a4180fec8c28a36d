import { observer } from 'mobx-react-lite'
import { Badge, type BadgeTone } from '../../../components/Badge.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import { staffReport, type StaffReport } from '../../../simulation/reports/staffReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './StaffOverview.module.css'

const TONES: Record<StaffReport['status']['level'], BadgeTone> = {
  critical: 'bad',
  warning: 'fair',
  good: 'good',
  optimal: 'good',
}

interface BreakdownRow {
  name: string
  count: number
  wages: number
}

const COLUMNS: readonly Column<BreakdownRow>[] = [
  { key: 'category', header: 'Category', rowHeader: true, cell: ({ name }) => name },
  { key: 'count', header: 'Staff', kind: 'number', cell: ({ count }) => count },
  {
    key: 'wages',
    header: 'Wages',
    title: 'Wages per week',
    kind: 'number',
    cell: ({ wages }) => <Money amount={wages} />,
  },
]

/** Staff levels, and the distribution over the categories. */
export const StaffOverview = observer(function StaffOverview() {
  const { count, recommended, status, effects, medical, groups, headCoach } = useReport(staffReport)
  const rows: BreakdownRow[] = groups.map(({ category, count: inCategory, wages }) => ({
    name: category,
    count: inCategory,
    wages,
  }))
  if (headCoach) rows.unshift({ name: 'Head Coach', count: 1, wages: headCoach.salary })
  return (
    <Panel heading="Staff Overview" flush>
      <div className={styles.status}>
        <Badge tone={TONES[status.level]}>{status.text}</Badge>
        <p>
          {count} of {recommended}{' '}
          <Tooltip text="It grows with every five players above 20, and with the levels of training, youth, medical and scouting.">
            recommended
          </Tooltip>
        </p>
        <p className={styles.effects}>{effects.join(' ')}</p>
        <p className={styles.effects}>{medical}</p>
      </div>
      <DataTable caption="Staff by category" columns={COLUMNS} rows={rows} rowKey={({ name }) => name} />
    </Panel>
  )
})
