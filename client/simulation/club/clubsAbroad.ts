/** Identities of the clubs abroad, with their countries and levels. */
import type { ClubId } from '../core/ids.ts'
import { mixSeed } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { ClubIdentity } from './club.ts'

export interface ClubAbroad extends ClubIdentity {
  /** Place in the table, which its streams and its players' ids follow from. */
  number: number
  country: string
  /** Quality of its players, in stars. */
  level: number
}

type Row = readonly [name: string, level: number, code: string, home: string, trim: string]

/** Fictional clubs by country. A new one comes last, in a country of its own if need be: places are numbers. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  Spain: [
    ['Sevilla Giralda', 4.6, 'SEV', '#b5121b', '#fff4dc'],
    ['Madrid Almendro', 4.4, 'MAD', '#f6f2ea', '#4b2e83'],
    ['Valencia Albufera', 3.7, 'VAL', '#f58220', '#1b1b1b'],
    ['Bilbao Ribera', 3.2, 'BIL', '#a4262c', '#f2f2f2'],
  ],
  Germany: [
    ['Hamburg Speicher', 4.5, 'HAM', '#7a2b1e', '#f3dcc0'],
    ['Köln Domblick', 4, 'KOL', '#f7f7f7', '#c4161c'],
    ['Leipzig Passage', 3.4, 'LPZ', '#1d3c78', '#ffd34d'],
    ['Bremen Schlachte', 2.8, 'BRE', '#1c7c4c', '#ffffff'],
  ],
  Italy: [
    ['Torino Mole', 4.4, 'TOR', '#6b1430', '#f6ead2'],
    ['Genova Lanterna', 3.8, 'GEN', '#10284c', '#e0322b'],
    ['Napoli Posillipo', 3.5, 'NAP', '#3fa3dc', '#ffffff'],
    ['Verona Arena', 2.6, 'VER', '#1b3f94', '#ffd400'],
  ],
  France: [
    ['Lyon Confluence', 4.2, 'LYO', '#ffffff', '#1a3a8f'],
    ['Marseille Calanque', 3.9, 'MRS', '#8fd3ee', '#0d2c4b'],
    ['Lille Beffroi', 3.1, 'LIL', '#c8202f', '#12233f'],
    ['Nantes Erdre', 2.5, 'NAN', '#f7d417', '#0f6b3a'],
  ],
  Portugal: [
    ['Porto Ribeira', 3.9, 'PTO', '#1f4fa3', '#ffffff'],
    ['Lisboa Miradouro', 3.6, 'LIS', '#0f7a4b', '#ffffff'],
    ['Braga Sameiro', 2.4, 'BGA', '#c9252d', '#ffffff'],
  ],
  Netherlands: [
    ['Rotterdam Maas', 3.6, 'ROT', '#e3342f', '#111111'],
    ['Utrecht Domtoren', 2.9, 'UTR', '#f3f3f3', '#d1202f'],
    ['Groningen Martini', 2.1, 'GRO', '#2f8f57', '#ffffff'],
  ],
  Belgium: [
    ['Gent Leie', 3, 'GNT', '#214b9c', '#f4f4f4'],
    ['Antwerpen Schelde', 2.7, 'ANT', '#d4202c', '#f7f1e3'],
  ],
  Scotland: [
    ['Glasgow Clydebank', 3.2, 'GLA', '#1f5e44', '#f5f0dc'],
    ['Edinburgh Lothian', 2.3, 'EDI', '#5a1a3a', '#ffffff'],
    ['Dundee Jute', 1.6, 'DUN', '#e07b1a', '#141414'],
  ],
  Turkey: [
    ['Istanbul Galata', 3.5, 'IST', '#b01f2e', '#f3b21b'],
    ['Izmir Kordon', 2.4, 'IZM', '#111827', '#f2f2f2'],
  ],
  Denmark: [
    ['Aarhus Latiner', 2.2, 'AAR', '#f4f4f4', '#1a4a8a'],
    ['Odense Fjord', 1.7, 'ODE', '#20558c', '#dbe9f4'],
  ],
  Sweden: [
    ['Göteborg Majorna', 2.3, 'GOT', '#2b66b1', '#ffe066'],
    ['Malmö Slottsparken', 1.8, 'MLM', '#9ccbea', '#143055'],
  ],
  Norway: [
    ['Bergen Fløyen', 1.9, 'BER', '#c62b2b', '#ffffff'],
    ['Trondheim Nidelva', 1.4, 'TRO', '#1a1a1a', '#ffffff'],
  ],
  Poland: [
    ['Kraków Wawel', 2.2, 'KRA', '#c41e3a', '#f5f5f5'],
    ['Gdańsk Motława', 1.5, 'GDA', '#136f63', '#ffffff'],
  ],
  Croatia: [['Zagreb Medveščak', 2.6, 'ZAG', '#1e3f9a', '#ffffff']],
  Serbia: [['Beograd Sava', 2.5, 'BEO', '#8e1b2c', '#ffffff']],
  Ireland: [
    ['Cork Lee', 1.3, 'COR', '#b3202c', '#ffffff'],
    ['Galway Claddagh', 1.1, 'GAL', '#5c2230', '#f4e9d8'],
  ],
  Brazil: [
    ['São Paulo Paulista', 3.4, 'SAO', '#f5f5f5', '#b1182b'],
    ['Recife Capibaribe', 2.7, 'REC', '#1d6b3c', '#f4d13d'],
  ],
  Argentina: [['Rosario Paraná', 3.1, 'ROS', '#f2c230', '#17335c']],
}

const OVERSEAS = new Set(['Brazil', 'Argentina'])

/** The town, all that narrow places have room for: the name without its last word. */
const townOf = (name: string) => name.split(' ').slice(0, -1).join(' ')

