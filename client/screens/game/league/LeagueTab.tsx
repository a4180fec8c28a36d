import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { Standings } from './Standings.tsx'
import { WeekResults } from './WeekResults.tsx'
import styles from './LeagueTab.module.css'

/** The competition: the table, and the matches week by week. */
export function LeagueTab() {
  return (
    <div className={styles.page}>
      <Standings />
      <WeekResults />
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
