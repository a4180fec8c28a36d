import { useId } from 'react'
import { observer } from 'mobx-react-lite'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './DivisionSwitch.module.css'

const DIVISIONS: readonly { division: Division; label: string }[] = [
  { division: 1, label: 'First division' },
  { division: 2, label: 'Second division' },
]

/** Radio group of the two divisions; arrow keys move along it. */
export const DivisionSwitch = observer(function DivisionSwitch() {
  const { ui } = useGameStores()
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Division" className={styles.switch}>
      {DIVISIONS.map(({ division, label }) => (
        <label key={division} className={styles.division}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={ui.division === division}
            onChange={() => ui.showDivision(division)}
          />
          {label}
        </label>
      ))}
    </div>
  )
})
