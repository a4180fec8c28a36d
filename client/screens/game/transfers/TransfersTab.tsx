import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Money } from '../../../components/Money.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import type { TransferDesk } from '../../../stores/desks/TransferDesk.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { CompareBar } from '../players/CompareBar.tsx'
import { QuickLook } from '../players/QuickLook.tsx'
import { SellPlayers } from './SellPlayers.tsx'
import { TransferHistory } from './TransferHistory.tsx'
import { TransferMarket } from './TransferMarket.tsx'
import styles from './TransfersTab.module.css'

const VIEWS = [
  { value: 'market', label: 'Transfer Market' },
  { value: 'sell', label: 'Sell Players' },
  { value: 'history', label: 'Transfer History' },
] as const
const PANELS = { market: TransferMarket, sell: SellPlayers, history: TransferHistory }

/** Who could come, who could go, and who did. */
export const TransfersTab = observer(function TransfersTab({ transfers }: { transfers?: TransferDesk }) {
  if (!transfers) {
    return <Notice tone="bad">Error: Component setup incomplete. Check props passed to TransfersTab.</Notice>
  }
  const View = PANELS[transfers.view]
  return (
    <div className={styles.page}>
      <Tabs
        label="Transfer Hub"
        tabs={VIEWS}
        value={transfers.view}
        onChange={(view) => {
          transfers.show(view)
        }}
      >
        <div className={styles.view}>
          <View />
        </div>
      </Tabs>
      <CompareBar />
      <QuickLook />
    </div>
  )
})

export const TransfersSummary = observer(function TransfersSummary() {
  const { transfers } = useGameStores()
  const { transferBudget, wageBudget } = transfers.budgets
  return (
    <>
      <Badge>
        Transfer budget <Money amount={transferBudget} />
      </Badge>
      <Badge>
        Wage budget <Money amount={wageBudget} /> / week
      </Badge>
    </>
  )
})
