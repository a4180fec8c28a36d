/** Verdict of the board on a season, with reasons. */
import { LEVEL_NAMES, type ObjectiveResult } from '../club/board.ts'
import { askedPlace } from '../news/boardNews.ts'
import { pounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { isTitle, type PastSeason } from '../club/pastSeason.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { SeasonReview } from '../club/seasonReview.ts'
import { counted } from '../core/english.ts'

export interface Verdict {
  text: string
  tone: 'good' | 'fair' | 'bad'
  reasons: string[]
}

/** Minimum places gained for a delighted board. */
const DELIGHT = 5
/** Fan mood thresholds in percent, equal to the colours of the mood bars. */
const HAPPY = 70
const SOUR = 40

interface Terms {
  net: number | null
  worstPosition: number
  move?: DivisionMove | null
}

/** Change of divisions. */
export type DivisionMove = 'up' | 'down'

/** Change of divisions before a past season, of the club that the manager was in charge of at its end; null for none. */
export function moveBefore(
  pastSeasons: readonly DeepReadonly<PastSeason>[],
  { season, club, division }: DeepReadonly<PastSeason>,
): DivisionMove | null {
  const before = pastSeasons.find((past) => past.season === season - 1)
  if (before?.club === club && before.division !== division) return before.division > division ? 'up' : 'down'
  const changes = before?.review?.otherDivision
  if (changes?.promoted.includes(clubNumber(club))) return 'up'
  return changes?.relegated.includes(clubNumber(club)) ? 'down' : null
}

/** `net`: the season's income minus its expenses, in pounds; null when the books are another club's. `worstPosition`: the lowest that the board accepted. */
export function seasonVerdict(
  past: DeepReadonly<PastSeason>,
  { net, worstPosition, move = null }: Terms,
): Verdict {
  const { position, review } = past
  const gained = review ? review.placeBefore - position : 0
  const objective = review?.objective ?? null
  const reasons = [
    ...(objective ? [objectiveReason(objective)] : []),
    placeReason(past, move),
    ...(net === null ? [] : [`The books closed ${pounds(Math.abs(net))} ${net >= 0 ? 'up' : 'down'}.`]),
    ...(review ? moodReasons(review) : []),
  ]
  if (position > worstPosition) {
    return { text: 'The board has lost its patience.', tone: 'bad', reasons }
  }
  if (isTitle(past)) return { text: 'The board is overjoyed: champions!', tone: 'good', reasons }
  if (isPromoted(past)) return { text: 'The board is overjoyed: promotion!', tone: 'good', reasons }
  const isDelighted = gained >= DELIGHT || (objective?.isMet && objective.level !== 'safe')
  if (isDelighted && objective?.isMet !== false) {
    return { text: 'The board is delighted.', tone: 'good', reasons }
  }
  if (objective?.isMet !== false) {
    return { text: 'The board is satisfied.', tone: 'fair', reasons }
  }
  return { text: 'The board is disappointed.', tone: 'bad', reasons }
}

function isPromoted({ club, division, review }: DeepReadonly<PastSeason>): boolean {
  return division === 2 && (review?.otherDivision?.promoted.includes(clubNumber(club)) ?? false)
}

function objectiveReason({ level, asked, isMet, confidence }: DeepReadonly<ObjectiveResult>): string {
  const { before, after } = confidence
  const judged =
    before === after
      ? `The board’s confidence stays at ${after}%.`
      : `The board’s confidence went from ${before}% to ${after}%.`
  return `The objective was ${LEVEL_NAMES[level]}, ${askedPlace(asked)}: ${isMet ? 'met' : 'missed'}. ${judged}`
}

function placeReason(
  { season, position, review }: DeepReadonly<PastSeason>,
  move: DivisionMove | null,
): string {
  const place = `${ordinal(position)} place`
  if (!review) return `${place}.`
  const { placeBefore, expected } = review
  const gained = placeBefore - position
  const than =
    season === 1
      ? `the ${ordinal(placeBefore)} that was expected`
      : move
        ? `the ${ordinal(placeBefore)} that’s about par for a ${move === 'up' ? 'promoted' : 'relegated'} club`
        : `the ${ordinal(placeBefore)} of the season before`
  const prediction =
    season > 1 && expected !== null ? ` The paper had tipped you for ${ordinal(expected)}.` : ''
  if (gained === 0) return `${place}, the same as ${than}.${prediction}`
  const count = counted(Math.abs(gained), 'place')
  return `${place}, ${count} ${gained > 0 ? 'better' : 'worse'} than ${than}.${prediction}`
}

function moodReasons({ fanHappiness, reputation }: DeepReadonly<SeasonReview>): string[] {
  const mood =
    fanHappiness > HAPPY
      ? 'The fans are happy'
      : fanHappiness > SOUR
        ? 'The fans are patient'
        : 'The fans are sour'
  const [before, after] = [reputation.before.toFixed(1), reputation.after.toFixed(1)]
  return [
    `${mood}: mood ${fanHappiness}%.`,
    before === after
      ? `The club’s reputation stays at ${after} stars.`
      : `The club’s reputation went from ${before} to ${after} stars.`,
  ]
}
