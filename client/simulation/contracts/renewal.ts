/** Talks about a new contract (CON-5, CON-6). */
import { announce } from '../news/announce.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { DAYS_WITHOUT_TALKS, MAX_OFFERS, type Negotiator, type Terms } from '../people/contract.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { pounds } from '../core/money.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import { MORALE_RANGE, type Player, type PlayerId } from '../people/player.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { startAfresh } from '../unrest/memory.ts'
import { MIN_WAGE } from '../players/playerValue.ts'
import { askedWage, leastWage, MAX_SEASONS, talksHurdle, type OwnPlayer } from './contractTerms.ts'

const MAX_WAGE = 1_000_000
/** Gain of morale by a new contract. */
const RENEWAL_MORALE = 0.2

/** Offers terms to a player of the own club, who signs, declines, or breaks off the talks after the third offer. */
export function offerContract(state: GameState, id: PlayerId, terms: Readonly<Terms>): Outcome {
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player) return refuse(PLAYER_NOT_FOUND)
  const reason = talksHurdle(state, player) ?? termsHurdle(state, player, terms)
  if (reason !== null) return refuse(reason)
  if (terms.wage >= leastWage(state, player, terms)) return done(sign(state, player, terms, 'manager'))
  const { contract } = player
  contract.declined += 1
  if (contract.declined < MAX_OFFERS) {
    const asked = askedWage(state, player, terms)
    return done({ kind: 'offer-declined', name: player.name, asked, left: MAX_OFFERS - contract.declined })
  }
  contract.declined = 0
  contract.talksFrom = state.day + DAYS_WITHOUT_TALKS
  const event: GameEvent = { kind: 'talks-failed', name: player.name, day: contract.talksFrom }
  announce(state, event)
  return done(event)
}

/** Obstacle on the side of the club; null for none. */
export function termsHurdle(state: Snapshot, player: OwnPlayer, terms: Readonly<Terms>): string | null {
  const { wageBudget, currentSeason } = state
  const { until, wage } = terms
  if (!Number.isInteger(wage) || wage < MIN_WAGE || wage > MAX_WAGE) {
    return `The wage has to be a whole number of pounds, from ${pounds(MIN_WAGE)} to ${pounds(MAX_WAGE)} a week.`
  }
  if (!Number.isInteger(until) || until <= player.contract.until || until > currentSeason + MAX_SEASONS) {
    return `A new contract has to run beyond season ${player.contract.until}, to the end of season ${currentSeason + MAX_SEASONS} at most.`
  }
  const asked = askedWage(state, player, terms)
  if (wage > asked)
    return `${player.name} only wants ${pounds(asked)} a week on these terms: no need to pay more.`
  const rise = wage - player.wage
  return rise > Math.max(0, wageBudget)
    ? `Insufficient wage budget. Need ${pounds(rise)}/wk, have ${pounds(wageBudget)}/wk.`
    : null
}

/** Puts a new contract into force. The rise of the wage comes from the wage budget, as far as it goes. */
export function sign(
  state: GameState,
  player: Player,
  { until, wage, status }: Readonly<Terms>,
  by: Negotiator,
): GameEvent {
  state.wageBudget = Math.max(0, state.wageBudget - (wage - player.wage))
  player.wage = wage
  player.morale = toHundredth(clamp(player.morale + RENEWAL_MORALE, MORALE_RANGE))
  player.contract = { until, status, declined: 0, talksFrom: 0 }
  startAfresh(state, player.id)
  const event: GameEvent = { kind: 'contract-renewed', name: player.name, until, wage, status, by }
  announce(state, event)
  return event
}
