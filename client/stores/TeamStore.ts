import { makeAutoObservable, runInAction } from 'mobx'
import { defaultTeam, logoUrlMaxLength, teamNameMaxLength } from '../../server/schemas/accountRules.ts'
import { isBlank, isPlainLine } from '../../server/schemas/visibleText.ts'
import type { Api, TeamCard } from '../api/Api.ts'
import { parseError, ServerError } from '../api/ServerError.ts'
import type { Environment, KeyValueStorage } from './environment.ts'
import { keepValues } from './keepValues.ts'
import type { ApiResult, SessionStore } from './SessionStore.ts'

/** The club as its manager has named it. */
interface Team {
  name: string
  /** An address of the server's, or a data URL of one kept here. */
  logoUrl: string
}

const DEFAULT_TEAM: Team = defaultTeam

const TEAM_KEY = 'teamData'
/** More than any path of a logo on this site. */
const LOGO_PATH_MAX_LENGTH = 200
const LOAD_FAILED = 'Failed to load team data'
const UPDATE_FAILED = 'Failed to update team settings'
/** The server has read what was sent and won't have it, so that keeping it here would promise too much. */
const REFUSALS: readonly (number | null)[] = [400, 413, 415, 422]

/** Name and logo of the club: the server's, or those kept here while it can't be had; a guest's stay here. */
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

  /** Fetches the team. Without an answer, which is told, the one kept here stays, or else the default. */
  async load(): Promise<ApiResult> {
    if (!this.#session.isRegistered) {
      this.#fallBack()
      return { ok: true }
    }
    let card: TeamCard
    try {
      card = await this.#api.team()
    } catch {
      this.#fallBack()
      return { ok: false, message: LOAD_FAILED }
    }
    return this.#keep(teamOf(card), LOAD_FAILED)
  }

  /**
   * Saves name and logo. When the call fails, what was submitted is kept here and counts as saved; only a
   * refusal of the data itself is reported.
   */
  async update({ name, picture }: { name: string; picture?: Blob | undefined }): Promise<ApiResult> {
    let logo: string | undefined
    try {
      logo = picture && (await dataUrlOf(await this.#environment.shrinkPicture(picture)))
    } catch {
      return { ok: false, message: UPDATE_FAILED }
    }
    if (this.#session.isRegistered) {
      try {
        const card = await this.#api.updateTeam({ name, ...(logo !== undefined && { logo }) })
        return this.#keep(teamOf(card), UPDATE_FAILED)
      } catch (error) {
        if (error instanceof ServerError && REFUSALS.includes(error.status)) {
          return { ok: false, message: parseError(error, UPDATE_FAILED) }
        }
      }
    }
    return this.#keep({ name, logoUrl: logo ?? this.team.logoUrl }, UPDATE_FAILED)
  }

  /** Forgets the team with the session it belonged to. */
  forget(): void {
    this.#environment.storage.removeItem(TEAM_KEY)
    this.team = DEFAULT_TEAM
  }

  #keep(team: Team, failure: string): ApiResult {
    runInAction(() => {
      this.team = team
    })
    const isKept = keepValues(this.#environment.storage, { [TEAM_KEY]: JSON.stringify(team) })
    // Where nothing is kept, the page says so once for everything.
    return isKept || !this.#session.isKept ? { ok: true } : { ok: false, message: failure }
  }

  #fallBack(): void {
    if (!this.#session.isKept) return
    runInAction(() => {
      this.team = readTeam(this.#environment.storage)
    })
  }
}

/** The team of an answer or of the storage. What no team can have gives way to the default. */
function teamOf({ name, logoUrl }: Partial<Record<keyof TeamCard, unknown>>): Team {
  return {
    name: isTeamName(name) ? name : DEFAULT_TEAM.name,
    logoUrl: isLogoUrl(logoUrl) ? logoUrl : DEFAULT_TEAM.logoUrl,
  }
}

function isTeamName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= teamNameMaxLength && !isBlank(name) && isPlainLine(name)
}

/** A path of this site, or a picture as a data URL; nothing is loaded from elsewhere. */
function isLogoUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false
  return url.startsWith('data:image/png;base64,')
    ? url.length <= logoUrlMaxLength
    : url.length <= LOGO_PATH_MAX_LENGTH && /^\/(?!\/)/.test(url)
}

function readTeam(storage: KeyValueStorage): Team {
  try {
    const value: unknown = JSON.parse(storage.getItem(TEAM_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return DEFAULT_TEAM
    return teamOf(value)
  } catch {
    return DEFAULT_TEAM
  }
}

async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:image/png;base64,${btoa(text)}`
}
