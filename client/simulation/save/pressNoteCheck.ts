import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { POSITIONS } from '../people/position.ts'
import type { PressNote } from '../news/pressNote.ts'
import { array, boolean, integer, nullable, ofKind, oneOf, record } from '../core/checks.ts'
import { clubId, count, goals, name, position, season } from '../core/figures.ts'

type Duel = NonNullable<Extract<PressNote, { kind: 'meeting' }>['duel']>

const week = integer(1, WEEKS_PER_SEASON)
/** Week 0 is the summer. */
const weekOrSummer = integer(0, WEEKS_PER_SEASON)
const ofPlayer = { week, player: name, goals }

export const pressNote = ofKind<PressNote>({
  prediction: {
    week: (value): value is 0 => value === 0,
    order: array(clubId, LEAGUE_SIZE, LEAGUE_SIZE),
  },
  'hat-trick': { ...ofPlayer, club: clubId, opponent: clubId },
  debut: { ...ofPlayer, age: integer(0, 100), opponent: clubId },
  'top-scorer': { ...ofPlayer, club: clubId },
  manager: { week: weekOrSummer, club: clubId, former: name, name, position, tipped: position },
  transfer: {
    week: weekOrSummer,
    player: name,
    type: oneOf(POSITIONS),
    from: clubId,
    to: clubId,
    exchange: nullable(name),
  },
  meeting: {
    week,
    opponent: clubId,
    wins: count,
    draws: count,
    losses: count,
    winless: count,
    isGreatRival: boolean,
    duel: nullable(
      record<Duel>({
        cause: oneOf(['title-race', 'survival']),
        season,
        gap: integer(0, 3 * WEEKS_PER_SEASON),
      }),
    ),
  },
})
