import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { feedbackMessageMaxLength, ruleMessages } from '../../../server/schemas/accountRules.ts'
import type { FeedbackCategory } from '../../../server/schemas/feedback.ts'
import { WORST_POSITION } from '../../simulation/season/board.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import type { GameStore } from '../GameStore.ts'
import type { RootStore } from '../RootStore.ts'

/** What the player has filled in; sent once it has a rating. */
interface FeedbackDraft {
  /** 1–5, null until one is chosen. */
  rating: number | null
  category: FeedbackCategory
  message: string
  hideInFuture: boolean
}

const HIDE_KEY = 'hideGameOverModal'
const SUBMISSION_FAILED = 'There was a problem submitting your feedback. Please try again later.'

/** The end of a career: its results, and what the player thinks of the game. */
export class CareerEndDesk {
  readonly messageMaxLength = feedbackMessageMaxLength
  draft: FeedbackDraft = { rating: null, category: 'general', message: '', hideInFuture: false }
  /** Why the feedback has not been sent. */
  fault: string | null = null
  isSending = false
  isSubmitted = false
  /** The career whose results the player has put away. */
  closedCareer: string | null = null
  readonly #game: GameStore
  readonly #outside: Pick<RootStore, 'environment' | 'api' | 'session' | 'ui'>

  constructor(game: GameStore, outside: Pick<RootStore, 'environment' | 'api' | 'session' | 'ui'>) {
    this.#game = game
    this.#outside = outside
    makeAutoObservable(this, { messageMaxLength: false, draft: observableRef }, { autoBind: true })
  }

  /** What the career came to; null while it goes on. A season that was begun counts as managed. */
  get results() {
    const { career } = this.#game
    if (!career?.ended) return null
    const { reason, day, season, position } = career.ended
    return {
      reason,
      day,
      seasons: season,
      position,
      place: ordinal(position),
      isTooLow: position > WORST_POSITION,
      /** The last position that the board forgives, as a number and in words. */
      worstPosition: WORST_POSITION,
      worstPlace: ordinal(WORST_POSITION),
      clubName: career.club.name,
      finalBudget: career.money,
    }
  }

  /** Whether the results of the sacked manager are on the screen. */
  get isOpen(): boolean {
    return this.results?.reason === 'sacked' && this.closedCareer !== this.#career
  }

  /** Whether they lie over the picture: once no dialog is open that came before. */
  get isShown(): boolean {
    return this.isOpen && this.#outside.ui.modal === null
  }

  /** Whether the player has asked not to see them. Asked of the storage, which other tabs write too. */
  isHidden(): boolean {
    return this.#outside.environment.storage.getItem(HIDE_KEY) === 'true'
  }

  open(): void {
    this.closedCareer = null
  }

  close(): void {
    this.closedCareer = this.#career
  }

  /** Closes the results without feedback, and does not show any again. */
  skipFeedback(): void {
    this.#hide()
    this.close()
  }

  write(change: Partial<FeedbackDraft>): void {
    this.draft = { ...this.draft, ...change }
    if (change.rating !== undefined) this.fault = null
  }

  /** Sends what was written; when that fails it stays as it was. */
  async submit(): Promise<void> {
    const { draft, results } = this
    const { environment, api, session } = this.#outside
    const { rating } = draft
    if (this.isSending || !results) return
    this.fault = rating === null ? ruleMessages.ratingMissing : null
    if (rating === null) return
    this.isSending = true
    try {
      await api.submitFeedback({
        userId: session.user?.id ?? null,
        ...draft,
        rating,
        gameStats: { seasons: results.seasons, finalBudget: results.finalBudget },
        timestamp: environment.clock.date().toISOString(),
      })
    } catch {
      runInAction(() => {
        this.isSending = false
        this.fault = SUBMISSION_FAILED
      })
      return
    }
    if (draft.hideInFuture) this.#hide()
    runInAction(() => {
      this.isSending = false
      this.isSubmitted = true
    })
    // A failure is logged where calls are made, and nothing else.
    await session.collectFeedbackReward().catch(() => {})
  }

  #hide(): void {
    this.#outside.environment.storage.setItem(HIDE_KEY, 'true')
  }

  /** Tells ended careers apart: another one may be loaded on the same page. */
  get #career(): string | null {
    const { career } = this.#game
    return career?.ended ? `${career.seed} ${career.ended.day}` : null
  }
}
