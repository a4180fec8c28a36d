import { observer } from 'mobx-react-lite'
import type { SideStats } from '../../../simulation/match/matchStats.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './MatchFigures.module.css'

const FIGURES: readonly { name: string; of: (stats: SideStats) => string }[] = [
  { name: 'Chances', of: ({ chances }) => String(chances) },
  { name: 'On target', of: ({ onTarget }) => String(onTarget) },
  { name: 'Expected goals', of: ({ expectedGoals }) => expectedGoals.toFixed(2) },
  { name: 'Cards', of: ({ cards }) => String(cards) },
]

/** The match in figures so far. */
export const MatchFigures = observer(function MatchFigures() {
  const { matchday } = useGameStores()
  const { match, stats } = matchday
  if (!match) return null
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{match.setup.home.name}</th>
          <td />
          <th scope="col">{match.setup.away.name}</th>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map(({ name, of }) => (
          <tr key={name}>
            <td>{of(stats.home)}</td>
            <th scope="row">{name}</th>
            <td>{of(stats.away)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
