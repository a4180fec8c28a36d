import type { PitchPlayer } from '../../../simulation/tactics/tacticsReport.ts'
import styles from './Pitch.module.css'

const WIDTH = 340
const HEIGHT = 420
const TOP = 44
const BOTTOM = 378
const LONGEST_NAME = 11

interface PitchProps {
  formation: string
  /** From the goalkeeper forward. */
  lines: readonly (readonly PitchPlayer[])[]
}

/** The eleven in their places, attacking upwards. A square stands for a player out of his line. */
export function Pitch({ formation, lines }: PitchProps) {
  const names = lines.map((line) => line.map(({ name }) => name).join(', ')).filter((line) => line !== '')
  return (
    <svg
      className={styles.pitch}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`The side in a ${formation}, from the back: ${names.join('; ')}`}
    >
      <rect className={styles.grass} width={WIDTH} height={HEIGHT} />
      <path
        className={styles.line}
        d="M8 8H332V412H8zM8 210H332M90 8V70H250V8M90 412V350H250V412M210 210a40 40 0 1 1-80 0a40 40 0 0 1 80 0"
      />
      {lines.map((line, row) =>
        line.map((player, i) => (
          <Man
            key={player.id}
            player={player}
            x={((i + 0.5) * WIDTH) / line.length}
            y={BOTTOM - (row * (BOTTOM - TOP)) / Math.max(1, lines.length - 1)}
          />
        )),
      )}
    </svg>
  )
}

function Man({ player, x, y }: { player: PitchPlayer; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{`${player.name}, ${player.position}`}</title>
      {player.isOutOfPosition ? (
        <rect className={styles.man} x={-10} y={-22} width={20} height={20} />
      ) : (
        <circle className={styles.man} cy={-12} r={11} />
      )}
      <text className={styles.initial} y={-7.5}>
        {player.position.charAt(0)}
      </text>
      <text className={styles.name} y={14}>
        {shortName(player.name)}
      </text>
    </g>
  )
}

/** The last name, cut off where neighbours would overlap. */
function shortName(name: string): string {
  const last = name.split(' ').at(-1) ?? name
  return last.length > LONGEST_NAME ? `${last.slice(0, LONGEST_NAME - 1)}…` : last
}
