import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { OWN_CLUB } from '../../client/simulation/core/ids.ts'
import { OWN_KITS, ownIdentity, renameClub, RIVAL_CLUBS } from '../../client/simulation/clubs/clubNames.ts'
import { SECOND_CLUBS } from '../../client/simulation/clubs/secondClubs.ts'
import { nameFault, suggestClub, townFault } from '../../client/simulation/clubs/newClub.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { NAMES, NATIONALITIES, type Nationality } from '../../client/simulation/players/names.ts'
import {
  drawName,
  drawNationality,
  NATIONALITY_WEIGHTS,
} from '../../client/simulation/players/playerNames.ts'
import { Random, seedRandom } from '../../client/simulation/core/rng.ts'
import { contrastOf } from '../support/contrastOf.ts'

describe('names of players', () => {
  it.each(NATIONALITIES)('are sufficient for %s, in Latin letters and without duplicates', (nationality) => {
    const { first, last } = NAMES[nationality]
    for (const names of [first, last]) {
      expect(names.length).toBeGreaterThanOrEqual(50)
      expect(names.length).toBeLessThanOrEqual(150)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[\p{Script=Latin}' ]{2,}$/u)
    }
  })

  it('are small enough for the first page of the game', () => {
    const source = readFileSync(new URL('../../client/simulation/players/names.ts', import.meta.url))
    expect(gzipSync(source).length).toBeLessThan(17_000)
  })

  it('are reproducible from the seed', () => {
    const draw = () => {
      const random = new Random(seedRandom(11))
      return Array.from({ length: 30 }, () => drawName(random, drawNationality(random)))
    }
    expect(draw()).toEqual(draw())
    expect(new Set(draw()).size).toBeGreaterThan(25)
  })

  it('are English for about two in five, and include every country', () => {
    const random = new Random(seedRandom(3))
    const counts = new Map<Nationality, number>()
    for (let i = 0; i < 20_000; i++) {
      const nationality = drawNationality(random)
      counts.set(nationality, (counts.get(nationality) ?? 0) + 1)
    }
    expect(counts.size).toBe(NATIONALITIES.length)
    expect((counts.get('England') ?? 0) / 20_000).toBeCloseTo(0.4, 1)
    expect(Object.values(NATIONALITY_WEIGHTS).reduce((sum, share) => sum + share, 0)).toBe(100)
  })
})

const OTHER_CLUBS = [...RIVAL_CLUBS, ...SECOND_CLUBS]

describe('the clubs of both divisions', () => {
  it('have unique ids, names, short names and codes', () => {
    expect([RIVAL_CLUBS.length, SECOND_CLUBS.length]).toEqual([19, 20])
    for (const key of ['id', 'name', 'shortName', 'code', 'crestSeed'] as const) {
      expect(new Set(OTHER_CLUBS.map((club) => club[key])).size).toBe(39)
    }
    for (const club of OTHER_CLUBS) {
      expect(club.id).not.toBe(OWN_CLUB)
      expect(club.code).toMatch(/^[A-Z]{3}$/)
      expect(club.shortName.length).toBeLessThanOrEqual(12)
    }
  })

  it('include opponents for derbies', () => {
    const from = (place: string) => RIVAL_CLUBS.filter((club) => club.name.includes(place)).length
    expect(from('Manchester')).toBeGreaterThanOrEqual(2)
    expect(from('London')).toBeGreaterThanOrEqual(2)
    expect(from('Merseyside')).toBeGreaterThanOrEqual(1)
  })

  it('have two distinguishable colours', () => {
    for (const club of OTHER_CLUBS) expect(contrastOf(...club.colours), club.name).toBeGreaterThanOrEqual(3)
    expect(new Set(OTHER_CLUBS.map((club) => club.colours.join())).size).toBe(39)
  })
})

describe("the player's own club", () => {
  const taken = new Set(OTHER_CLUBS.map((club) => club.code))

  it('is named by its manager', () => {
    const club = ownIdentity('  Northgate   Athletic ', 7)
    expect(club).toMatchObject({
      id: OWN_CLUB,
      name: 'Northgate Athletic',
      shortName: 'Northgate',
      code: 'NOA',
    })
    expect(contrastOf(...club.colours)).toBeGreaterThanOrEqual(3)
    expect(ownIdentity('Northgate Athletic', 7)).toEqual(club)
  })

  it.each([
    ['Q', 'QFC', 'Q'],
    ['Øster Ås', 'OST', 'Øster Ås'],
    ['Ответ', 'OWN', 'Ответ'],
    ['⚽🔥', 'OWN', '⚽🔥'],
    ['', 'YOU', 'Your Club'],
    ['Llanfairpwllgwyngyll Rovers and Wanderers Association Football', 'LRA', 'Llanfairpwl…'],
    ['AFC Someplace United', 'SOM', 'Someplace'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'OWN', undefined],
  ])('copes with the name %j', (name, code, shortName) => {
    const club = ownIdentity(name, 1)
    expect(club.code).toBe(code)
    if (shortName !== undefined) expect(club.shortName).toBe(shortName)
    expect([...club.shortName].length).toBeLessThanOrEqual(12)
  })

  it('never takes the code of another club', () => {
    for (const rival of OTHER_CLUBS) {
      for (const name of [rival.name, rival.code, rival.shortName]) {
        const { code } = ownIdentity(name, 1)
        expect(taken).not.toContain(code)
        expect(code).toMatch(/^[A-Z]{3}$/)
      }
    }
  })

  it('has colours derived from its seed', () => {
    const seen = new Set(
      Array.from({ length: 60 }, (_, seed) => ownIdentity('Your Club', seed).colours.join()),
    )
    expect(seen.size).toBeGreaterThan(6)
    for (const pair of seen) {
      const [one = '', other = ''] = pair.split(',')
      expect(contrastOf(one, other)).toBeGreaterThanOrEqual(3)
    }
  })

  it('[CAR-13] takes town, kit and crest from its manager, and draws what they leave out', () => {
    const chosen = ownIdentity('Harbour Road', 7, { town: ' Bude ', kit: 0, crest: 3 })
    const drawn = ownIdentity('Harbour Road', 7)
    expect(chosen).toMatchObject({ shortName: 'Bude', colours: ['#b3122d', '#ffffff'] })
    expect(chosen.crestSeed).not.toBe(drawn.crestSeed)
    expect(ownIdentity('Harbour Road', 7, { crest: 3 })).toEqual({ ...drawn, crestSeed: chosen.crestSeed })
  })

  it('has a kit of the table and a short name of twelve characters, whatever is asked for', () => {
    const { colours, shortName } = ownIdentity('Harbour Road', 7, { town: 'x'.repeat(500), kit: -1 })
    expect(OWN_KITS.map(([home]) => home)).toContain(colours[0])
    expect(shortName).toHaveLength(12)
  })

  it('goes by its town after a new name with that town, and by the new name otherwise', () => {
    const game = createGame({ seed: 7, clubName: 'Bude Harbour', look: { town: 'Bude', kit: 3, crest: 2 } })
    const { colours, crestSeed } = game.club
    renameClub(game, 'Athletic Club of Bude')
    expect(game.club).toMatchObject({ name: 'Athletic Club of Bude', shortName: 'Bude', colours, crestSeed })
    renameClub(game, 'Wellington Road')
    expect(game.club).toMatchObject({ shortName: 'Wellington', colours, crestSeed })
  })

  it('is suggested with a name no rival has, and towns and names of rivals are refused', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { name, town } = suggestClub(seed)
      expect([nameFault(name), townFault(town)]).toEqual([null, null])
      expect(ownIdentity(name, seed, { town }).shortName).toBe(town)
    }
    for (const name of ['NORWICH Weavers ', 'stoke kilns']) {
      expect(nameFault(name)).toBe('Another club of the league has this name')
    }
    expect(townFault('Scunthorpe-on-Sea')).toBe('At most 12 characters fit on the scoreboard')
    expect(townFault('')).toBeNull()
  })

  it('[CAR-13] town, kit and crest change nothing else of the career', () => {
    const plain = createGame({ seed: 7 })
    const named = createGame({ seed: 7, look: { town: 'Bude', kit: 3, crest: 2 } })
    expect({ ...named, club: plain.club }).toEqual(plain)
  })
})
