/** Scouting assignments (SCO-1 to SCO-7). */
import type { ClubAbroad } from '../club/clubsAbroad.ts'
import { clubAbroad } from '../clubs/abroad.ts'
import { otherClubs, type Competitor } from '../club/club.ts'
import { figuresOf } from '../club/difficultyFigures.ts'
import { announce } from '../news/announce.ts'
import { toHundredth } from '../core/clamp.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { createId } from '../core/ids.ts'
import { pounds } from '../core/money.ts'
import { moveMoney } from '../core/moveMoney.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { isLent } from '../people/loan.ts'
import type { MarketPlayer, PlayerId, RivalPlayer } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { knownToScouts, potentialRange } from '../people/potential.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import {
  isScouted,
  MAX_SCOUTED,
  REPORTS_KEPT,
  SCOUTED_AGES,
  type ScoutingBrief,
  type ScoutRegion,
} from '../people/scouting.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { drawPosition, drawQuality, listPlayer, MARKET_AGE, MAX_LISTED } from '../transfers/market.ts'
import { maxInterest } from '../club/reputation.ts'
import { scoutedFee } from '../transfers/offerPrice.ts'
import { hasLeftLately } from '../transfers/offers.ts'
import { STREAMS } from '../core/streams.ts'

/** Pounds and days of an assignment without a Chief Scout, and the share of the days that each star saves. */
const IN_LEAGUE = { price: 60_000, days: 14 }
const ABROAD = { price: 120_000, days: 21 }
const SAVED_PER_STAR = 0.08

/** Players whom scouts watch abroad until they give up, and with each id that the next one could have. */
const MATCHES_WATCHED = 600
const MATCHES_PER_ID = 50

/** Countries of the regions abroad. */
const COUNTRIES: Readonly<Record<Exclude<ScoutRegion, 'league'>, readonly string[]>> = {
  north: ['Scotland', 'Ireland', 'Denmark', 'Sweden', 'Norway'],
  west: ['France', 'Belgium', 'Netherlands'],
  centre: ['Germany', 'Poland'],
  south: ['Spain', 'Portugal', 'Italy', 'Croatia', 'Serbia', 'Turkey'],
  americas: ['Brazil', 'Argentina'],
}

/** Pounds and days of an assignment that is given today. */
export function scoutingTerms(
  { staff, difficulty }: Pick<Snapshot, 'staff' | 'difficulty'>,
  region: ScoutRegion,
): { price: number; days: number } {
  const { price, days } = region === 'league' ? IN_LEAGUE : ABROAD
  const { scouting } = figuresOf({ difficulty })
  return {
    price: scouting * price,
    days: Math.round(scouting * days * (1 - SAVED_PER_STAR * staffSkill({ staff }, 'Chief Scout'))),
  }
}

/** Countries in which scouts look; empty for the league. */
export function countriesOf(region: ScoutRegion): readonly string[] {
  return region === 'league' ? [] : COUNTRIES[region]
}

/** Sends the scouts out. */
export function sendScouts(state: GameState, brief: Readonly<ScoutingBrief>): Outcome {
  const { assignment } = state.scouting
  if (assignment) return refuse(`Your scouts are out until day ${assignment.day}.`)
  const { price, days } = scoutingTerms(state, brief.region)
  if (price > Math.max(0, state.money)) return refuse(`Need ${pounds(price)} to send out scouts.`)
  const day = state.day + days
  state.scouting.assignment = { brief: { ...brief }, day }
  moveMoney(state, 'scouting', -price)
  return done({ kind: 'scouts-sent', day })
}

/** Calls the scouts back, without a report; what they have cost is lost. */
export function callScoutsBack(state: GameState): Outcome {
  if (!state.scouting.assignment) return refuse('You have no scouts out.')
  state.scouting.assignment = null
  return done({ kind: 'scouts-called-back' })
}

