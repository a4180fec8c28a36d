/** Checks of the matches that can be watched again. */
import { LEAGUE_SIZE } from '../core/calendar.ts'
import { POSITIONS } from '../people/position.ts'
import type { KeptMatch, KeptPerson, KeptSheet, KeptTie } from '../match/keptMatch.ts'
import { FIGURES_LENGTH } from '../match/packMatch.ts'
import { MOST_SUBSTITUTIONS } from '../core/fixture.ts'
import { COMPETITION_IDS } from '../core/tie.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import { array, integer, oneOf, record, text } from '../core/checks.ts'
import { standingOrder } from './clubChecks.ts'
import { clubId, count, day, factor, name, playerId, season, week, word32 } from '../core/figures.ts'
import { matchInputs, MAX_SHEET_ORDERS, tieRules } from './matchChecks.ts'
import { traits } from './playerChecks.ts'

const MAX_PLAYERS = SQUAD_SIZE + MOST_SUBSTITUTIONS

const keptSheet = record<KeptSheet>({
  club: clubId,
  players: array(integer(0, 1e9), MAX_PLAYERS),
  numbers: array(integer(1, 1_000), MOST_SUBSTITUTIONS),
  figures: text(FIGURES_LENGTH * MAX_PLAYERS, /^[\w-]*$/),
  tactics: text(5, /^[0-6]{5}$/),
  orders: array(standingOrder, MAX_SHEET_ORDERS),
  support: factor,
  crowd: factor,
  setPieces: factor,
})

export const keptPerson = record<KeptPerson>({
  id: playerId,
  name,
  type: oneOf(POSITIONS),
  strengths: traits,
  weaknesses: traits,
})

const matchFields = {
  season,
  week,
  place: integer(0, LEAGUE_SIZE / 2 - 1),
  home: keptSheet,
  away: keptSheet,
  inputs: matchInputs,
  crowd: record<KeptMatch['crowd']>({ attendance: count, capacity: count }),
  people: array(keptPerson, 2 * MAX_PLAYERS),
  fingerprint: word32,
}

export const keptMatch = record<KeptMatch>(matchFields)

export const keptTie = record<KeptTie>({
  ...matchFields,
  // As many as the first round of a cup of 32 has.
  place: integer(0, 15),
  tie: record<KeptTie['tie']>({
    competition: oneOf(COMPETITION_IDS),
    round: integer(1, 20),
    day,
    ...tieRules,
  }),
})
