/** Playing a run of a challenge again, from a log that may come from anybody (CHL-7). */
import { stepOf } from './challenge/runLog.ts'
import { MAX_LOG, RULES_HASH, type Challenge } from './club/challenge.ts'
import { clubName, face, managerName } from './argumentChecks.ts'
import type { ClubLook } from './clubs/clubNames.ts'
import { nextOwnMatch } from './competitions/ownMatches.ts'
import { integer, parseJson, someOf, text, tuple } from './core/checks.ts'
import type { GameState } from './gameState.ts'
import type { ManagerLook } from './manager/newManager.ts'
import type { Outcome } from './news/outcome.ts'
import { createGame } from './season/createGame.ts'
import { runStep, type Step } from './steps.ts'
import { aLuck } from './save/challengeCheck.ts'
import { matchInputs } from './save/matchChecks.ts'

interface RunResult {
  score: number
  decisions: number
  /** Hash of the career at the end of the challenge. */
  fingerprint: string
}

/**
 * Reason why a log is none of a run: its shape, its length, a step that the rules refuse or that changes nothing, or no
 * end of the challenge.
 */
type RunFault = 'unreadable' | 'too-long' | 'impossible' | 'unfinished'

type Start = [clubName: string, look: ClubLook, manager: ManagerLook]

const ofStart = [
  clubName,
  someOf<Required<ClubLook>>({ town: text(120), kit: integer(0, 100), crest: integer(0, 100) }),
  someOf<Required<ManagerLook>>({ name: managerName, face }),
] as const
const isStartOfSources = tuple<Start>(...ofStart)
const isStartOfBuild = tuple<[...Start, rulesHash: string]>(...ofStart, text(16, RULES_HASH))

/** End of a run that was played again. */
export type RunEnd = { readonly result: RunResult } | { readonly fault: RunFault }

/** Step of a run that was played again. */
export interface PlayedStep {
  /** The career after it, which the next step changes. */
  readonly state: GameState
  readonly step: Step
  /** Of a decision; null for a step of time. */
  readonly outcome: Outcome | null
  /** Share of the log that is played, up to 1. */
  readonly share: number
}

/** Plays a run of a challenge again from its log. `run`: id of a ranked run, null for an open one. */
export function playRun(challenge: Challenge, log: string, run: string | null = null): RunEnd {
  const steps = playSteps(challenge, log, run)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Plays a run again step by step, as `playRun` does. */
export function* playSteps(
  challenge: Challenge,
  log: string,
  run: string | null,
): Generator<PlayedStep, RunEnd, void> {
  if (log.length > MAX_LOG) return { fault: 'too-long' }
  const [first = '', ...lines] = log.split('\n')
  const start = parseJson(first)
  if (!isStartOfSources(start) && !isStartOfBuild(start)) return { fault: 'unreadable' }
  const [clubName, look, manager, rulesHash = null] = start
  const { seed, difficulty, division } = challenge
  const state = createGame({ seed, clubName, look, manager, difficulty, division, challenge, run, rulesHash })
  for (const [i, line] of lines.entries()) {
    const step = stepOf(line)
    if (!isStep(step)) return { fault: 'unreadable' }
    if (!isOwn(state, step)) return { fault: 'impossible' }
    const before = state.challenge?.log
    const outcome = runStep(state, step)
    if (state.challenge?.log === before) return { fault: 'impossible' }
    yield { state, step, outcome, share: (i + 1) / lines.length }
  }
  const { score, decisions, fingerprint, log: played } = state.challenge ?? {}
  if (typeof score !== 'number' || !fingerprint || decisions === undefined) return { fault: 'unfinished' }
  return played === log ? { result: { score, decisions, fingerprint } } : { fault: 'impossible' }
}

/** True for a decision of any arguments, which the commands check, and for a step of time. */
function isStep(value: unknown): value is Step {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  if (value[0] === 'beginDay') return value.length === 1
  if (value[0] === 'drawLuck') return value.length === 2 && aLuck(value[1])
  return value[0] !== 'playMatchDay' || (value.length === 2 && matchInputs(value[1]))
}

/** False for decisions in a match on behalf of the other side. Orders are its own: the engine repeats them itself. */
function isOwn(state: GameState, step: Step): boolean {
  if (step[0] !== 'playMatchDay') return true
  const own = nextOwnMatch(state)?.home === state.club.id ? 'home' : 'away'
  return step[1].every(({ kind, side }) => kind === 'order' || side === own)
}
