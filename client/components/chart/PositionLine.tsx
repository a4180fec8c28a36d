import { LineChart } from './LineChart.tsx'
import { placeOf, POSITION_LEVELS, WEEK_AXIS, weekName } from './weekAxis.ts'

interface PositionLineProps {
  /** At least one week. `place`: the position in words. */
  positions: readonly { week: number; position: number; place: string }[]
}

/** Line of the own position in the table by week. */
export function PositionLine({ positions }: PositionLineProps) {
  const best = positions.reduce((found, week) => (week.position < found.position ? week : found))
  const last = positions.at(-1) ?? best
  const bestInWords =
    best === last ? ', the best place yet' : `; the best was ${best.place} after week ${best.week}`
  return (
    <LineChart
      name="Your club"
      summary={`${last.place} after week ${last.week}${bestInWords}.`}
      points={positions.map(({ week, position }) => ({ x: week, y: position }))}
      across={WEEK_AXIS}
      levels={POSITION_LEVELS}
      short={String}
      full={(position) => placeOf(positions, position)}
      place={weekName}
    />
  )
}
