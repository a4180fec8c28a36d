import { makeAutoObservable, observableShallow, observableRef } from 'mobx'
import type { ClubId } from '../simulation/core/ids.ts'
import type { Division } from '../simulation/core/fixture.ts'
import type { CompetitionId } from '../simulation/core/tie.ts'
import type { LineCompetition } from '../simulation/club/playerLine.ts'
import type { LeaderKind } from '../simulation/club/seasonLeaders.ts'
import type { PlayerId } from '../simulation/people/player.ts'
import type { ToastMessage } from '../simulation/news/presentation.ts'
import type { Environment } from './environment.ts'
import { keepValues } from './keepValues.ts'
import type { Modal, PageModal } from './modal.ts'
import { readSettings, type Pace, type Settings } from './settings.ts'

export const TABS = [
  'dashboard',
  'squad',
  'tickets',
  'staff',
  'facilities',
  'tactics',
  'marketing',
  'transfers',
  'league',
] as const
export type Tab = (typeof TABS)[number]

/** View of the League tab. */
export type LeagueView =
  'standings' | 'results' | 'scorers' | 'clubs' | 'cup' | 'signings' | 'charts' | 'history'

/** View of the Squad tab. */
type SquadView = 'selection' | 'list' | 'pitch' | 'training' | 'contracts' | 'loans' | 'academy' | 'charts'

/** Choice of leaders in the League tab. */
interface LeadersShown {
  /** Null for the running season. */
  season: number | null
  competition: LineCompetition
  figure: LeaderKind
}

/** Button of a toast. */
interface ToastOffer {
  label: string
  act: () => void
}

interface Toast extends ToastMessage {
  id: number
  offer?: ToastOffer
}

const SETTINGS_KEY = 'settings'
/** Durations of toasts. */
const TOAST_MS = 3000
const ERROR_TOAST_MS = 4000
/** Time to read a message and to press its button. */
const OFFER_TOAST_MS = 12_000

/** State of the user interface: tab, dialogs, toasts and settings. */
export class UiStore {
  tab: Tab = 'dashboard'
  squadView: SquadView = 'selection'
  leagueView: LeagueView = 'standings'
  /** Division shown in the League tab; null for the own one. */
  division: Division | null = null
  /** Competition of the view of cups; null for that of the own match of today or next. */
  competition: CompetitionId | null = null
  leaders: LeadersShown = { season: null, competition: 'league', figure: 'goals' }
  /** Name of the button that receives the focus: the match behind it has been watched again. */
  watchedFrom: string | null = null
  /** The open dialog, followed by the queued ones. */
  modals: Modal[] = []
  /** Dialogs that return when a past match has been watched. */
  modalsAside: Modal[] = []
  settings: Settings
  /** Oldest first. */
  toasts: readonly Toast[] = []
  readonly #environment: Environment
  #nextToastId = 1

  constructor(environment: Environment) {
    this.#environment = environment
    this.settings = readSettings(environment.storage.getItem(SETTINGS_KEY))
    makeAutoObservable(this, {
      modals: observableShallow,
      leaders: observableRef,
      modalsAside: observableRef,
      settings: observableRef,
      toasts: observableRef,
    })
  }

  /** Open dialog. */
  get modal(): Modal | null {
    return this.modals[0] ?? null
  }

  /** Pace of a watched match. */
  get pace(): Pace {
    const { matchdayMode } = this.settings
    return matchdayMode === 'instant' ? 'full' : matchdayMode
  }

  selectTab(tab: Tab): void {
    if (tab !== this.tab) {
      this.showLeague('standings')
      this.showDivision(null)
    }
    this.tab = tab
  }

  showSquad(view: SquadView): void {
    this.squadView = view
  }

  showLeague(view: LeagueView): void {
    this.leagueView = view
    this.competition = null
    this.watchedFrom = null
  }

  showCompetition(competition: CompetitionId): void {
    this.competition = competition
  }

