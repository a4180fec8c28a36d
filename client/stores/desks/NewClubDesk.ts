import { makeAutoObservable, observableRef } from 'mobx'
import type { ClubIdentity } from '../../simulation/club/club.ts'
import type { Difficulty } from '../../simulation/club/difficulty.ts'
import { OWN_KITS, ownIdentity, SHORT_NAME_LENGTH } from '../../simulation/clubs/clubNames.ts'
import { CRESTS_OFFERED, nameFault, suggestClub, townFault } from '../../simulation/clubs/newClub.ts'
import type { Division } from '../../simulation/core/fixture.ts'
import { parseSeed, SEED_FAULT } from '../../simulation/core/careerSeed.ts'
import { newManager } from '../../simulation/manager/newManager.ts'
import { FACES, MANAGER_NAME_LENGTH } from '../../simulation/people/ownManager.ts'
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
}

interface Fault {
  field: 'name' | 'town' | 'seed'
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
}

/** Form with which a career begins. Everything in it is filled in from a seed, or from the team of the account. */
export class NewClubDesk {
  readonly kits = OWN_KITS.map(([shirt, trim, name]) => ({ name, colours: [shirt, trim] as const }))
  readonly longestTown = SHORT_NAME_LENGTH
  readonly longestManager = MANAGER_NAME_LENGTH
  choices = NOTHING_CHOSEN
  fault: Fault | null = null
  /** Seed of the career unless the player types another. */
  #drawn: number
  /** Seed of the suggested manager, whichever club is drawn. */
  #person: number
  /** False once the player has asked for another club than the team of the account. */
  #isOfAccount = true
  readonly #arrival: Pick<ArrivalDesk, 'start'>
  readonly #root: Pick<RootStore, 'environment' | 'session' | 'team' | 'ui'>

  constructor(
    { arrival }: { arrival: Pick<ArrivalDesk, 'start'> },
    root: Pick<RootStore, 'environment' | 'session' | 'team' | 'ui'>,
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
    return parseSeed(this.choices.seed) ?? this.#drawn
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

  /** Starts the career and gives the team its name; does neither while the form has a fault. */
  start(): void {
    this.fault = this.#findFault()
    if (this.fault) return
    const { team, ui } = this.#root
    const { town, kit, seed, face } = this
    const manager = { name: this.manager.trim() || this.#suggested.name, face }
    const { crest, difficulty, isIron, division } = this.choices
    const clubName = this.club.name
    const look = { town, kit, crest }
    this.#arrival.start({ seed, clubName, look, manager, difficulty, isIron, division })
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
    return seed.trim() === '' || parseSeed(seed) !== null ? null : { field: 'seed', message: SEED_FAULT }
  }
}
