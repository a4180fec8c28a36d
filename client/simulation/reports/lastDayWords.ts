/** Texts about the final table for the manager. */
import { ordinal } from '../core/ordinal.ts'
import type { Division } from '../core/fixture.ts'
import { zoneOf } from '../league/zones.ts'
import type { TableRow } from '../league/table.ts'
import { counted } from '../core/english.ts'

/** Meaning of the final position for the manager. */
export type SeasonTone = 'champions' | 'runners-up' | 'play-off' | 'high' | 'kept' | 'escape' | 'fallen'

/** A final table with the lowest place that the board accepts. */
interface FinalTable {
  division: Division
  final: readonly TableRow[]
  worstPosition: number
}

/** The last position of a fine season. */
const HIGH = 6
/** Points over the first place that costs the job up to which it was a narrow escape. */
const NARROW = 3

export function toneOf(
  { position, record }: TableRow,
  { division, final, worstPosition }: FinalTable,
): SeasonTone {
  if (position === 1) return 'champions'
  if (zoneOf(division, position) === 'play-off') return 'play-off'
  if (position === 2) return 'runners-up'
  if (position > worstPosition) return 'fallen'
  if (position <= HIGH) return 'high'
  return record.points - pointsBelowLine(final, worstPosition) <= NARROW ? 'escape' : 'kept'
}

export function lastDayHeading(tone: SeasonTone, position: number, division: Division): string {
  const place = ordinal(position)
  switch (tone) {
    case 'champions':
      return division === 1 ? 'Champions!' : 'Champions, and going up!'
    case 'runners-up':
      return 'Runners-up'
    case 'play-off':
      return `Into the play-off: ${place}`
    case 'high':
      return `A fine season: ${place}`
    case 'kept':
      return `Safe: ${place}`
    case 'escape':
      return `A narrow escape: ${place}`
    case 'fallen':
      return `It ends in ${place} place`
  }
}

export function lastDayLines(
  tone: SeasonTone,
  own: TableRow,
  { division, final, worstPosition, positionBefore }: FinalTable & { positionBefore: number },
): string[] {
  const [first, second] = final
  return [
    ...(first && second ? [championLine(first, second, division)] : []),
    ...(positionBefore === own.position
      ? []
      : [`You went into the last day ${ordinal(positionBefore)} and finished ${ordinal(own.position)}.`]),
    ...toneLines(tone, own, { division, final, worstPosition }),
  ]
}

function championLine(first: TableRow, second: TableRow, division: Division): string {
  const { name } = first.club
  return `${name} are champions${division === 2 ? ' of the second division' : ''} with ${countPoints(first.record.points)}, ${gapInWords(first, second)}.`
}

function gapInWords(above: TableRow, below: TableRow): string {
  const points = above.record.points - below.record.points
  if (points > 0) return `${points} ahead of ${below.club.name}`
  return above.goalDifference === below.goalDifference
    ? `level with ${below.club.name} on points and goal difference`
    : `ahead of ${below.club.name} on goal difference`
}

function toneLines(tone: SeasonTone, own: TableRow, { final, worstPosition }: FinalTable): string[] {
  const { points } = own.record
  const missing = (final[0]?.record.points ?? points) - points
  const above = points - pointsBelowLine(final, worstPosition)
  const worst = `${ordinal(worstPosition + 1)} place`
  switch (tone) {
    case 'champions':
      return []
    case 'play-off':
      return ['The play-off decides who else goes up.']
    case 'runners-up':
    case 'high':
      return missing > 0 ? [`The title was ${countPoints(missing)} away.`] : []
    case 'kept':
      return [`You finished ${countPoints(above)} above ${worst}.`]
    case 'escape':
      return [
        above > 0
          ? `You finished only ${countPoints(above)} above ${worst}, which would have cost you your job.`
          : `You finished level on points with ${worst}, which would have cost you your job.`,
      ]
    case 'fallen':
      return [`Finish below ${ordinal(worstPosition)} and the manager is out of a job.`]
  }
}

/** Points of the first place that costs the job. */
function pointsBelowLine(final: readonly TableRow[], worstPosition: number): number {
  return final[worstPosition]?.record.points ?? 0
}

function countPoints(points: number): string {
  return counted(points, 'point')
}
