/** Checks of the lines that careers keep of players. */
import { isPacked } from '../club/lineEntries.ts'
import { LEADERS_KEPT, type SeasonLeader, type SeasonLeaders } from '../club/seasonLeaders.ts'
import { LAST_CLUB_NUMBER } from '../club/seasonReview.ts'
import { array, byId, growing, integer, oneOf, record, tuple, type Check } from '../core/checks.ts'
import { count, name, playerId, season } from '../core/figures.ts'
import { POSITIONS } from '../people/position.ts'
import type { PlayerId } from '../people/player.ts'
import type { RememberedPlayer } from '../people/rememberedPlayer.ts'

/** Most players with lines; 30 seasons have about 2,500. */
export const MAX_LINES = { imported: 20_000, stored: 40_000 }
/** Characters of the lines of a player: far more than twenty seasons in every competition have. */
const MAX_LENGTH = 4_000

const packedLines: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && /^[\w-]*$/.test(value) && isPacked(value)

export function playerLines(most: number): Check<Record<PlayerId, string>> {
  return byId(playerId, packedLines, most)
}

const person = tuple<RememberedPlayer>(name, oneOf(POSITIONS), name, integer(-1_000, 10_000))

export const remembered = growing(
  byId(playerId, person, MAX_LINES.stored),
  byId(playerId, person, MAX_LINES.imported),
)

const leaders = array(tuple<SeasonLeader>(playerId, name, integer(0, LAST_CLUB_NUMBER), count), LEADERS_KEPT)

export const seasonLeaders = record<SeasonLeaders>({
  season,
  leaders: record<SeasonLeaders['leaders']>({
    goals: leaders,
    assists: leaders,
    cleanSheets: leaders,
    rating: leaders,
    expectedGoals: leaders,
  }),
})
