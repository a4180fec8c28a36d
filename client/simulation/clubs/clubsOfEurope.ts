/** Clubs abroad as opponents: squads, managers and plans that follow from seed and season, and are never stored. */
import { findCompetitor, type Competitor } from '../club/club.ts'
import { clubAbroadById, strengthAbroad, type ClubAbroad } from '../club/clubsAbroad.ts'
import { emptyRecord } from '../club/leagueRecord.ts'
import { FORMATIONS } from '../club/tactics.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { mixSeed, Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { Snapshot } from '../gameState.ts'
import { QUALITY_RANGE, type RivalPlayer } from '../people/player.ts'
import { toRivalPlayer } from '../people/playerShapes.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import { createRivalPlayer } from '../players/createPlayer.ts'
import { NATIONALITIES, type Nationality } from '../players/names.ts'
import { rankPlayers, RESERVE_GAP, RIVAL_SQUAD, SQUAD_SPREAD } from './createCompetitors.ts'
import { createManager, drawPlan } from './managers.ts'

/** First number for ids of players of clubs abroad; no division ever gets so far. */
const FIRST_ID = 100_000_000
const IDS_OF_CLUB = 32
const IDS_OF_TERM = 64 * IDS_OF_CLUB

/** Seasons that a player or manager stays. */
const TERM = 6
const AGE = { mean: 23.5, spread: 3, min: 18, max: 29 }
/** Share of players from the club's own country. */
const AT_HOME = 0.65
const PLACES = POSITIONS.flatMap((type) => {
  const { starters, reserves } = RIVAL_SQUAD[type]
  return Array.from({ length: starters + reserves }, (_, i) => ({ type, isReserve: i >= starters }))
})

/** Clubs made so far in a season, by id: the same ones are asked for until its end. */
const made = { seed: 0, season: 0, byId: new Map<ClubId, DeepReadonly<Competitor>>() }

/** Returns a club that the own one may meet: one of the country, or one abroad as it is this season. Throws when there is none. */
export function opponentById(state: Snapshot, id: ClubId): DeepReadonly<Competitor> {
  const club = competitorAbroad(state.seed, state.currentSeason, id) ?? findCompetitor(state, id)
  if (!club) throw new Error(`No club has the id ${id}`)
  return club
}

/** Club abroad with its squad of a season; null when there is none with this id. */
export function competitorAbroad(seed: number, season: number, id: ClubId): DeepReadonly<Competitor> | null {
  const club = clubAbroadById(id)
  if (!club) return null
  if (made.seed !== seed || made.season !== season) {
    made.seed = seed
    made.season = season
    made.byId.clear()
  }
  const known = made.byId.get(id) ?? createClub(seed, season, club)
  made.byId.set(id, known)
  return known
}

function createClub(seed: number, season: number, club: ClubAbroad): Competitor {
  const quality = strengthAbroad(seed, season, club)
  const { term, since, random } = termOf(seed, season, { club, place: PLACES.length })
  const manager = createManager(term === 0 ? 0 : since, random, nationalityOf(club, random))
  const tactics = drawPlan(manager, random.pick(FORMATIONS), random)
  const level = clamp(Math.round(quality), { min: 1, max: 5 })
  const fanBase = Math.round(3_000 + 3_500 * quality * quality)
  const { id, name, shortName, code, colours, crestSeed } = club
  return {
    id,
    name,
    shortName,
    code,
    colours,
    crestSeed,
    reputation: clamp(quality, { min: 1, max: 5 }),
    players: createSquad(seed, season, { club, quality }),
    fanBase,
    transferBudget: 0,
    stadiumCapacity: Math.ceil(fanBase / 500) * 500,
    facilities: { training: level, youth: level },
    marketing: { level, active: false, effort: 0 },
    manager,
    tactics,
    recentPlans: [],
    lastPosition: 1,
    record: emptyRecord(),
  }
}

/** Squad of a season. Each player stays for a term, and gets as good or bad as the club does. */
function createSquad(
  seed: number,
  season: number,
  { club, quality }: { club: ClubAbroad; quality: number },
): RivalPlayer[] {
  const players = PLACES.map(({ type, isReserve }, place) => {
    const { term, years, random } = termOf(seed, season, { club, place })
    const nextId = FIRST_ID + term * IDS_OF_TERM + club.number * IDS_OF_CLUB + place
    const { player, edge } = playerOfTerm(seed, { nextId, type, club }, random)
    const level = quality - (isReserve ? RESERVE_GAP : 0) + edge
    const { age } = player
    return toRivalPlayer({ ...player, age: age + years, quality: toHundredth(clamp(level, QUALITY_RANGE)) })
  })
  return rankPlayers(players)
}

interface OfTerm {
  player: RivalPlayer
  /** Stars above the mean of the club. */
  edge: number
}

/** Players by id, who are the same persons in all seasons of their terms: the engine knows them by their traits. */
const persons = { seed: 0, byNumber: new Map<number, OfTerm>() }
const MOST_PERSONS = 2_000

function playerOfTerm(
  seed: number,
  { nextId, type, club }: { nextId: number; type: Position; club: ClubAbroad },
  random: Random,
): OfTerm {
  if (persons.seed !== seed || persons.byNumber.size >= MOST_PERSONS) {
    persons.seed = seed
    persons.byNumber.clear()
  }
  const known = persons.byNumber.get(nextId)
  if (known) return known
  const edge = SQUAD_SPREAD * random.bell()
  const age = Math.round(clamp(AGE.mean + AGE.spread * random.bell(), AGE))
  const nationality = nationalityOf(club, random)
  const player = createRivalPlayer({ nextId }, { type, quality: club.level, age, nationality }, random)
  const created = { player, edge }
  persons.byNumber.set(nextId, created)
  return created
}

/** Term of a place in a club, with the seasons that it has lasted and a stream of its own. */
function termOf(seed: number, season: number, { club, place }: { club: ClubAbroad; place: number }) {
  const begun = season + (mixSeed(seed, STREAMS.clubsAbroad, club.number, place, 1) % TERM)
  const term = Math.floor(begun / TERM)
  const years = begun % TERM
  const random = new Random(seedRandom(seed, STREAMS.clubsAbroad, club.number, place, 2, term))
  return { term, years, since: season - years, random }
}

function nationalityOf({ country }: ClubAbroad, random: Random): Nationality {
  const own = NATIONALITIES.find((nationality) => nationality === country)
  const other = random.pick(NATIONALITIES)
  return own && random.chance(AT_HOME) ? own : other
}
