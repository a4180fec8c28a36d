/**
 * Summer of the rivals and of the second division: they age and develop, sell and sign towards what they can afford
 * next season. Each division keeps the distribution of strengths of real ones, while the clubs move up and down in it.
 */
import type { GameState, Snapshot } from '../gameState.ts'
import { createRivalPlayer } from '../players/createPlayer.ts'
import type { ClubId, IdSource } from '../core/ids.ts'
import { ageOneYear } from '../players/ageing.ts'
import { mentorsOf } from '../players/growthByCharacter.ts'
import { emptyFigures, QUALITY_RANGE, type RivalPlayer } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { bestEleven } from '../players/squad.ts'
import { meanQuality, qualityTeam } from '../clubs/qualityTeam.ts'
import { affordableGain, settleSummer } from './rivalBusiness.ts'
import type { Random } from '../core/rng.ts'
import type { Competitor } from '../club/club.ts'
import {
  drawAge,
  MAX_VETERANS,
  rankPlayers,
  RESERVE_GAP,
  RIVAL_SQUAD,
  SQUAD_SPREAD,
  VETERAN_FROM_AGE,
} from '../clubs/createCompetitors.ts'
import { clubPlace } from '../clubs/clubNumbers.ts'
import { answersTo, nearestRung, rivalRungs, SECOND_LADDER, SUMMER_LADDER } from '../clubs/ladder.ts'
import { ownersPush } from '../clubs/owners.ts'
import { prizeFor, secondPrizeFor } from '../finance/prizeMoney.ts'
import { streamOfDay } from '../core/streams.ts'

/** Random change of a club's target in a summer, in stars: fitted to the real correlation between seasons. */
const FORTUNE_SPREAD = 0.2
/** Stars per place by which a club finished above its squad's strength. */
const RESULT_WORTH = 0.01

/** Stars per level of the training ground above or below the middle one. */
const TRAINING_WORTH = 0.02
const MIDDLE_LEVEL = 3

/** Points of a season that a star is worth at the top of the table. */
const POINTS_PER_STAR = 27

/**
 * Stars between which promoted clubs find themselves in the first division, and relegated ones in the second, whose
 * owners pay for it: fitted to the places and points of the first season there.
 */
const PROMOTED = { least: 1.75, most: 2.6 }
const RELEGATED = { least: 2.2, most: 2.85 }

/** Stars below what the club aims at from which a reserve has to go: one who declines, and any other. */
const DECLINING_RESERVE_GAP = RESERVE_GAP + SQUAD_SPREAD
const WEAK_RESERVE_GAP = RESERVE_GAP + 2 * SQUAD_SPREAD

/** Probability that a newcomer is the club's own youngster, per level of its youth team. */
const YOUTH_CHANCE = 0.08
const YOUTH_AGE = { low: 17, high: 19 }

/** Maximum deals of a club, and the distance from its target at which it stops. */
const MIN_QUALITY = 2
const MAX_DEALS = 8
const NEAR_ENOUGH = 0.04
/** Maximum distance of a wanted quality from that of a player for sale. */
const PICKY = 0.25

/** Players without a club, whom clubs sign, and to whom those that clubs let go are added. */
type FreePlayers = RivalPlayer[]

interface RivalSummer {
  /** Stars that the rivals must beat. */
  beaten: number
  market: FreePlayers
  /** Clubs that have come up. */
  promoted?: readonly ClubId[]
}

/** Prepares the rivals for the next season. */
export function runRivalSummer(
  state: GameState,
  { beaten, market, promoted = [] }: RivalSummer,
  random: Random,
): void {
  const clubs = state.competitors
  ageSquads(state.seed, clubs, random)
  const rungs = rivalRungs(nearestRung(qualityTeam(state)), SUMMER_LADDER)
  const answers = answersTo(beaten, rungs)
  for (const [rank, { club, strength, quality }] of drawTargets(
    state,
    { clubs, rungs, newcomers: promoted, strength: PROMOTED },
    random,
  ).entries()) {
    // Paid by the owners, not from the budget.
    const aim = Math.min(QUALITY_RANGE.max, quality + (answers[rank] ?? 0))
    rebuild(state, { club, aim, market }, random)
    settleSummer(club, quality - strength, prizeFor(club.lastPosition))
  }
}

