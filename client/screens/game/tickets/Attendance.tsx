import { observer } from 'mobx-react-lite'
import { Bar } from '../../../components/Bar.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Figure, FigureList } from '../../../components/FigureList.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import {
  attendanceReport,
  standForCrowd,
  type AttendanceReport,
} from '../../../simulation/reports/ticketReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { weekInWords } from '../../../simulation/core/calendar.ts'
import { capitalised } from '../../../simulation/core/english.ts'
import { NamedClub } from '../league/NamedClub.tsx'
import styles from './TicketsTab.module.css'
import { grouped, rough, roughPounds } from '../../../simulation/core/money.ts'
import { paidBackInWords } from '../../../simulation/reports/buildingReturn.ts'
import { TabButton } from '../gameButtons.tsx'

type HomeMatch = AttendanceReport['recent'][number]

/** Share of the seats taken, in percent. */
const FILL_THRESHOLDS = { full: 90, good: 70, fair: 50 }

const COLUMNS: readonly Column<HomeMatch>[] = [
  {
    key: 'opponent',
    header: 'Opponent',
    rowHeader: true,
    sortBy: ({ opponent }) => opponent,
    cell: ({ opponent }) => <NamedClub name={opponent} />,
  },
  {
    key: 'day',
    header: 'Played in',
    sortBy: ({ day }) => day,
    // Its lines break between season and week alone.
    cell: ({ day }) => capitalised(weekInWords(day)).replaceAll(/ (?=\d)/g, '\u00a0'),
  },
  figureColumn({
    key: 'attendance',
    header: 'Attendance',
    of: ({ attendance }) => attendance,
    format: grouped,
  }),
  {
    key: 'fill',
    header: 'Seats taken',
    term: 'seatsTaken',
    firstDirection: 'desc',
    sortBy: ({ fill }) => fill,
    cell: ({ opponent, day, fill }) => (
      <div className={styles.fill}>
        <Bar
          label={`Seats taken against ${opponent} in ${weekInWords(day)}`}
          labelHidden
          value={fill}
          thresholds={FILL_THRESHOLDS}
        />
        <span aria-hidden="true">{`${fill}%`}</span>
      </div>
    ),
  },
]

export const AttendanceStatistics = observer(function AttendanceStatistics() {
  const { seats, last, average, total } = useReport(attendanceReport)
  return (
    <Panel heading="Attendance Statistics">
      <FigureList>
        <Figure name={<GlossaryTerm term="capacity">Stadium capacity</GlossaryTerm>}>{grouped(seats)}</Figure>
        <Figure name="Last home match">{last > 0 ? grouped(last) : '–'}</Figure>
        <Figure name={<GlossaryTerm term="averageAttendance">Average this season</GlossaryTerm>}>
          {total > 0 ? grouped(average.attendance) : '–'}
        </Figure>
        <Figure name="Total this season">{grouped(total)}</Figure>
      </FigureList>
      {total > 0 && <Bar label="Seats taken on average" value={average.fill} thresholds={FILL_THRESHOLDS} />}
      <FullGround />
    </Panel>
  )
})

/** Line on a full ground: the stand that would pay for itself soonest, and what it would earn. */
const FullGround = observer(function FullGround() {
  const stand = useReport(standForCrowd)
  if (!stand) return null
  const { name, level, crowd, ticketPrice, earns, seasons } = stand
  const step = level === 1 ? `A ${name}` : `Level ${level} of the ${name}`
  return (
    <p className={styles.full}>
      The ground is full. {step} would bring about {roughPounds(earns)} a season, with {rough(crowd)} more at
      £{ticketPrice} a ticket, and pay for itself {paidBackInWords(seasons)}.{' '}
      <TabButton tab="facilities">See the facilities</TabButton>
    </p>
  )
})

export const RecentAttendance = observer(function RecentAttendance() {
  const { recent } = useReport(attendanceReport)
  return (
    <TablePanel
      heading="Recent Match Attendance"
      columns={COLUMNS}
      rows={recent}
      rowKey={({ day }) => String(day)}
      empty="No home match has been played yet."
    />
  )
})
