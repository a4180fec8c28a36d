import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { Money } from '../../../components/Money.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { MarketSearch } from '../../../stores/desks/MarketSearch.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { CompareBar } from '../players/CompareBar.tsx'
import { QuickLook } from '../players/QuickLook.tsx'
import { ViewTabs } from '../ViewTabs.tsx'
import { SellPlayers } from './SellPlayers.tsx'
import { TransferHistory } from './TransferHistory.tsx'
import { TransferMarket } from './TransferMarket.tsx'

const VIEWS = [
  { value: 'market', label: 'Transfer Market', Content: TransferMarket },
  { value: 'sell', label: 'Sell Players', Content: SellPlayers },
  { value: 'history', label: 'Transfer History', Content: TransferHistory },
] as const

/** Tab of transfers: market, sales and history. */
export const TransfersTab = observer(function TransfersTab({
  marketSearch,
}: {
  marketSearch?: MarketSearch
}) {
  if (!marketSearch) {
    return <Notice tone="bad">Error: Component setup incomplete. Check props passed to TransfersTab.</Notice>
  }
  return (
    <ViewTabs
      label="Transfer Hub"
      views={VIEWS}
      view={marketSearch.view}
      onChange={(view) => {
        marketSearch.show(view)
      }}
    >
      <CompareBar />
      <QuickLook />
    </ViewTabs>
  )
})

export const TransfersSummary = observer(function TransfersSummary() {
  const { course } = useGameStores()
  const { transferBudget, wageBudget } = course.budgets
  return (
    <>
      <Badge>
        <GlossaryTerm term="transferBudget">Transfer budget</GlossaryTerm> <Money amount={transferBudget} />
      </Badge>
      <Badge>
        <GlossaryTerm term="wageBudget">Wage budget for signings</GlossaryTerm> <Money amount={wageBudget} />{' '}
        / week
      </Badge>
    </>
  )
})
