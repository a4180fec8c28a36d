import { configure, reaction } from 'mobx'
import type { Api } from '../api/Api.ts'
import type { ClubIdentity } from '../simulation/club/club.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { Snapshot } from '../simulation/gameState.ts'
import { AccountLink } from './AccountLink.ts'
import type { ApiResult } from './apiResult.ts'
import type { Environment } from './environment.ts'
import { CAREER_NOT_KEPT } from './keepValues.ts'
import {
  findCareerCard,
  findCareerChallenge,
  findCareerClub,
  forgetCareer,
  takeGuestCareer,
} from './saves/sessionCareer.ts'
import { isOnlySave } from './saves/saveRecord.ts'
import { SavesStore } from './SavesStore.ts'
import { SessionStore } from './SessionStore.ts'
import { SiteStore } from './SiteStore.ts'
import { TeamStore } from './TeamStore.ts'
import { UiStore } from './UiStore.ts'

configure({ enforceActions: 'always' })

/** Stores of the opened game, as far as pages outside the game need them. */
interface OpenedGame {
  readonly game: { readonly career: Snapshot | null }
  readonly autosave: { readonly isDirty: boolean; readonly isIron: boolean; keep: () => boolean }
  pause: () => boolean
  close: () => void
  giveUp: () => void
}

/** All stores of a page. The stores of the game are in the game's own chunk, see `GameStoresProvider`. */
export class RootStore {
  readonly environment: Environment
  readonly api: Api
  readonly session: SessionStore
  readonly team: TeamStore
  readonly site: SiteStore
  readonly ui: UiStore
  readonly saves: SavesStore
  /** Saves kept in the account of the user, whose store loads apart. */
  readonly account: AccountLink
  /** Null until the game is opened for the first time; not observable. */
  gameStores: OpenedGame | null = null
  #isReloading = false

  constructor(environment: Environment) {
    this.environment = environment
    this.api = environment.connectApi(() => this.session.token)
    this.session = new SessionStore(environment, this.api, () => this.gameStores?.pause())
    this.team = new TeamStore(environment, this.api, this.session)
    this.site = new SiteStore(this.api)
    this.ui = new UiStore(environment)
    this.account = new AccountLink(this)
    this.saves = new SavesStore(environment, this)
    environment.onStorageChange(() => this.#followTabs())
    environment.askBeforeClosing(() => !this.#isReloading && this.hasUnsavedCareer)
    this.#adoptGuestCareer()
    reaction(
      () => this.session.owner,
      (_, ownerBefore) => {
        // The next user must not see the career of this one.
        if (ownerBefore !== null) this.gameStores?.close()
        this.saves.request(null)
        this.saves.refresh()
        this.#adoptGuestCareer()
      },
    )
    reaction(
      () => (this.session.isRegistered ? this.session.epoch : this.session.isAuthenticated),
      () => this.team.forget(),
    )
  }

  /** True when a career is running in this browser session. */
  get hasCareer(): boolean {
    return (this.gameStores?.game.career ?? this.#keptCard) !== null
  }

  /** Club of that career; null without one. Parses the whole stored career: read it once. */
  get careerClub(): DeepReadonly<ClubIdentity> | null {
    return this.gameStores?.game.career?.club ?? findCareerClub(this)
  }

  /** Id of the challenge that career is in; null without one. Parses the whole stored career: read it once. */
  get careerChallenge(): string | null {
    const career = this.gameStores?.game.career
    if (!career) return findCareerChallenge(this)
    return career.challenge?.score === null ? career.challenge.id : null
  }

  /** True when logging out or closing the tab would lose progress; not observable. */
  get hasUnsavedCareer(): boolean {
    if (this.gameStores?.game.career) return this.gameStores.autosave.isDirty
    return this.#keptCard?.isSaved === false && !(this.hasIronCareer && this.saves.canSave)
  }

  /** True while the running career has one save and no way back. */
  get hasIronCareer(): boolean {
    if (this.gameStores?.game.career) return this.gameStores.autosave.isIron
    return this.#keptCard !== null && isOnlySave(this.#keptCard)
  }

  /**
   * Pauses and stores the running career, so that the page may be reloaded without a question. False, with an
   * error toast, when the browser has no room for it.
   */
  prepareReload(): boolean {
    this.#isReloading = this.gameStores?.pause() ?? true
    if (!this.#isReloading) this.ui.showToast(CAREER_NOT_KEPT, 'error')
    return this.#isReloading
  }

  /** Ends the session and the running career, which the next user must not see. */
  logOut(): void {
    this.#giveUpCareer()
    this.session.logOut()
    this.team.forget()
  }

  /** Ends all sessions of the account. On success, ends this one with the running career. */
  async logOutEverywhere(): Promise<ApiResult> {
    const outcome = await this.session.endAllSessions()
    if (outcome.ok) this.#leave()
    return outcome
  }

  /** Deletes the account. On success, removes its saves, email and session from this browser. */
  async deleteAccount(password: string): Promise<ApiResult> {
    const outcome = await this.session.deleteAccount(password)
    if (!outcome.ok) return outcome
    this.#giveUpCareer()
    // Before the session ends, whose saves these are.
    const removed = this.saves.removeAll()
    this.session.forgetEmail()
    this.#leave()
    await removed
    return outcome
  }

  /** Follows a login or logout in another tab. The running career is kept for its own manager. */
  #followTabs(): void {
    const { session, ui, hasCareer } = this
    const { owner } = session
    const wasHere = session.isAuthenticated
    if (!session.follow()) return
    const isOver = owner !== null && owner !== session.owner && hasCareer
    if (session.isAuthenticated) {
      const kept = isOver ? ' This tab’s career is kept for its own manager.' : ''
      ui.showToast(
        `${session.user?.username ?? 'Somebody'} has logged in in another tab and takes over here.${kept}`,
        'success',
      )
    } else if (wasHere) {
      const kept = isOver ? ' Your career is kept: log in again and it goes on.' : ''
      ui.showToast(`You logged out in another tab.${kept}`, 'success')
    }
  }

  #leave(): void {
    this.#giveUpCareer()
    this.session.forget()
    this.team.forget()
  }

  #giveUpCareer(): void {
    if (this.hasIronCareer && this.saves.canSave) {
      // Its one save stays for its manager.
      this.gameStores?.pause()
      this.gameStores?.close()
      return
    }
    this.gameStores?.giveUp()
    forgetCareer(this)
  }

  /** Moves the career of a guest who registers or logs in to the account. */
  #adoptGuestCareer(): void {
    if (!this.saves.canSave || !takeGuestCareer(this)) return
    this.gameStores?.autosave.keep()
    if (this.hasUnsavedCareer) this.ui.showToast('Your career goes on. Save it to keep it.', 'success')
  }

  get #keptCard() {
    return findCareerCard(this)
  }
}
