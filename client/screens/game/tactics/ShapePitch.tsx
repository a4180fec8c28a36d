import type { Tactics } from '../../../simulation/club/tactics.ts'
import type { PitchPlace } from '../../../simulation/tactics/pitchPlaces.ts'
import { Grass, placeInWords, PlayerMark } from './Pitch.tsx'
import { shapeInWords, teamShape } from './teamShape.ts'
import styles from './ShapePitch.module.css'

interface ShapePitchProps {
  tactics: Readonly<Tactics>
  /** Lines of the formation, from the goalkeeper forward. */
  lines: readonly (readonly PitchPlace[])[]
  /** Next opponent with the plan seen most; null while nobody has seen them. */
  opponent: { name: string; tactics: Readonly<Tactics> } | null
}

/** The eleven in the shape of the plan, attacking upwards, and the opponent as the scouts expect them. */
export function ShapePitch({ tactics, lines, opponent }: ShapePitchProps) {
  const shape = teamShape(tactics)
  const theirs = opponent && teamShape(opponent.tactics)
  const names = lines
    .map((line) => line.flatMap(({ taken }) => taken?.player.name ?? []).join(', '))
    .filter((line) => line !== '')
  return (
    <figure className={styles.figure}>
      <div
        className={styles.pitch}
        role="img"
        aria-label={`The side in a ${tactics.formation}, from the back: ${names.join('; ')}`}
      >
        <Grass />
        <span className={styles.press} style={{ insetBlockEnd: `${shape.press + 4}%` }} />
        <span
          className={styles.width}
          style={{ insetInline: `${(100 - shape.width) / 2 - 5}%`, insetBlockEnd: `${shape.press + 4}%` }}
        >
          <span>{'▲'.repeat(shape.tempo)}</span>
        </span>
        {theirs?.rows.flatMap((row, line) =>
          row.map(({ x, y }, i) => (
            <span
              key={`${line} ${i}`}
              className={styles.opponent}
              style={{ insetInlineStart: `${100 - x}%`, insetBlockEnd: `${100 - y}%` }}
            />
          )),
        )}
        {lines.map((line, row) =>
          line.map((place, i) => {
            const at = shape.rows[row]?.[i]
            return (
              <span
                key={`${row} ${i}`}
                className={styles.place}
                data-alone={line.length === 1 || undefined}
                title={placeInWords(place)}
                style={{ insetInlineStart: `${at?.x ?? 50}%`, insetBlockEnd: `${at?.y ?? 0}%` }}
              >
                <PlayerMark place={place} lineLength={line.length} />
              </span>
            )
          }),
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          <i className={styles.own} aria-hidden="true" /> You: {shapeInWords(tactics)}
        </span>
        {opponent && (
          <span>
            <i className={styles.other} aria-hidden="true" /> {opponent.name} as seen:{' '}
            {shapeInWords(opponent.tactics)}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
