/** Wording of the reasons for a result, which depends on those given in the weeks before. */
import type { Side } from '../match/matchReport.ts'
import { ordinal } from '../core/ordinal.ts'
import { pluralize } from './paper/wording.ts'
import type { EarlierMatch } from './earlierMatches.ts'
import type { Favoured, MatchPart } from './matchParts.ts'
import type { Reason } from './patternReasons.ts'

/** Weeks within which a reason is not worded alike twice. */
const WINDOW = 5
/** Times from which a reason is a trend. */
const TREND = 3
/** Weeks in a row at which it is said that a part has favoured one side. */
const MILESTONES = [3, 5, 10, 15, 20, 30]

const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/**
 * Reasons in words (MAT-40): one that comes again within five weeks is worded otherwise than before, and from the
 * third time on it is a trend. `earlier` begins with the newest; a week may have several matches.
 */
export function wordReasons(
  reasons: readonly Reason[],
  week: number,
  earlier: Iterable<EarlierMatch>,
): readonly string[] {
  const weeks = new Map(reasons.map(({ kind }) => [kind, [week]]))
  for (const match of earlier) {
    const followed = [...weeks].filter(([, of]) => (of.at(-1) ?? week) - match.week < WINDOW)
    if (followed.length === 0) break
    for (const [kind, of] of followed) if (match.kinds.includes(kind)) of.push(match.week)
  }
  return reasons.map((reason) => wordReason(reason, week, weeks.get(reason.kind) ?? [week]))
}

/** Words of a reason given in matches of these weeks, newest first and none further from the next than the window. */
function wordReason({ texts, trend }: Reason, week: number, weeks: readonly number[]): string {
  const inARow = [...new Set(weeks)].filter((of, i) => of === week - i).length
  const ofLate = weeks.filter((of) => week - of < WINDOW)
  const isSaid = weeks[1] === week
  if (trend !== null && inARow >= TREND && !isSaid)
    return `For the ${ordinalWord(inARow)} week running, ${trend}.`
  if (trend !== null && ofLate.length >= TREND) {
    const span = week - (ofLate.at(-1) ?? week) + 1
    return `For the ${ordinalWord(ofLate.length)} time in ${pluralize(span, 'week')}, ${trend}.`
  }
  return texts[(weeks.length - 1) % texts.length] ?? ''
}

const PART_TRENDS: Partial<Record<MatchPart, { ours: string; theirs: string }>> = {
  eleven: { ours: 'your eleven was the stronger one', theirs: 'the stronger eleven was theirs' },
  freshness: { ours: 'yours were the fresher legs', theirs: 'the fresher legs were theirs' },
  tactics: { ours: 'your tactics came out on top', theirs: 'the other side’s tactics came out on top' },
  luck: { ours: 'luck was on your side', theirs: 'luck was with the other side' },
}

interface PartsOfMatch {
  parts: Readonly<Favoured>
  own: Side
  week: number
}

/**
 * Part that has favoured one side for the 3rd, 5th or 10th week running, of several the longest; null without one, and
 * after the second match of a week.
 */
export function partTrend(
  { parts, own, week }: PartsOfMatch,
  earlier: Iterable<EarlierMatch>,
): string | null {
  const favours = (of: Readonly<Favoured>, side: Side, part: MatchPart) =>
    of[part] === null ? null : of[part] === side ? 'ours' : 'theirs'
  const running = new Map<MatchPart, { side: 'ours' | 'theirs'; count: number; isOver: boolean }>(
    (Object.keys(PART_TRENDS) as MatchPart[]).flatMap((part) => {
      const side = favours(parts, own, part)
      return side ? [[part, { side, count: 1, isOver: false }]] : []
    }),
  )
  let after = week
  for (const match of earlier) {
    if (match.week === week) return null
    for (const [part, run] of running) {
      const side = match.parts && favours(match.parts, match.isHome ? 'home' : 'away', part)
      if (side !== run.side) run.isOver = true
      if (!run.isOver && match.week < after) run.count += 1
    }
    if ([...running.values()].every(({ isOver }) => isOver)) break
    after = match.week
  }
  const [longest] = [...running]
    .filter(([, { count }]) => MILESTONES.includes(count))
    .toSorted(([, a], [, b]) => b.count - a.count)
  if (!longest) return null
  const [part, { side, count }] = longest
  return `For the ${ordinalWord(count)} week running ${PART_TRENDS[part]?.[side] ?? ''}.`
}

function ordinalWord(count: number): string {
  return ORDINALS[count] ?? ordinal(count)
}
