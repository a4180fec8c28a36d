import { makeAutoObservable } from 'mobx'
import { SHARE_REPUTATION } from '../../simulation/marketing/campaigns.ts'
import { SHARE_PLACES, type Policy, type SharePlace } from '../../simulation/club/marketing.ts'
import { marketingReport, type MarketingReport } from '../../simulation/reports/marketingReport.ts'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { GameStore } from '../GameStore.ts'

/** Campaigns and policies. */
export class MarketingDesk {
  readonly sharePlaces = SHARE_PLACES
  /** Reputation points for the first share of a day. */
  readonly shareReputation = SHARE_REPUTATION
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { sharePlaces: false, shareReputation: false }, { autoBind: true })
  }

  get report(): MarketingReport {
    return marketingReport(this.#game.state)
  }

  launch(id: string): void {
    this.#game.decide('launchCampaign', id)
  }

  share(id: string, place: SharePlace): Outcome {
    return this.#game.decide('shareCampaign', id, place)
  }

  togglePolicy(policy: Policy): void {
    this.#game.decide('togglePolicy', policy)
  }
}
