import { makeAutoObservable } from 'mobx'
import type { DayEvent } from '../simulation/season/day.ts'
import { EventFault } from '../simulation/season/events/randomEvent.ts'
import type { Snapshot } from '../simulation/gameState.ts'
import { BoardDesk } from './desks/BoardDesk.ts'
import { CareerEndDesk } from './desks/CareerEndDesk.ts'
import { CommandDesk } from './desks/CommandDesk.ts'
import { CompareDesk } from './desks/CompareDesk.ts'
import { FacilityDesk } from './desks/FacilityDesk.ts'
import { FirstWeekDesk } from './desks/FirstWeekDesk.ts'
import { HistoryDesk } from './desks/HistoryDesk.ts'
import { LineUpDesk } from './desks/LineUpDesk.ts'
import { MarketingDesk } from './desks/MarketingDesk.ts'
import { RecoveryDesk } from './desks/RecoveryDesk.ts'
import { SaveDesk } from './desks/SaveDesk.ts'
import { ShortageDesk } from './desks/ShortageDesk.ts'
import { StaffDesk } from './desks/StaffDesk.ts'
import { TacticsDesk } from './desks/TacticsDesk.ts'
import { TicketDesk } from './desks/TicketDesk.ts'
import { TouchlineDesk } from './desks/TouchlineDesk.ts'
import { TransferDesk } from './desks/TransferDesk.ts'
import { continueLabel } from './continueLabel.ts'
import type { Environment } from './environment.ts'
import { GameStore, SPEEDS, type Speed } from './GameStore.ts'
import { MatchdayStore } from './MatchdayStore.ts'
import { startReactions } from './reactions.ts'
import type { RootStore } from './RootStore.ts'
import { findMatchNotes } from './saves/matchNotes.ts'
import { Safekeeping } from './saves/Safekeeping.ts'
import type { UiStore } from './UiStore.ts'

/** The career and the match being watched, and how the days lead from one to the other. */
export class GameStores {
  readonly matchday = new MatchdayStore()
  readonly game = new GameStore(this.matchday)
  readonly touchline = new TouchlineDesk(this.matchday)
  readonly staff = new StaffDesk(this.game)
  readonly facilities = new FacilityDesk(this.game)
  readonly tactics = new TacticsDesk(this.game)
  readonly tickets = new TicketDesk(this.game)
  readonly marketing = new MarketingDesk(this.game)
  readonly history = new HistoryDesk(this.game)
  readonly board = new BoardDesk(this.game)
  readonly ui: UiStore
  readonly lineUp: LineUpDesk
  readonly shortage: ShortageDesk
  readonly compare: CompareDesk
  readonly transfers: TransferDesk
  readonly careerEnd: CareerEndDesk
  readonly commands = new CommandDesk(this)
  readonly firstWeek: FirstWeekDesk
  readonly safekeeping: Safekeeping
  readonly saving: SaveDesk
  readonly recovery: RecoveryDesk
  /** Stops the clock and everything else that runs by itself. */
  readonly dispose: () => void
  readonly #environment: Environment

  constructor(root: Pick<RootStore, 'environment' | 'api' | 'session' | 'team' | 'ui' | 'saves'>) {
    const { environment, ui } = root
    this.ui = ui
    this.#environment = environment
    this.lineUp = new LineUpDesk(this.game, ui)
    this.shortage = new ShortageDesk(this.game, ui)
    this.compare = new CompareDesk(this.game, ui)
    this.transfers = new TransferDesk(this.game, { ui, clock: environment.clock })
    this.careerEnd = new CareerEndDesk(this.game, root)
    this.firstWeek = new FirstWeekDesk(this, environment.storage)
    this.safekeeping = new Safekeeping(this, root)
    this.saving = new SaveDesk(this, root)
    this.recovery = new RecoveryDesk(this, root)
    makeAutoObservable(
      this,
      {
        game: false,
        matchday: false,
        touchline: false,
        staff: false,
        facilities: false,
        tactics: false,
        tickets: false,
        marketing: false,
        history: false,
        board: false,
        ui: false,
        lineUp: false,
        shortage: false,
        compare: false,
        transfers: false,
        careerEnd: false,
        commands: false,
        firstWeek: false,
        safekeeping: false,
        saving: false,
        recovery: false,
        dispose: false,
      },
      { autoBind: true },
    )
    this.dispose = startReactions(this, root)
  }

