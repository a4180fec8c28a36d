import { observer } from 'mobx-react-lite'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './CompareBox.module.css'

/** Checkbox that adds a player to the comparison. */
export const CompareBox = observer(function CompareBox({ player }: { player: { id: string; name: string } }) {
  const { compare } = useGameStores()
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Compare ${player.name}`}
        checked={compare.isChosen(player.id)}
        onChange={() => {
          compare.toggle(player.id)
        }}
      />
    </label>
  )
})
