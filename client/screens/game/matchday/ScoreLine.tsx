import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { clockInWords } from './clockInWords.ts'
import { ShootOutMarks } from './ShootOutMarks.tsx'
import styles from './ScoreLine.module.css'

/** Score and time, which is that of the scoreboard in the picture. */
export const ScoreLine = observer(function ScoreLine() {
  const { matchday } = useGameStores()
  const { match, score, shootOut } = matchday
  if (!match) return null
  const { home, away } = match.setup
  const time = clockInWords(matchday)
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
      {shootOut && <ShootOutMarks kicks={shootOut} names={{ home: home.name, away: away.name }} />}
    </div>
  )
})
