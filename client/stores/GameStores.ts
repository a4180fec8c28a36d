import { action, computedStruct, makeObservable } from 'mobx'
import { lineUpOf } from '../simulation/players/lineUp.ts'
import { groundReport } from '../simulation/reports/groundReport.ts'
import { orderFault } from '../simulation/tactics/standingOrders.ts'
import { ClipDesk } from './desks/ClipDesk.ts'
import { CompareDesk } from './desks/CompareDesk.ts'
import { SigningDesk } from './desks/SigningDesk.ts'
import type { Clock } from './environment.ts'
import { AheadDesk } from './desks/AheadDesk.ts'
import { ArrivalDesk, type Visit } from './desks/ArrivalDesk.ts'
import { BoardDesk } from './desks/BoardDesk.ts'
import { CareerEndDesk } from './desks/CareerEndDesk.ts'
import { CommandDesk } from './desks/CommandDesk.ts'
import { FirstWeekDesk } from './desks/FirstWeekDesk.ts'
import { HintDesk } from './desks/HintDesk.ts'
import { LegacyDesk } from './desks/LegacyDesk.ts'
import { LookDesk } from './desks/LookDesk.ts'
import { LuckDesk } from './desks/LuckDesk.ts'
import { MarketSearch } from './desks/MarketSearch.ts'
import { QueueDesk } from './desks/QueueDesk.ts'
import { RecoveryDesk } from './desks/RecoveryDesk.ts'
import { SaveDesk } from './desks/SaveDesk.ts'
import { ReplayDesk } from './desks/ReplayDesk.ts'
import { ShortageDesk } from './desks/ShortageDesk.ts'
import { SoundDesk } from './desks/SoundDesk.ts'
import { TimeDesk } from './desks/TimeDesk.ts'
import { TitleNightDesk } from './desks/TitleNightDesk.ts'
import { TouchlineDesk } from './desks/TouchlineDesk.ts'
import { WayDesk } from './desks/WayDesk.ts'
import { UndoableDecisions } from './desks/UndoableDecisions.ts'
import { GameStore, SPEEDS } from './GameStore.ts'
import { MatchdayStore } from './MatchdayStore.ts'
import { ReportCache } from './ReportCache.ts'
import { startReactions } from './reactions.ts'
import type { RootStore } from './RootStore.ts'
import { Autosave } from './saves/Autosave.ts'
import type { UiStore } from './UiStore.ts'

type Root = Pick<
  RootStore,
  'account' | 'environment' | 'api' | 'gameStores' | 'prepareReload' | 'session' | 'team' | 'ui' | 'saves'
>

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
  readonly touchline = new TouchlineDesk(this)
  readonly marketSearch = new MarketSearch()
  readonly ui: UiStore
  readonly timer: Clock
  readonly shortage: ShortageDesk
  readonly ways: WayDesk
  readonly queue: QueueDesk
  readonly look: LookDesk
  readonly signing: SigningDesk
  readonly sound: SoundDesk
  readonly clips: ClipDesk
  readonly titleNight: TitleNightDesk
  readonly luck: LuckDesk
  readonly time: TimeDesk
  readonly ahead: AheadDesk
  readonly replay: ReplayDesk
  readonly careerEnd: CareerEndDesk
  readonly firstWeek: FirstWeekDesk
  readonly hints: HintDesk
  readonly commands: CommandDesk
  readonly compare: CompareDesk
  readonly legacy: LegacyDesk
  readonly autosave: Autosave
  readonly saving: SaveDesk
  readonly recovery: RecoveryDesk
  readonly arrival: ArrivalDesk
  /** Line for the reports of faults with which the career can be played again; '' without one. */
  readonly describeCareer = (): string =>
    this.game.career ? this.game.log.report(this.game.career, this.#root.environment.version) : ''
  readonly #root: Root
  readonly #startAll: typeof startReactions
  /** Null while the player is elsewhere. */
  #stopReactions: (() => void) | null

  /** `startAll`: starts what the stores do by themselves, such as the passing of time, and returns what stops it. */
  constructor(root: Root, startAll = startReactions) {
    const { environment, ui } = root
    this.ui = ui
    this.timer = environment.clock
    this.#root = root
    this.#startAll = startAll
    this.shortage = new ShortageDesk(this.game, ui)
    this.ways = new WayDesk(this.game, ui)
    this.queue = new QueueDesk(this)
    this.look = new LookDesk(this.game, environment.storage)
    this.signing = new SigningDesk(this)
    this.sound = new SoundDesk(this, environment)
    this.clips = new ClipDesk(this, environment)
    this.titleNight = new TitleNightDesk(this, { ui, environment })
    this.luck = new LuckDesk(this.game, root)
    this.time = new TimeDesk(this)
    this.ahead = new AheadDesk(this, environment)
    this.replay = new ReplayDesk(this)
    this.careerEnd = new CareerEndDesk(this.game, root)
    this.firstWeek = new FirstWeekDesk(this, environment.storage)
    this.hints = new HintDesk(this, environment.storage)
    this.commands = new CommandDesk(this)
    this.compare = new CompareDesk(this.game, ui)
    this.autosave = new Autosave(this, root)
    this.legacy = new LegacyDesk(this, root)
    this.saving = new SaveDesk(this, root)
    this.recovery = new RecoveryDesk(this, root)
    this.arrival = new ArrivalDesk(this, root)
    makeObservable(this, {
      ground: computedStruct,
      pause: action,
      giveUp: action,
      close: action,
    })
    this.#stopReactions = startAll(this, root)
  }

  /** Appearance of the home ground in the picture. The same object until it changes. */
  get ground() {
    return groundReport(this.game.state)
  }

  /** Opens the career that the visit of the route wants. */
  enter(visit: Visit): void {
    this.#stopReactions ??= this.#startAll(this, this.#root)
    this.arrival.enter(visit)
  }

  /** Pauses the career when the player leaves the route, and closes every dialog. It stays for their return. */
  leave(): void {
    this.arrival.leave()
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
