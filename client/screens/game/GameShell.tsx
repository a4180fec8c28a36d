import { observer } from 'mobx-react-lite'
import { Tabs } from '../../components/Tabs.tsx'
import type { Tab } from '../../stores/UiStore.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { DashboardSummary, DashboardTab } from './dashboard/DashboardTab.tsx'
import { GameHeader } from './GameHeader.tsx'
import { LeagueSummary, LeagueTab } from './league/LeagueTab.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { SquadSummary, SquadTab } from './squad/SquadTab.tsx'
import { TabHeading } from './TabHeading.tsx'
import { TransfersSummary, TransfersTab } from './transfers/TransfersTab.tsx'
import styles from './GameShell.module.css'

const TABS = {
  dashboard: { label: 'Dashboard', Panel: DashboardTab, Summary: DashboardSummary },
  squad: { label: 'Squad', Panel: SquadTab, Summary: SquadSummary },
  transfers: { label: 'Transfers', Panel: TransfersTab, Summary: TransfersSummary },
  league: { label: 'League', Panel: LeagueTab, Summary: LeagueSummary },
} satisfies Record<Tab, unknown>

const TAB_LIST = Object.entries(TABS).map(([value, { label }]) => ({ value: value as Tab, label }))

interface GameShellProps {
  /** It comes back after a match, so the heading takes the focus. */
  takesFocus: boolean
}

/** Header, tabs and side panel over the ground. */
export const GameShell = observer(function GameShell({ takesFocus }: GameShellProps) {
  const { ui } = useGameStores()
  const { label, Panel, Summary } = TABS[ui.tab]
  return (
    <div className={styles.shell}>
      <GameHeader />
      <main className={styles.main}>
        <Tabs
          label="Club"
          tabs={TAB_LIST}
          value={ui.tab}
          onChange={(tab) => {
            ui.selectTab(tab)
          }}
        >
          <TabHeading title={label} takesFocus={takesFocus}>
            <Summary />
          </TabHeading>
          <Panel />
        </Tabs>
      </main>
      <aside className={styles.side} aria-label="Notifications">
        <NotificationPanel />
      </aside>
    </div>
  )
})
