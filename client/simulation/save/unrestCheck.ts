import {
  MATCHES_REMEMBERED,
  PROMISED_MATCHES,
  UNREST_STAGES,
  type MatchPromise,
  type Unrest,
  type UnrestCause,
} from '../people/unrest.ts'
import { boolean, integer, nullable, oneOf, record, text, union } from '../core/checks.ts'
import { day, money, name, playerId } from './figureChecks.ts'

const matches = integer(0, PROMISED_MATCHES)

type CauseOf<Kind extends UnrestCause['kind']> = Extract<UnrestCause, { kind: Kind }>

export const unrestCause = union<[CauseOf<'matches'>, CauseOf<'promise'>, CauseOf<'bid'>, CauseOf<'listed'>]>(
  record<CauseOf<'matches'>>({ kind: oneOf(['matches']) }),
  record<CauseOf<'promise'>>({ kind: oneOf(['promise']), starts: matches, of: matches, needed: matches }),
  record<CauseOf<'bid'>>({ kind: oneOf(['bid']), club: name, fee: money, hasLapsed: boolean }),
  record<CauseOf<'listed'>>({ kind: oneOf(['listed']) }),
)

export const unrest = record<Unrest>({
  playerId,
  recent: text(MATCHES_REMEMBERED, /^[SCL]*$/),
  stage: oneOf(UNREST_STAGES),
  cause: nullable(unrestCause),
  since: day,
  answerBy: day,
  promise: nullable(record<MatchPromise>({ needed: matches, matches, starts: matches })),
  calmUntil: day,
  distrustUntil: day,
  patienceSeason: integer(0, 5_000),
  bidDay: day,
})
