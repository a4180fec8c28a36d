import { action, computedStruct, makeObservable, runInAction } from 'mobx'
import { lineUpOf } from '../simulation/players/lineUp.ts'
import { groundReport } from '../simulation/reports/groundReport.ts'
import { orderFault } from '../simulation/tactics/standingOrders.ts'
import { CompareDesk } from './desks/CompareDesk.ts'
import { SigningDesk } from './desks/SigningDesk.ts'
import type { Clock } from './environment.ts'
import { AheadDesk } from './desks/AheadDesk.ts'
import { BoardDesk } from './desks/BoardDesk.ts'
import { CareerEndDesk } from './desks/CareerEndDesk.ts'
import { CommandDesk } from './desks/CommandDesk.ts'
import { FirstWeekDesk } from './desks/FirstWeekDesk.ts'
import { LegacyDesk } from './desks/LegacyDesk.ts'
import { MarketSearch } from './desks/MarketSearch.ts'
import { RecoveryDesk } from './desks/RecoveryDesk.ts'
import { SaveDesk } from './desks/SaveDesk.ts'
import { ReplayDesk } from './desks/ReplayDesk.ts'
import { ShortageDesk } from './desks/ShortageDesk.ts'
import { SoundDesk } from './desks/SoundDesk.ts'
import { TimeDesk } from './desks/TimeDesk.ts'
import { TitleNightDesk } from './desks/TitleNightDesk.ts'
import { WayDesk } from './desks/WayDesk.ts'
import { UndoableDecisions } from './desks/UndoableDecisions.ts'
import { GameStore, SPEEDS } from './GameStore.ts'
import { MatchdayStore } from './MatchdayStore.ts'
import { ReportCache } from './ReportCache.ts'
import { startReactions } from './reactions.ts'
import type { RootStore } from './RootStore.ts'
import { Autosave } from './saves/Autosave.ts'
import { findMatchNotes, type KeptCareer } from './saves/readCareer.ts'
import type { UiStore } from './UiStore.ts'

type Root = Pick<
  RootStore,
  'account' | 'environment' | 'api' | 'session' | 'team' | 'ui' | 'saves' | 'legacy'
>

/** Visit of the game's route. */
interface Arrival {
  /** Seed of the wanted career; null for any. */
  seed: number | null
  clubName: string
}

