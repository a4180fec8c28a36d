/** Identities of the nineteen clubs that begin as rivals, and the identity of the manager's own club. */
import { mixSeed, Random, seedRandom } from '../core/rng.ts'
import { firstClub, type ClubIdentity } from '../club/club.ts'
import { OWN_CLUB } from '../core/ids.ts'
import { STREAMS } from '../core/streams.ts'
import { toIdentity, type ClubRow } from './clubRow.ts'
import { SECOND_CLUBS } from './secondClubs.ts'
import type { GameState } from '../gameState.ts'
import { done, type Outcome } from '../news/outcome.ts'

/** Characters of a short name that narrow tables and the scoreboard have room for. */
export const SHORT_NAME_LENGTH = 12
/** Default name of the own club until its manager enters one. */
const DEFAULT_NAME = 'Your Club'

/**
 * Fictional clubs. Two in Manchester, two in London and one on Merseyside allow for derbies.
 * The crest seeds were picked for charges that suit the names.
 */
const ROWS: readonly ClubRow[] = [
  ['Manchester Alliance', 'Man Alliance', 'MAL', '#6f1d3a', '#f4d35e', 76368],
  ['Manchester Millgate', 'Millgate', 'MIL', '#191919', '#f28c28', 4439],
  ['London Embankment', 'Embankment', 'EMB', '#12284c', '#ffffff', 5690],
  ['East London Foundry', 'EL Foundry', 'ELF', '#3a4754', '#ffb59e', 77025],
  ['Merseyside Harbour', 'Merseyside', 'MER', '#0b6e8f', '#ffffff', 70039],
  ['Newcastle Orient', 'Newcastle', 'NEW', '#0f1115', '#c9ced6', 75132],
  ['Birmingham Forge', 'Birmingham', 'BIR', '#c22a1c', '#160f0e', 2890],
  ['Leeds Argyle', 'Leeds', 'LEE', '#ffffff', '#1d4e9e', 43],
  ['Sheffield Anvil', 'Sheffield', 'SHE', '#c8102e', '#ffffff', 77394],
  ['Nottingham Castlegate', 'Castlegate', 'NCG', '#14532d', '#f5f0dc', 8348],
  ['Bristol Wayfarers', 'Bristol', 'BRI', '#7a3e12', '#ffd9a0', 10000],
  ['Norwich Weavers', 'Norwich', 'NOR', '#f2b705', '#5b1a6b', 9391],
  ['Durham Palatine', 'Durham', 'DUR', '#5a2a82', '#f0e6ff', 79298],
  ['York Ridings', 'York', 'YOR', '#f4f1e8', '#a3143c', 1875],
  ['Exeter Quay', 'Exeter', 'EXE', '#1d7a4d', '#ffffff', 78024],
  ['Brighton Regency', 'Brighton', 'BRG', '#8ecae6', '#1d2b53', 7325],
  ['Hull Lightship', 'Hull', 'HUL', '#f0653a', '#0f1f3d', 9046],
  ['Carlisle Borderers', 'Carlisle', 'CAR', '#1f3fa6', '#ffd23f', 75546],
  ['Preston Guild', 'Preston', 'PRE', '#f4a6c0', '#262626', 7549],
]

export const RIVAL_CLUBS: readonly ClubIdentity[] = ROWS.map(toIdentity)

type OwnKit = readonly [home: string, trim: string, name: string]

/** Kits available to the own club: shirt, trim and what they are called. Each pair has a contrast of at least 3. */
export const OWN_KITS: readonly [OwnKit, ...OwnKit[]] = [
  ['#b3122d', '#ffffff', 'Red and white'],
  ['#1b4fa0', '#ffffff', 'Blue and white'],
  ['#0d5c3a', '#f4c430', 'Green and gold'],
  ['#14213d', '#fca311', 'Navy and amber'],
  ['#6a1b4d', '#9fd8ef', 'Plum and pale blue'],
  ['#ffffff', '#a51c30', 'White and red'],
  ['#f2c230', '#1c1c1c', 'Yellow and black'],
  ['#e8590c', '#16181d', 'Orange and black'],
  ['#3d1f6e', '#ffffff', 'Purple and white'],
  ['#75c5f0', '#5c1130', 'Sky blue and claret'],
  ['#0b6b6b', '#fff3d6', 'Teal and cream'],
  ['#1c1c1c', '#e03131', 'Black and red'],
]

/** Choices of a manager for a new club besides its name. What is missing follows from the seed. */
export interface ClubLook {
  /** Short name, as in tables; otherwise the first words of the club's name. */
  town?: string
  /** Place in `OWN_KITS`. */
  kit?: number
  /** Number of the crest among those of the seed, from 0. */
  crest?: number
}

