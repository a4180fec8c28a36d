import { makeAutoObservable } from 'mobx'
import { FULL_TIME } from '../../simulation/core/fixture.ts'
import { playMinute, currentSide, startMatch } from '../../simulation/match/engine.ts'
import type { MatchInput, SheetPlayer, Side } from '../../simulation/match/matchReport.ts'
import type { PlayerId } from '../../simulation/people/player.ts'
import type { Tactics } from '../../simulation/club/tactics.ts'
import type { StandingOrder } from '../../simulation/club/standingOrder.ts'
import { setUpReport, type SetUpReport } from '../../simulation/reports/tacticsReport.ts'
import { watchedOpponent, type WatchedOpponent } from '../../simulation/reports/watchedOpponent.ts'
import type { GameStore } from '../GameStore.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'

interface TouchlineStores {
  game: GameStore
  matchday: MatchdayStore
}

/** Decisions of the manager during a match. Each applies from the next minute. */
export class TouchlineDesk {
  readonly #game: GameStore
  readonly #matchday: MatchdayStore

  constructor({ game, matchday }: TouchlineStores) {
    this.#game = game
    this.#matchday = matchday
    makeAutoObservable(this)
  }

  /** Message why it is too late for decisions; null while it is not. */
  get tooLate(): string | null {
    if (this.#matchday.isOver) return 'The match is over.'
    return this.#matchday.begunMinute >= FULL_TIME ? 'The last minute is being played.' : null
  }

  /** Both sides at the last revealed minute: pitch, stamina and bench. */
  get sides() {
    return this.#sidesAfter(this.#matchday.revealedMinute)
  }

  /** Substitutions that take place in the next minute. */
  get pendingSubstitutions(): Extract<MatchInput, { kind: 'substitution' }>[] {
    const { inputs, begunMinute } = this.#matchday
    return inputs
      .filter((input) => input.kind === 'substitution')
      .filter(({ minute }) => minute > begunMinute)
  }

  /** Players on the own team sheet: the eleven and the bench. */
  get ownSheet(): SheetPlayer[] {
    const { match } = this.#matchday
    const sheet = match?.ownSide && match.setup[match.ownSide]
    return sheet ? [...sheet.eleven, ...sheet.bench] : []
  }

  /** Own side for the next decision, without the players of pending substitutions. */
  get ownSide() {
    const { match } = this.#matchday
    const now = match?.ownSide && this.#sidesAfter(this.#matchday.begunMinute)?.[match.ownSide]
    if (!now) return null
    const pending = this.pendingSubstitutions
    return {
      ...now,
      pitch: now.pitch.filter(({ player }) => !pending.some(({ off }) => off === player.id)),
      bench: now.bench.filter((player) => !pending.some(({ on }) => on === player.id)),
      substitutionsLeft: now.substitutionsLeft - pending.length,
    }
  }

  /** Own standing orders that have not been carried out, in their order. */
  get ordersToCome(): readonly StandingOrder[] {
    return this.ownSide?.orders.map(({ order }) => order) ?? []
  }

  /** Knowledge of the opponent's set-up; null while no own match of today is watched. */
  get opponent(): WatchedOpponent | null {
    const { match, report, isLive, revealedMinute } = this.#matchday
    if (!isLive || !match?.ownSide || !report) return null
    const side = match.ownSide === 'home' ? 'away' : 'home'
    return watchedOpponent(this.#game.state, { report, side, minute: revealedMinute })
  }

  /** Set-up for the rest of the match, with the effect of each choice against what is known of the opponent. */
  get tacticsReport(): SetUpReport | null {
    const { match, inputs, begunMinute } = this.#matchday
    const { sides, opponent } = this
    const next = this.#sidesAfter(begunMinute)
    if (!match?.ownSide || !sides || !next || !opponent) return null
    const decided = inputs
      .filter((input) => input.kind === 'tactics')
      .findLast(({ minute }) => minute > begunMinute)
    const tactics = decided?.tactics ?? next[match.ownSide].tactics
    const eleven = sides[match.ownSide].pitch.map(({ player }) => player)
    return setUpReport(tactics, opponent.expected, eleven)
  }

  /** Replaces player `off` by `on`. */
  substitute(off: PlayerId, on: PlayerId): void {
    this.#decide((minute, side) => ({ kind: 'substitution', minute, side, off, on, isFinal: true }))
  }

  changeTactics(tactics: Tactics): void {
    this.#decide((minute, side) => ({ kind: 'tactics', minute, side, tactics, isFinal: true }))
  }

  /** Cancels a pending substitution. */
  cancelSubstitution(off: PlayerId): void {
    const { inputs, begunMinute } = this.#matchday
    const isCancelled = (input: MatchInput) =>
      input.kind === 'substitution' && input.off === off && input.minute > begunMinute
    this.#matchday.replay(inputs.filter((input) => !isCancelled(input)))
  }

  #sidesAfter(minute: number) {
    const { match, inputs } = this.#matchday
    if (!match) return null
    const run = startMatch(match.setup)
    while (run.minute < minute && !run.finished) playMinute(run, inputs)
    return { home: currentSide(run, 'home'), away: currentSide(run, 'away') }
  }

  #decide(input: (minute: number, side: Side) => MatchInput): void {
    const { match, inputs, begunMinute } = this.#matchday
    if (match?.ownSide) this.#matchday.replay([...inputs, input(begunMinute + 1, match.ownSide)])
  }
}