  /**
   * Goes on with the career of this session, or starts one; another seed than the kept one's starts
   * anew. A match that was being watched goes on. A save that the office asked for is loaded instead, and a lost career is offered.
   */
  enter({ seed, clubName }: { seed: number | null; clubName: string }): void {
    const { game, matchday, safekeeping, recovery } = this
    const isAsked = (career: Snapshot) => seed === null || seed === career.seed
    if (game.career && isAsked(game.career)) game.resume(game.career)
    else {
      matchday.close()
      if (!recovery.resume(isAsked)) {
        game.start({ seed: seed ?? this.#environment.seed(), clubName })
        safekeeping.begin()
      }
    }
    // An account's team may have another name than the guest's whose career it goes on with.
    if (game.career && game.career.club.name !== clubName) safekeeping.renameClub(clubName)
    if (game.career && !matchday.isOpen) {
      const notes = findMatchNotes(this.#environment.sessionStorage, game.career)
      if (notes) matchday.reopen(game.career, notes)
    }
    void recovery.arrive()
  }

  /** Time stands still while the player is elsewhere, and no dialog waits for him. */
  leave(): void {
    this.game.setSpeed(SPEEDS.Pause)
    this.ui.closeAllModals()
    this.matchday.setPaused(true)
    this.safekeeping.keep()
  }

  /** Gives the career up for good. */
  giveUp(): void {
    this.safekeeping.forget()
    this.close()
  }

  /** Ends the career here; what has been kept of it stays. */
  close(): void {
    this.matchday.close()
    this.game.end()
  }

  /** Days go by at the chosen speed, unless something has to be seen or mended first. */
  get isTimeRunning(): boolean {
    const { game, matchday, shortage, ui } = this
    return (
      game.speed !== SPEEDS.Pause &&
      game.career !== null &&
      game.career.ended === null &&
      !shortage.holdsTime &&
      !matchday.isOpen &&
      ui.modal === null
    )
  }

  /** Sets how fast days go by; tells of a shortage of players first. */
  chooseSpeed(speed: Speed): void {
    this.game.setSpeed(speed)
    if (speed !== SPEEDS.Pause) this.shortage.goOn()
  }

  /** What the one control for going on does, as it says it. */
  get continueLabel(): string {
    return continueLabel(this.game.nextStep, this.isTimeRunning)
  }

  /** Does what `continueLabel` says. */
  goOn(): void {
    const { game, shortage, ui } = this
    if (this.isTimeRunning) {
      game.setSpeed(SPEEDS.Pause)
      return
    }
    switch (game.nextStep.kind) {
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
        shortage.tell()
        break
      default:
        shortage.goOn()
        game.runUntilNeeded()
    }
  }

  /** The results of a career lie over its picture, once all that came before has been seen. */
  get isCareerEndShown(): boolean {
    return this.ui.modal === null && this.careerEnd.isOpen
  }

  /** The next morning, or the match that is due; a match waits for what the morning has to show. */
  advanceDay(): void {
    this.#outliveFaults(() => {
      const { game, shortage, ui } = this
      if (!game.state.awaitingKickOff) {
        const events = this.#beginDay()
        this.#show(events)
        if (shortage.isDecisionDue) shortage.tell()
        if (game.stopsWhenNeeded && events.length > 0) {
          game.setSpeed(SPEEDS.Pause)
          return
        }
      }
      if (game.state.awaitingKickOff && !shortage.current && ui.modal === null) this.#kickOff()
    })
  }

  /** Closes the news of an event; time goes on at normal speed (specification, section 4). */
  closeEvent(): void {
    this.ui.closeModal()
    this.game.setSpeed(SPEEDS.Normal)
  }

  /** Plays the match of today with too few players, which forfeits it. */
  forfeitMatch(): void {
    this.#outliveFaults(() => {
      const { shortage, ui } = this
      if (!shortage.isDecisionDue) return
      ui.withdrawModal('insufficient-players')
      this.#show(this.game.playMatchDay([]))
    })
  }

  /** Ends the match being watched, however much of it has been seen. */
  finishMatch(): void {
    this.#outliveFaults(() => {
      const { inputs } = this.matchday
      this.matchday.close()
      this.#show(this.game.playMatchDay(inputs))
    })
  }

  /** A fault of the simulation leaves the career as it was before: time stops, and the player is told. */
  #outliveFaults(play: () => void): void {
    try {
      play()
    } catch (error) {
      const { game, ui } = this
      game.setSpeed(SPEEDS.Pause)
      const { seed, day } = game.state
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
      ui.openModal({ kind: 'simulation-fault', details: `Seed ${seed}, day ${day}\n${fault}` })
    }
  }

  /** The next morning; an event that cannot happen is passed over, and the day goes by without it. */
  #beginDay(): DayEvent[] {
    try {
      return this.game.beginDay()
    } catch (fault) {
      if (!(fault instanceof EventFault)) throw fault
      console.error(fault)
      this.ui.showToast(fault.message, 'error')
      return this.game.beginDay(fault)
    }
  }

  #kickOff(): void {
    if (this.ui.settings.matchdayMode === 'instant') this.#show(this.game.playMatchDay([]))
    else this.matchday.open(this.game.state)
  }

  /** Opens the dialogs for what the player must see; one after the other. */
  #show(events: readonly DayEvent[]): void {
    for (const { kind } of events) {
      if (kind === 'matches-played') this.ui.openModal({ kind: 'match-result' })
      if (kind === 'random-event') this.ui.openModal({ kind })
      if (kind === 'insufficient-players') this.shortage.tell()
    }
  }
}
