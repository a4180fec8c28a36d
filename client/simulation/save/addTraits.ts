import { Random, seedRandom, shuffle } from '../core/rng.ts'
import { changeReports } from './changeReports.ts'
import type { OldCareer } from './oldCareer.ts'
import { STREAMS } from '../core/streams.ts'

/** Traits of version 5 by position. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Goalkeeper: ['Reflexes', 'One-on-ones', 'Crosses', 'Robustness'],
  Defender: [
    'Tackling',
    'Marking',
    'Positioning',
    'Passing',
    'Crossing',
    'Heading',
    'Pace',
    'Stamina',
    'Discipline',
    'Robustness',
  ],
  Midfielder: [
    'Tackling',
    'Positioning',
    'Passing',
    'Crossing',
    'Vision',
    'Technique',
    'Dribbling',
    'Finishing',
    'Pace',
    'Long shots',
    'Stamina',
    'Discipline',
    'Robustness',
  ],
  Forward: [
    'Dribbling',
    'Finishing',
    'Composure',
    'First touch',
    'Heading',
    'Pace',
    'Stamina',
    'Discipline',
    'Robustness',
  ],
}

/** Weights of 0, 1 and 2 strengths, and of as many weaknesses. */
const COUNT_WEIGHTS = [1, 3, 4]

interface OldPlayer {
  type: string
  strengths?: string[]
}

interface VersionFour {
  seed: number
  players: OldPlayer[]
  market: OldPlayer[]
  competitors: { players: OldPlayer[] }[]
}

/**
 * Adds strengths and weaknesses to the players of rivals and to all goalkeepers, who had none. Team sheets
 * of earlier matches had factors instead; their players stay without.
 */
export function addTraits(career: OldCareer): OldCareer {
  const { seed, players, market, competitors } = career as unknown as VersionFour
  const random = new Random(seedRandom(seed, STREAMS.traitsOfOldSave))
  const ofKeepers = (player: OldPlayer) =>
    player.type === 'Goalkeeper' ? { ...player, ...drawTraits(player.type, random) } : player
  return {
    ...changeReports(career, withTraits),
    competitors: competitors.map((club) => ({
      ...club,
      players: club.players.map((player) => ({ ...player, ...drawTraits(player.type, random) })),
    })),
    players: players.map(ofKeepers),
    market: market.map(ofKeepers),
  }
}

function drawTraits(type: string, random: Random): { strengths: string[]; weaknesses: string[] } {
  const names = (NAMES[type] ?? []).slice()
  shuffle(names, random)
  const strengths = random.weighted(COUNT_WEIGHTS)
  return {
    strengths: names.slice(0, strengths),
    weaknesses: names.slice(strengths, strengths + random.weighted(COUNT_WEIGHTS)),
  }
}

interface OldSheet {
  eleven: Record<string, unknown>[]
  bench: Record<string, unknown>[]
}

function withTraits(report: Record<string, unknown>): Record<string, unknown> {
  const { setup } = report as { setup: { home: OldSheet; away: OldSheet } }
  const { home, away } = setup
  return { ...report, setup: { ...setup, home: sheetWithTraits(home), away: sheetWithTraits(away) } }
}

function sheetWithTraits(sheet: OldSheet): OldSheet {
  const change = ({ id, name, number, type, quality, condition, stamina }: Record<string, unknown>) => ({
    ...{ id, name, number, type, quality, condition, stamina },
    strengths: [],
    weaknesses: [],
  })
  return { ...sheet, eleven: sheet.eleven.map(change), bench: sheet.bench.map(change) }
}
