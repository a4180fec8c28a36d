/** Character of players: one or two of eight kinds for life, the same rules for all clubs (CHA-1). */
import type { Player } from './player.ts'
import { mixSeed } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'

export const CHARACTER_KINDS = [
  'professional',
  'ambitious',
  'loyal',
  'temperamental',
  'leader',
  'big-match',
  'injury-prone',
  'mentor',
] as const
export type CharacterKind = (typeof CHARACTER_KINDS)[number]

/** One or two kinds, in the order of CHARACTER_KINDS. */
export type Character = readonly CharacterKind[]

/** Frequency of each kind, as a weight; of two kinds the product counts. */
const WEIGHTS: Readonly<Record<CharacterKind, number>> = {
  professional: 4,
  ambitious: 4,
  loyal: 4,
  temperamental: 3,
  leader: 3,
  'big-match': 3,
  'injury-prone': 3,
  mentor: 3,
}

/** Share of players with two kinds. */
const TWO_SHARE = 0.35

/** Kinds that nobody has together. */
const OPPOSITES: readonly (readonly [CharacterKind, CharacterKind])[] = [
  ['professional', 'temperamental'],
  ['ambitious', 'loyal'],
]

/** All characters with the share of players who have them. */
const CHARACTERS: readonly Readonly<{ character: Character; share: number }>[] = makeCharacters()

function makeCharacters() {
  const single = CHARACTER_KINDS.map((kind) => ({ character: [kind], share: WEIGHTS[kind] }))
  const double = CHARACTER_KINDS.flatMap((first, i) =>
    CHARACTER_KINDS.slice(i + 1)
      .filter((second) => !OPPOSITES.some((pair) => pair.includes(first) && pair.includes(second)))
      .map((second) => ({
        character: [first, second],
        share: WEIGHTS[first] * WEIGHTS[second],
      })),
  )
  return [...scaled(single, 1 - TWO_SHARE), ...scaled(double, TWO_SHARE)]
}

function scaled<Entry extends { share: number }>(entries: readonly Entry[], total: number): Entry[] {
  const sum = entries.reduce((so, { share }) => so + share, 0)
  return entries.map((entry) => ({ ...entry, share: (entry.share * total) / sum }))
}

const STATES = 4_294_967_296
/** Of the rounding beyond the last share. */
const PLAIN: Character = ['professional']

/** Characters of the career that was asked for last, by name, since team sheets ask for the same ones every week. */
const known = { seed: 0, byName: new Map<string, Character>() }
/** More names than a career has at a time. */
const MAX_KNOWN = 4_000

/**
 * Character of a player in a career of this seed. It follows from the name, which a player keeps from club to club, so
 * that nothing is stored.
 */
export function characterOf(seed: number, { name }: Readonly<Pick<Player, 'name'>>): Character {
  if (known.seed !== seed || known.byName.size >= MAX_KNOWN) {
    known.seed = seed
    known.byName.clear()
  }
  const found = known.byName.get(name)
  if (found) return found
  const drawn = drawCharacter(seed, name)
  known.byName.set(name, drawn)
  return drawn
}

function drawCharacter(seed: number, name: string): Character {
  let left = mixSeed(seed, STREAMS.character, ...Array.from(name, (letter) => letter.charCodeAt(0))) / STATES
  for (const { character, share } of CHARACTERS) {
    left -= share
    if (left < 0) return character
  }
  return PLAIN
}

/** True for a player of this kind. */
export function isOfKind(seed: number, player: Readonly<Pick<Player, 'name'>>, kind: CharacterKind): boolean {
  return characterOf(seed, player).includes(kind)
}

/**
 * Factors on a chance for players of a kind and for others, the first `ratio` times the second and the mean over
 * all players 1, so that a league as a whole changes nothing by it.
 */
export function balanced(kind: CharacterKind, ratio: number): Readonly<{ ofKind: number; others: number }> {
  let share = 0
  for (const one of CHARACTERS) if (one.character.includes(kind)) share += one.share
  const others = 1 / (1 + share * (ratio - 1))
  return { ofKind: ratio * others, others }
}
