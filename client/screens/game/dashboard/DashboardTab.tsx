import { observer } from 'mobx-react-lite'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { StageWindow } from '../stageWindow.tsx'
import { FanBase } from './FanBase.tsx'
import { FirstWeek } from './FirstWeek.tsx'
import { Finances } from './Finances.tsx'
import { FinancialOverview } from './FinancialOverview.tsx'
import { LastResult } from './LastResult.tsx'
import { MoneyChart } from './MoneyChart.tsx'
import { NextMatch } from './NextMatch.tsx'
import { Paper } from './Paper.tsx'
import { SquadStatus } from './SquadStatus.tsx'
import { TableExcerpt } from './TableExcerpt.tsx'
import { TheBoard } from './TheBoard.tsx'
import { UpcomingFixtures } from './UpcomingFixtures.tsx'
import styles from './DashboardTab.module.css'
import type { SeasonPhase } from '../../../simulation/core/fixture.ts'

const PHASE_NAMES: Record<SeasonPhase, string> = {
  'pre-season': 'Pre-season',
  'early-season': 'Early season',
  'mid-season': 'Mid-season',
  'late-season': 'Late season',
  'season-ended': 'Season ended',
}

/** Dashboard: the next match and the state of the club. */
export function DashboardTab() {
  return (
    <>
      <FirstWeek />
      <div className={styles.page}>
        <NextMatch />
        <StageWindow className={styles.window} />
        <div className={styles.full}>
          <Paper />
        </div>
        <FinancialOverview />
        <SquadStatus />
        <FanBase />
        <BelowTheFold>
          <div className={styles.full}>
            <TheBoard />
          </div>
          <TableExcerpt />
          <UpcomingFixtures />
          <LastResult />
          <div className={styles.broad}>
            <MoneyChart />
          </div>
          <Finances />
        </BelowTheFold>
      </div>
    </>
  )
}

export const DashboardSummary = observer(function DashboardSummary() {
  const { game } = useGameStores()
  const { currentSeason, seasonPhase } = game.state
  return (
    <p>
      Season {currentSeason} · Season phase: <strong>{PHASE_NAMES[seasonPhase]}</strong>
    </p>
  )
})
