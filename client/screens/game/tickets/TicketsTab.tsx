import { observer } from 'mobx-react-lite'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { AttendanceChart } from './AttendanceChart.tsx'
import { AttendanceStatistics, RecentAttendance } from './Attendance.tsx'
import { TicketPrice } from './TicketPrice.tsx'
import styles from './TicketsTab.module.css'
import { grouped } from '../../../simulation/core/money.ts'

/** Tab of the tickets: price and attendance. */
export const TicketsTab = observer(function TicketsTab() {
  const { tickets } = useGameStores()
  return (
    <div className={styles.page}>
      {!tickets.attendance.hasStadium && <NoStadium />}
      <TicketPrice />
      <AttendanceStatistics />
      <div className={styles.wide}>
        <AttendanceChart />
      </div>
      <div className={styles.wide}>
        <BelowTheFold>
          <RecentAttendance />
        </BelowTheFold>
      </div>
    </div>
  )
})

const NoStadium = observer(function NoStadium() {
  const { ui } = useGameStores()
  return (
    <div className={styles.wide}>
      <Panel
        heading="No stadium"
        aside={
          <Button
            variant="primary"
            size="small"
            onClick={() => {
              ui.selectTab('facilities')
            }}
          >
            Build Stadium
          </Button>
        }
      >
        <p>The club has no stadium: nobody can come to a home match, and no tickets are sold.</p>
      </Panel>
    </div>
  )
})

export const TicketsSummary = observer(function TicketsSummary() {
  const { tickets } = useGameStores()
  return (
    <>
      <Badge>
        Ticket <Money amount={tickets.price} />
      </Badge>
      <Badge>{`${grouped(tickets.attendance.seats)} seats open`}</Badge>
    </>
  )
})
