/**
 * Effect of one set of tactics against another. Every table is cyclic: each choice beats some, loses
 * to as many, and none beats all, so that the best choice depends on the opponent.
 */
import {
  choicesOf,
  DEFENSIVE_STYLES,
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Choices,
  type Tactics,
} from '../club/tactics.ts'

/** Gain in strength of a choice over one that it beats, as a share. */
const GAIN = {
  formation: 0.024,
  style: 0.0295,
  intensity: 0.024,
  offensive: 0.0165,
  defensive: 0.0165,
  approach: 0.02,
}

type Edges<A extends string, B extends string = A> = Record<A, Record<B, number>>

/** The same by the indices of the choices. */
type EdgesByIndex = readonly (readonly number[])[]

/** Builds tables of +1, 0 and −1 from lists of beaten choices. */
function duel<A extends string>(all: readonly A[], beats: Record<A, readonly A[]>): Edges<A> {
  const edges = {} as Edges<A>
  for (const a of all) {
    edges[a] = {} as Record<A, number>
    for (const b of all) edges[a][b] = beats[a].includes(b) ? 1 : beats[b].includes(a) ? -1 : 0
  }
  return edges
}

/** Formations each beats, three of six. It loses to the other three. */
const FORMATION_EDGES = duel(FORMATIONS, {
  '4-4-2': ['3-5-2', '3-4-3', '4-5-1'],
  '3-5-2': ['3-4-3', '4-5-1', '4-3-3'],
  '3-4-3': ['4-5-1', '4-3-3', '5-3-2'],
  '4-5-1': ['4-3-3', '5-3-2', '4-2-3-1'],
  '4-3-3': ['5-3-2', '4-2-3-1', '4-4-2'],
  '5-3-2': ['4-2-3-1', '4-4-2', '3-5-2'],
  '4-2-3-1': ['4-4-2', '3-5-2', '3-4-3'],
})

/** Counters punish attackers, attackers pin defenders back, defenders leave counters no room. */
const STYLE_EDGES = duel(STYLES, {
  counter: ['attacking'],
  attacking: ['defensive'],
  defensive: ['counter'],
  balanced: [],
})

/** A high tempo beats a medium one, a low tempo beats a high one, and a medium tempo beats a low one. */
const INTENSITY_EDGES = duel(INTENSITIES, { high: ['medium'], medium: ['low'], low: ['high'] })

const OFFENSIVE_EDGES = duel(OFFENSIVE_STYLES, {
  possession: ['direct'],
  direct: ['wing_play'],
  wing_play: ['counter_attack'],
  counter_attack: ['possession'],
})

const DEFENSIVE_EDGES = duel(DEFENSIVE_STYLES, {
  high_press: ['mid_block'],
  mid_block: ['deep_block'],
  deep_block: ['zonal_marking'],
  zonal_marking: ['high_press'],
})

/** Effect of an offensive style against a defensive one; rows and columns sum to zero. */
const APPROACH_EDGES: Edges<Tactics['offensiveStyle'], Tactics['defensiveStyle']> = {
  possession: { high_press: -1, mid_block: 0, deep_block: 1, zonal_marking: 0 },
  direct: { high_press: 1, mid_block: 0, deep_block: -1, zonal_marking: 0 },
  counter_attack: { high_press: 1, mid_block: -1, deep_block: -1, zonal_marking: 1 },
  wing_play: { high_press: -1, mid_block: 1, deep_block: 1, zonal_marking: -1 },
}

function byIndex<A extends string, B extends string>(
  edges: Edges<A, B>,
  choices: readonly A[],
  others: readonly B[],
): EdgesByIndex {
  return choices.map((choice) => others.map((other) => edges[choice][other]))
}

const FORMATIONS_BY_INDEX = byIndex(FORMATION_EDGES, FORMATIONS, FORMATIONS)
const STYLES_BY_INDEX = byIndex(STYLE_EDGES, STYLES, STYLES)
const INTENSITIES_BY_INDEX = byIndex(INTENSITY_EDGES, INTENSITIES, INTENSITIES)
const OFFENSIVE_BY_INDEX = byIndex(OFFENSIVE_EDGES, OFFENSIVE_STYLES, OFFENSIVE_STYLES)
const DEFENSIVE_BY_INDEX = byIndex(DEFENSIVE_EDGES, DEFENSIVE_STYLES, DEFENSIVE_STYLES)
const APPROACHES_BY_INDEX = byIndex(APPROACH_EDGES, OFFENSIVE_STYLES, DEFENSIVE_STYLES)

/** Factor on a side's strength of its tactics against the opponent's, about 0.87–1.13. */
export function tacticsFactor(own: Readonly<Tactics>, other: Readonly<Tactics>): number {
  return choicesFactor(choicesOf(own), choicesOf(other))
}

/** The same for plans whose choices are known by index. */
export function choicesFactor(own: Readonly<Choices>, other: Readonly<Choices>): number {
  return (
    1 +
    GAIN.formation * edge(FORMATIONS_BY_INDEX, own.formation, other.formation) +
    GAIN.style * edge(STYLES_BY_INDEX, own.style, other.style) +
    GAIN.intensity * edge(INTENSITIES_BY_INDEX, own.intensity, other.intensity) +
    GAIN.offensive * edge(OFFENSIVE_BY_INDEX, own.offensiveStyle, other.offensiveStyle) +
    GAIN.defensive * edge(DEFENSIVE_BY_INDEX, own.defensiveStyle, other.defensiveStyle) +
    GAIN.approach * edge(APPROACHES_BY_INDEX, own.offensiveStyle, other.defensiveStyle)
  )
}

function edge(edges: EdgesByIndex, own: number, other: number): number {
  return edges[own]?.[other] ?? 0
}

/**
 * Gain of one part of the own tactics over the opponent's, as a share of strength: what it adds to the
 * own factor minus what it adds to theirs. The parts together are the difference of both factors.
 */
export function partGain(part: keyof Tactics, own: Readonly<Tactics>, other: Readonly<Tactics>): number {
  switch (part) {
    case 'formation':
      return 2 * GAIN.formation * FORMATION_EDGES[own.formation][other.formation]
    case 'style':
      return 2 * GAIN.style * STYLE_EDGES[own.style][other.style]
    case 'intensity':
      return 2 * GAIN.intensity * INTENSITY_EDGES[own.intensity][other.intensity]
    case 'offensiveStyle':
      return (
        2 * GAIN.offensive * OFFENSIVE_EDGES[own.offensiveStyle][other.offensiveStyle] +
        GAIN.approach * APPROACH_EDGES[own.offensiveStyle][other.defensiveStyle]
      )
    case 'defensiveStyle':
      return (
        2 * GAIN.defensive * DEFENSIVE_EDGES[own.defensiveStyle][other.defensiveStyle] -
        GAIN.approach * APPROACH_EDGES[other.offensiveStyle][own.defensiveStyle]
      )
  }
}