/** Stores of the game. Builds the desks with their dependencies, and opens and closes the career. */
export class GameStores {
  readonly matchday = new MatchdayStore()
  readonly game = new GameStore(this.matchday, ({ message, tone }) => {
    this.ui.showToast(message, tone)
  })
  readonly reports = new ReportCache(this.game)
  readonly lineUp = new UndoableDecisions(this.game, (state) => ['restoreLineUp', lineUpOf(state)])
  readonly tactics = new UndoableDecisions(this.game, ({ tactics }) => ['setTactics', tactics])
  readonly orders = new UndoableDecisions(this.game, (state) => ['setStandingOrders', state.standingOrders])
  /** Message why a standing order cannot be given; null for a valid one. */
  readonly orderFault = orderFault
  readonly tickets = new UndoableDecisions(this.game, ({ ticketPrice }) => ['setTicketPrice', ticketPrice])
  readonly board = new BoardDesk(this.game)
  readonly marketSearch = new MarketSearch()
  readonly ui: UiStore
  readonly timer: Clock
  readonly shortage: ShortageDesk
  readonly ways: WayDesk
  readonly signing: SigningDesk
  readonly sound: SoundDesk
  readonly titleNight: TitleNightDesk
  readonly time: TimeDesk
  readonly ahead: AheadDesk
  readonly replay: ReplayDesk
  readonly careerEnd: CareerEndDesk
  readonly firstWeek: FirstWeekDesk
  readonly commands: CommandDesk
  readonly compare: CompareDesk
  readonly legacy: LegacyDesk
  readonly autosave: Autosave
  readonly saving: SaveDesk
  readonly recovery: RecoveryDesk
  /** Line for the reports of faults with which the career can be played again; '' without one. */
  readonly describeCareer = (): string =>
    this.game.career ? this.game.log.report(this.game.career, this.#root.environment.version) : ''
  readonly #root: Root
  /** Resolves once the last visit has resumed or started its career. */
  arrival: Promise<void> = Promise.resolve()
  /** The visit under way; null while the player is elsewhere. */
  #visit: object | null = null
  /** Null while the player is elsewhere. */
  #stopReactions: (() => void) | null

  constructor(root: Root) {
    const { environment, ui } = root
    this.ui = ui
    this.timer = environment.clock
    this.#root = root
    this.shortage = new ShortageDesk(this.game, ui)
    this.ways = new WayDesk(this.game, ui)
    this.signing = new SigningDesk(this)
    this.sound = new SoundDesk(this, environment)
    this.titleNight = new TitleNightDesk(this, { ui, environment })
    this.time = new TimeDesk(this)
    this.ahead = new AheadDesk(this, environment)
    this.replay = new ReplayDesk(this)
    this.careerEnd = new CareerEndDesk(this.game, root)
    this.firstWeek = new FirstWeekDesk(this, environment.storage)
    this.commands = new CommandDesk(this)
    this.compare = new CompareDesk(this.game, ui)
    this.legacy = new LegacyDesk(this.game, root)
    this.autosave = new Autosave(this, root)
    this.saving = new SaveDesk(this, root)
    this.recovery = new RecoveryDesk(this, root)
    makeObservable(this, {
      ground: computedStruct,
      enter: action,
      pause: action,
      giveUp: action,
      close: action,
    })
    this.#stopReactions = startReactions(this, root)
  }

  /** Appearance of the home ground in the picture. The same object until it changes. */
  get ground() {
    return groundReport(this.game.state)
  }

  /**
   * Resumes the career of this session, or starts one if there is none or `seed` is another. Reopens a match
   * that was being watched. Then loads the save requested in the office, or offers a recovery copy.
   */
  enter({ seed, clubName }: Arrival): void {
    this.#stopReactions ??= startReactions(this, this.#root)
    const { game, matchday, autosave } = this
    const visit = {}
    this.#visit = visit
    if (game.career && (seed === null || seed === game.career.seed)) {
      game.resume(game.career)
      this.#arrive({ seed, clubName, isStored: false })
      return
    }
    matchday.close()
    const found = autosave.copy.find()
    if (!(found instanceof Promise)) {
      this.#begin(found, { seed, clubName })
      return
    }
    const unreadable: KeptCareer = { ok: false, fault: 'corrupt' }
    this.arrival = found
      .catch(() => unreadable)
      .then((kept) => {
        if (this.#visit === visit)
          runInAction(() => {
            this.#begin(kept, { seed, clubName })
          })
      })
  }

  /** Resumes a stored career, or starts one if there is none or `seed` is another. */
  #begin(kept: KeptCareer | null, { seed, clubName }: Arrival): void {
    const { game, autosave, recovery } = this
    const isStored = recovery.resume(kept, (career) => seed === null || seed === career.seed)
    if (!isStored) {
      game.start({ seed: seed ?? this.#root.environment.seed(), clubName })
      autosave.begin()
    }
    this.#arrive({ seed, clubName, isStored })
  }

  #arrive({ clubName, isStored }: Arrival & { isStored: boolean }): void {
    const { game, matchday, autosave, recovery } = this
    // The career may come from a guest whose team had another name than the account's.
    if (game.career && game.career.club.name !== clubName) autosave.renameClub(clubName)
    if (isStored && game.career) {
      const notes = findMatchNotes(this.#root.environment.sessionStorage, game.career)
      if (notes) matchday.reopen(game.career, notes)
    }
    void recovery.arrive()
  }

  /** Pauses the career when the player leaves the route, and closes every dialog. It stays for their return. */
  leave(): void {
    this.#visit = null
    this.pause()
    // After the reactions to the pause.
    this.dispose()
  }

  /** Stops all reactions, timers and listeners. */
  dispose(): void {
    this.#stopReactions?.()
    this.#stopReactions = null
  }

  /** Pauses the career, closes every dialog and stores copies; false when the browser has no room for them. */
  pause(): boolean {
    this.ahead.show()
    this.ahead.dispose()
    this.game.setSpeed(SPEEDS.Pause)
    this.ui.closeAllModals()
    if (this.matchday.isReplay) this.matchday.close()
    this.matchday.setPaused(true)
    return this.autosave.keep({ isLast: true })
  }

  /** Deletes the running career and its copies. */
  giveUp(): void {
    this.autosave.forget()
    this.close()
  }

  /** Closes the career. Its stored copies stay. */
  close(): void {
    this.matchday.close()
    this.game.end()
  }
}
