import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { findCompetitor, otherClubs } from '../../../client/simulation/club/club.ts'
import { unpackHeadToHead, type HeadToHead } from '../../../client/simulation/club/headToHead.ts'
import { competitionsLed, leadersThen } from '../../../client/simulation/reports/leaders.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { ScoutReport } from '../../../client/simulation/people/scouting.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { recordMeeting } from '../../../client/simulation/league/recordMeeting.ts'
import { MAX_NAME_LENGTH } from '../../../client/simulation/core/savesStatement.ts'
import { FIRST_VERSION, MIGRATIONS } from '../../../client/simulation/save/migrations.ts'
import { readSave } from '../../../client/simulation/save/readSave.ts'
import { MAX_SAVE_LENGTH, SAVE_VERSION, writeSave } from '../../../client/simulation/save/saveFile.ts'
import { contentBeforeRelease } from '../../support/beforeRelease.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playSeasons } from '../../support/playSeasons.ts'
import { makeGame } from '../makeGame.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

/** Parts of a career that version 23 kept as objects. */
interface BeforePacking {
  headToHeads: HeadToHead[]
  leaders: {
    season: number
    leaders: { expectedGoals: [id: string, name: string, club: number, figure: number][] }
  }[]
}

// Careers that go on from many saves.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const savedAt = 1_800_000_000_000

function read(text: string): GameState {
  const reading = readSave(text)
  if (!reading.ok) throw new Error(reading.fault)
  return reading.save.career
}

function faultOf(text: string): string {
  const reading = readSave(text)
  return reading.ok ? 'none' : reading.fault
}

/** A saved game with the given fields. */
function textOf(fields: object): string {
  return JSON.stringify({ version: SAVE_VERSION, name: 'Mine', savedAt, career: makeGame(), ...fields })
}

describe('a saved game as text', () => {
  it('is restored unchanged, with its name and time', () => {
    const career = makeGame({ seed: 8 })
    playSeasons(career, 1, MANAGERS.auto)
    const reading = readSave(writeSave({ name: 'Mine', savedAt, career }))
    expect(reading).toMatchObject({ ok: true, save: { name: 'Mine', savedAt } })
    expect(JSON.stringify(reading.ok && reading.save.career) === JSON.stringify(career)).toBe(true)
  })

  it('is the same JSON whether its fields are serialised one by one or at once', () => {
    const career = makeGame({ seed: 8 })
    playSeasons(career, 1, MANAGERS.auto)
    career.club.name = 'Śląsk "B" 🏟'
    const atOnce = JSON.stringify({ version: SAVE_VERSION, name: 'Łódź', savedAt, career })
    expect(writeSave({ name: 'Łódź', savedAt, career }) === atOnce).toBe(true)
  })

  it('continues byte-identically to the saved career', () => {
    const career = makeGame({ seed: 9 })
    playSeasons(career, 1, MANAGERS.sensible)
    for (let day = 0; day < 100; day++) playOneDay(career)
    const loaded = read(writeSave({ name: 'Mine', savedAt, career }))
    playSeasons(career, 1, MANAGERS.sensible)
    playSeasons(loaded, 1, MANAGERS.sensible)
    expect(JSON.stringify(loaded) === JSON.stringify(career)).toBe(true)
  })

  it('has the version to which the migrations lead', () => {
    expect(FIRST_VERSION + MIGRATIONS.length).toBe(SAVE_VERSION)
  })

  it('of version 17 lets standing orders change decisions of its matches, as they did', () => {
    const career = makeGame({ seed: 9 })
    while (career.currentMatchWeek === 0) {
      beginDay(career)
      const change = { minute: 30, side: 'home', tactics: { ...career.tactics, style: 'counter' } } as const
      playMatchDay(career, [{ kind: 'tactics', isFinal: true, ...change }])
    }
    const decisions = ({ lastMatch, keptMatches }: GameState) =>
      [lastMatch?.report, ...keptMatches].flatMap(
        (match) => match?.inputs.filter(({ kind }) => kind === 'tactics') ?? [],
      )
    expect(decisions(career)).toHaveLength(2)
    const headToHeads = career.headToHeads.map(unpackHeadToHead)
    const text = JSON.stringify({ version: 17, name: 'Mine', savedAt, career: { ...career, headToHeads } })
    const before = decisions(read(text.replaceAll('"isFinal":true,', '')))
    expect(before.map((input) => 'isFinal' in input && input.isFinal)).toEqual([false, false])
  })

  it.each([
    [MAX_SAVE_LENGTH - 1, 'none'],
    [MAX_SAVE_LENGTH, 'none'],
    [MAX_SAVE_LENGTH + 1, 'no-save'],
  ])('of %i characters gives fault %s', (length, fault) => {
    expect(faultOf(textOf({}).padEnd(length))).toBe(fault)
  })

  it.each([
    ['no JSON', '{"version":1,', 'no-save'],
    ['a number', '17', 'no-save'],
    ['null', 'null', 'no-save'],
    ['a list', '[]', 'no-save'],
    ['without a version', JSON.stringify({ career: makeGame() }), 'no-save'],
    ['of a version to come', textOf({ version: SAVE_VERSION + 1 }), 'newer-version'],
    ['of a version that never was', textOf({ version: 0 }), 'corrupt'],
    ['of the last version before 1.0', textOf({ version: FIRST_VERSION - 1 }), 'older-version'],
    ['without a career', textOf({ career: undefined }), 'corrupt'],
    ['with an empty career', textOf({ career: {} }), 'corrupt'],
    ['with a list for a career', textOf({ career: [] }), 'corrupt'],
    ['with a name too long', textOf({ name: 'x'.repeat(MAX_NAME_LENGTH + 1) }), 'corrupt'],
    ['with no time', textOf({ savedAt: 'today' }), 'corrupt'],
  ])('is refused when it is %s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  it('accepts a name of the maximum length', () => {
    expect(faultOf(textOf({ name: 'x'.repeat(MAX_NAME_LENGTH) }))).toBe('none')
  })
})

