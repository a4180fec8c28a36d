/** Creates team sheets from squads: starters, bench and support. */
import type { ClubIdentity, Competitor } from '../club/club.ts'
import { clubAbroadById } from '../club/clubsAbroad.ts'
import { characterOf } from '../people/character.ts'
import { BIG_MATCH_QUALITY } from '../people/characterEffects.ts'
import { toHundredth } from '../core/clamp.ts'
import { analysisFactor } from '../facilities/facilityEffects.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { policyStrength } from '../marketing/policies.ts'
import { restReplacements } from '../players/restTired.ts'
import { setPiecesByTraining } from '../players/trainingWeek.ts'
import { ability, byLine, eligiblePlayers, fieldEleven, SQUAD_SIZE } from '../players/squad.ts'
import { isFit, type RivalPlayer } from '../people/player.ts'
import { copyOrder, type StandingOrder } from '../club/standingOrder.ts'
import type { Formation, Tactics } from '../club/tactics.ts'
import { conditionOf } from '../match/condition.ts'
import type { SheetPlayer, TeamSheet } from '../match/matchReport.ts'
import { proneTo } from '../match/proneness.ts'

/** Factor on the strength of a side whose tactics have leaked. */
const LEAKED_STRENGTH = 0.97

/**
 * Addition of a delighted crowd to the home factor; a sour one adds nothing. With the usual mood the
 * home side wins as often as in real leagues, which 1.2 alone does not reach.
 */
const CROWD_LIFT = 0.15
const RIVAL_MOOD = 60

/** Factor of a crowd with this mood (percent). */
function crowdFactor(mood: number): number {
  return 1 + (CROWD_LIFT * mood) / 100
}

/** Sheet of the own side: eligible players of the selected eleven, and every eligible reserve. `isBig` as in MatchFacts. */
export function ownSheet(state: Snapshot, isBig = false): TeamSheet {
  const team = {
    eleven: byLine(eligiblePlayers(state)).slice(0, SQUAD_SIZE),
    bench: state.players.filter((player) => !player.inSquad && isFit(player)),
  }
  return makeSheet(state.club, {
    ...teamOf(team, { seed: state.seed, isBig }),
    tactics: state.tactics,
    orders: state.standingOrders.map(copyOrder),
    support: analysisFactor(state) * policyStrength(state) * leakFactor(state),
    mood: state.fanHappiness,
    setPieces: setPiecesByTraining(state),
  })
}

/** Factor for opponents who know the tactics. */
function leakFactor({ day, tacticsLeakedUntilDay }: Snapshot): number {
  return day < tacticsLeakedUntilDay ? LEAKED_STRENGTH : 1
}

/**
 * Sheet of a rival for a match with this plan: the eleven that its manager picks, and every other fit player. `rested`:
 * players of it who give way to reserves.
 */
export function rivalSheet(
  club: DeepReadonly<Competitor>,
  tactics: Readonly<Tactics>,
  match: MatchFacts,
  { orders = [], rested = 0 }: { orders?: readonly StandingOrder[]; rested?: number } = {},
): TeamSheet {
  return makeSheet(club, {
    tactics,
    orders,
    ...rivalTeam(club, tactics.formation, { match, rested }),
    support: 1,
    mood: RIVAL_MOOD,
    setPieces: 1,
  })
}

interface Team {
  eleven: readonly SheetPlayer[]
  bench: readonly SheetPlayer[]
}

/** Teams of clubs abroad, whose squads are the same all season: by the club as it is derived, and the team's formation. */
const teamsAbroad = new WeakMap<DeepReadonly<Competitor>, Map<string, Team>>()

