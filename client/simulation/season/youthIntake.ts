/** The academy in the course of a season: intake day, its announcement, and decisions without the manager. */
import { competitorOfPlayer } from '../club/club.ts'
import { announce } from '../news/announce.ts'
import { GIVES_UP_AT, INTAKE_DAYS } from '../people/academy.ts'
import { dayOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { Negotiator } from '../people/contract.ts'
import { facilityLevel } from '../club/facilityLevels.ts'
import type { Footballer, RivalPlayer } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import { knownToCoach, potentialRange } from '../people/potential.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { hasRoom } from '../club/squadLimit.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { release, takeOn, youngsterHurdle } from '../players/youngsters.ts'
import { ageOneYear } from '../players/ageing.ts'
import { createPlayer } from '../players/createPlayer.ts'
import { drawPosition, drawYoungster, intakeSize } from '../players/intake.ts'
import { MIN_PLAYERS } from '../contracts/expiry.ts'
import { STREAMS } from '../core/streams.ts'

/** Match week after which intake day is announced. */
const ANNOUNCED_AFTER = 33
/** Days before the deadline on which undecided youngsters are recalled to mind. */
const REMINDER_DAYS = 6
/** The assistant signs whose range reaches the mean quality of the squad, or lies half above it less this. */
const ASSISTANT_MARGIN = 0.2

/** Intake day to come, the first of the next season, and how many youngsters it shows as things are. */
export function nextIntake(state: Snapshot): { day: number; count: number } {
  return {
    day: dayOfWeek(state.currentSeason, WEEKS_PER_SEASON) + 1,
    count: intakeSize(facilityLevel(state, 'Youth Academy')),
  }
}

/** Announces intake day five match weeks before the end of a season. */
export function announceIntake(state: GameState): void {
  if (state.currentMatchWeek === ANNOUNCED_AFTER)
    announce(state, { kind: 'intake-ahead', ...nextIntake(state) })
}

/** Holds intake day at the start of `season`. Returns the youngsters' names. */
export function holdIntake(state: GameState, season: number): string[] {
  const random = new Random(seedRandom(state.seed, STREAMS.intake, season))
  const level = facilityLevel(state, 'Youth Academy')
  const coach = staffSkill(state, 'Youth Coach')
  const { academy } = state
  academy.deadline = state.day + INTAKE_DAYS - 1
  academy.intake = Array.from({ length: intakeSize(level) }, (_, i) => {
    const type = i === 0 ? scarcestPosition(state) : drawPosition(random)
    const youngster = createPlayer(state, { type, ...drawYoungster({ level, coach }, random) }, random)
    return { ...youngster, isHomegrown: true, known: knownToCoach(coach) }
  })
  const names = academy.intake.map(({ name }) => name)
  announce(state, { kind: 'intake-held', names, deadline: academy.deadline })
  return names
}

/** Reminds of undecided youngsters, and decides on them when the time is over. */
export function watchIntake(state: GameState): void {
  const { intake, deadline } = state.academy
  if (intake.length === 0) return
  if (state.day === deadline - REMINDER_DAYS) {
    announce(state, { kind: 'intake-waiting', names: intake.map(({ name }) => name), deadline })
  }
  if (state.day > deadline) closeIntake(state)
}

/** Without a decision the club secretary signs the best for lines that fall short; the others leave. */
function closeIntake(state: GameState): void {
  decide(state, 'secretary', (youngster) => isShort(state, youngster.type) && hasRoom(state))
}

/** Decides by the assistant, who signs those who may become better than the squad, and for lines that fall short. */
export function decideByAssistant(state: GameState): void {
  const { players, seed } = state
  const mean = players.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, players.length)
  decide(state, 'assistant', (youngster) => {
    const range = potentialRange(seed, youngster)
    const isTalent = range !== null && (range.low + range.high) / 2 >= mean - ASSISTANT_MARGIN
    return (isTalent || isShort(state, youngster.type)) && youngsterHurdle(state, youngster) === null
  })
}

function decide(state: GameState, by: Negotiator, isWanted: (youngster: Footballer) => boolean): void {
  for (const youngster of state.academy.intake.toSorted((a, b) => b.quality - a.quality)) {
    if (isWanted(youngster)) takeOn(state, youngster, by)
  }
  if (state.academy.intake.length > 0) release(state, state.academy.intake, by)
}

function isShort({ players }: GameState, position: Position): boolean {
  return players.filter(({ type }) => type === position).length < MIN_PLAYERS[position]
}

/** Released youngsters a year older, for the clubs of the league to find. */
export function ageReleased(state: GameState): RivalPlayer[] {
  const random = new Random(seedRandom(state.seed, STREAMS.releasedYoungsters, state.currentSeason))
  const { academy } = state
  const alone = { seed: state.seed, mentors: {} }
  academy.released = academy.released.filter((player) => ageOneYear(player, alone, random))
  return academy.released
}

/** Reports released youngsters whom a club of the league has signed; who is too old gives up. */
export function announceReleased(state: GameState): void {
  const { academy } = state
  academy.released = academy.released.filter(({ id, name, age }) => {
    const club = competitorOfPlayer(state, id)
    if (club) announce(state, { kind: 'released-signed', name, club: club.name })
    return !club && age < GIVES_UP_AT
  })
}

/** Position in which the squad lacks most players, compared to the least of a squad. */
function scarcestPosition({ players }: GameState): Position {
  const share = (position: Position) =>
    players.filter(({ type }) => type === position).length / MIN_PLAYERS[position]
  return POSITIONS.reduce((found, position) => (share(position) < share(found) ? position : found))
}
