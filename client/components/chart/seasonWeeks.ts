/** The weeks of a season as the charts' horizontal axis names them. */
export const WEEK_AXIS = { low: 1, high: 38, ticks: [1, 10, 20, 30, 38] } as const

export function weekName(week: number): string {
  return week === 0 ? 'Season’s start' : `Week ${week}`
}
