import {
  MAX_SCOUTED,
  REPORTS_KEPT,
  scoutingBrief,
  type Assignment,
  type Scouting,
  type ScoutReport,
} from '../people/scouting.ts'
import { array, nullable, record } from '../core/checks.ts'
import { day, name, playerId } from './figureChecks.ts'

const found = record<ScoutReport['players'][number]>({ id: playerId, name })

export const scouting = record<Scouting>({
  assignment: nullable(record<Assignment>({ brief: scoutingBrief, day })),
  reports: array(
    record<ScoutReport>({ brief: scoutingBrief, day, players: array(found, MAX_SCOUTED.league) }),
    REPORTS_KEPT,
  ),
})
