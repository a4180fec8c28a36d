import { makeAutoObservable, runInAction } from 'mobx'
import { defaultTeam, logoUrlMaxLength, teamNameMaxLength } from '../../server/schemas/accountRules.ts'
import { isBlank, isPlainLine } from '../../server/schemas/visibleText.ts'
import type { Api, TeamCard } from '../api/Api.ts'
import { parseError, ServerError } from '../api/ServerError.ts'
import type { ClubIdentity } from '../simulation/club/club.ts'
import { isObject, parseJson } from '../simulation/core/checks.ts'
import { OWN_CLUB } from '../simulation/core/ids.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { Environment, KeyValueStorage } from './environment.ts'
import { keepValues } from './keepValues.ts'
import { DROPPED, type ApiResult } from './apiResult.ts'
import type { SessionStore } from './SessionStore.ts'
import { TEAM_KEY } from './storedSession.ts'

/** Name and logo of the club. */
interface Team {
  name: string
  /** Path on this site, or a data URL. */
  logoUrl: string
}

const DEFAULT_TEAM: Team = defaultTeam

/** Longer than any logo path on this site. */
const LOGO_PATH_MAX_LENGTH = 200
const LOAD_FAILED = 'Failed to load team data'
const UPDATE_FAILED = 'Failed to update team settings'
/** Statuses with which the server refuses the data itself. Such data is not stored locally either. */
const REFUSALS: readonly (number | null)[] = [400, 413, 415, 422]

/** Name and logo of the club, from the server or, for guests and while it is unreachable, from local storage. */
export class TeamStore {
  team: Team
  readonly defaultTeam = DEFAULT_TEAM
  readonly #environment: Environment
  readonly #api: Api
  readonly #session: SessionStore

  constructor(environment: Environment, api: Api, session: SessionStore) {
    this.#environment = environment
    this.#api = api
    this.#session = session
    this.team = readTeam(environment.storage)
    makeAutoObservable(this, { defaultTeam: false })
  }

  /** Name and logo of the club in charge: those of the team for the club that a career began with, its own for another. */
  lookOf(club: DeepReadonly<ClubIdentity> | null): Team {
    if (!club || club.id === OWN_CLUB) return this.team
    return { name: club.name, logoUrl: DEFAULT_TEAM.logoUrl }
  }

  /** Loads the team. On failure returns a message and uses the stored team or the default. */
  async load(): Promise<ApiResult> {
    if (!this.#session.isRegistered) {
      this.#fallBack()
      return { ok: true }
    }
    const answer = await this.#session.ask(() => this.#api.team())
    if (answer.kind === 'dropped') return DROPPED
    if (answer.kind === 'value') return this.#keep(teamOf(answer.value), LOAD_FAILED)
    this.#fallBack()
    return { ok: false, message: LOAD_FAILED }
  }

  /**
   * Saves name and logo. When the call fails they are stored locally and count as saved. Returns a message
   * only when the server refuses the data.
   */
  async update({ name, picture }: { name: string; picture?: Blob | undefined }): Promise<ApiResult> {
    const shrunk = await this.#session.ask(async () => picture && (await this.#dataUrlOf(picture)))
    if (shrunk.kind === 'dropped') return DROPPED
    if (shrunk.kind === 'failure') return { ok: false, message: UPDATE_FAILED }
    const logo = shrunk.value
    if (this.#session.isRegistered) {
      const change = { name, ...(logo !== undefined && { logo }) }
      const answer = await this.#session.ask(() => this.#api.updateTeam(change))
      if (answer.kind === 'dropped') return DROPPED
      if (answer.kind === 'value') return this.#keep(teamOf(answer.value), UPDATE_FAILED)
      const { error } = answer
      if (error instanceof ServerError && REFUSALS.includes(error.status)) {
        return { ok: false, message: parseError(error, UPDATE_FAILED) }
      }
    }
    return this.#keep({ name, logoUrl: logo ?? this.team.logoUrl }, UPDATE_FAILED)
  }

  /** Forgets the team at the end of its session, whose storage goes with it. */
  forget(): void {
    this.team = DEFAULT_TEAM
  }

  async #dataUrlOf(picture: Blob): Promise<string> {
    return dataUrlOf(await this.#environment.shrinkPicture(picture))
  }

  #keep(team: Team, failure: string): ApiResult {
    runInAction(() => {
      this.team = team
    })
    // Another tab has stored the team of another session, which this one must not replace.
    if (!this.#session.isStored) return DROPPED
    const isKept = keepValues(this.#environment.storage, { [TEAM_KEY]: JSON.stringify(team) })
    // A browser that stores nothing has its own warning on the page.
    return isKept || !this.#session.isKept ? { ok: true } : { ok: false, message: failure }
  }

  #fallBack(): void {
    if (!this.#session.isKept || !this.#session.isStored) return
    runInAction(() => {
      this.team = readTeam(this.#environment.storage)
    })
  }
}

/** Parses a team from a response or from the storage. Replaces invalid fields by defaults. */
function teamOf({ name, logoUrl }: Partial<Record<keyof TeamCard, unknown>>): Team {
  return {
    name: isTeamName(name) ? name : DEFAULT_TEAM.name,
    logoUrl: isLogoUrl(logoUrl) ? logoUrl : DEFAULT_TEAM.logoUrl,
  }
}

function isTeamName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= teamNameMaxLength && !isBlank(name) && isPlainLine(name)
}

/** True for a path on this site or a data URL: no logo is loaded from another site. */
function isLogoUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false
  return url.startsWith('data:image/png;base64,')
    ? url.length <= logoUrlMaxLength
    : url.length <= LOGO_PATH_MAX_LENGTH && /^\/(?!\/)/.test(url)
}

function readTeam(storage: KeyValueStorage): Team {
  const value = parseJson(storage.getItem(TEAM_KEY))
  return isObject(value) ? teamOf(value) : DEFAULT_TEAM
}

async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:image/png;base64,${btoa(text)}`
}
