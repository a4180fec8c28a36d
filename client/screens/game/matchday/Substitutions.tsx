import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import type { PlayerId } from '../../../simulation/people/player.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { OrdersToCome } from './OrdersToCome.tsx'
import { PlayerChoice } from './PlayerChoice.tsx'
import styles from './Substitutions.module.css'
import { plural } from '../../../simulation/core/english.ts'

/** Substitutions. The clock is stopped; they take place in the next minute. */
export const Substitutions = observer(function Substitutions() {
  const { touchline } = useGameStores()
  const { ownSide } = touchline
  const [off, setOff] = useState<PlayerId | null>(null)
  const [on, setOn] = useState<PlayerId | null>(null)
  if (!ownSide) return null
  const { pitch, bench, substitutionsLeft } = ownSide
  const leaving = pitch.find(({ player }) => player.id === off)?.player
  const coming = bench.find(({ id }) => id === on)

  if (touchline.tooLate !== null) return <p>{touchline.tooLate}</p>
  return (
    <div className={styles.page}>
      <p>
        <strong>{substitutionsLeft}</strong> {plural(substitutionsLeft, 'substitution')} left
      </p>
      {substitutionsLeft > 0 && (
        <div className={styles.choices}>
          <PlayerChoice
            label="Off"
            players={pitch.map(({ player, freshness }) => ({
              ...player,
              note: `${Math.round(freshness)}% fresh`,
            }))}
            chosen={leaving?.id ?? null}
            onChoose={setOff}
          />
          <PlayerChoice
            label="On"
            players={bench.map((player) => ({
              ...player,
              note: `${player.quality.toFixed(1)} · ${Math.round(player.stamina)}% fresh`,
            }))}
            chosen={coming?.id ?? null}
            onChoose={setOn}
          />
        </div>
      )}
      <div className={styles.decide}>
        <Pending />
        {substitutionsLeft > 0 && (
          <Button
            variant="primary"
            disabled={!leaving || !coming}
            onClick={() => {
              if (leaving && coming) touchline.substitute(leaving.id, coming.id)
            }}
          >
            {leaving && coming ? `Bring on ${coming.name} for ${leaving.name}` : 'Choose one off and one on'}
          </Button>
        )}
      </div>
      <OrdersToCome />
    </div>
  )
})

/** Substitutions that take place in the next minute. */
const Pending = observer(function Pending() {
  const { touchline } = useGameStores()
  const names = new Map(touchline.ownSheet.map(({ id, name }) => [id, name]))
  return (
    <ul aria-live="polite" aria-label="In the next minute">
      {touchline.pendingSubstitutions.map(({ off, on }) => (
        <li key={off} className={styles.pending}>
          <span>
            Next minute: {names.get(on)} for {names.get(off)}
          </span>
          <Button onClick={() => touchline.cancelSubstitution(off)}>Undo</Button>
        </li>
      ))}
    </ul>
  )
})
