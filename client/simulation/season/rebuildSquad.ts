/** Squads rebuilt in summer: players whom a club lets go, and whom it signs, until its eleven is what it aims at. */
import { createRivalPlayer } from '../players/createPlayer.ts'
import type { IdSource } from '../core/ids.ts'
import { QUALITY_RANGE, type RivalPlayer } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { bestEleven } from '../players/squad.ts'
import { meanQuality } from '../clubs/qualityTeam.ts'
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

/** Stars below what the club aims at from which a reserve has to go: one who declines, and any other. */
const DECLINING_RESERVE_GAP = RESERVE_GAP + SQUAD_SPREAD
const WEAK_RESERVE_GAP = RESERVE_GAP + 2 * SQUAD_SPREAD

/** Probability that a newcomer is the club's own youngster, per level of its youth team. */
const YOUTH_CHANCE = 0.08
const YOUTH_AGE = { low: 17, high: 19 }

/** Maximum deals of a club, and the distance from its target at which it stops. */
const MAX_DEALS = 8
const NEAR_ENOUGH = 0.04
/** Maximum distance of a wanted quality from that of a player for sale. */
const PICKY = 0.25

/** Players without a club, whom clubs sign, and to whom those that clubs let go are added. */
export type FreePlayers = RivalPlayer[]

interface Rebuilding {
  club: Competitor
  /** Stars that the eleven shall have. */
  aim: number
  market: FreePlayers
}

/** Changes the squad of a club until its eleven has the strength that it aims at. */
export function rebuildSquad(ids: IdSource, { club, aim, market }: Rebuilding, random: Random): void {
  const released = releasePlayers(club, aim)
  fillSquad(ids, club, aim, market, random)
  market.push(...released)
  tradeTowards(ids, club, aim, market, random)
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
