/** The weeks of a season as the charts' horizontal axis names them. */
export const WEEK_AXIS = { low: 1, high: 38, ticks: [1, 10, 20, 30, 38] } as const

export function weekName(week: number): string {
  return week === 0 ? 'Season’s start' : `Week ${week}`
}

/** Positions named on a chart's axis, from the bottom of the table to its top. */
export const POSITION_LEVELS = [20, 15, 10, 5, 1]

/** A position in the words its rows have for it. */
export function placeOf(rows: readonly { position: number; place: string }[], position: number): string {
  return rows.find((row) => row.position === position)?.place ?? ''
}
