import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ClubIdentity } from '../../simulation/club/club.ts'
import type { Difficulty } from '../../simulation/club/difficulty.ts'
import { OWN_KITS, ownIdentity, SHORT_NAME_LENGTH } from '../../simulation/clubs/clubNames.ts'
import { CRESTS_OFFERED, nameFault, suggestClub, townFault } from '../../simulation/clubs/newClub.ts'
import type { Division } from '../../simulation/core/fixture.ts'
import { parseSeed, SEED_FAULT } from '../../simulation/core/careerSeed.ts'
import { newManager } from '../../simulation/manager/newManager.ts'
import { FACES, MANAGER_NAME_LENGTH } from '../../simulation/people/ownManager.ts'
import { resultOf } from '../apiResult.ts'
import type { RootStore } from '../RootStore.ts'
import type { ArrivalDesk } from './ArrivalDesk.ts'

/** Choices of the player; null where they leave it to the seed. */
interface Choices {
  name: string | null
  town: string | null
  /** Place in `kits`. */
  kit: number | null
  /** Place in `crests`. */
  crest: number
  /** Name of the manager. */
  manager: string | null
  /** Seed of the manager's face. */
  face: number | null
  /** Seed of a shared league, as typed; '' for a league of their own. */
  seed: string
  difficulty: Difficulty
  isIron: boolean
  division: Division
  /** Id of the ranked run of a challenge; null for an open one. */
  run: string | null
}

interface Fault {
  field: 'name' | 'town' | 'seed' | 'ranked'
  message: string
}

const NOTHING_CHOSEN: Choices = {
  name: null,
  town: null,
  kit: null,
  crest: 0,
  manager: null,
  face: null,
  seed: '',
  difficulty: 'normal',
  isIron: false,
  division: 1,
  run: null,
}

const NOT_STARTED =
  'We couldn’t be reached to start your ranked run. Try again, or leave the box empty for an open one.'

/** Form with which a career begins. Everything in it is filled in from a seed, or from the team of the account. */
export class NewClubDesk {
  readonly kits = OWN_KITS.map(([shirt, trim, name]) => ({ name, colours: [shirt, trim] as const }))
  readonly longestTown = SHORT_NAME_LENGTH
  readonly longestManager = MANAGER_NAME_LENGTH
  choices = NOTHING_CHOSEN
  fault: Fault | null = null
  /** True while the server starts a ranked run. */
  isStarting = false
  /** Seed of the career unless the player types another. */
  #drawn: number
  /** Seed of the suggested manager, whichever club is drawn. */
  #person: number
  /** False once the player has asked for another club than the team of the account. */
  #isOfAccount = true
  readonly #arrival: Pick<ArrivalDesk, 'challenge' | 'start'>
  readonly #root: Pick<RootStore, 'api' | 'environment' | 'session' | 'team' | 'ui'>

  constructor(
    { arrival }: { arrival: Pick<ArrivalDesk, 'challenge' | 'start'> },
    root: Pick<RootStore, 'api' | 'environment' | 'session' | 'team' | 'ui'>,
  ) {
    this.#arrival = arrival
    this.#root = root
    this.#drawn = root.environment.seed()
    this.#person = this.#drawn
    makeAutoObservable(
      this,
      { kits: false, longestTown: false, longestManager: false, choices: observableRef },
      { autoBind: true },
    )
  }

  get seed(): number {
    return this.#arrival.challenge?.seed ?? parseSeed(this.choices.seed) ?? this.#drawn
  }

  get name(): string {
    const { town } = this.choices
    const { name, town: suggested } = suggestClub(this.seed)
    return this.#ownName ?? (town?.trim() ? name.replace(suggested, town.trim()) : name)
  }

  get town(): string {
    const suggested =
      this.#ownName === null ? suggestClub(this.seed).town : ownIdentity(this.name, this.seed).shortName
    return this.choices.town ?? suggested
  }

  get kit(): number {
    return this.choices.kit ?? suggestClub(this.seed).kit
  }