/** Identity of the own club. `name` is any text. */
export function ownIdentity(
  name: string,
  seed: number,
  { town = '', kit, crest = 0 }: ClubLook = {},
): ClubIdentity {
  const fullName = tidy(name) || DEFAULT_NAME
  const [home, trim] = OWN_KITS[kit ?? drawnKit(seed)] ?? OWN_KITS[0]
  return {
    id: OWN_CLUB,
    name: fullName,
    shortName: shorten(tidy(town) || fullName),
    code: codeOf(fullName),
    colours: [home, trim],
    crestSeed: crest === 0 ? mixSeed(seed, STREAMS.crest) : mixSeed(seed, STREAMS.crest, crest),
  }
}

/** Place in `OWN_KITS` of the kit that follows from the seed. */
export function drawnKit(seed: number): number {
  return new Random(seedRandom(seed, STREAMS.ownColours)).below(OWN_KITS.length)
}

const tidy = (name: string) => name.replace(/\s+/g, ' ').trim()

/** Short name: 'AFC Someplace United' is shortened to 'Someplace'. */
const CLUB_WORD = /^(?:the|a?fc|f\.c\.)\s+|\s+(?:a?fc|f\.c\.)$/gi

/** Returns the name if it is short, else as many of its first words as fit, else its first characters. */
function shorten(name: string): string {
  if ([...name].length <= SHORT_NAME_LENGTH) return name
  const plain = name.replace(CLUB_WORD, '')
  const words = plain.split(' ')
  const kept = [...(words[0] ?? plain)]
  for (const word of words.slice(1)) {
    // Avoid ending on 'Rovers and' or 'City of'.
    if (kept.length + 1 + [...word].length > SHORT_NAME_LENGTH || isGeneric(word)) break
    kept.push(' ', ...word)
  }
  if (kept.length <= SHORT_NAME_LENGTH) return kept.join('')
  // Do not leave a joiner or accent without its base character.
  const start = kept.slice(0, SHORT_NAME_LENGTH - 1).join('')
  return `${start.replace(/[\u200d\ufe0f\p{M}]+$/u, '')}…`
}

const isGeneric = (word: string) =>
  /^(?:town|city|united|athletic|rovers|wanderers|albion|county|rangers|and|of|the|&)$/i.test(word)

const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
}

/** Basic Latin capitals of a text: 'Ås' → 'AS'. */
function lettersOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[ØŁĐÆŒÞ]/g, (letter) => SPECIAL_LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^A-Z]/g, '')
}

/** Three-letter code that no other club of either division uses: initials, first letters, or later letters in order. */
function codeOf(name: string): string {
  const taken = new Set([...RIVAL_CLUBS, ...SECOND_CLUBS].map((club) => club.code))
  const words = name
    .replace(CLUB_WORD, '')
    .split(/[\s-]+/)
    .map(lettersOf)
    .filter(Boolean)
  const letters = words.join('')
  const initials = words.map((word) => word.charAt(0)).join('')
  const isFree = (code: string) => code.length === 3 && !taken.has(code)
  const candidates = [
    ...(words.length > 2 ? [initials.slice(0, 3)] : []),
    letters.slice(0, 3),
    letters.slice(0, 2) + initials.slice(1, 2),
    ...codesInOrder(letters),
    ...(letters === '' ? [] : [`${letters.slice(0, 2)}FC`.slice(0, 3), `${letters.charAt(0)}FC`]),
  ]
  return candidates.find(isFree) ?? 'OWN'
}

/** Codes made of the first letter and any two that follow it, from left to right. */
function codesInOrder(letters: string): string[] {
  const codes: string[] = []
  for (let second = 1; second < letters.length - 1; second++) {
    for (let third = second + 1; third < letters.length; third++) {
      codes.push(letters.charAt(0) + letters.charAt(second) + letters.charAt(third))
    }
  }
  return codes
}

/**
 * Renames the club with which the career began, whoever manages it now. It keeps its town if the new name has it too,
 * and its colours and crest.
 */
export function renameClub(state: GameState, name: string): Outcome {
  const club = firstClub(state)
  const renamed = ownIdentity(name, state.seed)
  const isSamePlace = renamed.name.includes(club.shortName) || renamed.name === club.name
  club.name = renamed.name
  club.code = renamed.code
  if (!isSamePlace) club.shortName = renamed.shortName
  return done({ kind: 'club-renamed', name: club.name })
}