/** Prepares the second division for the next season by the same rules, on a ladder of its own. */
export function runSecondSummer(
  state: GameState,
  { market, relegated }: { market: FreePlayers; relegated: readonly ClubId[] },
): void {
  const { seed, day, secondDivision } = state
  const random = streamOfDay({ seed, day }, 'secondSummers')
  const { clubs } = secondDivision
  ageSquads(seed, clubs, random)
  const ladder = { clubs, rungs: SECOND_LADDER, newcomers: relegated, strength: RELEGATED }
  for (const { club, strength, quality } of drawTargets(state, ladder, random)) {
    rebuild(secondDivision, { club, aim: quality, market }, random)
    settleSummer(club, quality - strength, secondPrizeFor(club.lastPosition))
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

interface Rebuilding {
  club: Competitor
  /** Stars that the eleven shall have. */
  aim: number
  market: FreePlayers
}

/** Changes the squad of a club until its eleven has the strength that it aims at. */
function rebuild(ids: IdSource, { club, aim, market }: Rebuilding, random: Random): void {
  const released = releasePlayers(club, aim)
  fillSquad(ids, club, aim, market, random)
  market.push(...released)
  tradeTowards(ids, club, aim, market, random)
}

/**
 * Stars that the rivals must beat (LEA-21): the own eleven, or the strongest rival and what the own club has won more
 * than the best of them, if that is more.
 */
export function whatMustBeBeaten(state: Snapshot): number {
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

/**
 * Releases all who decline but the best three, and reserves who are too weak for what the club aims at (LEA-24), as
 * those of a club that has risen are. Returns them.
 */
function releasePlayers(club: Competitor, aim: number): RivalPlayer[] {
  const eleven = bestEleven(club.players, club.tactics.formation)
  // The squad is ranked, best first.
  const surplus = club.players.filter(isVeteran).slice(MAX_VETERANS)
  const released = club.players.filter((player) => {
    const gap = isVeteran(player) ? DECLINING_RESERVE_GAP : WEAK_RESERVE_GAP
    return surplus.includes(player) || (player.quality < aim - gap && !eleven.includes(player))
  })
  club.players = club.players.filter((player) => !released.includes(player))
  return released
}

function isVeteran({ age }: RivalPlayer): boolean {
  return age >= VETERAN_FROM_AGE
}

/** Replaces retired and released players. */
function fillSquad(
  ids: IdSource,
  club: Competitor,
  aim: number,
  market: RivalPlayer[],
  random: Random,
): void {
  for (const [type, { starters, reserves }] of Object.entries(RIVAL_SQUAD) as [
    Position,
    { starters: number; reserves: number },
  ][]) {
    let count = club.players.filter((player) => player.type === type).length
    for (; count < starters + reserves; count++) {
      const wanted = aim - (count < starters ? 0 : RESERVE_GAP) + SQUAD_SPREAD * random.bell()
      const isOwnYouth = random.chance(YOUTH_CHANCE * club.facilities.youth)
      const newcomer = isOwnYouth
        ? createRivalPlayer(
            ids,
            { type, quality: wanted, age: random.whole(YOUTH_AGE.low, YOUTH_AGE.high) },
            random,
          )
        : findSigning(ids, club, { type, wanted }, market, random)
      club.players.push(newcomer)
    }
  }
  rankPlayers(club.players)
}

/** Sells and signs, one for one, until the eleven is close to the target. */
function tradeTowards(
  ids: IdSource,
  club: Competitor,
  aim: number,
  market: RivalPlayer[],
  random: Random,
): void {
  for (let deals = 0; deals < MAX_DEALS; deals++) {
    const eleven = bestEleven(club.players, club.tactics.formation)
    const gap = aim - meanQuality(eleven)
    if (Math.abs(gap) < NEAR_ENOUGH) return
    const leaving = eleven.reduce((found, player) =>
      (gap > 0 ? player.quality < found.quality : player.quality > found.quality) ? player : found,
    )
    const change = clamp(gap * 11, { min: -1.2, max: 1.2 })
    const wanted = clamp(leaving.quality + change, QUALITY_RANGE)
    const arriving = findSigning(ids, club, { type: leaving.type, wanted }, market, random)
    club.players = rankPlayers(club.players.map((player) => (player === leaving ? arriving : player)))
    market.push(leaving)
  }
  // Close the remaining gap by training in the summer.
  const eleven = bestEleven(club.players, club.tactics.formation)
  const rest = aim - meanQuality(eleven)
  for (const player of eleven) player.quality = toHundredth(clamp(player.quality + rest, QUALITY_RANGE))
  rankPlayers(club.players)
}

/** Finds a player of about the wanted quality: from another club of the league, or from outside it. */
function findSigning(
  ids: IdSource,
  club: Competitor,
  { type, wanted }: { type: Position; wanted: number },
  market: RivalPlayer[],
  random: Random,
): RivalPlayer {
  const hasVeterans = club.players.filter(isVeteran).length >= MAX_VETERANS
  let found = -1
  let nearest = PICKY
  for (const [i, player] of market.entries()) {
    const distance = Math.abs(player.quality - wanted)
    if (player.type !== type || distance >= nearest || (hasVeterans && isVeteran(player))) continue
    found = i
    nearest = distance
  }
  const [player] = found >= 0 ? market.splice(found, 1) : []
  return (
    player ??
    createRivalPlayer(
      ids,
      { type, quality: wanted, age: Math.min(VETERAN_FROM_AGE - 1, drawAge(random)) },
      random,
    )
  )
}
