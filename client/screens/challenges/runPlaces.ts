import type { RunRecord } from '../../simulation/recordRun.ts'
import type { WatchedRun } from '../../stores/WatchedRun.ts'

/** Run that is shown, with its manager's name. */
export interface Side {
  name: string
  card: NonNullable<WatchedRun['card']>
  record: RunRecord
  stores: NonNullable<WatchedRun['stores']>
}

export interface PlaceOfWeek {
  season: number
  week: number
}

/** Weeks that any of the runs has, in order. */
export function placesOf(sides: readonly Side[]): PlaceOfWeek[] {
  const places = new Map(
    sides.flatMap(({ record }) =>
      record.weeks.map(({ season, week }): [string, PlaceOfWeek] => [`${season}/${week}`, { season, week }]),
    ),
  )
  return [...places.values()].sort((a, b) => a.season - b.season || a.week - b.week)
}

/** Name of a week, with its season from the second on. */
export function weekName({ season, week }: PlaceOfWeek): string {
  return season === 1 ? `Week ${week}` : `Season ${season}, week ${week}`
}