function rivalTeam(
  club: DeepReadonly<Competitor>,
  formation: Formation,
  { match, rested }: { match: MatchFacts; rested: number },
): Team {
  const pick = () => {
    const fit = club.players.filter(isFit)
    const eleven = rivalEleven(fit, formation, rested)
    const bench = fit.filter((player) => !eleven.includes(player))
    return teamOf({ eleven, bench }, match)
  }
  if (!clubAbroadById(club.id)) return pick()
  const teams = teamsAbroad.get(club) ?? new Map<string, Team>()
  teamsAbroad.set(club, teams)
  const key = `${formation} ${match.isBig}`
  const team = teams.get(key) ?? pick()
  teams.set(key, team)
  return team
}

/** Picks the best eleven of the fit, in which fresh reserves replace the tired, as auto-pick and the assistant do. */
function rivalEleven(
  fit: readonly DeepReadonly<RivalPlayer>[],
  formation: Formation,
  rested: number,
): DeepReadonly<RivalPlayer>[] {
  const best = fieldEleven(fit, formation, ability)
  const replacements = restReplacements(best, fit)
  const eleven = best.map((player) => replacements.get(player) ?? player)
  return rested > 0 ? restMost(eleven, fit, rested) : eleven
}

/** An eleven in which so many of the most used outfielders give way to the best reserves of their positions. */
function restMost(
  eleven: readonly DeepReadonly<RivalPlayer>[],
  fit: readonly DeepReadonly<RivalPlayer>[],
  rested: number,
): DeepReadonly<RivalPlayer>[] {
  const changed = eleven.slice()
  const reserves = fit
    .filter((player) => !eleven.includes(player))
    .toSorted((a, b) => ability(b) - ability(a))
  const used = eleven
    .filter(({ type }) => type !== 'Goalkeeper')
    .toSorted((a, b) => b.appearances - a.appearances || a.stamina - b.stamina)
  let left = rested
  for (const player of used) {
    const place = reserves.findIndex(({ type }) => type === player.type)
    const [reserve] = place >= 0 ? reserves.splice(place, 1) : []
    if (!reserve) continue
    changed[changed.indexOf(player)] = reserve
    left -= 1
    if (left === 0) break
  }
  return changed
}

/** Facts of a match that its sheets need. */
interface MatchFacts {
  /** Seed of the career. */
  seed: number
  /** True for a match in which players for big matches play above themselves (CHA-7). */
  isBig: boolean
}

interface SheetParts extends Team {
  tactics: DeepReadonly<Tactics>
  orders: readonly StandingOrder[]
  support: number
  /** Mood of the home crowd in percent. */
  mood: number
  setPieces: number
}

function makeSheet(
  { id, name, code, colours }: DeepReadonly<ClubIdentity>,
  { tactics, orders, eleven, bench, support, mood, setPieces }: SheetParts,
): TeamSheet {
  return {
    club: id,
    name,
    code,
    colours,
    tactics: { ...tactics },
    orders,
    eleven,
    bench,
    support,
    crowd: crowdFactor(mood),
    setPieces,
  }
}

interface Picked {
  /** Starters by line. */
  eleven: readonly DeepReadonly<RivalPlayer>[]
  bench: readonly DeepReadonly<RivalPlayer>[]
}

function teamOf({ eleven, bench }: Picked, match: MatchFacts): Team {
  return {
    eleven: eleven.map((player, i) => sheetPlayer(player, match, i + 1)),
    bench: byLine(bench).map((player, i) => sheetPlayer(player, match, SQUAD_SIZE + 1 + i)),
  }
}

function sheetPlayer(
  player: DeepReadonly<RivalPlayer>,
  { seed, isBig }: MatchFacts,
  number: number,
): SheetPlayer {
  const { id, name, type, stamina, strengths, weaknesses } = player
  const character = characterOf(seed, player)
  return {
    id,
    name,
    number,
    type,
    quality: isBig && character.includes('big-match') ? bigMatchQuality(player) : player.quality,
    condition: conditionOf(player),
    stamina,
    strengths,
    weaknesses,
    prone: proneTo(character),
  }
}

/** Quality in a big match of a player for such matches. */
function bigMatchQuality({ quality }: DeepReadonly<RivalPlayer>): number {
  return toHundredth(quality * (1 + BIG_MATCH_QUALITY))
}
