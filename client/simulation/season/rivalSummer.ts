/**
 * Summer of the rivals and of the other division: they age and develop, sell and sign towards what they can afford
 * next season. Each division keeps the distribution of strengths of real ones, while the clubs move up and down in it.
 */
import type { GameState, Snapshot } from '../gameState.ts'
import type { Division } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import { ageOneYear } from '../players/ageing.ts'
import { mentorsOf } from '../players/growthByCharacter.ts'
import { emptyFigures, QUALITY_RANGE } from '../people/player.ts'
import { qualityTeam } from '../clubs/qualityTeam.ts'
import { rebuildSquad, type FreePlayers } from './rebuildSquad.ts'
import { affordableGain, settleSummer } from './rivalBusiness.ts'
import type { Random } from '../core/rng.ts'
import { otherThan } from '../club/otherDivision.ts'
import type { Competitor } from '../club/club.ts'
import { rankPlayers } from '../clubs/createCompetitors.ts'
import { clubPlace } from '../clubs/clubNumbers.ts'
import { answersTo, nearestRung, rivalRungs, SECOND_LADDER, SUMMER_LADDER } from '../clubs/ladder.ts'
import { ownersPush } from '../clubs/owners.ts'
import { prizeIn } from '../finance/prizeMoney.ts'
import { streamOfDay } from '../core/streams.ts'

/** Random change of a club's target in a summer, in stars: fitted to the real correlation between seasons. */
const FORTUNE_SPREAD = 0.15
/** Stars per place by which a club finished above its squad's strength. */
const RESULT_WORTH = 0.022

/** Stars per level of the training ground above or below the middle one. */
const TRAINING_WORTH = 0.02
const MIDDLE_LEVEL = 3

/** Strength of a rung that a ladder does not have. */
const MIN_QUALITY = 2

/** Points of a season that a star is worth at the top of the table. */
const POINTS_PER_STAR = 27

/**
 * Stars between which promoted clubs find themselves in the first division, and relegated ones in the second, whose
 * owners pay for it: fitted to the places and points of the first season there.
 */
const PROMOTED = { least: 1.75, most: 2.6 }
const RELEGATED = { least: 2.2, most: 2.85 }

/** Ladder of each division, and what becomes of the clubs that come to it. */
const LADDERS: Record<Division, Pick<Ladder, 'rungs' | 'strength'>> = {
  1: { rungs: SUMMER_LADDER, strength: PROMOTED },
  2: { rungs: SECOND_LADDER, strength: RELEGATED },
}

interface DivisionSummer {
  market: FreePlayers
  /** Clubs that have come from the other division. */
  newcomers?: readonly ClubId[]
}

/** Prepares the rivals for the next season. `beaten`: stars that they must beat. */
export function runRivalSummer(
  state: GameState,
  { beaten, market, newcomers = [] }: DivisionSummer & { beaten: number },
  random: Random,
): void {
  const { competitors: clubs, division } = state
  ageSquads(state.seed, clubs, random)
  const { rungs: ladder, strength: newcomer } = LADDERS[division]
  const rungs = rivalRungs(nearestRung(qualityTeam(state), ladder), ladder)
  const answers = answersTo(beaten, rungs)
  const targets = drawTargets(state, { clubs, rungs, newcomers, strength: newcomer }, random)
  for (const [rank, { club, strength, quality }] of targets.entries()) {
    // Paid by the owners, not from the budget.
    const aim = Math.min(QUALITY_RANGE.max, quality + (answers[rank] ?? 0))
    rebuildSquad(state, { club, aim, market }, random)
    settleSummer(club, quality - strength, prizeIn(division, club.lastPosition))
  }
}

/** Prepares the other division for the next season by the same rules, on a ladder of its own. */
export function runOtherSummer(state: GameState, { market, newcomers = [] }: DivisionSummer): void {
  const { seed, otherDivision } = state
  const division = otherThan(state.division)
  const random = streamOfDay(state, 'secondSummers')
  const { clubs } = otherDivision
  ageSquads(seed, clubs, random)
  const ladder = { ...LADDERS[division], clubs, newcomers }
  for (const { club, strength, quality } of drawTargets(state, ladder, random)) {
    rebuildSquad(otherDivision, { club, aim: quality, market }, random)
    settleSummer(club, quality - strength, prizeIn(division, club.lastPosition))
  }
}

/** Ages the players of clubs by a year, retires those who are done, and begins their figures anew. */
function ageSquads(seed: number, clubs: readonly Competitor[], random: Random): void {
  for (const club of clubs) {
    const squad = { seed, mentors: mentorsOf(seed, club.players) }
    club.players = rankPlayers(club.players.filter((player) => ageOneYear(player, squad, random)))
    for (const player of club.players) Object.assign(player, emptyFigures())
  }
}

/**
 * Stars that the rivals must beat (LEA-21): the own eleven, or the strongest rival and what the own club has won more
 * than the best of them, if that is more. Nothing in the second division, where nobody answers.
 */
export function whatMustBeBeaten(state: Snapshot): number {
  if (state.division === 2) return 0
  const strongest = Math.max(...state.competitors.map(qualityTeam))
  const most = Math.max(...state.competitors.map(({ record }) => record.points))
  return Math.max(qualityTeam(state), strongest + (state.record.points - most) / POINTS_PER_STAR)
}

/** Rungs of a division, and the clubs that are to be spread over them. */
interface Ladder {
  clubs: readonly Competitor[]
  rungs: readonly number[]
  /** Clubs from the other division. */
  newcomers: readonly ClubId[]
  /** Stars between which newcomers find themselves among the others. */
  strength: { least: number; most: number }
}

/**
 * Draws the target rung of each club, by its strength, results, training ground, owners and luck. A rung that
 * a club cannot afford goes to the next in line who can.
 */
function drawTargets(
  state: Pick<GameState, 'seed' | 'currentSeason'>,
  { clubs, rungs, newcomers, strength: newcomer }: Ladder,
  random: Random,
): { club: Competitor; strength: number; quality: number }[] {
  const strengths = clubs.map((club) => ({
    club,
    strength: qualityTeam(club),
    push: ownersPush(state, clubPlace(club.id)),
  }))
  strengths.sort((a, b) => b.strength - a.strength)
  const waiting = strengths.map(({ club, strength, push }, rank) => ({
    club,
    strength,
    most: strength + affordableGain(club),
    fortune:
      strength +
      RESULT_WORTH * (rank + 1 - club.lastPosition) +
      TRAINING_WORTH * (club.facilities.training - MIDDLE_LEVEL) +
      push +
      FORTUNE_SPREAD * random.bell(),
  }))
  for (const club of waiting) {
    if (!newcomers.includes(club.club.id)) continue
    club.fortune = random.between(newcomer.least, newcomer.most)
    club.most = QUALITY_RANGE.max
  }
  waiting.sort((a, b) => b.fortune - a.fortune)
  return strengths.flatMap((_, i) => {
    const rung = rungs[i] ?? MIN_QUALITY
    const next = Math.max(
      0,
      waiting.findIndex(({ most }) => most >= rung),
    )
    return waiting
      .splice(next, 1)
      .map(({ club, strength, most }) => ({ club, strength, quality: Math.min(rung, most) }))
  })
}
