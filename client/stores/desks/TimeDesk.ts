import { makeAutoObservable } from 'mobx'
import { counted } from '../../simulation/core/english.ts'
import type { EventKind } from '../../simulation/news/eventStory.ts'
import { presentEvent } from '../../simulation/news/presentEvent.ts'
import { nextStep, type NextStep } from '../../simulation/reports/nextStep.ts'
import { isDecision, type DayEvent } from '../../simulation/season/day.ts'
import { EventFault } from '../../simulation/season/events/drawEvent.ts'
import { SPEEDS, type GameStore, type Speed } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { UiStore } from '../UiStore.ts'
import type { LuckDesk } from './LuckDesk.ts'
import type { ReplayDesk } from './ReplayDesk.ts'
import type { ShortageDesk } from './ShortageDesk.ts'
import type { TitleNightDesk } from './TitleNightDesk.ts'

interface TimeStores {
  describeCareer: () => string
  game: GameStore
  luck: LuckDesk
  matchday: MatchdayStore
  replay: ReplayDesk
  shortage: ShortageDesk
  titleNight: TitleNightDesk
  ui: UiStore
}

/** Flow of time: days, matches, and the dialogs between them. */
export class TimeDesk {
  readonly #stores: TimeStores

  constructor(stores: TimeStores) {
    this.#stores = stores
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True when days pass at the chosen speed: no dialog, match or shortage stops them. */
  get isRunning(): boolean {
    const { game, luck, matchday, shortage, titleNight, ui } = this.#stores
    return (
      !luck.isDrawing &&
      game.speed !== SPEEDS.Pause &&
      game.career !== null &&
      game.career.ended === null &&
      !shortage.stopsTime &&
      !titleNight.isDue &&
      !matchday.isOpen &&
      ui.modal === null
    )
  }

  /** Next step of the manager, or the reason for waiting. */
  get nextStep(): NextStep {
    return nextStep(this.#stores.game.state)
  }

  /** Label of the Continue button. */
  get continueLabel(): string {
    return this.#stores.luck.isDrawing ? 'Coin toss…' : continueLabel(this.nextStep, this.isRunning)
  }

  /** Sets the speed at which days pass. Opens the dialog of a shortage of players first. */
  chooseSpeed(speed: Speed): void {
    const { game, shortage } = this.#stores
    game.setSpeed(speed)
    if (speed !== SPEEDS.Pause) shortage.accept()
  }

  /** Performs the action of `continueLabel`. */
  advance(): void {
    const { game, luck, shortage, titleNight, ui } = this.#stores
    if (luck.isDrawing) return
    const step = this.nextStep
    // Time that goes on after an event of the morning has not come to the match yet.
    if (this.isRunning && step.kind !== 'play') {
      game.setSpeed(SPEEDS.Pause)
      return
    }
    if (titleNight.isDue) {
      this.leaveTitleNight()
      return
    }
    switch (step.kind) {
      case 'career-over':
        ui.openModal({ kind: 'confirm-restart' })
        break
      case 'pick-players':
        ui.selectTab('squad')
        break
      case 'play':
        this.advanceDay()
        break
      case 'decide':
        shortage.announce()
        break
      case 'wait-for-match':
      case 'wait-for-season':
      case 'wait':
        shortage.accept()
        game.runUntilNeeded()
    }
  }

  /** Plays the next morning, or the match that is due. A match waits until the news of the morning is closed. */
  advanceDay(): void {
    this.#play(() => {
      const { game, luck, shortage, ui } = this.#stores
      if (!game.state.awaitingKickOff) {
        const events = this.passingOver((faulty) => game.beginDay(faulty))
        this.show(events)
        if (game.pausesForDecisions && events.some(isDecision)) {
          game.setSpeed(SPEEDS.Pause)
          return
        }
      }
      if (
        game.state.awaitingKickOff &&
        !shortage.current &&
        ui.modal === null &&
        luck.ensureDrawn(() => this.advanceDay())
      ) {
        this.#kickOff()
      }
    })
  }

  /** Leaves the evening of the last matches for the morning that closes the season, or for the play-off. */
  leaveTitleNight(): void {
    const { game, titleNight } = this.#stores
    titleNight.close()
    if (!game.state.awaitingKickOff) this.advanceDay()
  }

