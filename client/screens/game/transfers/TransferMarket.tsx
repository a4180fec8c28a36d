import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import type { MarketRow } from '../../../simulation/reports/transferReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { NO_MATCHING_PLAYERS } from './noMatchingPlayers.ts'
import { NoPlayers } from './NoPlayers.tsx'
import { TRANSFER_COLUMNS } from './transferColumns.ts'
import { TransferTools } from './TransferTools.tsx'

const COLUMNS: readonly Column<MarketRow>[] = [
  ...TRANSFER_COLUMNS,
  {
    key: 'fee',
    header: 'Fee',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ player }) => player.transferFee,
    cell: ({ player }) => <Money amount={player.transferFee} />,
  },
  { key: 'actions', header: 'Actions', cell: (row) => <Sign row={row} /> },
]

/** Table of the players on the market. */
export const TransferMarket = observer(function TransferMarket() {
  const { transfers } = useGameStores()
  const { market, signing } = transfers
  const [sorting, setSorting] = useState<Sorting>({ column: 'quality', direction: 'desc' })
  const isSigning = signing !== null

  const refreshMarket = () => {
    transfers.refreshMarket()
  }

  return (
    <Panel
      heading={`Available Players (${market.length})`}
      flush
      aside={
        <Button size="small" busy={isSigning} onClick={refreshMarket}>
          Refresh Market
        </Button>
      }
    >
      <TransferTools price="fee" sorting={sorting} onSort={setSorting} />
      {market.length > 0 ? (
        <DataTable
          caption="Available Players"
          cardsWhenNarrow
          columns={COLUMNS}
          rows={market}
          rowKey={({ player }) => player.id}
          sorting={sorting}
          onSort={setSorting}
        />
      ) : (
        <NoPlayers text={NO_MATCHING_PLAYERS}>
          <Button size="small" busy={isSigning} onClick={refreshMarket}>
            Try Refreshing Market
          </Button>
        </NoPlayers>
      )}
    </Panel>
  )
})

const Sign = observer(function Sign({ row: { player, refusal, disinterest } }: { row: MarketRow }) {
  const { transfers } = useGameStores()
  const { signing } = transfers
  const isBusy = signing === player.id
  if (disinterest !== null) {
    return (
      <Tooltip text={`${disinterest} Better players ask for more of it; all are asked again every week.`}>
        Not interested
      </Tooltip>
    )
  }
  return (
    <Button
      size="small"
      variant="primary"
      busy={isBusy}
      disabled={!isBusy && (signing !== null || refusal !== null)}
      title={refusal ?? undefined}
      aria-label={`Sign ${player.name}`}
      onClick={() => {
        transfers.sign(player.id)
      }}
    >
      {isBusy ? 'Signing…' : 'Sign'}
    </Button>
  )
})
