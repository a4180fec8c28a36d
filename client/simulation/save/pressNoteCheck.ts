import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { POSITIONS } from '../people/position.ts'
import type { PressNote } from '../news/pressNote.ts'
import { union, array, boolean, nullable, oneOf, record, integer, type Check } from '../core/checks.ts'
import { clubId, count, goals, name, position, season } from './figureChecks.ts'

type NoteOf<Kind extends PressNote['kind']> = Extract<PressNote, { kind: Kind }>

const week = integer(1, WEEKS_PER_SEASON)

const prediction = record<NoteOf<'prediction'>>({
  kind: oneOf(['prediction']),
  week: (value): value is 0 => value === 0,
  order: array(clubId, LEAGUE_SIZE, LEAGUE_SIZE),
})

const hatTrick = record<NoteOf<'hat-trick'>>({
  kind: oneOf(['hat-trick']),
  week,
  player: name,
  club: clubId,
  opponent: clubId,
  goals,
})

const debut = record<NoteOf<'debut'>>({
  kind: oneOf(['debut']),
  week,
  player: name,
  age: integer(0, 100),
  opponent: clubId,
  goals,
})

const topScorer = record<NoteOf<'top-scorer'>>({
  kind: oneOf(['top-scorer']),
  week,
  player: name,
  club: clubId,
  goals,
})

const manager = record<NoteOf<'manager'>>({
  kind: oneOf(['manager']),
  week: integer(0, WEEKS_PER_SEASON),
  club: clubId,
  former: name,
  name,
  position,
  tipped: position,
})

const transfer = record<NoteOf<'transfer'>>({
  kind: oneOf(['transfer']),
  week: integer(0, WEEKS_PER_SEASON),
  player: name,
  type: oneOf(POSITIONS),
  from: clubId,
  to: clubId,
  exchange: nullable(name),
})

const duel = record<NonNullable<NoteOf<'meeting'>['duel']>>({
  cause: oneOf(['title-race', 'survival']),
  season,
  gap: integer(0, 3 * WEEKS_PER_SEASON),
})

const meeting = record<NoteOf<'meeting'>>({
  kind: oneOf(['meeting']),
  week,
  opponent: clubId,
  wins: count,
  draws: count,
  losses: count,
  winless: count,
  isGreatRival: boolean,
  duel: nullable(duel),
})

export const pressNote: Check<PressNote> = union(
  union(union(prediction, meeting), hatTrick),
  union(union(debut, topScorer), union(manager, transfer)),
)
