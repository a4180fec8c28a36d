import { makeAutoObservable, runInAction } from 'mobx'
import { challengeRules } from '../../../server/schemas/challengeRules.ts'
import { needsLuck } from '../../simulation/challenge/luck.ts'
import { isOfLeague } from '../../simulation/club/challenge.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import { resultOf } from '../apiResult.ts'
import { SPEEDS, type GameStore } from '../GameStore.ts'
import type { RootStore } from '../RootStore.ts'

const NOT_DRAWN = 'We couldn’t be reached for the coin toss. Nothing’s lost: your ranked run waits here.'

/** Longest wait for the server. */
const LIMIT_MS = 15_000

/** The luck of a ranked run, which the server draws before each kick-off (CHL-8). */
export class LuckDesk {
  /** True while the luck is on its way. */
  isDrawing = false
  readonly #game: GameStore
  readonly #root: Pick<RootStore, 'api' | 'environment' | 'session' | 'ui'>

  constructor(game: GameStore, root: Pick<RootStore, 'api' | 'environment' | 'session' | 'ui'>) {
    this.#game = game
    this.#root = root
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /**
   * Returns true when today's matches can be played. Those of a ranked run whose luck is missing wait: it is drawn, and
   * then `play` is called.
   */
  ensureDrawn(play: () => void): boolean {
    if (!needsLuck(this.#game.state)) return true
    void this.draw().then((isDrawn) => {
      if (isDrawn) play()
    })
    return false
  }

  /**
   * Draws the luck of today's matches, to which it commits the decisions until now. Returns true once the career has
   * it; otherwise time stops and a dialog says why.
   */
  private async draw(): Promise<boolean> {
    if (this.isDrawing) return false
    const { api, environment, session, ui } = this.#root
    this.isDrawing = true
    // Before the server is told, in the stored copy too: an answer that is lost must find the same decisions.
    this.#game.commitDecisions()
    const { career } = this.#game
    const answer = await session.ask(async () => {
      const { run = null, log = null, luck } = career?.challenge ?? {}
      if (run === null || log === null) throw new Error('The career is no ranked run')
      const commit = await environment.sha256(log)
      const round = Object.keys(luck ?? {}).length + 1
      return Promise.race([api.drawLuck({ run, round, commit }), this.#timeOut()])
    })
    return runInAction(() => {
      this.isDrawing = false
      if (this.#game.career !== career) return false
      if (answer.kind === 'value') {
        this.#game.drawLuck(answer.value)
        return true
      }
      this.#game.setSpeed(SPEEDS.Pause)
      const result = resultOf(answer, NOT_DRAWN)
      const message = result.ok ? null : result.message
      if (message !== null) ui.openModal({ kind: 'no-luck', reason: reasonOf(message, career) })
      return false
    })
  }

  /** Rejects when the server has had its time. The luck that comes too late is asked for again. */
  #timeOut(): Promise<never> {
    return new Promise((_, reject) => {
      this.#root.environment.clock.after(LIMIT_MS, () => reject(new Error('No luck in time')))
    })
  }
}

/** Refusal for the player: a challenge of a league takes its ranked runs with it. */
function reasonOf(message: string, career: Snapshot | null): string {
  const { challengeGone, runUnknown } = challengeRules
  return message === runUnknown && isOfLeague(career?.challenge?.id ?? '') ? challengeGone : message
}
