import { observer } from 'mobx-react-lite'
import { FULL_TIME } from '../../../simulation/core/matchMinutes.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './ScoreLine.module.css'

/** Score and minute. */
export const ScoreLine = observer(function ScoreLine() {
  const { matchday } = useGameStores()
  const { match, score, minute, isOver } = matchday
  if (!match) return null
  const { home, away } = match.setup
  // The minute being played, as on the scoreboard of the picture.
  const playing = Math.min(FULL_TIME, minute + 1)
  const time = isOver ? 'Full time' : matchday.isHalfTime ? 'Half-time' : `Minute ${playing}`
  return (
    <div
      className={styles.score}
      role="group"
      aria-label={`${home.name} ${score.home}, ${away.name} ${score.away}. ${time}`}
    >
      <span className={styles.name} data-own={match.ownSide === 'home' || undefined}>
        {home.name}
      </span>
      <span className={styles.goals}>
        {score.home}–{score.away}
      </span>
      <span className={styles.name} data-own={match.ownSide === 'away' || undefined}>
        {away.name}
      </span>
      <span className={styles.time}>{time}</span>
    </div>
  )
})
