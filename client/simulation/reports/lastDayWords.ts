/** Texts about the final table for the manager. */
import { ordinal } from '../core/ordinal.ts'
import type { TableRow } from '../league/table.ts'
import { WORST_POSITION } from '../board/boardDecisions.ts'
import { counted } from '../core/english.ts'

/** Meaning of the final position for the manager. */
export type SeasonTone = 'champions' | 'runners-up' | 'high' | 'kept' | 'escape' | 'fallen'

/** The last position of a fine season. */
const HIGH = 6
/** Points over the first place that costs the job up to which it was a narrow escape. */
const NARROW = 3

export function toneOf({ position, record }: TableRow, final: readonly TableRow[]): SeasonTone {
  if (position === 1) return 'champions'
  if (position === 2) return 'runners-up'
  if (position > WORST_POSITION) return 'fallen'
  if (position <= HIGH) return 'high'
  return record.points - pointsBelowLine(final) <= NARROW ? 'escape' : 'kept'
}

export function lastDayHeading(tone: SeasonTone, position: number): string {
  const place = ordinal(position)
  switch (tone) {
    case 'champions':
      return 'Champions!'
    case 'runners-up':
      return 'Runners-up'
    case 'high':
      return `A fine season: ${place}`
    case 'kept':
      return `A place kept: ${place}`
    case 'escape':
      return `A narrow escape: ${place}`
    case 'fallen':
      return `The season ends in ${place} place`
  }
}

export function lastDayLines(
  tone: SeasonTone,
  own: TableRow,
  { final, positionBefore }: { final: readonly TableRow[]; positionBefore: number },
): string[] {
  const [first, second] = final
  return [
    ...(first && second ? [championLine(first, second)] : []),
    ...(positionBefore === own.position
      ? []
      : [
          `You went into the last day in ${ordinal(positionBefore)} place and finished in ${ordinal(own.position)}.`,
        ]),
    ...toneLines(tone, own, final),
  ]
}

function championLine(first: TableRow, second: TableRow): string {
  const { name } = first.club
  return `${name} are champions with ${countPoints(first.record.points)}, ${gapInWords(first, second)}.`
}

function gapInWords(above: TableRow, below: TableRow): string {
  const points = above.record.points - below.record.points
  if (points > 0) return `${points} ahead of ${below.club.name}`
  return above.goalDifference === below.goalDifference
    ? `level with ${below.club.name} on points and goal difference`
    : `ahead of ${below.club.name} on goal difference`
}

function toneLines(tone: SeasonTone, own: TableRow, final: readonly TableRow[]): string[] {
  const { points } = own.record
  const missing = (final[0]?.record.points ?? points) - points
  const above = points - pointsBelowLine(final)
  const worst = `${ordinal(WORST_POSITION + 1)} place`
  switch (tone) {
    case 'champions':
      return []
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
      return [`A final position worse than ${ordinal(WORST_POSITION)} costs the manager the job.`]
  }
}

/** Points of the first place that costs the job. */
function pointsBelowLine(final: readonly TableRow[]): number {
  return final[WORST_POSITION]?.record.points ?? 0
}

function countPoints(points: number): string {
  return counted(points, 'point')
}
