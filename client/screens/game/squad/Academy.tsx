import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { Flag } from '../../../components/Flag.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { rangeInWords } from '../../../simulation/people/potential.ts'
import { academyReport, type IntakeRow, type ProspectRow } from '../../../simulation/reports/academyReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { ageColumn, nameColumn, positionColumn, qualityColumn } from '../players/playerColumns.tsx'
import { weekInWords } from '../../../simulation/core/calendar.ts'
import layout from '../layout.module.css'
import styles from './Academy.module.css'
import { plural } from '../../../simulation/core/english.ts'

/** View of the academy: youngsters to decide on, and the young players of the squad. */
export function Academy() {
  return (
    <div className={layout.page}>
      <Intake />
      <Prospects />
    </div>
  )
}

const Intake = observer(function Intake() {
  const { game } = useGameStores()
  const { intake, deadline, next, level, coach, wageBudget } = useReport(academyReport)
  const first = useRef<HTMLHeadingElement>(null)
  const decided = () => first.current?.focus()
  return (
    <Panel
      heading="Intake"
      aside={
        <>
          <Badge>{level === 0 ? 'No Youth Academy' : `Youth Academy level ${level}`}</Badge>
          <Badge>{coach === 0 ? 'No Youth Coach' : `Youth Coach ${coach.toFixed(1)}`}</Badge>
        </>
      }
    >
      <div className={layout.stack}>
        <h3 ref={first} tabIndex={-1}>
          {whoWaits(intake.length)} for your decision
        </h3>
        {intake.length > 0 && (
          <>
            <p>
              Decide by {weekInWords(deadline)}. Anyone you haven’t signed by then leaves, unless the club
              secretary needs them to fill a gap. Wage budget: {formatMoney(wageBudget)} a week.
            </p>
            <ul className={styles.youngsters}>
              {intake.map((row) => (
                <Youngster key={row.player.id} row={row} onDecided={decided} />
              ))}
            </ul>
          </>
        )}
        <p>
          Next intake: the first day of next season. As things stand, {next.count} youngsters will come
          through. {game.state.assistant.signsYoungsters && 'The assistant will decide on them.'}
        </p>
        <p className={layout.soft}>
          True potential lies somewhere in the range. Training narrows it week by week, faster with a Youth
          Coach, and so does every match.
        </p>
      </div>
    </Panel>
  )
})

function whoWaits(count: number): string {
  if (count === 0) return 'Nobody is waiting'
  return plural(count, 'One youngster is waiting', `${count} youngsters are waiting`)
}

interface YoungsterProps {
  row: IntakeRow
  onDecided: () => void
}

function Youngster({ row, onDecided }: YoungsterProps) {
  const { game } = useGameStores()
  const { player, potential, until, hurdle } = row
  const { id, name, type, age, nationality, quality, wage } = player
  const decide = (decision: 'signYoungster' | 'releaseYoungster') => () => {
    game.decide(decision, id)
    onDecided()
  }
  return (
    <li className={styles.youngster} aria-label={name}>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className={layout.soft}>
          {type}, {age} · <Flag country={nationality} height={12} withName />
        </p>
      </div>
      <p className={styles.quality}>
        <Stars value={quality} label="Quality" /> {quality.toFixed(1)}
      </p>
      <p>
        Potential <b>{rangeInWords(potential)}</b>
      </p>
      <p>
        <Money amount={wage} /> a week until the end of season {until}
      </p>
      {hurdle !== null && <p className={layout.soft}>{hurdle}</p>}
      <p className={styles.actions}>
        <Button
          variant="primary"
          aria-label={`Sign: ${name}`}
          disabled={hurdle !== null}
          onClick={decide('signYoungster')}
        >
          Sign
        </Button>
        <Button aria-label={`Let go: ${name}`} onClick={decide('releaseYoungster')}>
          Let go
        </Button>
      </p>
    </li>
  )
}

const PROSPECTS: readonly Column<ProspectRow>[] = [
  nameColumn('Name'),
  positionColumn,
  ageColumn,
  qualityColumn,
  {
    key: 'potential',
    term: 'potential',
    header: 'Potential',
    firstDirection: 'desc',
    sortBy: ({ potential }) => potential.low + potential.high,
    cell: ({ potential }) => rangeInWords(potential),
  },
  figureColumn({ key: 'matches', header: 'Matches', wideOnly: true, of: ({ matches }) => matches }),
  {
    key: 'origin',
    header: 'From',
    wideOnly: true,
    cell: ({ player }) => (player.isHomegrown ? 'Academy' : 'Elsewhere'),
  },
]

const Prospects = observer(function Prospects() {
  const { prospects } = useReport(academyReport)
  return (
    <TablePanel
      heading="Players under 25"
      columns={PROSPECTS}
      rows={prospects}
      rowKey={({ player }) => player.id}
      empty="Nobody in the squad is under 25."
    />
  )
})
