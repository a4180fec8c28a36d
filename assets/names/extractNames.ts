/**
 * Generates client/simulation/players/names.ts from the locales of @faker-js/faker and the lists of
 * commonNames.ts: `node --import tsx assets/names/extractNames.ts`. The game itself does not load faker.
 */
import { writeFileSync } from 'node:fs'
import { allLocales, type LocaleDefinition } from '@faker-js/faker'
import { COMMON_NAMES, type CommonNames } from './commonNames.ts'

const TARGET = new URL('../../client/simulation/players/names.ts', import.meta.url)
const MAX_NAMES = 130
const LONGEST_NAME = 13

type Locale = keyof typeof allLocales

interface Source {
  /** Locales of men's first names; empty where the common names suffice. */
  first: readonly Locale[]
  last: readonly Locale[]
  /** Filter of surnames, for locales that mix countries. */
  surname?: RegExp
}

/** In the order of names.ts. */
const SOURCES: Record<string, Source> = {
  England: { first: [], last: [] },
  Scotland: { first: [], last: [] },
  Wales: { first: [], last: [] },
  Ireland: { first: [], last: [] },
  France: {
    first: [],
    last: ['fr'],
    surname: /^(?!Da silva|Fernandez|Garcia|Gonzalez|Lopez|Nguyen|Perez|Marie)/,
  },
  Spain: { first: ['es'], last: [] },
  Portugal: { first: ['pt_PT'], last: ['pt_PT'] },
  Brazil: { first: ['pt_BR'], last: ['pt_BR'] },
  Netherlands: { first: ['nl'], last: ['nl'] },
  Belgium: { first: ['nl_BE'], last: ['nl_BE'] },
  Germany: {
    first: ['de'],
    last: ['de_CH', 'de'],
    surname: /(er|mann|ke|rich|berg|dt|lz|el|us|gt|hn|ig|in|s|ch)$/,
  },
  Italy: { first: [], last: ['it'], surname: /[aeio]$/ },
  Argentina: { first: ['es_MX', 'es'], last: [] },
  Denmark: { first: ['da'], last: ['da'], surname: /^(?!Nguyen|Pham|Garcia)/ },
  Sweden: { first: ['sv'], last: ['sv'] },
  Norway: { first: ['nb_NO'], last: ['nb_NO'] },
  Poland: { first: [], last: ['pl'] },
  Croatia: { first: [], last: [] },
  Serbia: { first: ['sr_RS_latin'], last: [] },
  Turkey: { first: [], last: ['tr'] },
  Nigeria: { first: ['yo_NG', 'en_NG'], last: ['yo_NG', 'en_NG'] },
  Ghana: { first: ['en_GH'], last: ['en_GH'] },
  Senegal: { first: ['fr_SN'], last: ['fr_SN'] },
  'United States': { first: ['en_AU'], last: ['en_AU'] },
}

/** Names that everybody associates with one player. */
const TOO_FAMOUS = new Set([
  'Agüero',
  'Falcão',
  'Haaland',
  'Lewandowski',
  'Mané',
  'Modrić',
  'Vidić',
  'Zidane',
  'Zinedine',
])

const words = (text: string | undefined) => text?.split(/\s+/).filter(Boolean) ?? []
const firstOf = (name: Locale): readonly string[] => personOf(name)?.first_name?.male ?? []
const womenOf = (name: Locale): readonly string[] => personOf(name)?.first_name?.female ?? []
const lastOf = (name: Locale): readonly string[] => personOf(name)?.last_name?.generic ?? []

function personOf(name: Locale) {
  const locale: LocaleDefinition = allLocales[name]
  return locale.person
}

/** True for a capitalised Latin name without title or initials, optionally with a particle such as 'van der'. */
function isFit(name: string): boolean {
  return (
    name.length >= 2 &&
    name.length <= LONGEST_NAME &&
    /^(?:(?:van|de|den|der|Di|De|La|El|Le) )*\p{Lu}[\p{Ll}'’]*\p{Lu}?\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(
      name,
    ) &&
    /^[\p{Script=Latin}' ]+$/u.test(name) &&
    !TOO_FAMOUS.has(name)
  )
}

/** Selects at most `most` of `names`, evenly spaced. */
function thinOut(names: readonly string[], most: number): string[] {
  if (names.length <= most) return [...names]
  return Array.from({ length: most }, (_, index) => names[Math.floor((index * names.length) / most)] ?? '')
}

/** Combines the common names with as many others as the maximum allows, sorted alphabetically. */
function choose(common: readonly string[], others: readonly string[]): string[] {
  const known = new Set(common.filter(isFit))
  const more = [...new Set(others.filter((name) => isFit(name) && !known.has(name)))]
  return [...thinOut([...known], MAX_NAMES), ...thinOut(more, Math.max(0, MAX_NAMES - known.size))].sort(
    (a, b) => a.localeCompare(b, 'en'),
  )
}

function namesOf(nationality: string, source: Source) {
  const common: CommonNames = (COMMON_NAMES as Record<string, CommonNames>)[nationality] ?? {}
  const women = new Set(source.last.flatMap(womenOf))
  const surnames = source.last.flatMap(lastOf).filter((name) => source.surname?.test(name) ?? true)
  return {
    first: choose(words(common.first), source.first.flatMap(firstOf)),
    last: choose(
      words(common.last),
      surnames.filter((name) => !women.has(name)),
    ),
  }
}

/** Number of letters, at most nine, that two names share at their beginning. */
function shared(a: string, b: string): number {
  let letters = 0
  while (letters < 9 && letters < a.length && a[letters] === b[letters]) letters++
  return letters
}

/** Packs sorted names: each begins with the number of letters that it shares with the one before. */
function literal(names: readonly string[]): string {
  const packed = names
    .map((name, index) => {
      const letters = shared(names[index - 1] ?? '', name)
      return `${letters}${name.slice(letters)}`
    })
    .join('')
  const quote = packed.includes("'") ? '"' : "'"
  return `list(\n      ${quote}${packed}${quote},\n    )`
}

const key = (name: string) => (/^[\p{L}]+$/u.test(name) ? name : `'${name}'`)
const entries = Object.entries(SOURCES).map(([nationality, source]) => {
  const { first, last } = namesOf(nationality, source)
  console.log(`${nationality}: ${String(first.length)} first, ${String(last.length)} last`)
  return `  ${key(nationality)}: {\n    first: ${literal(first)},\n    last: ${literal(last)},\n  },`
})

writeFileSync(
  TARGET,
  `/**
 * Men's names by country. Written by assets/names/extractNames.ts, partly from the locales of
 * @faker-js/faker (MIT): change the script, not this file.
 */

/** Unpacks names: each begins with the number of letters that it shares with the one before. */
function list(packed: string): readonly string[] {
  let name = ''
  return Array.from(
    packed.matchAll(/(\\d)(\\D+)/g),
    ([, letters, rest = '']) => (name = name.slice(0, Number(letters)) + rest),
  )
}

export const NATIONALITIES = [
${Object.keys(SOURCES)
  .map((name) => `  '${name}',`)
  .join('\n')}
] as const
export type Nationality = (typeof NATIONALITIES)[number]

export const NAMES: Record<Nationality, { first: readonly string[]; last: readonly string[] }> = {
${entries.join('\n')}
}
`,
)
