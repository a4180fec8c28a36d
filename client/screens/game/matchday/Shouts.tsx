import { observer } from 'mobx-react-lite'
import { SHOUT_CHOICES } from '../../../simulation/reports/callWords.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './Shouts.module.css'

/** Shouts from the touchline with what they cost, and the reason while none is heard. None in the break and on penalties. */
export const Shouts = observer(function Shouts() {
  const { commands, matchday, touchline } = useGameStores()
  const { isLive, match, isOver, isHalfTime, shootOut } = matchday
  if (!isLive || !match?.ownSide || isOver || isHalfTime || shootOut) return null
  const { noShout, shout: inForce } = touchline
  return (
    <div role="group" aria-label="Shouts" className={styles.shouts}>
      <div className={styles.buttons}>
        {SHOUT_CHOICES.map(({ shout, name, effect, cost }, i) => (
          <button
            key={shout}
            type="button"
            className={styles.shout}
            title={effect}
            aria-pressed={inForce?.shout === shout}
            aria-disabled={noShout !== null}
            aria-describedby={`shout-${shout} shout-note`}
            onClick={() => touchline.call(shout)}
          >
            <span className={styles.name}>{name}</span>
            {commands.hasSingleKeys && (
              <kbd className={styles.key} aria-hidden="true">
                {i + 1}
              </kbd>
            )}
            <span id={`shout-${shout}`} className={styles.cost}>
              {inForce?.shout === shout ? `until ${inForce.until}′` : cost}
            </span>
          </button>
        ))}
      </div>
      <p id="shout-note" role="status" className={styles.note}>
        {noShout ?? 'A shout lasts ten minutes.'}
      </p>
    </div>
  )
})
