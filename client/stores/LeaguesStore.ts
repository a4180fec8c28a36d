import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { InvitationCard, LeagueCard, OwnLeagueList } from '../../server/schemas/leagues.ts'
import { challengeRules, nicknameLength } from '../../server/schemas/challengeRules.ts'
import { leagueNameLength, leagueRules } from '../../server/schemas/leagueRules.ts'
import { isBlank } from '../../server/schemas/visibleText.ts'
import type { Api } from '../api/Api.ts'
import { ServerError } from '../api/ServerError.ts'
import { resultOf, type ApiResult } from './apiResult.ts'
import type { RootStore } from './RootStore.ts'

/** League of the account. */
export type League = LeagueCard

const NOT_LOADED = 'Your leagues can’t be reached right now.'
const NOT_DONE = 'That didn’t get through. Please try again.'

/** Private leagues of the account, and the invitation to one that led to the page. */
export class LeaguesStore {
  /** Null until they have loaded, and for guests. */
  own: OwnLeagueList | null = null
  /** League of the invitation; null until it has loaded, and without one. */
  invitation: InvitationCard | null = null
  /** Message why the last load failed; null when it did not. */
  fault: string | null = null
  /** Message why the invitation has not loaded; null when it has. */
  invitationFault: string | null = null
  /** True when the link leads to no league any more. */
  isInvitationOver = false
  readonly longestName = leagueNameLength.max
  readonly longestNickname = nicknameLength.max
  readonly fullMessage = leagueRules.full
  /** Code of the invitation; null without one. */
  readonly code: string | null
  /** Id of the league that was chosen; null for the first. */
  chosenId: string | null = null
  readonly #root: Pick<RootStore, 'api' | 'environment' | 'session'>

  constructor(root: Pick<RootStore, 'api' | 'environment' | 'session'>, code: string | null) {
    this.#root = root
    this.code = code
    makeAutoObservable(
      this,
      {
        own: observableRef,
        invitation: observableRef,
        longestName: false,
        longestNickname: false,
        fullMessage: false,
      },
      { autoBind: true },
    )
  }

  /** League that is shown; null without one. */
  get chosen(): League | null {
    const { leagues = [] } = this.own ?? {}
    return leagues.find(({ id }) => id === this.chosenId) ?? leagues[0] ?? null
  }

  /** True while the account has an invitation to answer. */
  get isInvited(): boolean {
    return this.code !== null && (this.invitation?.league ?? null) === null
  }

  /** Loads the leagues of the session and the invitation, and again once the browser is online. Returns what ends that. */
  open(): () => void {
    this.own = null
    this.invitation = null
    void this.load()
    return this.#root.environment.onOnline(() => void this.load())
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    const { code } = this
    const [own, invitation] = await Promise.all([
      session.isRegistered ? session.ask(() => api.ownLeagues()) : null,
      code === null ? null : session.ask(() => api.leagueInvitation(code)),
    ])
    runInAction(() => {
      if (own?.kind === 'value') this.own = own.value
      this.fault = own && messageOf(resultOf(own, NOT_LOADED))
      if (invitation?.kind === 'value') this.invitation = invitation.value
      this.invitationFault = invitation && messageOf(resultOf(invitation, NOT_LOADED))
      this.isInvitationOver =
        invitation?.kind === 'failure' &&
        invitation.error instanceof ServerError &&
        invitation.error.status === 404
      this.chosenId ??= this.invitation?.league ?? null
    })
  }

  choose(id: string): void {
    this.chosenId = id
  }

  /** Sets the name of an account that has none yet. */
  async setNickname(nickname: string): Promise<ApiResult> {
    const { api, session } = this.#root
    if (this.own?.nickname !== null) return { ok: true }
    if (isBlank(nickname)) return { ok: false, message: challengeRules.nicknameMissing }
    const answer = await session.ask(() => api.setNickname(nickname))
    if (answer.kind === 'value') await this.load()
    return resultOf(answer, NOT_DONE)
  }

  /** Makes a league, which is shown from now on. */
  async make(name: string): Promise<ApiResult> {
    if (isBlank(name)) return { ok: false, message: leagueRules.nameMissing }
    return this.#change(async (api) => this.choose((await api.makeLeague(name)).id))
  }

  /** Joins the league of the invitation, which is shown from now on. */
  async join(): Promise<ApiResult> {
    const { code } = this
    if (code === null) return { ok: false, message: leagueRules.invitationUnknown }
    return this.#change(async (api) => this.choose((await api.joinLeague(code)).id))
  }

  leave({ id }: League): Promise<ApiResult> {
    return this.#change((api) => api.leaveLeague(id))
  }

  async rename({ id }: League, name: string): Promise<ApiResult> {
    if (isBlank(name)) return { ok: false, message: leagueRules.nameMissing }
    return this.#change((api) => api.renameLeague(id, name))
  }

  /** Replaces the invitation link. */
  renewCode({ id }: League): Promise<ApiResult> {
    return this.#change((api) => api.renewLeagueCode(id))
  }

  /** Removes another member, by the number in the table. */
  removeMember({ id }: League, member: number): Promise<ApiResult> {
    return this.#change((api) => api.removeLeagueMember(id, member))
  }

  delete({ id }: League): Promise<ApiResult> {
    return this.#change((api) => api.deleteLeague(id))
  }

  /** Reports the name of a league to the people who run the site, by the code of its link. */
  async report(code: string): Promise<ApiResult> {
    const { api, session } = this.#root
    return resultOf(await session.ask(() => api.reportLeague(code)), NOT_DONE)
  }

  /** Calls the server, and loads what it has then, also after a refusal. */
  async #change(call: (api: Api) => Promise<unknown>): Promise<ApiResult> {
    const { api, session } = this.#root
    const answer = await session.ask(() => call(api))
    if (answer.kind !== 'dropped') await this.load()
    return resultOf(answer, NOT_DONE)
  }
}

function messageOf(result: ApiResult): string | null {
  return result.ok ? null : result.message
}
