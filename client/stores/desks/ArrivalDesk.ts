import { action, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { isOfLeague, type Challenge } from '../../simulation/club/challenge.ts'
import { firstClub } from '../../simulation/club/club.ts'
import type { Difficulty } from '../../simulation/club/difficulty.ts'
import type { Division } from '../../simulation/core/fixture.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { CareerStart } from '../../simulation/season/createGame.ts'
import { resultOf } from '../apiResult.ts'
import { SPEEDS, type GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { RootStore } from '../RootStore.ts'
import type { Autosave } from '../saves/Autosave.ts'
import { loadReader } from '../saves/loadReader.ts'
import { notesStorage, type MatchNotes } from '../saves/matchNotes.ts'
import type { KeptCareer } from '../saves/readCareer.ts'
import { findBuild, openBuild, type CareerBuild } from '../saves/rulesOfRun.ts'
import type { FoundCareer } from '../saves/RunningCopy.ts'
import type { RecoveryDesk } from './RecoveryDesk.ts'

/** Visit of the game's route. */
export interface Visit {
  /** Seed of the wanted career; null for any. */
  seed: number | null
  /** Difficulty of a new career. */
  difficulty?: Difficulty
  clubName: string
  /** True to start an iron career, if one is started. */
  isIron?: boolean
  /** Division in which a new career starts. */
  division?: Division
  /** True to ask for the choices of a new career before one is started. */
  asks?: boolean
  /** Id of a challenge to play; it asks for the choices that are left. */
  challenge?: string | null
}

interface ArrivalStores {
  game: GameStore
  matchday: MatchdayStore
  autosave: Autosave
  recovery: RecoveryDesk
}

type ArrivalRoot = Pick<
  RootStore,
  'api' | 'environment' | 'gameStores' | 'prepareReload' | 'saves' | 'session' | 'ui'
>

const NO_CHALLENGE = 'There’s no such challenge, or not yet.'
const MEMBERS_ONLY = 'That’s a private league’s challenge. Log in with an account that’s in the league.'
const NOT_LOADED = 'The challenge couldn’t be loaded. Please try again.'
const UNREADABLE: KeptCareer = { ok: false, fault: 'corrupt' }

/** Opening of the career with which the player arrives at the game's route. */
export class ArrivalDesk {
  /** Resolves once the last visit has resumed or started its career. */
  done: Promise<void> = Promise.resolve()
  /** True while the visit waits for the choices of a new career. */
  isAsking = false
  /** Challenge that the new career is for; null for none. */
  challenge: Challenge | null = null
  /** The visit under way; null while the player is elsewhere. */
  #visit: Visit | null = null
  readonly #stores: ArrivalStores
  readonly #root: ArrivalRoot

  constructor(stores: ArrivalStores, root: ArrivalRoot) {
    this.#stores = stores
    this.#root = root
    makeObservable(this, {
      isAsking: observable,
      challenge: observableRef,
      enter: action,
      start: action,
      leave: action,
      reopenMatch: action,
    })
  }

  /**
   * Resumes the career of this session, or starts one if there is none or `seed` is another. Reopens a match
   * that was being watched. Then loads the save requested in the office, or offers a recovery copy.
   */
  enter(visit: Visit): void {
    const { game, matchday, autosave } = this.#stores
    this.#visit = visit
    if (game.career && isWanted(game.career, visit)) {
      game.resume(game.career)
      this.#arrive(visit, null)
      return
    }
    matchday.close()
    const found = autosave.copy.find()
    if (!found) {
      this.#begin(null, visit)
      return
    }
    this.done = this.#resume(found, visit)
  }

  async #resume(found: Promise<FoundCareer>, visit: Visit): Promise<void> {
    const kept = await found.catch(() => UNREADABLE)
    const notes =
      kept !== null && kept !== 'elsewhere' && kept.ok ? await this.findNotes(kept.game.career) : null
    const build = await this.#buildOf(kept, visit)
    if (this.#visit !== visit) return
    if (build === 'away') {
      // All that is left is to try again, by a reload.
      this.#root.prepareReload()
      runInAction(() => this.#begin({ ok: false, fault: 'rules' }, visit))
    } else if (build === 'own') runInAction(() => this.#begin(kept, visit, notes))
    else openBuild(this.#root, build)
  }

  /** Build that opens the career, if the visit wants it. */
  #buildOf(kept: FoundCareer, visit: Visit): Promise<CareerBuild> | 'own' {
    if (kept === null || kept === 'elsewhere') return 'own'
    if (!kept.ok) return findBuild(this.#root, kept.fault)
    const { career } = kept.game
    return isWanted(career, visit) ? findBuild(this.#root, career) : 'own'
  }

  /**
   * Asks for the choices of a career in a challenge, in the newest build: the rules of one before may not count. The
   * running career stays, paused, until it starts.
   */
  async askForChallenge(id: string): Promise<void> {
    this.#stores.game.setSpeed(SPEEDS.Pause)
    const visit = this.#visit
    const { builds, rulesHash } = this.#root.environment
    const newest = rulesHash === null ? null : await builds.newest()
    const found = await this.#findChallenge(id)
    if (this.#visit !== visit || !visit) return
    if (newest !== null && newest !== rulesHash) {
      if (this.#root.prepareReload()) builds.open(newest, `?challenge=${id}`)
      return
    }
    runInAction(() => {
      if (typeof found === 'string') {
        this.#root.ui.showToast(found, 'error')
        this.enter({ ...visit, challenge: null })
        return
      }
      this.challenge = found
      this.isAsking = true
    })
  }

  /** Challenge that has opened; without one, a message for the player. */
  async #findChallenge(id: string): Promise<Challenge | string> {
    if (isOfLeague(id)) return this.#askForChallengeOfLeague(id)
    const { clock } = this.#root.environment
    try {
      const { openChallenges } = await import('../../simulation/reports/openChallenges.ts')
      const open = openChallenges(clock.date().toISOString().slice(0, 10))
      return open.find((one) => one.id === id) ?? NO_CHALLENGE
    } catch {
      return NOT_LOADED
    }
  }

  /** Asks the server, which has the challenges of leagues. */
  async #askForChallengeOfLeague(id: string): Promise<Challenge | string> {
    const { api, session } = this.#root
    if (!session.isRegistered) return MEMBERS_ONLY
    const answer = await session.ask(() => api.leagueChallenge(id))
    if (answer.kind === 'value') return answer.value
    const result = resultOf(answer, NOT_LOADED)
    return (result.ok ? null : result.message) ?? NOT_LOADED
  }

  /** Drops the career that is still being found. */
  leave(): void {
    this.#visit = null
    this.#stopAsking()
    this.#stores.recovery.isElsewhere = false
  }

  /** Resumes a stored career, or starts one if there is none or `seed` is another. */
  #begin(kept: FoundCareer, visit: Visit, notes: MatchNotes | null = null): void {
    const { game, recovery } = this.#stores
    const { seed, difficulty = 'normal', clubName, isIron = false, division = 1 } = visit
    const isStored = recovery.resume(kept, (career) => isWanted(career, visit))
    if (!isStored && visit.challenge) {
      this.done = this.askForChallenge(visit.challenge)
      return
    }
    if (!isStored && visit.asks) {
      // What waits for the player comes first: a save from the office, or a career that was lost.
      this.done = recovery.arrive().finally(() => {
        if (this.#visit === visit && !game.career) runInAction(() => (this.isAsking = true))
      })
      return
    }
    if (!isStored) {
      this.start({ seed: seed ?? this.#root.environment.seed(), clubName, difficulty, isIron, division })
    }
    this.#arrive(visit, isStored ? notes : null)
  }

  /** Starts a career with the choices of the player. */
  start(choices: CareerStart & { clubName: string }): void {
    const { rulesHash } = this.#root.environment
    this.#stores.game.start(choices.challenge ? { ...choices, rulesHash } : choices)
    this.#stores.autosave.begin()
    this.#stopAsking()
  }

  #stopAsking(): void {
    this.isAsking = false
    this.challenge = null
  }

  #arrive({ clubName }: Visit, notes: MatchNotes | null): void {
    const { game, autosave, recovery } = this.#stores
    // The career may come from a guest whose team had another name than the account's.
    if (game.career && firstClub(game.career).name !== clubName) autosave.renameClub(clubName)
    this.reopenMatch(notes)
    void recovery.arrive()
  }

  /** Notes of the match of this career that was being watched when the page was left; null when there are none. */
  async findNotes(career: Snapshot): Promise<MatchNotes | null> {
    const { findMatchNotes } = await loadReader()
    return findMatchNotes(notesStorage(this.#root.environment, career), career)
  }

  /** Reopens the match of these notes. */
  reopenMatch(notes: MatchNotes | null): void {
    const { game, matchday } = this.#stores
    if (game.career && notes) matchday.reopen(game.career, notes)
  }
}

/** True for the career that a visit goes on with. */
function isWanted({ seed, challenge }: Snapshot, visit: Visit): boolean {
  if (visit.challenge) return challenge?.id === visit.challenge && challenge.score === null
  return visit.seed === null || visit.seed === seed
}
