/** Competitions of a season: their entrants and the draws of their rounds (CUP-1, CUP-2, EUR-1 to EUR-3). */
import type { ClubId } from '../core/ids.ts'
import { findCompetitor } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { competitorsIn } from '../club/otherDivision.ts'
import type { Division } from '../core/fixture.ts'
import { clubAbroadById, strengthAbroad } from '../club/clubsAbroad.ts'
import { competitionOf, emptyCompetition, type CompetitionSeason } from '../club/competitionSeason.ts'
import { qualityTeam } from '../clubs/qualityTeam.ts'
import { CUP } from '../competitions/cup.ts'
import { EUROPE } from '../competitions/europe.ts'
import { drawNext, firstDraw, winnerOfCompetition, type Competition } from '../competitions/competition.ts'
import { COMPETITIONS, descriptionOf } from '../competitions/competitions.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'

/** Last season's tables, the best first; `first` is empty before the first season. */
interface LastTables {
  first: readonly ClubId[]
  /** Table of the second division; those that have come down stand above it. */
  second: readonly ClubId[]
}

/** Begins the competitions of a season. */
export function beginCompetitions(state: GameState, { first: lastTable, second }: LastTables): void {
  const { seed, currentSeason: season } = state
  const winnerOf = (competition: Competition) =>
    winnerOfCompetition(competition, competitionOf(state, competition.id).ties)
  const field = {
    seed,
    season,
    divisions: { 1: clubsOf(state, 1), 2: rankedAfter(second, clubsOf(state, 2)) },
    lastTable,
    cupWinner: winnerOf(CUP),
    holder: winnerOf(EUROPE),
  }
  state.competitions = COMPETITIONS.map((competition) => {
    const clubs = competition.entrants(field)
    const ranked = competition.rounds[0]?.stage === 'group' ? byStrength(state, clubs) : clubs
    const draw = firstDraw(
      competition,
      { season, clubs: ranked, countryOf: (id) => clubAbroadById(id)?.country ?? '' },
      drawStream(state, competition, 1),
    )
    return { ...emptyCompetition(competition.id), ...draw }
  })
  for (const row of state.competitions) {
    if (row.groups.length > 0) announceGroup(state, row)
    else announceDraw(state, row.ties)
  }
}

/** Clubs by the quality of their elevens, the best first. */
function byStrength(state: Snapshot, clubs: readonly ClubId[]): ClubId[] {
  const strengths = new Map(clubs.map((id) => [id, strengthOf(state, id)]))
  return clubs.toSorted((a, b) => (strengths.get(b) ?? 0) - (strengths.get(a) ?? 0))
}

function strengthOf(state: Snapshot, id: ClubId): number {
  const abroad = clubAbroadById(id)
  if (abroad) return strengthAbroad(state.seed, state.currentSeason, abroad)
  return qualityTeam(findCompetitor(state, id) ?? state)
}

/** Draws the next round of each competition once the last one has been played. */
export function drawNextRounds(state: GameState): void {
  const { currentSeason: season } = state
  for (const row of state.competitions) {
    const competition = descriptionOf(row.id)
    const ties = drawNext(competition, { season, row }, (round) => drawStream(state, competition, round))
    row.ties.push(...ties)
    announceDraw(state, ties)
  }
}

function drawStream(
  { seed, currentSeason }: Snapshot,
  { draws: STREAM }: Competition,
  round: number,
): Random {
  return new Random(seedRandom(seed, STREAM, currentSeason, round))
}

/** Reports the own club's group; a draw without the own club is no news. */
function announceGroup(state: GameState, { id, groups }: CompetitionSeason): void {
  const group = groups.findIndex((clubs) => clubs.includes(state.club.id))
  const clubs = groups[group]
  if (!clubs) return
  const opponents = clubs.flatMap((club) =>
    club === state.club.id ? [] : (clubById(state, club)?.name ?? []),
  )
  announce(state, { kind: 'group-drawn', competition: id, group: group + 1, opponents })
}

/** Reports the own club's tie; a draw without the own club is no news. */
export function announceDraw(state: GameState, ties: readonly Tie[]): void {
  const own = ties.find((tie) => isTieOf(tie, state.club.id))
  if (!own) return
  const isHome = own.home === state.club.id
  const opponent = clubById(state, isHome ? own.away : own.home)?.name ?? ''
  const { competition, round, day, neutral: isNeutral } = own
  announce(state, {
    kind: 'cup-drawn',
    competition,
    round,
    opponent,
    isHome,
    isNeutral,
    day,
  })
}

/** Clubs of a division, the own one first. */
export function clubsOf(state: GameState, division: Division): ClubId[] {
  const rivals = competitorsIn(state, division).map(({ id }) => id)
  return division === state.division ? [state.club.id, ...rivals] : rivals
}

/** Clubs of the second division by the last table of it: those that have come down stand above it. */
export function rankedAfter(table: readonly ClubId[], clubs: readonly ClubId[]): ClubId[] {
  return clubs.toSorted((a, b) => table.indexOf(a) - table.indexOf(b))
}
