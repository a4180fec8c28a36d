import { useId } from 'react'
import type { PlayerId } from '../../../simulation/people/player.ts'
import type { Position } from '../../../simulation/people/position.ts'
import styles from './PlayerChoice.module.css'

interface PlayerChoiceProps {
  label: string
  players: readonly { id: PlayerId; name: string; type: Position; note: string }[]
  chosen: PlayerId | null
  onChoose: (id: PlayerId) => void
}

/** Radio group of players. */
export function PlayerChoice({ label, players, chosen, onChoose }: PlayerChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {players.map(({ id, name, type, note }) => (
        <label key={id} className={styles.player}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => onChoose(id)} />
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {type}, {note}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
