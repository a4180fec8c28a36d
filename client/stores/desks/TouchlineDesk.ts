import { makeAutoObservable } from 'mobx'
import { isRanked } from '../../simulation/challenge/luck.ts'
import type { Shout, Talk } from '../../simulation/club/calls.ts'
import { HALF_TIME } from '../../simulation/core/fixture.ts'
import { SHOUT_MINUTES } from '../../simulation/match/callEffects.ts'
import { playMinute, currentSide, startMatch } from '../../simulation/match/engine.ts'
import { reportMatch } from '../../simulation/match/reportMatch.ts'
import type { PendingOrder } from '../../simulation/match/pendingOrders.ts'
import type { MatchInput, SheetPlayer, Side } from '../../simulation/match/matchReport.ts'
import type { PlayerId } from '../../simulation/people/player.ts'
import type { Tactics } from '../../simulation/club/tactics.ts'
import { assistantsTalk } from '../../simulation/match/touchline.ts'
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
    if (isRanked(this.#game.state)) return 'In a ranked run you give your orders before kick-off.'
    if (this.#matchday.shootOut) return 'It’s down to penalties.'
    if (this.#matchday.begunMinute < this.#matchday.lastMinuteKnown) return null
    return this.#matchday.clock.includes('+')
      ? 'Only stoppage time is left.'
      : 'The last minute is being played.'
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

  /** Own standing orders that have not been carried out, in their order, and whether they are being called off. */
  get ordersToCome(): readonly (PendingOrder & { isCalledOff: boolean })[] {
    const { inputs, begunMinute } = this.#matchday
    const pending = inputs.filter((input) => input.kind === 'call-off' && input.minute > begunMinute)
    return (this.ownSide?.orders ?? []).map((order) => ({
      ...order,
      isCalledOff: pending.some((input) => input.kind === 'call-off' && input.order === order.index),
    }))
  }

  /** The first half for the talk; null but at half-time. */
  get halfTime() {
    const { match, isHalfTime } = this.#matchday
    const side = match?.ownSide
    const run = isHalfTime && this.#runAfter(HALF_TIME)
    if (!side || !run) return null
    return { report: reportMatch(run), side, pitch: currentSide(run, side).pitch }
  }

  /** Own shout of this minute or to come; null without one. */
  get shout(): { shout: Shout; until: number } | null {
    const { match, inputs, begunMinute } = this.#matchday
    const last = inputs
      .filter((input) => input.kind === 'shout')
      .findLast(({ side }) => side === match?.ownSide)
    if (!last || last.minute + SHOUT_MINUTES <= begunMinute + 1) return null
    return { shout: last.shout, until: last.minute + SHOUT_MINUTES - 1 }
  }

  /** Message why no shout is heard now; null while one is. */
  get noShout(): string | null {
    if (this.tooLate !== null) return this.tooLate
    if (this.#matchday.isHalfTime) return 'They are in the dressing room.'
    return this.shout && `Until ${this.shout.until}′. One shout at a time.`
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

  /** Talks to one player or, with null, to everybody, and lets the second half begin. */
  talk(talk: Talk, to: PlayerId | null): void {
    if (!this.#matchday.isHalfTime) return
    this.#decide((minute, side) => ({ kind: 'talk', minute, side, talk, to }))
    this.#matchday.setPaused(false)
  }

  /** The same with the answer of the assistant. */
  talkAsAdvised(): void {
    if (!this.halfTime) return
    const advised = assistantsTalk(this.halfTime.report, this.halfTime.side)
    if (advised) this.talk(advised, null)
    else this.#matchday.setPaused(false)
  }

  /** Shouts to the side, unless it would not be heard. */
  call(shout: Shout): void {
    if (this.noShout === null) this.#decide((minute, side) => ({ kind: 'shout', minute, side, shout }))
  }

  /** Drops a standing order for this match, or takes that back before it counts. */
  callOff(order: number, isCalledOff: boolean): void {
    const { inputs, begunMinute } = this.#matchday
    if (isCalledOff) this.#decide((minute, side) => ({ kind: 'call-off', minute, side, order }))
    else
      this.#matchday.replay(
        inputs.filter(
          (input) => input.kind !== 'call-off' || input.order !== order || input.minute <= begunMinute,
        ),
      )
  }

  /** Cancels a pending substitution. */
  cancelSubstitution(off: PlayerId): void {
    const { inputs, begunMinute } = this.#matchday
    const isCancelled = (input: MatchInput) =>
      input.kind === 'substitution' && input.off === off && input.minute > begunMinute
    this.#matchday.replay(inputs.filter((input) => !isCancelled(input)))
  }

  #sidesAfter(minute: number) {
    const run = this.#runAfter(minute)
    return run && { home: currentSide(run, 'home'), away: currentSide(run, 'away') }
  }

  #runAfter(minute: number) {
    const { match, inputs } = this.#matchday
    if (!match) return null
    const run = startMatch(match.setup)
    while (run.minute < minute && !run.finished) playMinute(run, inputs)
    return run
  }

  #decide(input: (minute: number, side: Side) => MatchInput): void {
    const { match, inputs, begunMinute } = this.#matchday
    if (match?.ownSide && !isRanked(this.#game.state))
      this.#matchday.replay([...inputs, input(begunMinute + 1, match.ownSide)])
  }
}
