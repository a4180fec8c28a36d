import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './CompareBar.module.css'

/** Bar with the players to be compared, at the bottom of the page. Hidden while there are none. */
export const CompareBar = observer(function CompareBar() {
  const { compare } = useGameStores()
  const { players, canCompare, range } = compare
  if (players.length === 0) return null
  return (
    <section className={styles.bar} aria-label="Compare players">
      <ul className={styles.names}>
        {players.map(({ player: { id, name } }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.name}
              aria-label={`Remove ${name} from the comparison`}
              onClick={() => compare.toggle(id)}
            >
              {name}
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="quiet" onClick={() => compare.clear()}>
        Clear comparison
      </Button>
      <Button
        size="small"
        variant="primary"
        disabled={!canCompare}
        title={canCompare ? undefined : `Choose at least ${range.min} players`}
        onClick={() => compare.open()}
      >
        {`Compare (${players.length})`}
      </Button>
    </section>
  )
})
