import { makeAutoObservable, observableRef } from 'mobx'
import type { GameState, Snapshot } from '../../simulation/gameState.ts'
import type { AheadReport } from '../../simulation/reports/aheadReport.ts'
import type { AheadDay, AheadPlan, StopReason } from '../../simulation/season/ahead.ts'
import { AHEAD_TARGETS, aheadRefusal, type AheadTarget } from '../../simulation/season/aheadTargets.ts'
import type { EventFault } from '../../simulation/season/events/eventFault.ts'
import { dayRules } from '../dayRules.ts'
import type { Environment } from '../environment.ts'
import { SPEEDS, type GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'
import type { ShortageDesk } from './ShortageDesk.ts'
import type { TimeDesk } from './TimeDesk.ts'

/** Most work between two looks at what the browser has to do: milliseconds, and days where those pass quickly. */
const SLICE_MS = 8
const SLICE_DAYS = 14

/** What going on to a target is called. */
export const AHEAD_LABELS: Record<AheadTarget, string> = {
  'match-day': 'To the match day',
  match: 'Through the match',
  month: 'To the end of the month',
  season: "To the season's end",
}

interface AheadStores {
  game: GameStore
  shortage: ShortageDesk
  time: TimeDesk
  ui: UiStore
}

/** Days that are being played ahead. */
interface Run {
  plan: AheadPlan
  /** The career as it was at the start. */
  start: Snapshot
  /** The career as it is shown; another state means that something else has changed it. */
  shown: Snapshot
  careerNumber: number
  days: AheadDay[]
}

/** Plays days ahead in slices, between which the browser draws and answers clicks. */
export class AheadDesk {
  /** The day that was played last, of those planned; null while none are played. */
  progress: { day: number; fromDay: number; untilDay: number } | null = null
  /** What the last run has brought. */
  report: AheadReport | null = null
  /** Target of the last run, for going on the same way. */
  lastTarget: AheadTarget | null = null
  #run: Run | null = null
  #cancelSlice = () => {}
  readonly #stores: AheadStores
  readonly #environment: Pick<Environment, 'clock' | 'soon'>

  constructor(stores: AheadStores, environment: Pick<Environment, 'clock' | 'soon'>) {
    this.#stores = stores
    this.#environment = environment
    makeAutoObservable(this, { progress: observableRef, report: observableRef }, { autoBind: true })
  }

  get isRunning(): boolean {
    return this.progress !== null
  }

  /** Label of the one control for going on. */
  get label(): string {
    return this.isRunning ? 'Stop' : this.#stores.time.continueLabel
  }

  /** Does what `label` names. */
  goOn(): void {
    if (this.isRunning) this.stop()
    else this.#stores.time.goOn()
  }

  /** How far days can be played ahead, with what choosing it does. */
  get ways() {
    return AHEAD_TARGETS.map((target) => ({
      label: AHEAD_LABELS[target],
      refusal: this.refusal(target),
      onChoose: () => {
        this.start(target)
      },
    }))
  }

  /** Why there is nothing to play ahead; null when there is. */
  refusal(target: AheadTarget): string | null {
    return aheadRefusal(this.#stores.game.state, target)
  }

  /** Whether the match that was played ahead last can be followed by the next. */
  get canRepeat(): boolean {
    const { shortage, ui } = this.#stores
    const isLast = ui.modals.length === 1 && !shortage.holdsTime
    return this.lastTarget === 'match' && isLast && this.refusal('match') === null
  }

  /** Plays days ahead to a target. Opens the dialog of a shortage of players first. */
  start(target: AheadTarget): void {
    this.#stores.time.withRules(() => {
      this.begin(target)
    })
  }

  private begin(target: AheadTarget): void {
    const { game, shortage, ui } = this.#stores
    const refusal = this.refusal(target)
    if (refusal !== null) ui.showToast(refusal)
    if (refusal !== null || ui.modal !== null || game.isMatchRunning) return
    game.setSpeed(SPEEDS.Pause)
    shortage.goOn()
    if (shortage.holdsTime || ui.modal !== null) return
    // A run that is under way goes on to the new target.
    this.show()
    const earlier = this.#run && !isOver(this.#run) ? this.#run : null
    this.dispose()
    const { state, careerNumber } = game
    const plan = dayRules.exports.planAhead(state, target, ui.settings.stopsFor)
    this.#run = {
      plan,
      start: earlier?.start ?? state,
      shown: state,
      careerNumber,
      days: earlier?.days ?? [],
    }
    this.lastTarget = target
    this.progress = { day: state.day, fromDay: state.day, untilDay: plan.untilDay }
    this.#next()
  }

  /** Stops after the day that was played last. */
  stop(): void {
    if (this.#run) this.#finish(this.#run)
  }

  /** Shows the days played so far, which then survive the end of the page. */
  show(): void {
    const { game } = this.#stores
    if (!this.#run) return
    game.showAhead()
    this.#run.shown = game.state
  }

  /** Ends a run without a word: the career is another one, or nobody is there. */
  dispose(): void {
    this.#cancelSlice()
    this.#run = null
    this.progress = null
  }

  #next(): void {
    this.#cancelSlice = this.#environment.soon(() => {
      this.playSlice()
    })
  }

  /** Plays the next few days. */
  playSlice(): void {
    const run = this.#run
    const { game, time, ui } = this.#stores
    if (!run) return
    if (game.career !== run.shown || ui.modal !== null) {
      // A decision has been taken meanwhile, a dialog opened, or another career.
      if (game.career && game.careerNumber === run.careerNumber) this.#finish(run)
      else this.dispose()
      return
    }
    if (isOver(run)) {
      this.#finish(run)
      return
    }
    let day: number
    try {
      day = this.#playDays(run)
    } catch (error) {
      game.showAhead()
      this.dispose()
      time.showFault(error)
      return
    }
    if (this.progress) this.progress = { ...this.progress, day }
    // The career is drawn anew in this turn, the dialogs of the end in the next.
    if (isOver(run)) this.show()
    this.#next()
  }

  /**
   * Plays the days of a slice and returns the last one. A fault takes back the whole slice: then only its first
   * day is played, so that the next slices come to the day that breaks.
   */
  #playDays({ plan, days }: Run): number {
    const { game, time } = this.#stores
    const { clock } = this.#environment
    const { playAheadDay } = dayRules.exports
    const endMs = clock.now() + SLICE_MS
    const playOne = (state: GameState, fault?: EventFault) => [playAheadDay(state, plan, fault)]
    const playSome = (state: GameState) => {
      const played = playOne(state)
      while (!played.at(-1)?.stop && played.length < SLICE_DAYS && clock.now() < endMs) {
        played.push(playAheadDay(state, plan))
      }
      return played
    }
    const playOn = (play: (state: GameState) => AheadDay[]) =>
      game.playAhead((state) => ({ played: play(state), day: state.day }))
    let slice: { played: AheadDay[]; day: number }
    try {
      slice = playOn(playSome)
    } catch {
      slice = time.passingOver((fault) => playOn((state) => playOne(state, fault)))
    }
    days.push(...slice.played)
    return slice.day
  }

  /** Shows where the days have led: the report of those gone by, and of the last one what a day always shows. */
  #finish(run: Run): void {
    const { game, time, ui } = this.#stores
    game.showAhead()
    this.dispose()
    const last = run.days.at(-1)
    if (!last) return
    const report = dayRules.exports.aheadReport(run.start, game.state, { days: run.days, stop: last.stop })
    this.report = report
    if (run.days.slice(0, -1).some(({ events }) => events.some(isCollected))) {
      ui.openModal({ kind: 'ahead-report' })
    } else if (last.stop && NEEDS_WORDS[last.stop]) {
      ui.showToast(report.reason)
    }
    time.show(last.events)
  }
}

function isOver({ days }: Run): boolean {
  return (days.at(-1)?.stop ?? null) !== null
}

/** Reasons to stop that no dialog shows by itself. */
const NEEDS_WORDS: Record<StopReason, boolean> = {
  target: false,
  needed: false,
  events: false,
  results: false,
  absences: true,
  market: true,
  board: true,
  funds: true,
}

/** Whether an event opens a dialog of its own while days are watched. */
function isCollected({ kind }: AheadDay['events'][number]): boolean {
  return kind === 'matches-played' || kind === 'random-event'
}
