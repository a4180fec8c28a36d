/** Check of the own manager. */
import { array, integer, number, ofKind, oneOf, record, text } from '../core/checks.ts'
import { count, money, name, playerId, position, season, stars } from '../core/figures.ts'
import { COMPETITION_IDS } from '../core/tie.ts'
import { SIGNINGS_KEPT } from '../manager/closeManagerSeason.ts'
import {
  FACES,
  MANAGER_NAME_LENGTH,
  type OwnManager,
  type ReputationCause,
  type ReputationMove,
  type Signing,
} from '../people/ownManager.ts'

const cause = ofKind<ReputationCause>({
  place: { expected: position, position },
  title: {},
  trophy: { competition: oneOf(COMPETITION_IDS) },
  promotion: {},
  youngsters: { players: count },
  'money-kept': {},
  debts: {},
  time: {},
  sacked: {},
  bankrupt: {},
})

/** Kinds of causes, and trophies. */
const MOST_MOVES = 7 + COMPETITION_IDS.length

export const ownManager = record<OwnManager>({
  name: text(2 * MANAGER_NAME_LENGTH, /\S/),
  face: integer(0, FACES - 1),
  reputation: stars,
  moves: array(record<ReputationMove>({ change: number(-4, 4), cause }), MOST_MOVES),
  signings: array(
    record<Signing>({ id: playerId, name, season, fee: money, matches: count, goals: integer(0, 10_000) }),
    SIGNINGS_KEPT,
  ),
})
