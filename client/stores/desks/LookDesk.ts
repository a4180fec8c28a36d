import { makeAutoObservable, observableRef } from 'mobx'
import { isObject, parseJson } from '../../simulation/core/checks.ts'
import { clubLook, isClubLook, type ClubLook } from '../../simulation/reports/clubLook.ts'
import type { ClubId } from '../../simulation/core/ids.ts'
import type { KeyValueStorage } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import { keepValues } from '../keepValues.ts'

/** Looks at one club of one career, stored across visits. */
interface Kept {
  seed: number
  club: ClubId
  latest: ClubLook
  /** The club as last seen before the round of the latest look; null in the first. */
  before: ClubLook | null
}

const KEY = 'last-look'

/** Remembers the club as the player saw it on the dashboard, for what has changed since, also after a reload. */
export class LookDesk {
  kept: Kept | null
  readonly #game: GameStore
  readonly #storage: KeyValueStorage

  constructor(game: GameStore, storage: KeyValueStorage) {
    this.#game = game
    this.#storage = storage
    this.kept = readKept(storage.getItem(KEY))
    makeAutoObservable(this, { kept: observableRef }, { autoBind: true })
  }

  /** The club as last seen before this round; null for a career that was never left to play on. */
  get before(): ClubLook | null {
    return this.#ofClub?.before ?? null
  }

  /** Notes that the player sees the dashboard now. */
  look(): void {
    const { state } = this.#game
    const now = clubLook(state)
    // A later look is that of another career of the seed, or of one that was loaded back.
    const kept = this.#ofClub
    const known = kept && roundOf(kept.latest) <= roundOf(now) ? kept : null
    const isSameRound = known !== null && roundOf(known.latest) === roundOf(now)
    this.kept = {
      seed: state.seed,
      club: state.club.id,
      latest: now,
      before: isSameRound ? known.before : (known?.latest ?? null),
    }
    keepValues(this.#storage, { [KEY]: JSON.stringify(this.kept) })
  }

  /** Looks at the running career's club; null when those that are kept are of another. */
  get #ofClub(): Kept | null {
    const { seed, club } = this.#game.state
    return this.kept?.seed === seed && this.kept.club === club.id ? this.kept : null
  }
}

/** Rounds since the career began, for comparison. */
function roundOf({ season, week }: ClubLook): number {
  return 100 * season + week
}

/** Parses the stored looks; null when they are damaged. */
function readKept(text: string | null): Kept | null {
  const value = parseJson(text)
  if (!isObject(value)) return null
  const { seed, club, latest, before }: Partial<Record<keyof Kept, unknown>> = value
  if (typeof seed !== 'number' || typeof club !== 'string' || !isClubLook(latest)) return null
  return { seed, club, latest, before: isClubLook(before) ? before : null }
}
