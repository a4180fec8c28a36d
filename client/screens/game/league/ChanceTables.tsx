import { observer } from 'mobx-react-lite'
import { ClubName } from '../../../components/ClubName.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { counted } from '../../../simulation/core/english.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import {
  chanceTable,
  expectedResults,
  type ChanceRow,
  type ExpectedResult,
} from '../../../simulation/reports/chanceTables.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { clubColumn } from './clubColumn.tsx'

/** Goals beside expected goals, and points beside those that the chances of the own matches were worth. */
export const ChanceTables = observer(function ChanceTables({ division }: { division: Division }) {
  const { game } = useGameStores()
  const rows = useReport(chanceTable, division)
  return (
    <div className={layout.page}>
      <TablePanel
        heading="Goals and chances"
        columns={CLUB_COLUMNS}
        rows={rows}
        rowKey={({ club }) => club.id}
        isHighlighted={({ isOwn }) => isOwn}
      />
      {division === game.state.division && <OwnChances />}
    </div>
  )
})

const CLUB_COLUMNS: readonly Column<ChanceRow>[] = [
  { ...clubColumn<ChanceRow>(({ club }) => club), rowHeader: true },
  figureColumn({ key: 'played', header: 'P', title: 'Played', of: ({ played }) => played }),
  figureColumn({ key: 'points', header: 'Pts', title: 'Points', of: ({ points }) => points }),
  figureColumn({ key: 'goals', header: 'GF', title: 'Goals for', of: ({ goals }) => goals }),
  figureColumn({
    key: 'expected',
    header: 'xG',
    title: 'Expected goals',
    of: ({ expectedGoals }) => expectedGoals,
    format: (figure) => figure.toFixed(1),
  }),
  figureColumn({
    key: 'above',
    header: 'Above expected',
    of: ({ goals, expectedGoals }) => (expectedGoals === null ? null : goals - expectedGoals),
    format: difference,
  }),
]

/** Difference with a sign and a decimal. */
function difference(figure: number): string {
  const size = Math.abs(figure).toFixed(1)
  return size === '0.0' ? size : `${figure < 0 ? '−' : '+'}${size}`
}

const MATCH_COLUMNS: readonly Column<ExpectedResult>[] = [
  figureColumn({ key: 'week', header: 'Week', of: ({ week }) => week }),
  {
    key: 'opponent',
    header: 'Opponent',
    rowHeader: true,
    sortBy: ({ opponent }) => opponent.shortName,
    cell: ({ opponent, isHome }) => (
      <>
        <ClubName club={opponent} short /> {isHome ? '(home)' : '(away)'}
      </>
    ),
  },
  {
    key: 'result',
    header: 'Result',
    kind: 'number',
    sortBy: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
    cell: ({ goalsFor, goalsAgainst }) => (
      <strong>
        {goalsFor}–{goalsAgainst}
      </strong>
    ),
  },
  {
    key: 'chances',
    header: 'xG',
    title: 'Expected goals, yours first',
    kind: 'number',
    sortBy: ({ expectedFor, expectedAgainst }) => expectedFor - expectedAgainst,
    cell: ({ expectedFor, expectedAgainst }) => `${expectedFor.toFixed(1)}–${expectedAgainst.toFixed(1)}`,
  },
  figureColumn({ key: 'points', header: 'Pts', title: 'Points', of: ({ points }) => points }),
  figureColumn({
    key: 'expected',
    header: 'Expected points',
    of: ({ expectedPoints }) => expectedPoints,
    format: (figure) => figure.toFixed(1),
  }),
]

const OwnChances = observer(function OwnChances() {
  const rows = useReport(expectedResults)
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const expected = rows.reduce((sum, row) => sum + row.expectedPoints, 0)
  return (
    <Panel heading="Your results and xG" flush>
      {rows.length > 0 && (
        <p className={layout.hint}>
          <strong>{counted(points, 'point')}</strong> from {counted(rows.length, 'match', 'matches')};{' '}
          <strong>{expected.toFixed(1)}</strong> expected points.
        </p>
      )}
      <SortableTable
        caption="Your results and xG"
        columns={MATCH_COLUMNS}
        rows={rows}
        rowKey={({ week }) => String(week)}
        empty="No league matches to show yet."
        maxHeight="26rem"
      />
    </Panel>
  )
})
