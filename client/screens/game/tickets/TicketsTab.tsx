import { observer } from 'mobx-react-lite'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { attendanceReport } from '../../../simulation/reports/ticketReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { AttendanceChart } from './AttendanceChart.tsx'
import { AttendanceStatistics, RecentAttendance } from './Attendance.tsx'
import { TicketPrice } from './TicketPrice.tsx'
import { TabButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'
import styles from './TicketsTab.module.css'
import { grouped } from '../../../simulation/core/money.ts'

/** Tab of the tickets: price and attendance. */
export const TicketsTab = observer(function TicketsTab() {
  const { hasStadium } = useReport(attendanceReport)
  return (
    <div className={layout.tab}>
      {!hasStadium && <NoStadium />}
      <div className={styles.panels}>
        <TicketPrice />
        <div className={styles.statistics}>
          <AttendanceStatistics />
        </div>
        <div className={styles.chart}>
          <AttendanceChart />
        </div>
        <div className={styles.recent}>
          <BelowTheFold>
            <RecentAttendance />
          </BelowTheFold>
        </div>
      </div>
    </div>
  )
})

function NoStadium() {
  return (
    <Panel
      heading="No stadium"
      aside={
        <TabButton tab="facilities" variant="primary">
          {' '}
          Build Stadium{' '}
        </TabButton>
      }
    >
      <p>The club has no stadium: nobody can come to a home match, and no tickets are sold.</p>
    </Panel>
  )
}

export const TicketsSummary = observer(function TicketsSummary() {
  const { game } = useGameStores()
  const { seats } = useReport(attendanceReport)
  return (
    <>
      <Badge>
        Ticket <Money amount={game.state.ticketPrice} />
      </Badge>
      <Badge>{`${grouped(seats)} seats open`}</Badge>
    </>
  )
})
