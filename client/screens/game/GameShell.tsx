import { useRef, useState, type ComponentType } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { OptionalPart } from '../../components/OptionalPart.tsx'
import { PartBoundary } from '../../components/PartBoundary.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import type { UndoableDecisions } from '../../stores/desks/UndoableDecisions.ts'
import type { MarketSearch } from '../../stores/desks/MarketSearch.ts'
import type { Tab } from '../../stores/UiStore.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { CareerOverBar } from './careerEnd/CareerOverBar.tsx'
import { DashboardSummary, DashboardTab } from './dashboard/DashboardTab.tsx'
import { GameHeader } from './GameHeader.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { TabHeading } from './TabHeading.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import styles from './GameShell.module.css'

/** Props of a tab. It shows an error where one is missing. */
interface TabActions {
  lineUp: UndoableDecisions
  marketSearch: MarketSearch
}

interface TabEntry {
  label: string
  /** Heading. Defaults to the label. */
  title?: string
  Panel: ComponentType<TabActions>
  /** Rendered beside the heading. */
  Summary: ComponentType
}

const TABS: Record<Tab, TabEntry> = {
  dashboard: {
    label: 'Dashboard',
    Panel: DashboardTab,
    Summary: DashboardSummary,
  },
  squad: {
    label: 'Squad',
    Panel: lazyComponent(async () => (await import('./squad/SquadTab.tsx')).SquadTab),
    Summary: lazyComponent(async () => (await import('./squad/SquadTab.tsx')).SquadSummary),
  },
  tickets: {
    label: 'Tickets',
    title: 'Ticket & Attendance Management',
    Panel: lazyComponent(async () => (await import('./tickets/TicketsTab.tsx')).TicketsTab),
    Summary: lazyComponent(async () => (await import('./tickets/TicketsTab.tsx')).TicketsSummary),
  },
  staff: {
    label: 'Staff',
    title: 'Staff Management',
    Panel: lazyComponent(async () => (await import('./staff/StaffTab.tsx')).StaffTab),
    Summary: lazyComponent(async () => (await import('./staff/StaffTab.tsx')).StaffSummary),
  },
  facilities: {
    label: 'Facilities',
    Panel: lazyComponent(async () => (await import('./facilities/FacilitiesTab.tsx')).FacilitiesTab),
    Summary: lazyComponent(async () => (await import('./facilities/FacilitiesTab.tsx')).FacilitiesSummary),
  },
  tactics: {
    label: 'Tactics',
    title: 'Team Tactics',
    Panel: lazyComponent(async () => (await import('./tactics/TacticsTab.tsx')).TacticsTab),
    Summary: lazyComponent(async () => (await import('./tactics/TacticsTab.tsx')).TacticsSummary),
  },
  marketing: {
    label: 'Marketing',
    title: 'Club Marketing & PR',
    Panel: lazyComponent(async () => (await import('./marketing/MarketingTab.tsx')).MarketingTab),
    Summary: lazyComponent(async () => (await import('./marketing/MarketingTab.tsx')).MarketingSummary),
  },
  transfers: {
    label: 'Transfers',
    title: 'Transfer Hub',
    Panel: lazyComponent(async () => (await import('./transfers/TransfersTab.tsx')).TransfersTab),
    Summary: lazyComponent(async () => (await import('./transfers/TransfersTab.tsx')).TransfersSummary),
  },
  league: {
    label: 'League',
    title: 'Competition',
    Panel: lazyComponent(async () => (await import('./league/LeagueTab.tsx')).LeagueTab),
    Summary: lazyComponent(async () => (await import('./league/LeagueTab.tsx')).LeagueSummary),
  },
}

const TAB_LIST = Object.entries(TABS).map(([value, { label }]) => ({ value: value as Tab, label }))

interface GameShellProps {
  /** True after a form, a match or an evening that had the page: the heading receives the focus. */
  takesFocus: boolean
  /** Reloads the page. */
  onRestart: () => void
}

/** Header, tabs and side panel over the picture of the ground. */
export const GameShell = observer(function GameShell({ takesFocus, onRestart }: GameShellProps) {
  const { ui, lineUp, marketSearch } = useGameStores()
  const { label, title = label, Panel, Summary } = TABS[ui.tab]
  // Tab and summary share a chunk and a fault, so that both are rendered again together.
  const [attempt, setAttempt] = useState(0)
  const view = `${ui.tab} ${attempt}`
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  return (
    <div className={styles.shell}>
      <GameHeader />
      <main ref={main} className={styles.main}>
        <CareerOverBar onRestart={onRestart} />
        <Tabs label="Club" tabs={TAB_LIST} value={ui.tab} onChange={(tab) => ui.selectTab(tab)}>
          <TabHeading title={title} takesFocus={takesFocus}>
            <OptionalPart key={view}>
              <Summary />
            </OptionalPart>
          </TabHeading>
          <PartBoundary
            key={view}
            title={`${label} has stopped`}
            text="Something went wrong on this tab. Your career goes on, and so do the other tabs."
            onRetry={() => setAttempt(attempt + 1)}
            actions={
              ui.tab !== 'dashboard' && (
                <Button onClick={() => ui.selectTab('dashboard')}>Go to Dashboard</Button>
              )
            }
          >
            <Panel lineUp={lineUp} marketSearch={marketSearch} />
          </PartBoundary>
        </Tabs>
      </main>
      <aside className={styles.side} data-side-panel aria-label="Notifications">
        <NotificationPanel />
      </aside>
    </div>
  )
})
