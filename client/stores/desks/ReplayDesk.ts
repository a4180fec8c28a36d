import { makeAutoObservable } from 'mobx'
import type { ClubId } from '../../simulation/core/ids.ts'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import type { CompetitionId } from '../../simulation/core/tie.ts'
import type { KeptMatch, KeptTie } from '../../simulation/match/keptMatch.ts'
import { keptBestMatch, pastMatch } from '../../simulation/reports/pastMatch.ts'
import type { GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { Pace } from '../settings.ts'
import type { UiStore } from '../UiStore.ts'

interface ReplayStores {
  ahead: { stop(): void }
  game: GameStore
  matchday: MatchdayStore
  ui: UiStore
}

/** A match by its season, week and home club; of the league unless it says otherwise. */
interface MatchPlace {
  competition?: CompetitionId
  /** Needed where several matches are played on a day; the last of them unless it says otherwise. */
  round?: number | undefined
  season: number
  week: number
  home: ClubId
}

const OTHER_RULES =
  'Match rules have changed since this one was played, so it can no longer be shown as it was.'

/** Watches a past match again. The career stays as it is, and time waits for the end. */
export class ReplayDesk {
  /** Label of the way out of a match that is watched again. */
  wayBack = 'Back to the present'
  readonly #stores: ReplayStores

  constructor(stores: ReplayStores) {
    this.#stores = stores
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True when a match can be watched again. */
  isKept(place: MatchPlace): boolean {
    return this.#find(place) !== undefined
  }

  /** Opens the best match of a season. Open dialogs return afterwards. */
  watch(season: number): void {
    const { game } = this.#stores
    const kept = keptBestMatch(game.state, season)
    if (kept) this.#play(kept, { pace: null, from: `best ${season}` })
  }

  /**
   * Opens the highlights of a match, after the minute `after`. Open dialogs return afterwards; else the button `from`
   * gets the focus.
   */
  watchHighlights(place: MatchPlace, from: string, after = 0): void {
    const kept = this.#find(place)
    if (!kept) return
    this.#play(kept, { pace: 'highlights', from })
    if (after > 0) this.#stores.matchday.showMinute(after)
  }

  /** Leaves the match, at any minute. */
  close(): void {
    const { matchday, ui } = this.#stores
    matchday.close()
    ui.restoreModals()
  }

  #find({
    competition = 'league',
    season,
    week,
    home,
    round,
  }: MatchPlace): DeepReadonly<KeptMatch | KeptTie> | undefined {
    const { keptMatches, keptTies } = this.#stores.game.state
    const isIt = (match: DeepReadonly<KeptMatch>) =>
      match.season === season && match.week === week && match.home.club === home
    if (competition === 'league') return keptMatches.find(isIt)
    return keptTies.findLast(
      (match) =>
        match.tie.competition === competition &&
        (round ?? match.tie.round) === match.tie.round &&
        isIt(match),
    )
  }

  #play(kept: DeepReadonly<KeptMatch | KeptTie>, { pace, from }: { pace: Pace | null; from: string }): void {
    const { ahead, game, matchday, ui } = this.#stores
    const match = pastMatch(game.state, kept)
    if (!match) {
      ui.showToast(OTHER_RULES, 'error')
      return
    }
    if (matchday.isOpen) return
    ahead.stop()
    ui.setModalsAside(from)
    matchday.watchAgain(match, pace)
  }
}
