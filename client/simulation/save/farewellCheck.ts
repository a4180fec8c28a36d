import { MAX_LEGENDS, type Farewells, type Legend } from '../people/farewell.ts'
import { POSITIONS } from '../people/position.ts'
import { array, oneOf, record } from '../core/checks.ts'
import { count, name, playerId, season } from './figureChecks.ts'

const legend = record<Legend>({
  name,
  type: oneOf(POSITIONS),
  from: season,
  to: season,
  matches: count,
  goals: count,
})

/** As many as there can be players in a squad. */
const MAX_RETIRING = 5_000

export const farewells = record<Farewells>({
  retiring: array(playerId, MAX_RETIRING),
  legends: array(legend, MAX_LEGENDS),
})
