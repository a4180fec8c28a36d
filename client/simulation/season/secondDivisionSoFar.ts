/** The second division of a career that began without one. */
import type { Competitor } from '../club/club.ts'
import { addResult } from '../club/leagueRecord.ts'
import type { OtherDivision } from '../club/otherDivision.ts'
import { qualityTeam } from '../clubs/qualityTeam.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import { bestEleven } from '../players/squad.ts'
import { createSecondDivision, otherFixtures } from './secondDivision.ts'

/** Goals of a match in the mean, chances of a side, and the advantage of playing at home, as in `match/`. */
const GOALS = 2.57
const CHANCES = 10
const HOME = 1.2
/** Share of goals by line, which decides who has scored those of the weeks before. */
const SCORERS = { Goalkeeper: 0, Defender: 1, Midfielder: 3, Forward: 6 }

/** Rating of a match that nobody has seen, in tenths. */
const USUAL_RATING = 65

interface Progress {
  readonly seed: unknown
  readonly currentSeason: unknown
  readonly currentMatchWeek: unknown
}

/**
 * Second division of a career in its running season: it follows from the seed, and the weeks that nobody has played
 * are drawn by the strengths of its clubs. Throws for a career without these figures.
 */
export function secondDivisionSoFar({ seed, currentSeason, currentMatchWeek }: Progress): OtherDivision {
  if (typeof seed !== 'number' || typeof currentSeason !== 'number' || typeof currentMatchWeek !== 'number') {
    throw new TypeError('The career has no seed, season or week')
  }
  const division = createSecondDivision(seed)
  const { clubs } = division
  const random = new Random(seedRandom(seed, STREAMS.secondWeeks, currentSeason, currentMatchWeek))
  const strengths = new Map(clubs.map((club) => [club.id, { club, strength: squared(qualityTeam(club)) }]))
  division.fixtures = otherFixtures(seed, currentSeason, clubs)
  for (const fixture of division.fixtures) {
    const [home, away] = [strengths.get(fixture.home), strengths.get(fixture.away)]
    if (fixture.week > currentMatchWeek || !home || !away) continue
    const share = (HOME * home.strength) / (HOME * home.strength + away.strength)
    const score = { home: drawGoals(share, random), away: drawGoals(1 - share, random) }
    fixture.score = score
    addMatch(home.club, [score.home, score.away], random)
    addMatch(away.club, [score.away, score.home], random)
  }
  return division
}

const squared = (quality: number) => quality * quality

function drawGoals(share: number, random: Random): number {
  let goals = 0
  for (let chance = 0; chance < CHANCES; chance++) if (random.chance((GOALS * share) / CHANCES)) goals += 1
  return goals
}

/** Adds a match to the record of a club and to the figures of its best eleven. */
function addMatch(club: Competitor, [scored, conceded]: readonly [number, number], random: Random): void {
  addResult(club.record, scored, conceded)
  const eleven = bestEleven(club.players, club.tactics.formation)
  const weights = eleven.map(({ type }) => SCORERS[type])
  for (let goal = 0; goal < scored; goal++) {
    const scorer = eleven[random.weighted(weights)]
    if (scorer) scorer.goals += 1
  }
  for (const player of eleven) {
    player.appearances += 1
    player.ratingTotal += USUAL_RATING
    if (player.type === 'Goalkeeper' && conceded === 0) player.cleanSheets += 1
  }
}
