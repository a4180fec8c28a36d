import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './OtherGrounds.module.css'

/** Scores of the round's other matches at this minute. */
export const OtherGrounds = observer(function OtherGrounds() {
  const { matchday } = useGameStores()
  return (
    <ul className={styles.grounds} aria-label="Scores from the other grounds">
      {matchday.elsewhere.map(({ home, away, homeGoals, awayGoals }) => (
        <li key={home} className={styles.ground}>
          <span className={styles.home}>{home}</span>
          <span className={styles.score}>
            {homeGoals}–{awayGoals}
          </span>
          <span>{away}</span>
        </li>
      ))}
    </ul>
  )
})
