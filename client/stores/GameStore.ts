import { makeAutoObservable, observableRef } from 'mobx'
import { commitDecisions, drawLuck } from '../simulation/challenge/luck.ts'
import { runDecision, type Decision } from '../simulation/commands.ts'
import { copyGame } from '../simulation/copyGame.ts'
import type { EventKind } from '../simulation/news/eventStory.ts'
import { refuse, type Outcome } from '../simulation/news/outcome.ts'
import { outcomeToast } from '../simulation/news/presentEvent.ts'
import type { ToastMessage } from '../simulation/news/presentation.ts'
import { createGame, type CareerStart } from '../simulation/season/createGame.ts'
import type { GameState, Snapshot } from '../simulation/gameState.ts'
import type { MatchInput } from '../simulation/match/matchReport.ts'
import type { AheadDay } from '../simulation/season/ahead.ts'
import { beginDay, playMatchDay, type DayEvent } from '../simulation/season/day.ts'
import { replay, type Step } from '../simulation/steps.ts'
import { StepLog } from './StepLog.ts'

/** Speeds of the calendar: stopped, a day in 1.5 s, a day in 0.4 s. */
export const SPEEDS = { Pause: 0, Normal: 1, Fast: 10 } as const
export type Speed = (typeof SPEEDS)[keyof typeof SPEEDS]

/**
 * Holds the career. Its state is one reference that is replaced and never mutated: commands run on a
 * copy, which replaces it when they succeed. A refusal or a throw leaves the old state.
 */
export class GameStore {
  /** Null until a career is started or loaded. */
  career: Snapshot | null = null
  /** Number of careers started or loaded on this page. A change of one career cannot be undone in another. */
  careerNumber = 0
  /** Speed chosen by the player. `TimeDesk.isRunning` is true when time really runs. */
  speed: Speed = SPEEDS.Pause
  /** True when time pauses at the next decision of the player. */
  pausesForDecisions = false

  readonly log = new StepLog()
  /** The career with the days played ahead that are not shown yet; null while there are none. */
  #ahead: AheadCareer | null = null
  readonly #matchday: { readonly isLive: boolean }
  readonly #showToast: (toast: ToastMessage) => void

  constructor(
    matchday: { readonly isLive: boolean } = { isLive: false },
    showToast: (toast: ToastMessage) => void = () => {},
  ) {
    this.#matchday = matchday
    this.#showToast = showToast
    makeAutoObservable(this, { career: observableRef, log: false }, { autoBind: true })
  }

  /** State of the career. Throws when there is none. */
  get state(): Snapshot {
    if (!this.career) throw new Error('No career has been started')
    return this.career
  }

  /** Starts a career, paused. */
  start(start: CareerStart & { clubName: string }): void {
    this.#ahead = null
    this.career = createGame(start)
    this.log.begin(this.career, start)
    this.careerNumber += 1
    this.setSpeed(SPEEDS.Pause)
  }

  /** Resumes a stored career, paused. */
  resume(career: Snapshot): void {
    this.#ahead = null
    if (career !== this.career) {
      this.careerNumber += 1
      this.log.begin(career)
    }
    this.career = career
    this.setSpeed(SPEEDS.Pause)
  }

  /** Closes the career. */
  end(): void {
    this.#ahead = null
    this.career = null
    this.setSpeed(SPEEDS.Pause)
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    this.pausesForDecisions = false
  }

  /** Runs at fast speed until something needs the player. */
  runUntilNeeded(): void {
    this.speed = SPEEDS.Fast
    this.pausesForDecisions = true
  }

  /** Begins the next day, without its event if that is faulty. */
  beginDay(faulty?: EventKind): DayEvent[] {
    return this.#run(faulty ? ['beginDay', faulty] : ['beginDay'], (state) => beginDay(state, faulty))
  }

  /** Hands in the decisions of a ranked run until today's kick-off. */
  commitDecisions(): void {
    this.showAhead()
    const next = copyGame(this.state)
    commitDecisions(next)
    this.career = next
  }

  /** Takes the luck of today's matches in a ranked run. */
  drawLuck(luck: number): void {
    this.#run(['drawLuck', luck], (state) => drawLuck(state, luck))
  }

  /** Plays the matches of a match day. `inputs` are the manager's decisions in the own match. */
  playMatchDay(inputs: readonly MatchInput[]): DayEvent[] {
    return this.#run(['playMatchDay', inputs], (state) => playMatchDay(state, inputs))
  }

  /**
   * Plays days on a copy that takes the career's place with `showAhead`: what is watched is not drawn anew for
   * each of them. A throw leaves the days before as they were.
   */
  playAhead(play: (state: GameState) => AheadDay[]): { played: AheadDay[]; day: number } {
    this.log.attempt(['beginDay'], ['playMatchDay', []])
    this.#ahead ??= aheadFrom(this.state)
    const { start, steps, state } = this.#ahead
    let played: AheadDay[]
    try {
      played = play(state)
    } catch (error) {
      this.#ahead = aheadFrom(replay(start, steps))
      throw error
    }
    const taken = played.flatMap((day) => day.steps)
    steps.push(...taken)
    this.log.add(...taken)
    return { played, day: state.day }
  }

  /** Shows the days that have been played ahead; whatever else changes the career does so first. */
  showAhead(): void {
    if (this.#ahead) this.career = this.#ahead.state
    this.#ahead = null
  }

  #run<Result>(step: Step, change: (state: GameState) => Result): Result {
    this.showAhead()
    this.log.attempt(step)
    const next = copyGame(this.state)
    const result = change(next)
    this.career = next
    this.log.add(step)
    return result
  }

  /** True while a match of today is being watched. Its team sheet and setup were fixed at kick-off. */
  get isMatchRunning(): boolean {
    return this.#matchday.isLive
  }

  /** Carries out a decision of the manager and shows its toast. */
  decide(...decision: Decision): Outcome {
    const outcome = this.command(...decision)
    const toast = outcomeToast(outcome)
    if (toast) this.#showToast(toast)
    return outcome
  }

  /**
   * Carries out a decision. A refusal leaves the career as it is, but for its notification. While a match is being
   * watched only notifications can be cleared, because the match must be booked as it was watched.
   */
  command(...decision: Decision): Outcome {
    if (this.isMatchRunning && decision[0] !== 'clearNotifications') {
      return refuse('The match is being played. Wait until it is over.')
    }
    this.showAhead()
    this.log.attempt(decision)
    const next = copyGame(this.state)
    const outcome = runDecision(next, decision)
    if (outcome.done || outcome.notice !== undefined) {
      this.career = next
      this.log.add(decision)
    } else this.log.attempt()
    return outcome
  }
}

/** A career with days played ahead, and what they were played from: a throw leaves `state` half changed. */
interface AheadCareer {
  start: Snapshot
  /** Steps from `start` to `state`. */
  steps: Step[]
  state: GameState
}

function aheadFrom(start: Snapshot): AheadCareer {
  return { start, steps: [], state: copyGame(start) }
}
