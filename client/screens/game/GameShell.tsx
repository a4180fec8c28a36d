import type { ComponentType } from 'react'
import { observer } from 'mobx-react-lite'
import { Tabs } from '../../components/Tabs.tsx'
import type { Tab } from '../../stores/UiStore.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { DashboardSummary, DashboardTab } from './dashboard/DashboardTab.tsx'
import { FacilitiesSummary, FacilitiesTab } from './facilities/FacilitiesTab.tsx'
import { GameHeader } from './GameHeader.tsx'
import { LeagueSummary, LeagueTab } from './league/LeagueTab.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { SquadSummary, SquadTab } from './squad/SquadTab.tsx'
import { StaffSummary, StaffTab } from './staff/StaffTab.tsx'
import { TabHeading } from './TabHeading.tsx'
import { TacticsSummary, TacticsTab } from './tactics/TacticsTab.tsx'
import { TicketsSummary, TicketsTab } from './tickets/TicketsTab.tsx'
import { TransfersSummary, TransfersTab } from './transfers/TransfersTab.tsx'
import styles from './GameShell.module.css'

interface TabEntry {
  label: string
  /** The heading, where it is not the label. */
  title?: string
  Panel: ComponentType
  Summary: ComponentType
}

const TABS: Record<Tab, TabEntry> = {
  dashboard: { label: 'Dashboard', Panel: DashboardTab, Summary: DashboardSummary },
  squad: { label: 'Squad', Panel: SquadTab, Summary: SquadSummary },
  tickets: {
    label: 'Tickets',
    title: 'Ticket & Attendance Management',
    Panel: TicketsTab,
    Summary: TicketsSummary,
  },
  staff: { label: 'Staff', title: 'Staff Management', Panel: StaffTab, Summary: StaffSummary },
  facilities: { label: 'Facilities', Panel: FacilitiesTab, Summary: FacilitiesSummary },
  tactics: { label: 'Tactics', title: 'Team Tactics', Panel: TacticsTab, Summary: TacticsSummary },
  transfers: { label: 'Transfers', title: 'Transfer Hub', Panel: TransfersTab, Summary: TransfersSummary },
  league: { label: 'League', Panel: LeagueTab, Summary: LeagueSummary },
}

const TAB_LIST = Object.entries(TABS).map(([value, { label }]) => ({ value: value as Tab, label }))

interface GameShellProps {
  /** It comes back after a match, so the heading takes the focus. */
  takesFocus: boolean
}

/** Header, tabs and side panel over the ground. */
export const GameShell = observer(function GameShell({ takesFocus }: GameShellProps) {
  const { ui } = useGameStores()
  const { label, title = label, Panel, Summary } = TABS[ui.tab]
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
          <TabHeading title={title} takesFocus={takesFocus}>
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
