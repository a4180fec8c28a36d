import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn, moneyColumn } from '../../../components/figureColumn.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { SHORT_POSITIONS } from '../../../components/playerWords.ts'
import { grouped } from '../../../simulation/core/money.ts'
import { pastTransfers, type PastTransfer } from '../../../simulation/reports/pastTransfers.ts'
import { seasonBooks, type SeasonBooks } from '../../../simulation/reports/seasonBooks.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { OwnPlayerName } from '../players/PlayerName.tsx'
import { CROWD_COLUMNS } from './crowdColumns.ts'
import { LONG_TABLE } from './longTable.ts'
import { NamedClub } from './NamedClub.tsx'

/** Crowds and wages by season, and the transfers of all seasons. */
export function PastBusiness() {
  return (
    <div className={layout.page}>
      <Books />
      <div className={layout.pair}>
        <Transfers of="country" heading="Dearest transfers" empty="Nobody has paid a fee yet." />
        <Transfers of="own" heading="Your transfers" empty="You haven’t bought or sold anybody for a fee." />
      </div>
    </div>
  )
}

const SEASON: Column<SeasonBooks> = {
  ...figureColumn({ key: 'season', header: 'Season', of: ({ season }) => season }),
  rowHeader: true,
}

const CLUB: Column<SeasonBooks> = {
  key: 'club',
  header: 'Club',
  sortBy: ({ club }) => club,
  cell: ({ club }) => <NamedClub name={club} />,
}

const FIGURES: readonly Column<SeasonBooks>[] = [
  ...CROWD_COLUMNS,
  figureColumn({ key: 'fans', header: 'Fans', of: ({ fans }) => fans, format: grouped }),
  figureColumn({ key: 'points', header: 'Pts', title: 'Points', of: ({ points }) => points }),
  moneyColumn({ key: 'wages', header: 'Wages', title: 'Players’ wages', of: ({ wages }) => wages }),
  moneyColumn({
    key: 'wagesPerPoint',
    header: 'Per point',
    title: 'Wages per point',
    of: ({ wagesPerPoint }) => wagesPerPoint,
  }),
]

const Books = observer(function Books() {
  const rows = useReport(seasonBooks)
  const hasMoved = rows.some(({ club }) => club !== rows[0]?.club)
  return (
    <TablePanel
      heading="Attendance and wages"
      columns={[SEASON, ...(hasMoved ? [CLUB] : []), ...FIGURES]}
      rows={rows}
      rowKey={({ season }) => String(season)}
      isHighlighted={({ isRunning }) => isRunning}
      {...LONG_TABLE}
    />
  )
})

const COLUMNS: readonly Column<PastTransfer>[] = [
  {
    key: 'player',
    header: 'Player',
    rowHeader: true,
    sortBy: ({ player }) => player.name,
    cell: ({ player }) => <OwnPlayerName player={player} />,
  },
  {
    key: 'position',
    header: 'Pos',
    title: 'Position',
    wideOnly: true,
    cell: ({ player }) => SHORT_POSITIONS[player.type],
  },
  sideColumn('from', 'From'),
  sideColumn('to', 'To'),
  figureColumn({ key: 'season', header: 'Season', of: ({ season }) => season }),
  moneyColumn({ key: 'fee', header: 'Fee', of: ({ fee }) => fee }),
]

function sideColumn(key: 'from' | 'to', header: string): Column<PastTransfer> {
  return {
    key,
    header,
    sortBy: (transfer) => transfer[key] ?? '',
    cell: (transfer) => {
      const club = transfer[key]
      return club === null ? 'Abroad' : <NamedClub name={club} short />
    },
  }
}

interface TransfersProps {
  of: 'country' | 'own'
  heading: string
  empty: string
}

const Transfers = observer(function Transfers({ of, heading, empty }: TransfersProps) {
  const rows = useReport(pastTransfers)[of]
  return (
    <Panel heading={heading} flush>
      <p className={layout.hint}>
        Players still in the league, and former ones who played for you or won an award.
      </p>
      <SortableTable
        caption={heading}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ player, season, from, to, fee }) => `${player.id} ${season} ${from} ${to} ${fee}`}
        isHighlighted={({ isOwn }) => of === 'country' && isOwn}
        empty={empty}
        {...LONG_TABLE}
      />
    </Panel>
  )
})
