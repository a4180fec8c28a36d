import { observer } from 'mobx-react-lite'
import { ClubLink } from '../../../components/ClubLink.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { signed } from '../../../simulation/core/money.ts'
import { liveTable } from '../../../simulation/reports/liveTable.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './LiveTable.module.css'

/** League table with the scores at this minute. */
export const LiveTable = observer(function LiveTable() {
  const { game, matchday } = useGameStores()
  const { match, score, elsewhere } = matchday
  if (!match) return null
  const own = { home: match.setup.home.club, homeGoals: score.home, awayGoals: score.away }
  const others = elsewhere.map(({ home, homeGoals, awayGoals }) => ({
    home: home.club,
    homeGoals,
    awayGoals,
  }))
  const table = liveTable(game.state, [own, ...others])
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Table as it stands</caption>
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col">Club</th>
          <th scope="col">Goal difference</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ position, club, record, goalDifference, climbed, isOwn }) => (
          <tr key={club.id} data-own={isOwn || undefined}>
            <td>
              {position} <Move climbed={climbed} />
            </td>
            <th scope="row">
              <ClubLink club={club.id}>{club.name}</ClubLink>
            </th>
            <td>{signed(goalDifference)}</td>
            <td>{record.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})

function Move({ climbed }: { climbed: number }) {
  if (climbed === 0) return null
  return (
    <span className={styles.move} data-up={climbed > 0 || undefined}>
      <Icon name={climbed > 0 ? 'up' : 'down'} size={12} />
      <VisuallyHidden>{climbed > 0 ? `up ${climbed}` : `down ${-climbed}`}</VisuallyHidden>
    </span>
  )
}
