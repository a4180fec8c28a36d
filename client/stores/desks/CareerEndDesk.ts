import { cupsWon } from '../../simulation/club/competitionSeason.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { feedbackMessageMaxLength, ruleMessages } from '../../../server/schemas/accountRules.ts'
import type { FeedbackCategory } from '../../../server/schemas/feedback.ts'
import { clubById } from '../../simulation/club/clubById.ts'
import { countryPlace, countryPlaceInWords, isTitle } from '../../simulation/club/pastSeason.ts'
import { firstDifficulty } from '../../simulation/club/difficulty.ts'
import { figuresOf } from '../../simulation/club/difficultyFigures.ts'
import { LOCALE } from '../../simulation/core/english.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import { clubOffersReport } from '../../simulation/reports/clubOfferReport.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { GameStore } from '../GameStore.ts'
import type { RootStore } from '../RootStore.ts'

/** Feedback form. A rating is required. */
interface FeedbackDraft {
  /** 1–5, null until one is chosen. */
  rating: number | null
  category: FeedbackCategory
  message: string
  hideInFuture: boolean
}

const NO_DRAFT: FeedbackDraft = { rating: null, category: 'general', message: '', hideInFuture: false }
const HIDE_KEY = 'hideGameOverModal'
const SUBMISSION_FAILED = 'There was a problem submitting your feedback. Please try again later.'

const AND = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

/** Results of an ended career, and the feedback form. */
export class CareerEndDesk {
  readonly messageMaxLength = feedbackMessageMaxLength
  draft = NO_DRAFT
  /** Message why the feedback has not been sent; null without a fault. */
  fault: string | null = null
  isSending = false
  /** Key of the career for whose end feedback has been sent. */
  submittedCareer: string | null = null
  /** Key of the career whose results the player has closed. */
  closedCareer: string | null = null
  readonly #game: GameStore
  readonly #outside: Pick<RootStore, 'environment' | 'api' | 'session' | 'ui'>

  constructor(game: GameStore, outside: Pick<RootStore, 'environment' | 'api' | 'session' | 'ui'>) {
    this.#game = game
    this.#outside = outside
    makeAutoObservable(this, { messageMaxLength: false, draft: observableRef }, { autoBind: true })
  }

  /** Results of the career; null until it has ended. A season that was begun counts. */
  get results() {
    const { career } = this.#game
    if (!career?.ended) return null
    const { reason, day, season, position } = career.ended
    const { worstPosition } = figuresOf(career)
    const division = career.pastSeasons.find((past) => past.season === season)?.division ?? career.division
    return {
      reason,
      day,
      seasons: season,
      position,
      place: countryPlaceInWords(countryPlace({ division, position })),
      isTooLow: position > worstPosition,
      /** Lowest position that the board accepts, as a number and in words. */
      worstPosition,
      worstPlace: ordinal(worstPosition),
      difficulty: firstDifficulty(career),
      isIron: career.isIron,
      clubName: career.club.name,
      /** All clubs of the career, such as 'Bath Beacon, Hull Lightship and Leeds Argyle'. */
      clubNames: AND.format(clubsOf(career)),
      titles: career.pastSeasons.filter(isTitle).length,
      cups: cupsWon(career.pastSeasons),
      finalBudget: career.money,
    }
  }

  /** Clubs at which the manager can carry on. */
  get offers() {
    return clubOffersReport(this.#game.state)
  }

  /** Carries on at a club that offers its job. */
  accept(id: string): void {
    this.#game.decide('takeOver', id)
  }

  /** True when the results of a manager who was sacked or has retired are open. */
  get isOpen(): boolean {
    return this.results !== null && this.results.reason !== 'bankrupt' && this.closedCareer !== this.#career
  }

  /** True when feedback has been sent at this end; a manager who carries on elsewhere is asked again. */
  get isSubmitted(): boolean {
    return this.submittedCareer !== null && this.submittedCareer === this.#career
  }

  /** True when the results are shown, which is after all open dialogs have been closed. */
  get isShown(): boolean {
    return this.isOpen && this.#outside.ui.modal === null
  }

  /** True when the player has hidden them. Reads the storage, because other tabs write it too. */
  isHidden(): boolean {
    return this.#outside.environment.storage.getItem(HIDE_KEY) === 'true'
  }

  open(): void {
    this.closedCareer = null
  }

  close(): void {
    this.closedCareer = this.#career
  }

  /** Closes the results without feedback, and hides all later ones. */
  skipFeedback(): void {
    this.#hide()
    this.close()
  }

  write(change: Partial<FeedbackDraft>): void {
    this.draft = { ...this.draft, ...change }
    if (change.rating !== undefined) this.fault = null
  }

  /** Sends the feedback. The form keeps its content on failure. */
  async submit(): Promise<void> {
    const { draft, results } = this
    const { environment, api, session } = this.#outside
    const { rating } = draft
    const career = this.#career
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
      this.submittedCareer = career
      this.draft = NO_DRAFT
    })
    await session.collectFeedbackReward()
  }

  #hide(): void {
    this.#outside.environment.storage.setItem(HIDE_KEY, 'true')
  }

  /** Key of the ended career, since another may be loaded on the same page. */
  get #career(): string | null {
    const { career } = this.#game
    return career?.ended ? `${career.seed} ${career.ended.day}` : null
  }
}

/** Names of the clubs that the manager has been in charge of, each once. */
function clubsOf(career: Snapshot): string[] {
  const ids = [...career.pastSeasons.map(({ club }) => club), career.club.id]
  return [...new Set(ids)].flatMap((id) => clubById(career, id)?.name ?? [])
}
