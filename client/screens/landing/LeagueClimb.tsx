import styles from './LeagueClimb.module.css'

/** Position in the table after each of the 38 weeks. */
const PLACES: readonly number[] = [
  14, 16, 17, 16, 15, 15, 13, 14, 12, 12, 11, 9, 8, 7, 9, 10, 10, 11, 10, 9, 8, 8, 9, 8, 7, 7, 6, 7, 6, 6, 5,
  6, 5, 5, 4, 5, 4, 4,
]
const STEP = 12
const ROW = 9
const LAST_PLACE = 20
const RULES = [1, 5, 10, 15, 20]

const x = (week: number) => 34 + week * STEP
const y = (place: number) => 8 + (place - 1) * ROW
const line = PLACES.map((place, week) => `${week === 0 ? 'M' : 'L'}${x(week)} ${y(place)}`).join('')
const end = { x: x(PLACES.length - 1), y: y(PLACES.at(-1) ?? 1) }

/** Line chart of the league position over a season; the figure's caption describes it. */
export function LeagueClimb() {
  return (
    <svg className={styles.chart} viewBox={`0 0 ${end.x + 40} ${y(LAST_PLACE) + 12}`} aria-hidden="true">
      <rect x={x(0)} y={y(18.5)} width={end.x - x(0)} height={y(20.5) - y(18.5)} className={styles.drop} />
      {RULES.map((place) => (
        <g key={place}>
          <path d={`M${x(0)} ${y(place)}H${end.x}`} className={styles.rule} />
          <text x="26" y={y(place) + 5} className={styles.place}>
            {place}
          </text>
        </g>
      ))}
      <path d={line} className={styles.line} />
      <circle cx={end.x} cy={end.y} r="6" className={styles.end} />
      <text x={end.x + 11} y={end.y + 7} className={styles.result}>
        4th
      </text>
    </svg>
  )
}
