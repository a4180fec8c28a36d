/** Builders: a whole career, player or side that differs from the usual one only in what a test is about. */
import { createGame } from '../../client/simulation/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import type { MatchSetup, SheetPlayer, TeamSheet } from '../../client/simulation/match/matchReport.ts'
import type { Player, Position } from '../../client/simulation/players/player.ts'
import { byLine } from '../../client/simulation/players/squad.ts'
import { seedRandom } from '../../client/simulation/rng.ts'
import { defaultTactics } from '../../client/simulation/tactics/tactics.ts'

export function makeGame(parts: Partial<GameState> = {}): GameState {
  return { ...createGame({ seed: parts.seed ?? 1 }), ...parts }
}

export function makePlayer(parts: Partial<Player> = {}): Player {
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
    goals: 0,
    assists: 0,
    appearances: 0,
    injured: false,
    suspensions: 0,
    strengths: ['Passing'],
    weaknesses: [],
    form: 'Average',
    ...parts,
  }
}

const LINE_UP: Position[] = [
  'Goalkeeper',
  ...(['Defender', 'Defender', 'Defender', 'Defender'] as const),
  ...(['Midfielder', 'Midfielder', 'Midfielder', 'Midfielder'] as const),
  ...(['Forward', 'Forward'] as const),
]

/** A 4-4-2 of equal players and a bench with one of each group. */
export function makeSheet(club: string, parts: Partial<TeamSheet> & { quality?: number } = {}): TeamSheet {
  const { quality = 2.6, ...rest } = parts
  const player = (type: Position, number: number): SheetPlayer => ({
    id: `${club}-${number}`,
    name: `${club} ${number}`,
    number,
    type,
    quality,
    condition: 1,
    stamina: 85,
  })
  return {
    club,
    name: club,
    code: club.slice(0, 3).toUpperCase(),
    colours: ['#113355', '#ffffff'],
    tactics: defaultTactics(),
    eleven: byLine(LINE_UP.map((type, i) => player(type, i + 1))),
    bench: (['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const).map((type, i) =>
      player(type, i + 12),
    ),
    support: 1,
    crowd: 1,
    ...rest,
  }
}

/** A match between two equal sides, unless a test says otherwise. */
export function makeSetup(parts: Partial<MatchSetup> & { seed?: number } = {}): MatchSetup {
  const { seed = 1, ...rest } = parts
  return { home: makeSheet('Home'), away: makeSheet('Away'), random: seedRandom(seed), ...rest }
}
