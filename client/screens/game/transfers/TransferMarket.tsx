import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { moneyColumn } from '../../../components/figureColumn.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Panel } from '../../../components/Panel.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import { marketReport, refreshReport, type MarketRow } from '../../../simulation/reports/transferReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { NoPlayers, NO_MATCHING_PLAYERS } from './NoPlayers.tsx'
import { ROWS_SEEN, TRANSFER_COLUMNS } from './transferColumns.ts'
import { TransferTools } from './TransferTools.tsx'
import { daysFromNow } from '../../../simulation/core/english.ts'
import layout from '../layout.module.css'
import styles from './transfers.module.css'

const COLUMNS: readonly Column<MarketRow>[] = [
  ...TRANSFER_COLUMNS,
  moneyColumn({ key: 'fee', header: 'Fee', of: ({ player }) => player.transferFee }),
  { key: 'actions', header: 'Actions', isControl: true, cell: (row) => <Sign row={row} /> },
]

/** Table of the players on the market. */
export const TransferMarket = observer(function TransferMarket() {
  const { game, marketSearch } = useGameStores()
  const market = useReport(marketReport).filter(({ player }) => marketSearch.matches(player))
  const refresh = useReport(refreshReport)
  const [sorting, setSorting] = useState<Sorting>({ column: 'quality', direction: 'desc' })

  return (
    <Panel heading={`Available Players (${market.length})`} flush aside={<Refresh label="Refresh Market" />}>
      <TransferTools price="fee" sorting={sorting} onSort={setSorting} />
      {refresh.price > 0 && (
        <p className={styles.scouts}>
          A refresh costs scouts’ fees, twice as much each time. The next free one comes{' '}
          {daysFromNow(refresh.freeFromDay - game.state.day)}.
        </p>
      )}
      {market.length > 0 ? (
        <DataTable
          caption="Available Players"
          cardsWhenNarrow
          rowsAtFirst={ROWS_SEEN}
          columns={COLUMNS}
          rows={market}
          rowKey={({ player }) => player.id}
          sorting={sorting}
          onSort={setSorting}
        />
      ) : (
        <NoPlayers text={NO_MATCHING_PLAYERS}>
          <Refresh label="Try Refreshing Market" />
        </NoPlayers>
      )}
    </Panel>
  )
})

/** Button that refreshes the market, with its price. */
const Refresh = observer(function Refresh({ label }: { label: string }) {
  const { game, signing } = useGameStores()
  const { price, refusal } = useReport(refreshReport)
  return (
    <span className={layout.row}>
      {refusal !== null && <small className={layout.obstacle}>Not enough money</small>}
      <Button
        size="small"
        busy={signing.current !== null}
        disabled={refusal !== null}
        title={refusal ?? undefined}
        onClick={() => game.decide('refreshMarketNow')}
      >
        {price > 0 ? `${label} for ${formatMoney(price)}` : label}
      </Button>
    </span>
  )
})

const Sign = observer(function Sign({ row }: { row: MarketRow }) {
  const { player, refusal, shortRefusal, disinterest } = row
  const { signing } = useGameStores()
  const isBusy = signing.current === player.id
  if (disinterest !== null) {
    return (
      <Tooltip text={`${disinterest} Better players want a bigger name; everyone is asked again each week.`}>
        Not interested
      </Tooltip>
    )
  }
  return (
    <span className={layout.blockable}>
      <Button
        size="small"
        variant="primary"
        busy={isBusy}
        disabled={!isBusy && (signing.current !== null || refusal !== null)}
        title={refusal ?? undefined}
        aria-label={`Sign ${player.name}`}
        onClick={() => signing.sign(player.id)}
      >
        {isBusy ? 'Signing…' : 'Sign'}
      </Button>
      {shortRefusal !== null && <small className={layout.obstacle}>{shortRefusal}</small>}
    </span>
  )
})
