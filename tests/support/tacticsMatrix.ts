/** Compares the options of each part of the tactics in matches between equal teams. */
import { playMatch } from '../../client/simulation/match/engine.ts'
import type { SheetPlayer, TeamSheet } from '../../client/simulation/match/matchReport.ts'
import { POSITIONS, type Position } from '../../client/simulation/people/position.ts'
import { Random, seedRandom } from '../../client/simulation/core/rng.ts'
import { linesOf } from '../../client/simulation/club/formation.ts'
import {
  DEFENSIVE_STYLES,
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Tactics,
} from '../../client/simulation/club/tactics.ts'

export type TacticsPart = keyof Tactics

export const TACTICS_PARTS: Record<TacticsPart, readonly string[]> = {
  formation: FORMATIONS,
  style: STYLES,
  intensity: INTENSITIES,
  offensiveStyle: OFFENSIVE_STYLES,
  defensiveStyle: DEFENSIVE_STYLES,
}

/** All 1,344 combinations. */
export const EVERY_TACTIC: readonly Tactics[] = FORMATIONS.flatMap((formation) =>
  STYLES.flatMap((style) =>
    INTENSITIES.flatMap((intensity) =>
      OFFENSIVE_STYLES.flatMap((offensiveStyle) =>
        DEFENSIVE_STYLES.map((defensiveStyle) => ({
          formation,
          style,
          intensity,
          offensiveStyle,
          defensiveStyle,
        })),
      ),
    ),
  ),
)

/** Result of an option against another: its share (0–1) of all points won. */
export interface Pairing {
  own: string
  other: string
  share: number
}

/** Creates a team of eleven equal players that fit the formation. */
function sheetFor(club: string, tactics: Tactics): TeamSheet {
  const lines = linesOf(tactics.formation)
  const types = POSITIONS.flatMap((type) => Array<Position>(lines[type]).fill(type))
  const eleven = types.map((type, i): SheetPlayer => {
    const number = i + 1
    const id = `${club}${number}`
    return {
      id,
      name: id,
      number,
      type,
      quality: 3,
      condition: 1,
      prone: null,
      stamina: 90,
      strengths: [],
      weaknesses: [],
    }
  })
  return {
    club,
    name: club,
    code: club,
    colours: ['#000000', '#ffffff'],
    tactics,
    orders: [],
    eleven,
    bench: [],
    support: 1,
    crowd: 1,
    setPieces: 1,
  }
}

/** Plays each pair of options in `matches` matches, half of them at home; the other parts are random. */
export function playMatrix(part: TacticsPart, matches: number, seed = 1): Pairing[] {
  const options = TACTICS_PARTS[part]
  const pairings: Pairing[] = []
  for (const [i, own] of options.entries()) {
    for (const [j, other] of options.entries()) {
      if (j <= i) continue
      const share = playPairing(part, own, other, matches, new Random(seedRandom(seed, i, j)))
      pairings.push({ own, other, share }, { own: other, other: own, share: 1 - share })
    }
  }
  return pairings
}

function playPairing(part: TacticsPart, own: string, other: string, matches: number, random: Random): number {
  let points = 0
  let otherPoints = 0
  for (let match = 0; match < matches; match++) {
    const mine = sheetFor('A', { ...random.pick(EVERY_TACTIC), [part]: own })
    const theirs = sheetFor('B', { ...random.pick(EVERY_TACTIC), [part]: other })
    const isHome = match % 2 === 0
    const { goals } = playMatch({
      home: isHome ? mine : theirs,
      away: isHome ? theirs : mine,
      random: seedRandom(random.below(0x7fffffff), match),
    })
    const margin = isHome ? goals.home - goals.away : goals.away - goals.home
    points += margin > 0 ? 3 : margin === 0 ? 1 : 0
    otherPoints += margin < 0 ? 3 : margin === 0 ? 1 : 0
  }
  return points / (points + otherPoints)
}
