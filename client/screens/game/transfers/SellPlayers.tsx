import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import { saleReport, type SaleRow } from '../../../simulation/reports/transferReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { NoPlayers, NO_MATCHING_PLAYERS } from './NoPlayers.tsx'
import { valueColumn } from '../players/playerColumns.tsx'
import { Money } from '../../../components/Money.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import { ROWS_SEEN, TRANSFER_COLUMNS } from './transferColumns.ts'
import { TransferTools } from './TransferTools.tsx'
import { ModalButton } from '../gameButtons.tsx'

const COLUMNS: readonly Column<SaleRow>[] = [
  ...TRANSFER_COLUMNS,
  { ...valueColumn, sortBy: worthOf, cell: (row) => <Worth row={row} /> },
  {
    key: 'actions',
    header: 'Actions',
    isControl: true,
    cell: ({ player: { id, name } }) => (
      <ModalButton modal={{ kind: 'confirm-sale', id, from: 'list' }} aria-label={`Sell ${name}`}>
        Sell
      </ModalButton>
    ),
  },
]

/** Table of the own players, with buttons to sell. */
export const SellPlayers = observer(function SellPlayers() {
  const { marketSearch } = useGameStores()
  const squad = useReport(saleReport)
  const sellers = squad.filter(({ player }) => marketSearch.matches(player))
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

/** Pounds that stand in the list: the value, or the compensation where clubs pay no more (TRA-24). */
function worthOf({ value, terms }: SaleRow): number {
  return terms.isCompensation ? terms.low : value
}

function Worth({ row }: { row: SaleRow }) {
  const worth = <Money amount={worthOf(row)} />
  if (!row.terms.isCompensation) return worth
  return (
    <Tooltip text="For academy youngsters who haven’t proved themselves, or whom nobody in the league would play, clubs only pay compensation.">
      {worth}
    </Tooltip>
  )
}
