import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import type { SaleRow } from '../../../simulation/reports/transferReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useTransferDesk } from '../../../stores/useTransferDesk.ts'
import { NO_MATCHING_PLAYERS } from './noMatchingPlayers.ts'
import { NoPlayers } from './NoPlayers.tsx'
import { valueColumn } from '../players/playerColumns.tsx'
import { ROWS_SEEN, TRANSFER_COLUMNS } from './transferColumns.ts'
import { TransferTools } from './TransferTools.tsx'

const COLUMNS: readonly Column<SaleRow>[] = [
  ...TRANSFER_COLUMNS,
  valueColumn,
  { key: 'actions', header: 'Actions', cell: ({ player }) => <Sell player={player} /> },
]

/** Table of the own players, with buttons to sell. */
export const SellPlayers = observer(function SellPlayers() {
  const transfers = useTransferDesk()
  const { squad, sellers } = transfers
  const [sorting, setSorting] = useState<Sorting>({ column: 'quality', direction: 'desc' })
  return (
    <Panel heading={`Your Squad Players (${sellers.length})`} flush>
      <TransferTools price="value" sorting={sorting} onSort={setSorting} />
      {sellers.length > 0 ? (
        <DataTable
          caption="Your Squad Players"
          cardsWhenNarrow
          rowsAtFirst={ROWS_SEEN}
          columns={COLUMNS}
          rows={sellers}
          rowKey={({ player }) => player.id}
          sorting={sorting}
          onSort={setSorting}
        />
      ) : (
        <NoPlayers text={squad.length === 0 ? 'Your squad is empty.' : NO_MATCHING_PLAYERS} />
      )}
    </Panel>
  )
})

function Sell({ player }: { player: SaleRow['player'] }) {
  const { ui } = useGameStores()
  return (
    <Button
      size="small"
      aria-label={`Sell ${player.name}`}
      onClick={() => {
        ui.openModal({ kind: 'confirm-sale', id: player.id, from: 'list' })
      }}
    >
      Sell
    </Button>
  )
}