  /** Closes the dialog of an event and continues at normal speed. */
  closeEvent(): void {
    const { game, ui } = this.#stores
    ui.closeModal()
    game.setSpeed(SPEEDS.Normal)
  }

  /** Plays the match of today with too few players, which forfeits it. */
  forfeitMatch(): void {
    this.#play(() => {
      const { game, luck, shortage, ui } = this.#stores
      if (!shortage.isDecisionDue || !luck.ensureDrawn(() => this.forfeitMatch())) return
      ui.withdrawModal('insufficient-players')
      this.show(game.playMatchDay([]))
    })
  }

  /** Ends the match being watched, at any minute. One that is watched again is only left. */
  finishMatch(): void {
    if (this.#stores.matchday.isReplay) {
      this.#stores.replay.close()
      return
    }
    this.#play(() => {
      const { game, matchday } = this.#stores
      const { inputs } = matchday
      matchday.close()
      this.show(game.playMatchDay(inputs))
    })
  }

  /** Stops time and shows a fault of the simulation, which has left the career as it was. */
  showFault(error: unknown): void {
    const { game, ui } = this.#stores
    game.setSpeed(SPEEDS.Pause)
    const { seed, day } = game.state
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const details = `Seed ${seed}, day ${day}\n${fault}\n${this.#stores.describeCareer()}`
    ui.openModal({ kind: 'simulation-fault', details })
  }

  /** Plays a day. Skips an event that fails, and shows its fault. */
  passingOver<Result>(play: (faulty?: EventKind) => Result): Result {
    try {
      return play()
    } catch (fault) {
      if (!(fault instanceof EventFault)) throw fault
      console.error(fault)
      this.#stores.ui.showToast(fault.message, 'error')
      return play(fault.event)
    }
  }

  /** Opens the dialogs for what the player must see; one after the other. */
  show(events: readonly DayEvent[]): void {
    const { game, shortage, ui } = this.#stores
    for (const event of events) {
      if (event.kind === 'matches-played') {
        ui.openModal({ kind: 'match-result' })
        // The next match of the play-off waits for the manager.
        if (game.state.awaitingKickOff) game.setSpeed(SPEEDS.Pause)
      }
      if (event.kind === 'challenge-over') ui.openModal(event)
      if (event.kind === 'random-event') ui.openModal({ kind: 'random-event' })
      if (event.kind === 'insufficient-players') shortage.announce()
      if ('news' in event) {
        const { toast } = presentEvent(event.news)
        if (toast) ui.showToast(toast.message, toast.tone)
      }
      // A career that ends with the season has its own ending; the review stays in the history.
      if (event.kind === 'season-ended' && !game.state.ended) {
        ui.openModal({ kind: 'season-review', season: event.season })
      }
    }
    if (shortage.isDecisionDue) shortage.announce()
  }

  #play(step: () => void): void {
    try {
      step()
    } catch (error) {
      this.showFault(error)
    }
  }

  #kickOff(): void {
    const { game, matchday, ui } = this.#stores
    if (ui.settings.matchdayMode === 'instant') this.show(game.playMatchDay([]))
    else matchday.open(game.state)
  }
}

const MEETINGS = { Home: 'home to', Away: 'away at', Neutral: 'the final against' }

/** Label of the Continue button: its next action. */
function continueLabel(step: NextStep, isTimeRunning: boolean): string {
  const verb = isTimeRunning ? 'Pause' : 'Continue'
  switch (step.kind) {
    case 'career-over':
      return 'Start a new career'
    case 'pick-players':
      return `Pick ${counted(step.missing, 'more player')}`
    case 'play':
      return `Play: ${MEETINGS[step.venue]} ${step.opponent.shortName}`
    case 'decide':
      return `Decide: ${step.eligible} of 11 can play`
    case 'wait-for-match': {
      const days = counted(step.days, 'day')
      return `${verb}: ${days} to ${step.opponent.shortName} (${step.venue.charAt(0)})`
    }
    case 'wait-for-season':
      return `${verb}: on to season ${step.season}`
    case 'wait':
      return verb
  }
}