export const CLUBS_ABROAD: readonly ClubAbroad[] = Object.entries(ROWS)
  .flatMap(([country, clubs]) => clubs.map((row) => ({ country, row })))
  .map(({ country, row: [name, level, code, home, trim] }, number) => ({
    id: `abroad-${code.toLowerCase()}`,
    name,
    shortName: townOf(name),
    code,
    colours: [home, trim],
    crestSeed: mixSeed(STREAMS.crest, number),
    number,
    country,
    level,
  }))

/** Clubs that may play for the cup of Europe. */
export const EUROPEAN_CLUBS: readonly ClubAbroad[] = CLUBS_ABROAD.filter(
  ({ country }) => !OVERSEAS.has(country),
)

const BY_ID: ReadonlyMap<ClubId, ClubAbroad> = new Map(CLUBS_ABROAD.map((club) => [club.id, club]))

/** Returns the club abroad with this id; undefined when there is none. */
export function clubAbroadById(id: ClubId): ClubAbroad | undefined {
  return BY_ID.get(id)
}

/** Stars by which a club is better or worse in a season, at most, and the seasons of which it is the mean. */
const DRIFT = 0.5
const DRIFT_SEASONS = 3

/**
 * Stars by which squads in the cup of Europe are below the levels of their clubs. With so many the strongest scripted
 * manager, `allin`, wins it the first time in a median of season 13 (EUR-6).
 */
const BELOW_LEVEL = 0.55

/** Quality of a club's players in a season, in stars: its level less that, with the better and worse years of every club. */
export function strengthAbroad(seed: number, season: number, { level, number }: ClubAbroad): number {
  let luck = 0
  for (let year = 0; year < DRIFT_SEASONS; year++) {
    luck += mixSeed(seed, STREAMS.clubsAbroad, number, season + year) % 1_000
  }
  return level - BELOW_LEVEL + DRIFT * ((2 * luck) / (999 * DRIFT_SEASONS) - 1)
}