/** The report of an assignment whose day has come; null while there is none. Called every day. */
export function watchScouts(state: GameState): GameEvent<'scouts-returned'> | null {
  const { assignment, reports } = state.scouting
  if (!assignment || state.day < assignment.day) return null
  const { brief } = assignment
  const found = brief.region === 'league' ? findInLeague(state, brief) : findAbroad(state, brief)
  const players = found.map(({ id, name }) => ({ id, name }))
  state.scouting = {
    assignment: null,
    reports: [{ brief, day: state.day, players }, ...reports].slice(0, REPORTS_KEPT),
  }
  const event: GameEvent<'scouts-returned'> = { kind: 'scouts-returned', count: players.length }
  announce(state, event)
  return event
}

/** The best players of the other clubs of the country who fit and would join, those first whom the transfer budget pays for. */
function findInLeague(state: Snapshot, { position, ages }: ScoutingBrief): DeepReadonly<RivalPlayer>[] {
  const { low, high } = SCOUTED_AGES[ages]
  const isWithinBudget = ({ club, player }: Candidate) =>
    scoutedFee(state, club, player).high <= state.transferBudget
  return otherClubs(state)
    .flatMap((club) => club.players.map((player) => ({ club, player })))
    .filter(
      ({ player: { id, name, type, age, quality } }) =>
        (position === 'any' || type === position) &&
        age >= low &&
        age <= high &&
        quality <= maxInterest(state) &&
        !isLent(state, id) &&
        !isScouted(state.scouting, id) &&
        !hasLeftLately(state, name),
    )
    .map((one) => ({ ...one, isWithin: isWithinBudget(one), worth: impression(state, one.player) }))
    .toSorted((a, b) => Number(b.isWithin) - Number(a.isWithin) || b.worth - a.worth)
    .slice(0, MAX_SCOUTED.league)
    .map(({ player }) => player)
}

interface Candidate {
  club: DeepReadonly<Competitor>
  player: DeepReadonly<RivalPlayer>
}

/** Stars that a player shows now, and with growth as far as the scouts then know it. */
function impression(state: Snapshot, player: DeepReadonly<RivalPlayer>): number {
  const known = knownToScouts(staffSkill(state, 'Chief Scout'), true)
  const range = potentialRange(state.seed, { ...player, known })
  return range ? (player.quality + (range.low + range.high) / 2) / 2 : player.quality
}

/** Players from abroad, who come onto the market. When it is full, the weakest of the others leave it. */
function findAbroad(state: GameState, { region, position, ages }: ScoutingBrief): MarketPlayer[] {
  const random = new Random(seedRandom(state.seed, STREAMS.scouting, state.day))
  const countries = countriesOf(region)
  const wanted = {
    position: position === 'any' ? null : position,
    age: SCOUTED_AGES[ages],
    isFrom: ({ country }: ClubAbroad) => countries.includes(country),
  }
  const found = Array.from({ length: MAX_SCOUTED.abroad }, () => drawScouted(state, wanted, random)).filter(
    (player) => player !== null,
  )
  const leaving = new Set<PlayerId>(
    state.market
      .toSorted((a, b) => a.quality - b.quality)
      .slice(0, Math.max(0, state.market.length + found.length - MAX_LISTED))
      .map(({ id }) => id),
  )
  state.market = [...state.market.filter(({ id }) => !leaving.has(id)), ...found]
  return found.toSorted((a, b) => b.quality - a.quality)
}

/**
 * A player of the market whom scouts have found: of the given position, or any, age and clubs abroad, who would
 * join. Null if they find nobody.
 */
function drawScouted(
  state: GameState,
  wanted: {
    position: Position | null
    age: { low: number; high: number }
    isFrom: (club: ClubAbroad) => boolean
  },
  random: Random,
): MarketPlayer | null {
  for (let matches = 0; matches < MATCHES_WATCHED; matches++) {
    // The club of a player follows from id and quality.
    const nextId = state.nextId + Math.floor(matches / MATCHES_PER_ID)
    const quality = toHundredth(drawQuality(state, random))
    const club = clubAbroad(state.seed, { id: createId({ nextId }, 'p'), quality })
    if (quality > maxInterest(state) || !wanted.isFrom(club)) continue
    state.nextId = nextId
    const age = random.whole(
      Math.max(MARKET_AGE.low, wanted.age.low),
      Math.min(MARKET_AGE.high, wanted.age.high),
    )
    return listPlayer(state, { type: wanted.position ?? drawPosition(random), quality, age }, random)
  }
  return null
}