describe('an inconsistent career', () => {
  const meeting = { season: 1, week: 1, isHome: true, goalsFor: 1, goalsAgainst: 0 }
  const rival = makeGame().competitors[0]
  const spoilt: [string, (career: GameState) => void][] = [
    ['a field of another kind', (career) => Object.assign(career, { players: {} })],
    ['a field too few', (career) => Object.assign(career, { money: undefined })],
    ['a field too many', (career) => Object.assign(career, { cheat: true })],
    ['money beyond all measure', (career) => void (career.money = 1e14)],
    ['a ticket price below 10', (career) => void (career.ticketPrice = 9)],
    ['a ticket price above 150', (career) => void (career.ticketPrice = 151)],
    ['price bounds the wrong way round', (career) => void (career.assistant.lowestPrice = 150)],
    ['a day between two days', (career) => void (career.day = 1.5)],
    ['a day outside of its season', (career) => void (career.day = 400)],
    ['a match week that has not been played', (career) => void (career.currentMatchWeek = 1)],
    ['a kick-off in the middle of the week', (career) => void (career.awaitingKickOff = true)],
    ['twelve selected', (career) => career.players.forEach((player) => (player.inSquad = true))],
    ['two players with one id', (career) => void (career.players[1] = { ...first(career.players) })],
    ['an id that will be given out again', (career) => void (career.nextId = 5)],
    ['a club too few', (career) => void career.competitors.pop()],
    ['a club twice', (career) => rival && (career.competitors[1] = rival)],
    ['a rival without meetings', (career) => void career.headToHeads.pop()],
    ['meetings with a club twice', (career) => void career.headToHeads.push(first(career.headToHeads))],
    ['a club in both divisions', (career) => rival && (career.otherDivision.clubs[0] = rival)],
    ['a club nobody knows', (career) => void (first(career.otherDivision.clubs).id = 'nobody')],
    [
      'a score before a match of the second division',
      (career) => void (first(career.otherDivision.fixtures).score = { home: 1, away: 0 }),
    ],
    [
      'a meeting that no fixture knows',
      (career) => recordMeeting(career, first(career.headToHeads).club, meeting),
    ],
    ['a fixture of a club nobody knows', (career) => void (first(career.fixtures).home = 'nobody')],
    [
      'a club that plays itself',
      (career) => void (first(career.fixtures).home = first(career.fixtures).away),
    ],
    ['a fixture out of its week', (career) => void (first(career.fixtures).week = 2)],
    ['a score before the match', (career) => void (first(career.fixtures).score = { home: 1, away: 0 })],
    ['a campaign nobody knows', (career) => career.campaigns.push({ ...campaign, id: 'free-money' })],
    ['a campaign twice', (career) => career.campaigns.push(campaign, campaign)],
    ['a colour that is a style', (career) => void (career.club.colours[0] = 'red;}*{')],
    ['another club id of its own', (career) => void (career.club.id = 'other')],
    [
      'an event with an unknown impact',
      (career) =>
        void (career.lastEvent = {
          ...event,
          impact: [{ kind: 'seats', change: 1, days: 0 }],
          answers: [],
        }),
    ],
    [
      'an event with the facts of another kind',
      (career) =>
        Object.assign(career, { lastEvent: { ...event, facts: { player: 'Ann Able' }, answers: [] } }),
    ],
    [
      'an event with an answer that there is not',
      (career) => void (career.lastEvent = { ...event, impact: [], answers: [], answer: 1 }),
    ],
    [
      'a pledge without its terms',
      (career) => Object.assign(career, { pledges: [{ event: 'fan-protest', playerId: null, terms: {} }] }),
    ],
    [
      'two reports of one day',
      (career) => career.scouting.reports.push(report(1, 'p901'), report(1, 'p902')),
    ],
    ['a report of tomorrow', (career) => career.scouting.reports.push(report(2, 'p901'))],
    ['a player reported twice', (career) => career.scouting.reports.push(report(1, 'p901', 'p901'))],
    ['a dead generator', (career) => void (career.random = [0, 0, 0, 0])],
    ['a nationality without names', (career) => void (first(career.players).nationality = 'Nowhere')],
  ]
  const report = (day: number, ...ids: string[]): ScoutReport => ({
    brief: { region: 'league', position: 'any', ages: 'any' },
    day,
    players: ids.map((id) => ({ id, name: 'Ann Able' })),
  })
  const campaign = { id: 'local-advertising', active: false, endDay: 0, sharedOnDay: 0 }
  const event = {
    id: 'stadium-issue-1',
    kind: 'stadium-issue',
    icon: 'stadium',
    day: 1,
    facts: {},
    playerId: null,
    answer: 0,
  } as const

  it.each(spoilt)('is refused: %s', (_, spoil) => {
    const career = copyGame(makeGame())
    expect(faultOf(textOf({ career }))).toBe('none')
    spoil(career)
    expect(faultOf(textOf({ career }))).toBe('corrupt')
  })

  it('is refused with a prototype key', () => {
    const text = textOf({}).replace('"seed":', '"__proto__":{"isAdmin":true},"seed":')
    expect(faultOf(text)).toBe('corrupt')
    expect('isAdmin' in {}).toBe(false)
  })
})

