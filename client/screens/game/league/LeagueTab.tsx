import type { ComponentType } from 'react'
import { observer } from 'mobx-react-lite'
import type { LeagueView } from '../../../stores/UiStore.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { QuickLook } from '../players/QuickLook.tsx'
import { StageWindow } from '../stageWindow.tsx'
import { ViewTabs } from '../ViewTabs.tsx'
import { Clubs } from './Clubs.tsx'
import { History } from './History.tsx'
import { OwnResults } from './OwnResults.tsx'
import { PositionChart } from './PositionChart.tsx'
import { Scorers } from './Scorers.tsx'
import { Standings } from './Standings.tsx'
import { Signings } from './Signings.tsx'
import { WeekResults } from './WeekResults.tsx'
import styles from './LeagueTab.module.css'

const VIEWS = [
  { value: 'standings', label: 'Standings', Content: TableAndCourse },
  { value: 'results', label: 'Results', Content: Results },
  { value: 'scorers', label: 'Scorers', Content: Scorers },
  { value: 'clubs', label: 'Clubs', Content: Clubs },
  { value: 'signings', label: 'Signings', Content: Signings },
  { value: 'history', label: 'History', Content: History },
] as const satisfies readonly { value: LeagueView; label: string; Content: ComponentType }[]

/** Tab of the league: table, matches, scorers, clubs and past seasons. */
export const LeagueTab = observer(function LeagueTab() {
  const { ui } = useGameStores()
  return (
    <ViewTabs label="Competition" views={VIEWS} view={ui.leagueView} onChange={(view) => ui.showLeague(view)}>
      <QuickLook />
    </ViewTabs>
  )
})

function TableAndCourse() {
  return (
    <div className={styles.standings}>
      <div className={styles.table}>
        <Standings />
        <StageWindow shows="league" className={styles.board} />
        <div className={styles.course}>
          <PositionChart />
        </div>
      </div>
    </div>
  )
}

function Results() {
  return (
    <div className={styles.halves}>
      <WeekResults />
      <OwnResults />
    </div>
  )
}

export const LeagueSummary = observer(function LeagueSummary() {
  const { game } = useGameStores()
  const { currentSeason, currentMatchWeek } = game.state
  return (
    <p>
      Season {currentSeason} ·{' '}
      {currentMatchWeek === 0 ? 'Before the first week' : `After week ${currentMatchWeek}`}
    </p>
  )
})
