import { makeAutoObservable } from 'mobx'
import { FULL_TIME, playMinute, currentSide, startMatch } from '../../simulation/match/engine.ts'
import type { MatchInput, SheetPlayer, Side } from '../../simulation/match/matchReport.ts'
import type { PlayerId } from '../../simulation/core/player.ts'
import type { Tactics } from '../../simulation/core/tactics.ts'
import { setUpReport, type SetUpReport } from '../../simulation/reports/tacticsReport.ts'
import type { MatchdayStore } from '../MatchdayStore.ts'

/** What the manager sees and decides at the touchline; every decision holds from the next minute on. */
export class TouchlineDesk {
  readonly #matchday: MatchdayStore

  constructor(matchday: MatchdayStore) {
    this.#matchday = matchday
    makeAutoObservable(this)
  }

  /** Why nothing can be decided any more; null while something can. */
  get tooLate(): string | null {
    if (this.#matchday.isOver) return 'The match is over.'
    return this.#matchday.begunMinute >= FULL_TIME ? 'The last minute is being played.' : null
  }

  /** Both sides as far as has been told: who is on the pitch and how fresh, who may come on. */
  get sides() {
    return this.#sidesAfter(this.#matchday.revealedMinute)
  }

  /** The substitutions decided on that take place with the next minute. */
  get pendingSubstitutions(): Extract<MatchInput, { kind: 'substitution' }>[] {
    const { inputs, begunMinute } = this.#matchday
    return inputs
      .filter((input) => input.kind === 'substitution')
      .filter(({ minute }) => minute > begunMinute)
  }

  /** Everyone on the own team sheet, to start or on the bench. */
  get ownSheet(): SheetPlayer[] {
    const { match } = this.#matchday
    const sheet = match?.setup[match.ownSide]
    return sheet ? [...sheet.eleven, ...sheet.bench] : []
  }

  /** The own side for the next decision: who is coming off or on is neither on the pitch nor on the bench. */
  get ownSide() {
    const { match } = this.#matchday
    const now = match && this.#sidesAfter(this.#matchday.begunMinute)?.[match.ownSide]
    if (!now) return null
    const pending = this.pendingSubstitutions
    return {
      ...now,
      pitch: now.pitch.filter(({ player }) => !pending.some(({ off }) => off === player.id)),
      bench: now.bench.filter((player) => !pending.some(({ on }) => on === player.id)),
      substitutionsLeft: now.substitutionsLeft - pending.length,
    }
  }

  /** The set-up decided on for the rest of the match, and what each other choice would be worth. */
  get tacticsReport(): SetUpReport | null {
    const { match, inputs } = this.#matchday
    const { sides } = this
    if (!match || !sides) return null
    const decided = inputs.findLast((input) => input.kind === 'tactics')
    const otherSide = match.ownSide === 'home' ? 'away' : 'home'
    return setUpReport(decided?.tactics ?? match.setup[match.ownSide].tactics, {
      name: match.setup[otherSide].name,
      tactics: sides[otherSide].tactics,
    })
  }

  /** Brings `on` for `off`. */
  substitute(off: PlayerId, on: PlayerId): void {
    this.#decide((minute, side) => ({ kind: 'substitution', minute, side, off, on }))
  }

  changeTactics(tactics: Tactics): void {
    this.#decide((minute, side) => ({ kind: 'tactics', minute, side, tactics }))
  }

  /** Takes a substitution back that has not taken place yet. */
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
    if (match) this.#matchday.replay([...inputs, input(begunMinute + 1, match.ownSide)])
  }
}
