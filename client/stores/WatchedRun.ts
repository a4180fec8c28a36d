import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { WatchedRunCard } from '../../server/schemas/challenges.ts'
import { CHALLENGES } from '../simulation/challenge/challenges.ts'
import { isOfLeague, type Challenge } from '../simulation/club/challenge.ts'
import { recordRun, type RunRecord } from '../simulation/recordRun.ts'
import { resultOf } from './apiResult.ts'
import { GameStores } from './GameStores.ts'
import { startMatch } from './reactions.ts'
import type { RootStore } from './RootStore.ts'
import { nextTask } from './saves/nextTask.ts'

const NOT_LOADED = 'This run can’t be reached right now.'
const OTHER_RULES =
  'The game has moved on since: today’s rules play this run differently, so we don’t show it.'

/** Maximum time for which the page stands still while a run is played again. */
const SLICE_MS = 8

/** Run of a challenge that is over: loaded, and played again here (CHL-13). */
export class WatchedRun {
  /** Id of the entry in its table. */
  readonly entry: string
  card: WatchedRunCard | null = null
  /** Null until the card is there. */
  challenge: Challenge | null = null
  /** Null until the run has been played again. */
  record: RunRecord | null = null
  /** Stores in which its matches are watched, apart from those of the player's career; null until then. */
  stores: GameStores | null = null
  /** Percent of it that is played. */
  percent = 0
  /** Message why it isn’t shown; null while nothing is in the way. */
  fault: string | null = null
  readonly #root: RootStore
  /** Number of the latest load; an earlier one ends without effect. */
  #load = 0

  constructor(root: RootStore, entry: string) {
    this.#root = root
    this.entry = entry
    makeAutoObservable(
      this,
      {
        entry: false,
        card: observableRef,
        challenge: observableRef,
        record: observableRef,
        stores: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Loads the run, and again when the network is back. Returns what ends that. */
  open(): () => void {
    void this.load()
    const stopWaiting = this.#root.environment.onOnline(() => {
      if (!this.card) void this.load()
    })
    return () => {
      this.#load += 1
      stopWaiting()
      this.#close()
    }
  }

  async load(): Promise<void> {
    const load = ++this.#load
    const { api, session } = this.#root
    this.fault = null
    const answer = await session.ask(async () => {
      const card = await api.watchRun(this.entry)
      return { card, challenge: await this.#findChallenge(card.challenge) }
    })
    if (load !== this.#load) return
    const result = resultOf(answer, NOT_LOADED)
    runInAction(() => {
      if (answer.kind === 'value') Object.assign(this, answer.value)
      this.fault = result.ok ? null : result.message
    })
    const { challenge, card } = this
    if (!challenge || !card) return
    try {
      await this.#play(challenge, card, () => load === this.#load)
    } catch {
      // Other rules may meet what they can't play.
      runInAction(() => {
        this.fault = OTHER_RULES
      })
    }
  }

  /** Challenge of a week, which the build has, or of a league, which the server has. */
  async #findChallenge(id: string): Promise<Challenge> {
    if (isOfLeague(id)) return this.#root.api.leagueChallenge(id)
    const challenge = CHALLENGES.find((one) => one.id === id)
    if (!challenge) throw new Error('The challenge is of a later build')
    return challenge
  }

  async #play(
    challenge: Challenge,
    { log, run, fingerprint }: WatchedRunCard,
    isWanted: () => boolean,
  ): Promise<void> {
    const { clock } = this.#root.environment
    const steps = recordRun(challenge, log, run)
    for (let slice = steps.next(); isWanted(); slice = steps.next()) {
      const endMs = clock.now() + SLICE_MS
      while (!slice.done && clock.now() < endMs) slice = steps.next()
      const { done, value } = slice
      runInAction(() => {
        if (!done) this.percent = Math.floor(value * 100)
        else if ('fault' in value || value.fingerprint !== fingerprint) this.fault = OTHER_RULES
        else this.#show(value)
      })
      if (done) return
      await nextTask()
    }
  }

  #show(record: RunRecord): void {
    this.#close()
    this.record = record
    this.stores = new GameStores(this.#root, startMatch)
    this.stores.replay.wayBack = 'Back to the run'
    this.stores.game.resume(record.state)
  }

  #close(): void {
    this.stores?.matchday.close()
    this.stores?.dispose()
  }
}
