/** Lines of the players of a career that began without them. */
import { packEarlier } from '../club/lineEntries.ts'
import { addMatch } from '../club/packedCareer.ts'
import type { LineCompetition } from '../club/playerLine.ts'
import { clubNumber, hasNumber } from '../clubs/clubNumbers.ts'
import { fieldsOf, isObject, oneOf } from '../core/checks.ts'
import { rememberedPlayer, type RememberedPlayer } from '../people/rememberedPlayer.ts'
import { POSITIONS } from '../people/position.ts'

interface Lines {
  seasonLines: Record<string, string>
  careers: Record<string, string>
  remembered: Record<string, RememberedPlayer>
}

const isPosition = oneOf(POSITIONS)

/** Figures of the running season, and the totals of those at the own club: starts and shots nobody has counted. */
export function linesSoFar(career: Record<string, unknown>): Lines {
  const lines: Lines = { seasonLines: {}, careers: {}, remembered: {} }
  const { id } = fieldsOf(career.club)
  const season = countOf(career.currentSeason)
  const loans = listOf(career.loans).map(({ player }) => fieldsOf(player))
  for (const player of [...listOf(career.players), ...loans]) addOwn(lines, player, { id, season })
  for (const club of listOf(career.competitors)) addSquad(lines, club, 'league')
  for (const club of listOf(fieldsOf(career.secondDivision).clubs)) addSquad(lines, club, 'second')
  return lines
}

function addSquad(
  lines: Lines,
  { id, players }: Record<string, unknown>,
  competition: LineCompetition,
): void {
  for (const player of listOf(players)) addRunning(lines, player, { id, competition })
}

function addOwn(
  lines: Lines,
  player: Record<string, unknown>,
  { id: club, season }: { id: unknown; season: number },
): void {
  const { id, name, type, nationality, age } = player
  addRunning(lines, player, { id: club, competition: 'league' })
  if (typeof id !== 'string' || typeof club !== 'string' || !hasNumber(club)) return
  const earlier = fieldsOf(player.earlier)
  const [seasons, appearances, goals] = [earlier.seasons, earlier.appearances, earlier.goals].map(countOf)
  const hasPlayed = Boolean(appearances) || countOf(player.appearances) > 0
  if (appearances) {
    lines.careers[id] = packEarlier({
      club: clubNumber(club),
      seasons: seasons ?? 0,
      appearances,
      goals: goals ?? 0,
    })
  }
  if (!hasPlayed || typeof name !== 'string' || !isPosition(type) || typeof nationality !== 'string') return
  lines.remembered[id] = rememberedPlayer({ name, type, nationality, age: countOf(age) }, season)
}

function addRunning(
  lines: Lines,
  { id, appearances, goals, assists, cleanSheets, ratingTotal }: Record<string, unknown>,
  { id: club, competition }: { id: unknown; competition: LineCompetition },
): void {
  if (typeof id !== 'string' || typeof club !== 'string' || !hasNumber(club) || countOf(appearances) === 0)
    return
  lines.seasonLines[id] = addMatch('', {
    competition,
    club: clubNumber(club),
    appearances: countOf(appearances),
    goals: countOf(goals),
    assists: countOf(assists),
    cleanSheets: countOf(cleanSheets),
    saves: null,
    ratingTotal: countOf(ratingTotal),
    more: null,
  })
}

/** A whole number as it is, anything else as 0. */
function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