  showDivision(division: Division | null): void {
    this.division = division
  }

  showLeaders(change: Partial<LeadersShown>): void {
    this.leaders = { ...this.leaders, ...change }
  }

  /** Opens or queues a dialog. Replaces one of the same kind that is open or queued. */
  openModal(modal: Modal): void {
    const place = this.modals.findIndex(({ kind }) => kind === modal.kind)
    if (place >= 0) this.modals[place] = modal
    else this.modals.push(modal)
  }

  /** Open page of a club or a player; null for another dialog. */
  get page(): PageModal | null {
    const { modal } = this
    return modal?.kind === 'club' || modal?.kind === 'player' ? modal : null
  }

  /** The dialog below the page of a club or a player that was opened from it. */
  get modalBelow(): Modal | null {
    return this.page?.isOver ? (this.modals[1] ?? null) : null
  }

  /** Opens the page of a club over the open dialog, or in the place of another page. */
  openClub(id: ClubId): void {
    this.#openPage((isOver) => ({ kind: 'club', id, isOver }))
  }

  /** Opens the page of a player in the same way. Closing it leads back to the page of the club that it was opened from. */
  openPlayer(id: PlayerId): void {
    const { page } = this
    const from = page?.kind === 'club' ? page.id : (page?.from ?? null)
    this.#openPage((isOver) => ({ kind: 'player', id, isOver, from }))
  }

  #openPage(pageOver: (isOver: boolean) => PageModal): void {
    if (this.page) this.modals[0] = pageOver(this.page.isOver)
    else this.modals.unshift(pageOver(this.modal !== null))
  }

  /** Replaces the open dialog. */
  replaceModal(modal: Modal): void {
    this.modals[0] = modal
  }

  /** Closes the open dialog and opens the next one. */
  closeModal(): void {
    const closed = this.modals.shift()
    if (closed?.kind === 'player' && closed.from !== null) {
      this.modals.unshift({ kind: 'club', id: closed.from, isOver: closed.isOver })
    }
    // Opened again, the review starts at its top.
    if (closed?.kind === 'season-review') this.watchedFrom = null
  }

  /** Removes dialogs of a kind, open or queued. */
  withdrawModal(kind: Modal['kind']): void {
    this.modals = this.modals.filter((modal) => modal.kind !== kind)
  }

  /** Closes the open dialog and clears the queue. */
  closeAllModals(): void {
    this.modals = []
    this.modalsAside = []
    // Their buttons open dialogs.
    this.toasts = this.toasts.filter(({ offer }) => !offer)
  }

  /** Hides the dialogs for a past match, opened by the button `from` of the page or of the open dialog. */
  setModalsAside(from: string): void {
    this.watchedFrom = this.modals.length > 0 ? `dialog ${from}` : from
    this.modalsAside = this.modals
    this.modals = []
  }

  /** Returns to the dialogs from which a past match was opened. */
  restoreModals(): void {
    this.modals = [...this.modalsAside, ...this.modals]
    this.modalsAside = []
  }

  changeSettings(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change }
    keepValues(this.#environment.storage, { [SETTINGS_KEY]: JSON.stringify(this.settings) })
  }

  /**
   * Shows a toast for 3 s, an error for 4 s, one with a button for 12 s. The same message again replaces the earlier
   * toast.
   */
  showToast(message: string, tone: ToastMessage['tone'] = 'info', offer?: ToastOffer): void {
    const id = this.#nextToastId
    this.#nextToastId += 1
    const others = this.toasts.filter((toast) => toast.message !== message || toast.tone !== tone)
    this.toasts = [...others, { id, message, tone, ...(offer && { offer }) }]
    const shownMs = offer ? OFFER_TOAST_MS : tone === 'error' ? ERROR_TOAST_MS : TOAST_MS
    this.#environment.clock.after(shownMs, () => this.dismissToast(id))
  }

  dismissToast(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }
}
