import { makeAutoObservable } from 'mobx'
import type { Terms } from '../../simulation/people/contract.ts'
import type { Outcome } from '../../simulation/news/outcome.ts'
import type { PlayerId } from '../../simulation/people/player.ts'
import type { Position } from '../../simulation/people/position.ts'
import {
  offersReport,
  searchReport,
  searchRowOf,
  signingTalks,
  type OfferRow,
  type SearchRow,
  type SigningTalks,
} from '../../simulation/reports/offerReport.ts'
import type { GameStore } from '../GameStore.ts'

/** Criteria of the search. A bound of 0 is none. */
interface Wanted {
  /** Part of the name of the player or the club. */
  text: string
  position: Position | 'All'
  oldest: number
  /** Stars. */
  lowestQuality: number
  /** Pounds. */
  highestValue: number
  /** Players who would not join are left out. */
  interestedOnly: boolean
  shortlistOnly: boolean
}

/** Most rows of the search that are shown. */
const ROWS_SHOWN = 40

/** Search over the squads of the rivals, the shortlist, and offers for their players. */
export class OfferDesk {
  wanted: Wanted = {
    text: '',
    position: 'All',
    oldest: 0,
    lowestQuality: 0,
    highestValue: 0,
    interestedOnly: true,
    shortlistOnly: false,
  }
  readonly #game: Pick<GameStore, 'state' | 'decide'>

  constructor(game: Pick<GameStore, 'state' | 'decide'>) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  private get all(): SearchRow[] {
    return searchReport(this.#game.state)
  }

  /** Players that match, the best first. */
  get found(): SearchRow[] {
    return this.all.filter((row) => this.#isWanted(row))
  }

  /** The best of those found. */
  get shown(): SearchRow[] {
    return this.found.slice(0, ROWS_SHOWN)
  }

  /** Players on the shortlist. */
  get listed(): number {
    return this.all.filter(({ isShortlisted }) => isShortlisted).length
  }

  get offers(): OfferRow[] {
    return offersReport(this.#game.state)
  }

  search(change: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...change }
  }

  rowOf(id: PlayerId): SearchRow | null {
    return searchRowOf(this.#game.state, id)
  }

  talksWith(id: PlayerId): SigningTalks | null {
    return signingTalks(this.#game.state, id)
  }

  toggleShortlist(id: PlayerId): void {
    this.#game.decide('toggleShortlist', id)
  }

  offer(id: PlayerId, fee: number): Outcome {
    return this.#game.decide('makeOffer', id, fee)
  }

  withdraw(id: PlayerId): void {
    this.#game.decide('withdrawOffer', id)
  }

  offerTerms(id: PlayerId, terms: Terms): Outcome {
    return this.#game.decide('offerTerms', id, terms)
  }

  #isWanted({ player, club, value, isInterested, isShortlisted }: SearchRow): boolean {
    const { text, position, oldest, lowestQuality, highestValue, interestedOnly, shortlistOnly } = this.wanted
    const part = text.trim().toLowerCase()
    return (
      (position === 'All' || player.type === position) &&
      (oldest === 0 || player.age <= oldest) &&
      player.quality >= lowestQuality &&
      (highestValue === 0 || value <= highestValue) &&
      (!interestedOnly || isInterested) &&
      (!shortlistOnly || isShortlisted) &&
      [player.name, club.name].some((name) => name.toLowerCase().includes(part))
    )
  }
}
