import styles from './FormationBoard.module.css'

/** 4-2-3-1 on a horizontal board: metres from the own goal, metres across. */
const POSITIONS: readonly (readonly [number, number])[] = [
  [5, 34],
  [22, 10],
  [19, 26],
  [19, 42],
  [22, 58],
  [40, 24],
  [40, 44],
  [62, 12],
  [64, 34],
  [62, 56],
  [86, 34],
]

/** Decorative tactics board with a formation. */
export function FormationBoard() {
  return (
    <svg className={styles.board} viewBox="-1 -1 107 70" aria-hidden="true" focusable="false">
      <rect width="105" height="68" className={styles.grass} />
      <path
        className={styles.lines}
        d="M52.5 0V68M61.6 34a9.1 9.1 0 1 1-18.2 0a9.1 9.1 0 0 1 18.2 0M0 13.8H16.5V54.2H0M105 13.8H88.5V54.2H105"
      />
      <path className={styles.run} d="M64 34C72 28 76 22 88 20M62 56C72 58 80 52 86 40" />
      {POSITIONS.map(([x, y], place) => (
        <g key={place}>
          <circle cx={x} cy={y} r="3.6" className={styles.player} />
          <text x={x} y={y + 1.7} className={styles.number}>
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
