import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn, moneyColumn } from '../../../components/figureColumn.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import {
  leagueTransfers,
  formerPlayers,
  type FormerPlayer,
  type LeagueTransfer,
} from '../../../simulation/reports/leagueTransferReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { typeColumn } from '../players/playerColumns.tsx'
import { NamedPlayer, OwnPlayerName } from '../players/PlayerName.tsx'
import { clubColumn } from './clubColumn.tsx'
import styles from './LeagueTab.module.css'

const COLUMNS: readonly Column<LeagueTransfer>[] = [
  {
    key: 'player',
    header: 'Player',
    rowHeader: true,
    sortBy: ({ player }) => player,
    cell: ({ player }) => <NamedPlayer name={player} />,
  },
  typeColumn,
  { ...clubColumn(({ from }) => from), key: 'from', header: 'From' },
  { ...clubColumn(({ to }) => to), key: 'to', header: 'To' },
  { key: 'when', header: 'When', cell: ({ when }) => <span className={styles.when}>{when}</span> },
  { key: 'exchange', header: 'In exchange', cell: ({ exchange }) => exchange ?? '–' },
]

const FORMER_COLUMNS: readonly Column<FormerPlayer>[] = [
  {
    key: 'player',
    header: 'Player',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: (player) => <OwnPlayerName player={player} />,
  },
  typeColumn,
  { key: 'age', header: 'Age', kind: 'number', sortBy: ({ age }) => age, cell: ({ age }) => age },
  { ...clubColumn(({ club }) => club), key: 'club', header: 'Plays for' },
  figureColumn({ key: 'matches', header: 'Matches', of: ({ appearances }) => appearances }),
  figureColumn({ key: 'goals', header: 'Goals', of: ({ goals }) => goals }),
  moneyColumn({ key: 'fee', header: 'Sold for', of: ({ fee }) => fee }),
]

/** Tables of this season's transfers between clubs of the league, and of the players whom the own club has sold within it. */
export const Signings = observer(function Signings() {
  const signings = useReport(leagueTransfers)
  const former = useReport(formerPlayers)
  return (
    <div className={styles.wideHalves}>
      <TablePanel
        heading="Signings in the league"
        columns={COLUMNS}
        rows={signings}
        rowKey={({ player, from, to, when }) => `${player} ${from.id} ${to.id} ${when}`}
        empty="No moves within the league yet. They happen in the summer and from week 18 to 21."
      />
      <TablePanel
        heading="Former players"
        columns={FORMER_COLUMNS}
        rows={former}
        rowKey={({ id }) => id}
        empty="Players you sell to clubs of either division show up here, match by match."
      />
    </div>
  )
})
