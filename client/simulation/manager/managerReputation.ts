/** Reputation of the manager (MAN-4 to MAN-9). */
import type { CareerEnd } from '../club/careerEnd.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import type { CompetitionId } from '../core/tie.ts'
import {
  UNKNOWN_MANAGER,
  type OwnManager,
  type ReputationCause,
  type ReputationMove,
} from '../people/ownManager.ts'

const RANGE = { min: 1, max: 5 }

const STARS_PER_PLACE = 0.03
const MOST_BY_PLACES = 0.3
const STARS_OF_TITLE = 0.3
const STARS_OF_PROMOTION = 0.15
const STARS_PER_YOUNGSTER = 0.02
const MOST_BY_YOUNGSTERS = 0.1
/** Pounds in the bank at the season's end that count as kept. */
const MONEY_KEPT = 3_000_000
const STARS_OF_MONEY = 0.05
const STARS_OF_DEBTS = -0.1
const FADING_SHARE = 0.05
/** Stars of a job that was lost. */
const STARS_OF_LOSS = { sacked: -0.2, bankrupt: -0.4 }

/** Matches in a season after which a player of the academy counts as made. */
export const MATCHES_OF_YOUNGSTER = 10

/** A finished season, as far as the reputation depends on it. */
export interface ManagedSeason {
  /** Place that the paper had predicted. */
  expected: number
  position: number
  /** Competitions won besides the league. */
  trophies: readonly CompetitionId[]
  /** The title of the first division, or a place in it. */
  honour: 'title' | 'promotion' | null
  /** Players of the own academy with enough matches. */
  youngsters: number
  /** Pounds at the season's end. */
  money: number
}

type Cause = [change: number, cause: ReputationCause]

/** Reputation after a season, with what moved it. */
export function reputationAfter(
  before: number,
  { expected, position, honour, trophies, youngsters, money }: ManagedSeason,
): { reputation: number; moves: ReputationMove[] } {
  const causes: Cause[] = [
    [within(STARS_PER_PLACE * (expected - position), MOST_BY_PLACES), { kind: 'place', expected, position }],
    [honour === 'title' ? STARS_OF_TITLE : 0, { kind: 'title' }],
    [honour === 'promotion' ? STARS_OF_PROMOTION : 0, { kind: 'promotion' }],
    ...trophies.map((competition): Cause => [
      descriptionOf(competition).fame,
      { kind: 'trophy', competition },
    ]),
    [
      within(STARS_PER_YOUNGSTER * youngsters, MOST_BY_YOUNGSTERS),
      { kind: 'youngsters', players: youngsters },
    ],
    money < 0
      ? [STARS_OF_DEBTS, { kind: 'debts' }]
      : [money >= MONEY_KEPT ? STARS_OF_MONEY : 0, { kind: 'money-kept' }],
    [FADING_SHARE * (UNKNOWN_MANAGER - before), { kind: 'time' }],
  ]
  const moves = causes
    .map(([change, cause]) => ({ change: hundredths(change), cause }))
    .filter(({ change }) => change !== 0)
  const sum = moves.reduce((total, { change }) => total + change, before)
  return { reputation: hundredths(Math.min(RANGE.max, Math.max(RANGE.min, sum))), moves }
}

/** The manager after the loss of a job, with the reason beside those of the last season. */
export function reputationAfterJob(
  manager: OwnManager,
  reason: Exclude<CareerEnd['reason'], 'retired'>,
): OwnManager {
  const reputation = hundredths(Math.max(RANGE.min, manager.reputation + STARS_OF_LOSS[reason]))
  const change = hundredths(reputation - manager.reputation)
  if (change === 0) return manager
  const others = manager.moves.filter(({ cause }) => cause.kind !== reason)
  return { ...manager, reputation, moves: [...others, { change, cause: { kind: reason } }] }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}

/** Rounds to hundredths; + 0 makes 0 of −0. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
