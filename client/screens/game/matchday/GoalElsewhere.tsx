import { observer } from 'mobx-react-lite'
import { Unbroken } from '../../../components/Unbroken.tsx'
import { goalElsewhere } from '../../../simulation/reports/goalsElsewhere.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './GoalElsewhere.module.css'

/** Goal at another ground that matters to the own place, with the table as it stands; on the last match days. */
export const GoalElsewhere = observer(function GoalElsewhere() {
  const { game, matchday } = useGameStores()
  const { match, score, minute, isLive, isOver } = matchday
  const goal =
    isLive && match && !isOver
      ? goalElsewhere(game.state, {
          own: { home: match.setup.home.club, homeGoals: score.home, awayGoals: score.away },
          elsewhere: match.elsewhere,
          minute,
        })
      : null
  return (
    <div role="status" aria-label="Goal elsewhere" className={styles.place}>
      {goal && (
        <div className={styles.goal}>
          <p>
            <strong>{goal.minute}′</strong> Goal elsewhere: <Unbroken text={goal.score} />
          </p>
          <p className={styles.meaning}>{goal.meaning}</p>
          <table className={styles.table} aria-label="Table as it stands">
            <tbody>
              {goal.rows.map(({ position, name, points, isOwn }) => (
                <tr key={position} data-own={isOwn || undefined}>
                  <td>{position}</td>
                  <th scope="row">{name}</th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
})
