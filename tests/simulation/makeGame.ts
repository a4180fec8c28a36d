/** Builders of careers, players and sides with defaults for everything that a test does not set. */
import { defaultAssistant, type AssistantRules } from '../../client/simulation/club/assistantRules.ts'
import type { Contract } from '../../client/simulation/people/contract.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { createFacility } from '../../client/simulation/facilities/build.ts'
import type { Facility, FacilityType } from '../../client/simulation/club/facility.ts'
import type { PastSeason } from '../../client/simulation/club/pastSeason.ts'
import type { GameState, Snapshot } from '../../client/simulation/gameState.ts'
import { presentNews } from '../../client/simulation/news/presentEvent.ts'
import type { Loan } from '../../client/simulation/people/loan.ts'
import type { MatchSetup, SheetPlayer, TeamSheet } from '../../client/simulation/match/matchReport.ts'
import {
  emptyFigures,
  noEarlierSeasons,
  type Footballer,
  type MarketPlayer,
  type Player,
} from '../../client/simulation/people/player.ts'
import type { Position } from '../../client/simulation/people/position.ts'
import { byLine } from '../../client/simulation/players/squad.ts'
import { Random, seedRandom } from '../../client/simulation/core/rng.ts'
import type { StaffMember } from '../../client/simulation/people/staffMember.ts'
import { defaultTactics } from '../../client/simulation/club/tactics.ts'

export function makeGame(parts: Partial<GameState> = {}): GameState {
  const game = { ...createGame({ seed: parts.seed ?? 1 }), ...parts }
  return { ...game, plannedPolicies: parts.plannedPolicies ?? { ...game.policies } }
}

/** Default rules of the assistant with changes. */
export function makeAssistant(parts: Partial<AssistantRules>): AssistantRules {
  return { ...defaultAssistant(), ...parts }
}

export function makePlayer(parts: Partial<Player> = {}): Player {
  return { ...makeFootballer(), contract: makeContract(), ...parts }
}

function makeFootballer(): Footballer {
  return {
    id: 'p-test',
    name: 'Tom Weaver',
    type: 'Midfielder',
    nationality: 'England',
    age: 25,
    wage: 2_500,
    inSquad: false,
    quality: 2.6,
    potential: 3,
    morale: 3.5,
    stamina: 90,
    ...emptyFigures(),
    injured: false,
    injury: null,
    suspensions: 0,
    strengths: ['Passing'],
    weaknesses: [],
    form: 'Average',
    known: 0.4,
    isHomegrown: false,
    earlier: noEarlierSeasons(),
  }
}

/** A contract that outlasts every test unless set. */
export function makeContract(parts: Partial<Contract> = {}): Contract {
  return { until: 99, status: 'regular', declined: 0, talksFrom: 0, ...parts }
}

export function makeMarketPlayer(parts: Partial<MarketPlayer> = {}): MarketPlayer {
  return { ...makeFootballer(), id: 'm-test', interested: true, transferFee: 1_000_000, ...parts }
}

/** A loan to a club abroad that has just begun. */
export function makeLoan(parts: Partial<Loan> = {}): Loan {
  const player = parts.player ?? makePlayer()
  const { quality: qualityBefore } = player
  return {
    player,
    club: 'Lyon Confluence',
    role: 'starter',
    qualityBefore,
    matches: 0,
    goals: 0,
    clubId: null,
    ...parts,
  }
}

/** A member of staff, by default with five stars. */
export function makeStaff(
  role: StaffMember['role'],
  skill = 5,
  parts: Partial<StaffMember> = {},
): StaffMember {
  return { id: `s-${role}`, name: 'Ann Archer', role, skill, morale: 4, salary: 5_000, ...parts }
}

export function makeFacility(name: FacilityType, level = 1, parts: Partial<Facility> = {}): Facility {
  return { ...createFacility({ nextId: 1 }, name), id: `f-${name}`, level, ...parts }
}

/** A separate random stream. */
export function makeRandom(...parts: number[]): Random {
  return new Random(seedRandom(...parts))
}

/** Messages of the side panel, newest first. */
export function messagesOf(state: Pick<Snapshot, 'notifications'>): string[] {
  return newsOf(state).map(({ message }) => message)
}

/** Texts, types and days of the notifications, newest first. */
export function newsOf({ notifications }: Pick<Snapshot, 'notifications'>) {
  return notifications.map(({ id, day, event }) => ({ id, day, ...presentNews(event) }))
}

/** The state as text, for checks that a refused command changed nothing. */
export function textOf(state: Snapshot): string {
  return JSON.stringify(state)
}

const LINE_UP: Position[] = [
  'Goalkeeper',
  ...(['Defender', 'Defender', 'Defender', 'Defender'] as const),
  ...(['Midfielder', 'Midfielder', 'Midfielder', 'Midfielder'] as const),
  ...(['Forward', 'Forward'] as const),
]

/** A 4-4-2 of equal players and a bench with one of each position. */
export function makeSheet(club: string, parts: Partial<TeamSheet> & { quality?: number } = {}): TeamSheet {
  const { quality = 2.6, ...rest } = parts
  const player = (type: Position, number: number): SheetPlayer => ({
    id: `${club}-${number}`,
    name: `${club} ${number}`,
    number,
    type,
    quality,
    condition: 1,
    prone: null,
    stamina: 85,
    strengths: [],
    weaknesses: [],
  })
  return {
    club,
    name: club,
    code: club.slice(0, 3).toUpperCase(),
    colours: ['#113355', '#ffffff'],
    tactics: defaultTactics(),
    orders: [],
    eleven: byLine(LINE_UP.map((type, i) => player(type, i + 1))),
    bench: (['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const).map((type, i) =>
      player(type, i + 12),
    ),
    support: 1,
    crowd: 1,
    setPieces: 1,
    ...rest,
  }
}

/** A match, by default between two equal sides. */
export function makeSetup(parts: Partial<MatchSetup> & { seed?: number } = {}): MatchSetup {
  const { seed = 1, ...rest } = parts
  return { home: makeSheet('Home'), away: makeSheet('Away'), random: seedRandom(seed), ...rest }
}

/** A finished season without awards and review. */
export function makePastSeason(parts: Partial<PastSeason> = {}): PastSeason {
  return {
    season: 1,
    week: 38,
    position: 9,
    points: 60,
    goalDifference: 0,
    goalsScored: 50,
    wins: 17,
    draws: 9,
    losses: 12,
    club: 'own',
    division: 1,
    competitions: [],
    champion: 'Others',
    leagueScorer: { name: 'Other Man', club: 'Others', goals: 25 },
    ownScorer: { name: 'Own Man', club: 'Rovers', goals: 9 },
    money: 1_000_000,
    fanCount: 8_000,
    averageAttendance: 5_000,
    awards: {
      player: null,
      youngPlayer: null,
      keeper: null,
      manager: { name: null, club: 0, position: 1, before: 4 },
      ownPlayer: null,
      ownYoungPlayer: null,
    },
    review: null,
    ...parts,
  }
}
