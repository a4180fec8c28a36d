import { POSITIONS } from '../people/position.ts'
import {
  MAX_SCOUTED,
  REPORTS_KEPT,
  SCOUT_REGIONS,
  SCOUTED_AGE_NAMES,
  type Assignment,
  type Scouting,
  type ScoutingBrief,
  type ScoutReport,
} from '../people/scouting.ts'
import { array, nullable, oneOf, record } from './checks.ts'
import { day, name, playerId } from './figureChecks.ts'

const brief = record<ScoutingBrief>({
  region: oneOf(SCOUT_REGIONS),
  position: oneOf([...POSITIONS, 'any'] as const),
  ages: oneOf(SCOUTED_AGE_NAMES),
})

const found = record<ScoutReport['players'][number]>({ id: playerId, name })

export const scouting = record<Scouting>({
  assignment: nullable(record<Assignment>({ brief, day })),
  reports: array(
    record<ScoutReport>({ brief, day, players: array(found, MAX_SCOUTED.league) }),
    REPORTS_KEPT,
  ),
})