describe('a saved game of a released version', () => {
  const versions = Array.from({ length: SAVE_VERSION - FIRST_VERSION + 1 }, (_, i) => FIRST_VERSION + i)
  const fixture = (version: number) => new URL(`version${version}.json.gz`, import.meta.url)
  /** The current version has none until its shape is final. */
  const released = versions.filter((version) => version < SAVE_VERSION || existsSync(fixture(version)))

  it('loses the fields which version 14 kept for careers of before 1.0', () => {
    const text = gunzipSync(readFileSync(fixture(14))).toString()
    for (const field of ['figuresFromWeek', 'meetingsFromSeason', 'bestMatches']) {
      expect(text).toContain(`"${field}":`)
    }
    const today = read(text)
    expect(Object.keys(today)).not.toContain('figuresFromWeek')
    expect(Object.keys(today)).not.toContain('meetingsFromSeason')
    expect(today.bestMatches.map(({ result }) => result.season)).toEqual([1, 2])
    expect(today.bestMatches.some((match) => 'report' in match)).toBe(false)
  })

  it('knows of a protest of version 19 what its last match was', () => {
    const lastMatch = { playerScore: 1, opponentScore: 2, opponent: 'Beta' }
    const career = MIGRATIONS[19 - FIRST_VERSION]?.({ lastEvent: { facts: { lastMatch } } })
    expect(career).toMatchObject({ lastEvent: { facts: { lastMatch: { ...lastMatch, outcome: 'L' } } } })
  })

  it('of version 20 has players on loan in the country, who must be where they are', () => {
    const text = gunzipSync(readFileSync(fixture(20))).toString()
    const { loans, borrowed, players, currentSeason } = read(text)
    const [[lent], [guest]] = [loans, borrowed]
    expect(findCompetitor(read(text), lent!.clubId!)?.players.map(({ id }) => id)).toContain(lent!.player.id)
    expect(players.map(({ id }) => id)).toContain(guest!.playerId)
    const spoil = (change: (career: GameState) => void) => {
      const save = JSON.parse(text) as { career: GameState }
      change(save.career)
      return faultOf(JSON.stringify(save))
    }
    expect(spoil(({ loans: [loan] }) => void (loan!.clubId = guest!.clubId))).toBe('corrupt')
    expect(spoil(({ borrowed: [loan] }) => void (loan!.clubId = 'nobody'))).toBe('corrupt')
    const career = read(text)
    while (career.currentSeason === currentSeason && !career.ended) playOneDay(career)
    const clubOf = (id: string) =>
      [career, ...otherClubs(career)].filter((one) => one.players.some((player) => player.id === id))
    expect([clubOf(lent!.player.id), career.loans, career.borrowed]).toEqual([[career], [], []])
    expect(clubOf(guest!.playerId)).not.toContain(career)
  })

  it('of version 23 has the same meetings and leaders of the first division, packed', () => {
    const text = gunzipSync(readFileSync(fixture(23))).toString()
    const before = (JSON.parse(text) as { career: BeforePacking }).career
    const career = read(text)
    expect(career.headToHeads.map(unpackHeadToHead)).toEqual(before.headToHeads)
    expect(before.headToHeads.some(({ reasons, biggestWin }) => reasons.length > 0 && biggestWin)).toBe(true)
    for (const { season, leaders } of before.leaders) {
      const kept = leadersThen(career, season, 'league', 'expectedGoals')
      expect(kept.map(({ id, name, figure }) => [id, name, Math.round(100 * figure)])).toEqual(
        leaders.expectedGoals.map(([id, name, , figure]) => [id, name, figure]),
      )
      expect(competitionsLed(career, season)).toEqual(['league'])
    }
  })

  it('of version 22 has crowds of the own club alone, and records of the final tables that are kept', () => {
    const career = read(gunzipSync(readFileSync(fixture(22))).toString())
    const home = career.fixtures.filter(({ home: host, score }) => host === career.club.id && score)
    expect(Object.keys(career.crowds)).toEqual([career.club.id])
    expect(career.crowds[career.club.id]).toMatchObject({
      matches: home.length,
      spectators: career.totalAttendance,
    })
    const tables = career.pastSeasons.map(({ review }) => review!.table)
    expect(
      tables.flat().every(([, , , , , attendance, wages]) => attendance === null && wages === null),
    ).toBe(true)
    const points = tables.flat().map(([, wins, draws]) => 3 * wins + draws)
    const most = career.divisionRecords[1].find(({ kind }) => kind === 'mostPoints')
    expect(most?.value).toBe(Math.max(...points))
    expect(career.divisionRecords[2].map(({ kind }) => kind)).toContain('fewestConceded')
  })

  it('keeps the matches of version 14, which other rules played, and shows none of them as another', () => {
    const career = read(gunzipSync(readFileSync(fixture(14))).toString())
    expect(career.keptMatches.length).toBeGreaterThan(0)
    expect(career.keptMatches.map((kept) => replayMatch(career, kept)).filter(Boolean)).toEqual([])
    playOneDay(career)
    while (career.currentMatchWeek === 0 || career.awaitingKickOff) playOneDay(career)
    const last = career.keptMatches.filter(({ season }) => season === career.currentSeason)
    expect(last.length).toBeGreaterThan(0)
    expect(last.every((kept) => replayMatch(career, kept))).toBe(true)
  })

  it.each(released)('loads and can be continued: version %i', (version) => {
    const career = read(gunzipSync(readFileSync(fixture(version))).toString())
    expect(career.club.name).toBe('Wembley Wanderers')
    expect(career.pastSeasons.map(({ season }) => season)).toEqual([1, 2])
    playSeasons(career, 1, MANAGERS.sensible)
    expect(career.currentSeason).toBe(4)
    expect(read(writeSave({ name: 'Later', savedAt, career })).day).toBe(career.day)
  })
})

it('a saved game from before release 1.0 is recognised', () => {
  expect(faultOf(contentBeforeRelease())).toBe('older-version')
})

function first<T>(items: T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('There is none')
  return item
}

function playOneDay(career: GameState): void {
  beginDay(career)
  MANAGERS.sensible(career)
  playMatchDay(career)
}
