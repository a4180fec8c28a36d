import { Suspense, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { lazyComponent } from '../../../components/lazyComponent.tsx'
import { Money } from '../../../components/Money.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { Snapshot } from '../../../simulation/gameState.ts'
import type { MarketSearch } from '../../../stores/desks/MarketSearch.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { CompareBar } from '../players/CompareBar.tsx'
import { QuickLook } from '../players/QuickLook.tsx'
import { useIsWide } from '../useIsWide.ts'
import { ViewTabs } from '../ViewTabs.tsx'
import { SellPlayers } from './SellPlayers.tsx'
import { TransferHistory } from './TransferHistory.tsx'
import { TransferMarket } from './TransferMarket.tsx'
import layout from '../layout.module.css'

const Search = lazyComponent(async () => (await import('./Search.tsx')).Search)
const Scouting = lazyComponent(async () => (await import('./Scouting.tsx')).Scouting)
const Bids = lazyComponent(async () => (await import('./Bids.tsx')).Bids)
const OpenBids = lazyComponent(async () => (await import('./Bids.tsx')).OpenBids)

const VIEWS = [
  { value: 'market', label: 'Transfer Market', Content: Market },
  { value: 'sell', label: 'Sell Players', Content: Sales },
  { value: 'history', label: 'Transfer History', Content: TransferHistory },
  { value: 'bids', label: 'Bids', Content: Bids },
  { value: 'search', label: 'Search', Content: Search },
  { value: 'scouting', label: 'Scouting', Content: Scouting },
] as const

/** Tab of transfers: market, sales, history, bids and offers, the search, and scouting. */
export function TransfersTab({ marketSearch }: { marketSearch?: MarketSearch }) {
  if (marketSearch) return <Hub marketSearch={marketSearch} />
  return <Notice tone="bad">Error: Component setup incomplete. Check props passed to TransfersTab.</Notice>
}

const Hub = observer(function Hub({ marketSearch }: { marketSearch: MarketSearch }) {
  const { game } = useGameStores()
  return (
    <ViewTabs
      label="Transfer Hub"
      views={withCount(waiting(game.state))}
      view={marketSearch.view}
      onChange={(view) => marketSearch.show(view)}
    >
      <CompareBar />
      <QuickLook />
    </ViewTabs>
  )
})

/** The market beside the scouts, who bring more players onto it. */
function Market() {
  return (
    <WithAside aside={<Scouting isBeside />}>
      <TransferMarket />
    </WithAside>
  )
}

/** The own players beside the bids for them. */
function Sales() {
  return (
    <WithAside aside={<OpenBids />}>
      <SellPlayers />
    </WithAside>
  )
}

/** A view; on a wide screen beside another one. */
function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={layout.broadFirst}>
      {children}
      {useIsWide() && <Suspense fallback={null}>{aside}</Suspense>}
    </div>
  )
}

/** Bids and offers that wait for the manager. */
function waiting({ bids, offers }: Snapshot): number {
  return bids.length + offers.filter(({ stage }) => stage === 'asked' || stage === 'agreed').length
}

/** Views, with the number of what waits in the label of bids and offers. */
function withCount(count: number) {
  return VIEWS.map((view) =>
    view.value === 'bids' && count > 0 ? { ...view, label: `Bids (${count})` } : view,
  )
}

export const TransfersSummary = observer(function TransfersSummary() {
  const { transferBudget, wageBudget } = useGameStores().game.state
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
