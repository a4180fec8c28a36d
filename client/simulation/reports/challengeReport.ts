/** The challenge that a career is in, as the dashboard shows it. */
import { scoreSoFar } from '../challenge/closeChallenge.ts'
import { scoreInWords, lastDayOf } from '../club/challenge.ts'
import { AIM_WORDS, rulesInWords, runInWords } from '../club/challengeWords.ts'
import { DAYS_PER_WEEK } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'

interface ChallengeReport {
  id: string
  title: string
  aim: string
  rules: string
  /** Score now, or at the end. */
  score: string
  decisions: number
  /** Kind of the run. */
  run: string
  /** Match weeks to go; null once it is over. */
  weeksLeft: number | null
}

export function challengeReport(state: Snapshot): ChallengeReport | null {
  const { challenge, day, awaitingKickOff } = state
  if (!challenge) return null
  const { id, title, scoring, score, decisions } = challenge
  const today = awaitingKickOff ? day - 1 : day
  return {
    id,
    title,
    aim: AIM_WORDS[scoring],
    rules: rulesInWords(challenge),
    score: scoreInWords(score ?? scoreSoFar(state, scoring), scoring),
    decisions,
    run: runInWords(challenge),
    weeksLeft: score === null ? Math.ceil((lastDayOf(challenge) - today) / DAYS_PER_WEEK) : null,
  }
}
