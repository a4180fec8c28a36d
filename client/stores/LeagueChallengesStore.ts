import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { LeagueChallengeCard, SetChallengeInput } from '../../server/schemas/leagueChallenges.ts'
import {
  challengeLengths,
  cupRunLength,
  leagueNameLength,
  leagueRules,
  openWeeks,
} from '../../server/schemas/leagueRules.ts'
import { isBlank } from '../../server/schemas/visibleText.ts'
import { parseSeed } from '../simulation/core/careerSeed.ts'
import { resultOf, type ApiResult } from './apiResult.ts'
import type { RootStore } from './RootStore.ts'

/** Challenge that a league has set. */
export type LeagueChallenge = LeagueChallengeCard

/** Choices of the form that sets a challenge; the seed as it is typed. */
interface ChallengeChoices extends Omit<SetChallengeInput, 'league' | 'seed'> {
  readonly seed: string
}

interface Fault {
  readonly field: 'title' | 'seed'
  readonly message: string
}

const NOT_LOADED = 'Your league’s own challenges can’t be reached right now.'
const NOT_DONE = 'That didn’t get through. Please try again.'

/** Titles that are filled in. */
const TITLES = [
  'House Rules',
  'Bragging Rights',
  'Winner Buys the Round',
  'Same Again?',
  'Next Goal Wins',
  'No Excuses',
  'Settle It on the Pitch',
  'Jumpers Down',
] as const

const TITLE_FAULTS: readonly string[] = [
  leagueRules.titleMissing,
  leagueRules.titleShort,
  leagueRules.titleLong,
  leagueRules.titleWrong,
  leagueRules.titleRude,
]

/** Challenges of a league beside those of the weeks, and the form that sets one. */
export class LeagueChallengesStore {
  /** The newest first; null until they have loaded. */
  list: readonly LeagueChallenge[] | null = null
  /** Message why the last load failed; null when it did not. */
  fault: string | null = null
  /** Id of the challenge that is shown; null for that of the week. */
  chosenId: string | null = null
  choices: ChallengeChoices
  /** Fault of the form; null without one. */
  formFault: Fault | null = null
  readonly longestTitle = leagueNameLength.max
  readonly lengths = challengeLengths
  readonly openWeeks = openWeeks
  readonly #league: string
  readonly #root: Pick<RootStore, 'api' | 'environment' | 'session'>

  constructor(root: Pick<RootStore, 'api' | 'environment' | 'session'>, league: string) {
    this.#root = root
    this.#league = league
    this.choices = drawChoices(root.environment.seed())
    makeAutoObservable(
      this,
      {
        list: observableRef,
        choices: observableRef,
        longestTitle: false,
        lengths: false,
        openWeeks: false,
      },
      { autoBind: true },
    )
  }

  /** Challenges that take entries. */
  get current(): readonly LeagueChallenge[] {
    return (this.list ?? []).filter(({ isOpen }) => isOpen)
  }

  get past(): readonly LeagueChallenge[] {
    return (this.list ?? []).filter(({ isOpen }) => !isOpen)
  }

  /** Challenge that is shown; null for that of the week. */
  get chosen(): LeagueChallenge | null {
    return this.list?.find(({ id }) => id === this.chosenId) ?? null
  }

  /** Loads the challenges, and again once the browser is online. Returns what ends that. */
  open(): () => void {
    void this.load()
    return this.#root.environment.onOnline(() => void this.load())
  }

  async load(): Promise<void> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.leagueChallenges(this.#league))
    const result = resultOf(answer, NOT_LOADED)
    runInAction(() => {
      if (answer.kind === 'value') this.list = answer.value
      this.fault = result.ok ? null : result.message
    })
  }

  /** Shows a challenge; null shows that of the week. */
  choose(id: string | null): void {
    this.chosenId = id
  }

  change(change: Partial<ChallengeChoices>): void {
    this.choices = { ...this.choices, ...change }
  }

  /** Chooses what counts; the cup is played to its end, whatever the length was. */
  count(scoring: ChallengeChoices['scoring']): void {
    const { weeks } = this.choices
    const [shortest] = challengeLengths
    if (scoring === 'cup') this.change({ scoring, weeks: cupRunLength })
    else this.change({ scoring, weeks: weeks === cupRunLength ? shortest : weeks })
  }

  toggleRule(rule: ChallengeChoices['rules'][number]): void {
    const { rules } = this.choices
    this.change({ rules: rules.includes(rule) ? rules.filter((one) => one !== rule) : [...rules, rule] })
  }

  /** Sets the challenge of the form, which is shown from now on. A fault of a field has no message of its own. */
  async set(): Promise<ApiResult> {
    const { api, session, environment } = this.#root
    const { choices } = this
    const seed = parseSeed(choices.seed)
    if (isBlank(choices.title)) return this.#refuse({ field: 'title', message: leagueRules.titleMissing })
    if (seed === null) return this.#refuse({ field: 'seed', message: leagueRules.seedWrong })
    this.formFault = null
    const answer = await session.ask(() => api.setLeagueChallenge({ ...choices, seed, league: this.#league }))
    if (answer.kind !== 'dropped') await this.load()
    const result = resultOf(answer, NOT_DONE)
    return runInAction(() => {
      if (answer.kind === 'value') {
        this.choose(answer.value.id)
        this.choices = drawChoices(environment.seed())
      }
      const message = result.ok ? null : result.message
      return message !== null && TITLE_FAULTS.includes(message)
        ? this.#refuse({ field: 'title', message })
        : result
    })
  }

  /** Deletes a challenge with all its results. */
  async delete({ id }: LeagueChallenge): Promise<ApiResult> {
    const { api, session } = this.#root
    const answer = await session.ask(() => api.deleteLeagueChallenge(this.#league, id))
    if (answer.kind !== 'dropped') await this.load()
    return resultOf(answer, NOT_DONE)
  }

  #refuse(fault: Fault): ApiResult {
    this.formFault = fault
    return { ok: false, message: null }
  }
}

/** Choices that can be sent as they are. */
function drawChoices(seed: number): ChallengeChoices {
  return {
    title: TITLES[seed % TITLES.length] ?? TITLES[0],
    seed: String(seed),
    division: 1,
    difficulty: 'normal',
    weeks: challengeLengths[0],
    rules: [],
    scoring: 'points',
    openWeeks: openWeeks[0],
  }
}
