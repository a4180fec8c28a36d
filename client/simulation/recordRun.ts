/** A run of a challenge as others watch it: decisions and matches, week by week (CHL-13). */
import { scoreSoFar } from './challenge/closeChallenge.ts'
import type { Challenge } from './club/challenge.ts'
import { WEEKS_PER_SEASON } from './core/calendar.ts'
import type { DeepReadonly } from './core/readonly.ts'
import type { Snapshot } from './gameState.ts'
import { isMatchOf } from './history/keptMatches.ts'
import type { MatchResult } from './match/matchResult.ts'
import { playSteps, type PlayedStep, type RunEnd } from './playRun.ts'
import { decisionWords, touchlineWords } from './reports/decisionWords.ts'
import { pastMatch, type PastMatch } from './reports/pastMatch.ts'

export interface RunMatch extends Pick<
  DeepReadonly<MatchResult>,
  'competition' | 'opponent' | 'isHome' | 'playerScore' | 'opponentScore' | 'outcome'
> {
  /** The match as it is watched. */
  readonly past: PastMatch | null
}

/** Everything from after a match of the league until the next one is over. */
export interface RunWeek {
  readonly season: number
  readonly week: number
  /** In order, each text once. */
  readonly decisions: readonly string[]
  readonly matches: readonly RunMatch[]
  /** Place in the league and score of the challenge at its end. */
  readonly position: number
  readonly score: number
}

export interface RunRecord {
  readonly weeks: readonly RunWeek[]
  /** The career at the end of the challenge. */
  readonly state: Snapshot
  readonly fingerprint: string
}

/** Plays a run again and records it. Yields the share that is played, and returns the fault of a log that is none of a run. */
export function* recordRun(
  challenge: Challenge,
  log: string,
  run: string | null,
): Generator<number, RunRecord | Extract<RunEnd, { fault: unknown }>, void> {
  const weeks: OpenWeek[] = []
  let place = { season: 1, week: 1 }
  let lastMatch: Snapshot['lastMatch'] = null
  let end: Snapshot | null = null
  const steps = playSteps(challenge, log, run)
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      if ('fault' in value) return value
      if (!end) return { fault: 'unfinished' }
      const written = weeks
        .filter(({ decisions, matches }) => decisions.size > 0 || matches.length > 0)
        .map(({ decisions, ...week }) => ({ ...week, decisions: [...decisions] }))
      return { weeks: written, state: end, fingerprint: value.result.fingerprint }
    }
    const { state, step } = value
    const week = openWeek(weeks, place)
    for (const text of wordsOf(value)) week.decisions.add(text)
    if (state.lastMatch && state.lastMatch !== lastMatch)
      week.matches.push(recordMatch(state, state.lastMatch))
    if (step[0] === 'playMatchDay') week.position = state.leaguePosition
    week.score = state.challenge?.score ?? scoreSoFar(state, challenge.scoring)
    ;({ lastMatch } = state)
    place = placeOf(state)
    end = state
    yield value.share
  }
}

interface OpenWeek {
  readonly season: number
  readonly week: number
  readonly decisions: Set<string>
  readonly matches: RunMatch[]
  position: number
  score: number
}

/** Week of the next step: that of the next match of the league, or the last one until another season begins. */
function placeOf({ currentSeason: season, currentMatchWeek }: Snapshot) {
  return { season, week: Math.min(currentMatchWeek + 1, WEEKS_PER_SEASON) }
}

function openWeek(weeks: OpenWeek[], { season, week }: ReturnType<typeof placeOf>): OpenWeek {
  const last = weeks.at(-1)
  if (last?.season === season && last.week === week) return last
  const { position = 0 } = last ?? {}
  const next = { season, week, decisions: new Set<string>(), matches: [], position, score: 0 }
  weeks.push(next)
  return next
}

function wordsOf({ step, outcome }: PlayedStep): string[] {
  if (step[0] === 'playMatchDay') return touchlineWords(step[1])
  return outcome ? decisionWords(outcome) : []
}

function recordMatch(state: Snapshot, result: DeepReadonly<MatchResult>): RunMatch {
  const { competition, opponent, isHome, playerScore, opponentScore, outcome } = result
  const kept = [...state.keptMatches, ...state.keptTies].findLast((one) => isMatchOf(state, one, { result }))
  const past = kept ? pastMatch(state, kept) : null
  return { competition, opponent, isHome, playerScore, opponentScore, outcome, past }
}