  /** Name of the manager: as typed, or that of the account, or a suggested one. */
  get manager(): string {
    const { session } = this.#root
    return (
      this.choices.manager ?? (session.isRegistered ? session.user?.username : null) ?? this.#suggested.name
    )
  }

  get face(): number {
    return this.choices.face ?? this.#suggested.face
  }

  /** The club that would begin now. */
  get club(): ClubIdentity {
    return this.#clubWith(this.choices.crest)
  }

  /** The club with each of the crests offered. */
  get crests(): ClubIdentity[] {
    return Array.from({ length: CRESTS_OFFERED }, (_, crest) => this.#clubWith(crest))
  }

  change(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change }
  }

  /** Fills in another club. A shared league keeps its own. */
  drawAnother(): void {
    this.#drawn = this.#root.environment.seed()
    this.#isOfAccount = false
    this.change({ name: null, town: null, kit: null, crest: 0, seed: '' })
  }

  /** Draws another face of the manager. */
  drawFace(): void {
    this.change({ face: this.#root.environment.seed() % FACES })
  }

  /** Id of a new ranked run, a version 4 UUID. The browser's own is missing on pages without TLS. */
  newRun(): string {
    const { environment } = this.#root
    const word = () => environment.seed().toString(16).padStart(8, '0')
    const digits = word() + word() + word() + word()
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  }

  /** Starts the career, a ranked run with the server first; not while the form has a fault. */
  async start(): Promise<void> {
    if (this.isStarting) return
    this.fault = this.#findFault()
    if (this.fault) return
    const { challenge } = this.#arrival
    const { run } = this.choices
    if (challenge && run !== null && !(await this.#startRun(challenge.id, run))) return
    // Meanwhile the player may have left the form.
    if (challenge === this.#arrival.challenge) runInAction(() => this.#begin(challenge && run))
  }

  async #startRun(challenge: string, run: string): Promise<boolean> {
    const { api, session } = this.#root
    this.isStarting = true
    const result = resultOf(await session.ask(() => api.startRun({ challenge, run })), NOT_STARTED)
    runInAction(() => {
      this.isStarting = false
      if (!result.ok && result.message !== null) this.fault = { field: 'ranked', message: result.message }
    })
    return result.ok
  }

  /** Begins the career and gives the team its name. */
  #begin(run: string | null): void {
    const { team, ui } = this.#root
    const { town, kit, seed, face } = this
    const manager = { name: this.manager.trim() || this.#suggested.name, face }
    const { challenge } = this.#arrival
    const { difficulty, division } = challenge ?? this.choices
    const { crest } = this.choices
    const isIron = !challenge && this.choices.isIron
    const clubName = this.club.name
    const look = { town, kit, crest }
    this.#arrival.start({ seed, clubName, look, manager, difficulty, isIron, division, challenge, run })
    this.choices = NOTHING_CHOSEN
    this.#isOfAccount = true
    this.#drawn = this.#root.environment.seed()
    this.#person = this.#drawn
    if (clubName === team.team.name) return
    void team.update({ name: clubName }).then((outcome) => {
      if (!outcome.ok && outcome.message !== null) ui.showToast(outcome.message, 'error')
    })
  }

  get #suggested() {
    return newManager(this.#person)
  }

  /** Name that the player has typed, or that of the account's team; null without one. */
  get #ownName(): string | null {
    const { team, defaultTeam } = this.#root.team
    const isNamed = this.#isOfAccount && team.name !== defaultTeam.name
    return this.choices.name ?? (isNamed ? team.name : null)
  }

  #clubWith(crest: number): ClubIdentity {
    const { name, seed, town, kit } = this
    return ownIdentity(name, seed, { town, kit, crest })
  }

  #findFault(): Fault | null {
    const named = this.#root.session.rules.teamNameFault(this.name)?.message ?? nameFault(this.name)
    if (named !== null) return { field: 'name', message: named }
    const placed = townFault(this.town)
    if (placed !== null) return { field: 'town', message: placed }
    const { seed } = this.choices
    // Not in the form of a challenge.
    if (this.#arrival.challenge) return null
    return seed.trim() === '' || parseSeed(seed) !== null ? null : { field: 'seed', message: SEED_FAULT }
  }
}
