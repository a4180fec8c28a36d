import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Tabs } from '../../../components/Tabs.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { QuickLook } from '../players/QuickLook.tsx'
import { StageWindow } from '../stageWindow.tsx'
import { History } from './History.tsx'
import { OwnResults } from './OwnResults.tsx'
import { PositionChart } from './PositionChart.tsx'
import { Scorers } from './Scorers.tsx'
import { Standings } from './Standings.tsx'
import { WeekResults } from './WeekResults.tsx'
import styles from './LeagueTab.module.css'

const VIEWS = [
  { value: 'standings', label: 'Standings' },
  { value: 'results', label: 'Results' },
  { value: 'scorers', label: 'Scorers' },
  { value: 'history', label: 'History' },
] as const

type View = (typeof VIEWS)[number]['value']

/** The competition: the table, the matches, the scorers, and what came of seasons gone by. */
export function LeagueTab() {
  const [view, setView] = useState<View>('standings')
  return (
    <div className={styles.page}>
      <Tabs label="Competition" tabs={VIEWS} value={view} onChange={setView}>
        <div className={styles.view}>
          {view === 'standings' && (
            <div className={styles.table}>
              <Standings />
              <StageWindow shows="league" className={styles.board} />
              <div className={styles.course}>
                <PositionChart />
              </div>
            </div>
          )}
          {view === 'results' && (
            <div className={styles.halves}>
              <WeekResults />
              <OwnResults />
            </div>
          )}
          {view === 'scorers' && <Scorers />}
          {view === 'history' && <History />}
        </div>
      </Tabs>
      <QuickLook />
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
