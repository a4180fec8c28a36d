/** Checks of the lines that careers keep of players. */
import { isPacked } from '../club/lineEntries.ts'
import { arePackedLeaders, type LeadingPlayer, type SeasonLeaders } from '../club/seasonLeaders.ts'
import { array, byId, growing, integer, oneOf, record, tuple, type Check } from '../core/checks.ts'
import { isInDigits } from '../core/digits.ts'
import { name, playerId, season } from '../core/figures.ts'
import { POSITIONS } from '../people/position.ts'
import type { PlayerId } from '../people/player.ts'
import type { RememberedPlayer } from '../people/rememberedPlayer.ts'

/** Most players with lines; 30 seasons have about 2,500. */
export const MAX_LINES = { imported: 20_000, stored: 40_000 }
/** Characters of the lines of a player: far more than twenty seasons in every competition have. */
const MAX_LENGTH = 4_000

const packedLines: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && isInDigits(value) && isPacked(value)

export function playerLines(most: number): Check<Record<PlayerId, string>> {
  return byId(playerId, packedLines, most)
}

const person = tuple<RememberedPlayer>(name, oneOf(POSITIONS), name, integer(-1_000, 10_000))

export const remembered = growing(
  byId(playerId, person, MAX_LINES.stored),
  byId(playerId, person, MAX_LINES.imported),
)

/** Leaders of a season have at most some seven hundred characters. */
const MAX_LEADERS = 2_000

const packedLeaders: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length <= MAX_LEADERS && isInDigits(value) && arePackedLeaders(value)

export const seasonLeaders = record<SeasonLeaders>({ season, lists: packedLeaders })

const identified = tuple<Exclude<LeadingPlayer, string>>(playerId, name)
const leadingPlayer: Check<LeadingPlayer> = (value): value is LeadingPlayer =>
  typeof value === 'string' ? name(value) : identified(value)
export const leadingPlayers = growing(
  array(leadingPlayer, MAX_LINES.stored),
  array(leadingPlayer, MAX_LINES.imported),
)
