import { makeAutoObservable } from 'mobx'
import type { ClubId } from '../../simulation/core/ids.ts'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import type { CompetitionId } from '../../simulation/core/tie.ts'
import { occasionOf } from '../../simulation/core/tieWords.ts'
import { matchWeather } from '../../simulation/core/weather.ts'
import { isMatchOf } from '../../simulation/history/keptMatches.ts'
import type { KeptMatch, KeptTie } from '../../simulation/match/keptMatch.ts'
import { matchAtmosphere } from '../../simulation/season/matchAtmosphere.ts'
import { replayMatch } from '../../simulation/season/replayMatch.ts'
import type { GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'
import type { PastMatch } from '../shownMatch.ts'
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
    const best = game.state.bestMatches.find(({ result }) => result.season === season)
    if (!best) return
    const from = `best ${season}`
    const { keptMatches, keptTies } = game.state
    const kept = [...keptMatches, ...keptTies].findLast((match) => isMatchOf(game.state, match, best))
    if (kept) this.#play(kept, { pace: null, from })
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

  #play(
    kept: DeepReadonly<KeptMatch | KeptTie>,
    { pace, from }: { pace: PastMatch['pace']; from: string },
  ): void {
    const { game, ui } = this.#stores
    const { state } = game
    const report = replayMatch(state, kept)
    if (!report) {
      ui.showToast(OTHER_RULES, 'error')
      return
    }
    const { season, week, crowd, home, away } = kept
    const own = state.club.id
    const ownSide = home.club === own ? 'home' : away.club === own ? 'away' : null
    const occasion = 'tie' in kept ? occasionOf(kept.tie, report.setup.tie?.firstLeg) : null
    this.#open({ season, week, report, crowd, ownSide, occasion, pace }, from)
  }

  #open(match: Omit<PastMatch, 'weather' | 'atmosphere'>, from: string): void {
    const { ahead, game, matchday, ui } = this.#stores
    if (matchday.isOpen) return
    ahead.stop()
    ui.setModalsAside(from)
    const { season, week, crowd } = match
    const { home, away, tie = null } = match.report.setup
    const { state } = game
    const weather = matchWeather({ seed: state.seed, season, week, home: home.club })
    const place = { home: home.club, away: away.club, season, week, capacity: crowd.capacity }
    matchday.watchAgain({ ...match, weather, atmosphere: matchAtmosphere(state, place, tie) })
  }
}
