import { makeAutoObservable, observableRef } from 'mobx'
import type { Snapshot } from '../../simulation/gameState.ts'
import { aheadReport, type AheadReport } from '../../simulation/reports/aheadReport.ts'
import { planAhead, type AheadDay, type AheadPlan, type StopReason } from '../../simulation/season/ahead.ts'
import { AHEAD_TARGETS, aheadRefusal, type AheadTarget } from '../../simulation/season/aheadTargets.ts'
import type { Environment } from '../environment.ts'
import { SPEEDS, type GameStore } from '../GameStore.ts'
import type { UiStore } from '../UiStore.ts'
import { playSlice } from './playSlice.ts'
import type { ShortageDesk } from './ShortageDesk.ts'
import type { TimeDesk } from './TimeDesk.ts'

/** Label of each target. */
export const AHEAD_LABELS: Record<AheadTarget, string> = {
  'match-day': 'To the match day',
  match: 'Through the match',
  month: 'To the end of the month',
  season: "To the season's end",
}

/** Milliseconds between two changes of the progress: drawing each slice's would take as long as playing it. */
const PROGRESS_MS = 100

interface AheadStores {
  game: GameStore
  shortage: ShortageDesk
  time: TimeDesk
  ui: UiStore
}

/** Days being played ahead. */
interface Run {
  plan: AheadPlan
  /** Career at the start. */
  start: Snapshot
  /** Career on the screen. Another state means that something else has changed it. */
  shown: Snapshot
  careerNumber: number
  days: AheadDay[]
  /** True once the last day has been played and the career is shown. */
  isShown: boolean
}

/** Plays days ahead in slices, between which the browser handles input and paint. */
export class AheadDesk {
  /** Last day played and range of days planned; null between runs. */
  progress: { day: number; fromDay: number; untilDay: number } | null = null
  /** Report of the last run. */
  report: AheadReport | null = null
  /** Target of the last run, for repeating it. */
  lastTarget: AheadTarget | null = null
  #run: Run | null = null
  #progressShownMs = 0
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

  /** Label of the Continue button. */
  get label(): string {
    return this.isRunning ? 'Stop' : this.#stores.time.continueLabel
  }

  /** Performs the action of `label`. */
  advance(): void {
    if (this.isRunning) this.stop()
    else this.#stores.time.advance()
  }

  /** Targets with their actions. */
  get targets() {
    return AHEAD_TARGETS.map((target) => ({
      label: AHEAD_LABELS[target],
      refusal: this.refusal(target),
      onChoose: () => this.start(target),
    }))
  }

  /** Reason why no days can be played to the target; null if they can. */
  refusal(target: AheadTarget): string | null {
    return aheadRefusal(this.#stores.game.state, target)
  }

  /** True when the next match can be played ahead like the last. */
  get canRepeat(): boolean {
    const { shortage, ui } = this.#stores
    const isLast = ui.modals.length === 1 && !shortage.stopsTime
    return this.lastTarget === 'match' && isLast && this.refusal('match') === null
  }

  /** Plays days ahead to a target. Opens the dialog of a shortage of players first. */
  start(target: AheadTarget): void {
    const { game, shortage, ui } = this.#stores
    const refusal = this.refusal(target)
    if (refusal !== null) ui.showToast(refusal)
    if (refusal !== null || ui.modal !== null || game.isMatchRunning) return
    game.setSpeed(SPEEDS.Pause)
    shortage.accept()
    if (shortage.stopsTime || ui.modal !== null) return
    // A run in progress continues to the new target.
    this.show()
    const earlier = this.#run && !isOver(this.#run) ? this.#run : null
    this.dispose()
    const { state, careerNumber } = game
    const plan = planAhead(state, target, ui.settings.stopsFor)
    this.#run = {
      plan,
      start: earlier?.start ?? state,
      shown: state,
      careerNumber,
      days: earlier?.days ?? [],
      isShown: false,
    }
    this.lastTarget = target
    this.progress = { day: state.day, fromDay: state.day, untilDay: plan.untilDay }
    this.#progressShownMs = this.#environment.clock.now()
    this.#next()
  }

  /** Stops after the last day played. */
  stop(): void {
    if (this.#run) this.#finish(this.#run)
  }

  /** Shows the days played so far, so that they are stored when the page closes. */
  show(): void {
    const { game } = this.#stores
    if (!this.#run) return
    game.showAhead()
    this.#run.shown = game.state
  }

  /** Discards the run without a report, because the career has been replaced or the player has left. */
  dispose(): void {
    this.#cancelSlice()
    this.#run = null
    this.progress = null
  }

  #next(): void {
    this.#cancelSlice = this.#environment.soon(() => this.playSlice())
  }

  /** Plays the next days of the run, or ends it. */
  playSlice(): void {
    const run = this.#run
    const { game, time, ui } = this.#stores
    if (!run) return
    if (game.career !== run.shown || ui.modal !== null) {
      // A command, a dialog or another career came in between.
      if (game.career && game.careerNumber === run.careerNumber) this.#finish(run)
      else this.dispose()
      return
    }
    if (isOver(run)) {
      // Draws the career in a turn of its own, and the dialogs of the end in the next.
      if (run.isShown) this.#finish(run)
      else {
        this.show()
        run.isShown = true
        this.#next()
      }
      return
    }
    let day: number
    try {
      day = playSlice(run, { game, time, clock: this.#environment.clock })
    } catch (error) {
      game.showAhead()
      this.dispose()
      time.showFault(error)
      return
    }
    this.#showProgress(day)
    this.#next()
  }

  #showProgress(day: number): void {
    const now = this.#environment.clock.now()
    if (!this.progress || now - this.#progressShownMs < PROGRESS_MS) return
    this.progress = { ...this.progress, day }
    this.#progressShownMs = now
  }

  /** Ends the run: opens its report, and the dialogs of its last day. */
  #finish(run: Run): void {
    const { game, time, ui } = this.#stores
    game.showAhead()
    this.dispose()
    const last = run.days.at(-1)
    if (!last) return
    const report = aheadReport(run.start, game.state, { days: run.days, stop: last.stop })
    this.report = report
    if (run.days.slice(0, -1).some(({ events }) => events.some(isCollected))) {
      ui.openModal({ kind: 'ahead-report' })
    } else if (last.stop && NEEDS_TOAST[last.stop]) {
      ui.showToast(report.reason)
    }
    time.show(last.events)
  }
}

function isOver({ days }: Run): boolean {
  return (days.at(-1)?.stop ?? null) !== null
}

/** True for reasons to stop that open no dialog and have no toast of their own. */
const NEEDS_TOAST: Record<StopReason, boolean> = {
  target: false,
  needed: false,
  challenge: false,
  cup: false,
  'kick-off': true,
  events: false,
  results: false,
  absences: true,
  market: true,
  scouts: false,
  'key-bids': false,
  window: true,
  bids: false,
  messages: false,
  board: true,
  funds: true,
}

/** True for events that open a dialog of their own unless days are played ahead. */
function isCollected({ kind }: AheadDay['events'][number]): boolean {
  return kind === 'matches-played' || kind === 'random-event'
}
