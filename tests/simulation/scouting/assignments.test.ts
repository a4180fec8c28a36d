import { describe, expect, it } from 'vitest'
import { CLUBS_ABROAD } from '../../../client/simulation/club/clubsAbroad.ts'
import { clubAbroad } from '../../../client/simulation/clubs/abroad.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { POSITIONS } from '../../../client/simulation/people/position.ts'
import { potentialRange } from '../../../client/simulation/people/potential.ts'
import {
  SCOUT_REGIONS,
  SCOUTED_AGES,
  type ScoutingBrief,
  type ScoutRegion,
} from '../../../client/simulation/people/scouting.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { assignmentReport } from '../../../client/simulation/reports/assignmentReport.ts'
import { otherClubs } from '../../../client/simulation/club/club.ts'
import { searchReport } from '../../../client/simulation/reports/offerReport.ts'
import { playerReport } from '../../../client/simulation/reports/playerReport.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { beginDay, isDecision } from '../../../client/simulation/season/day.ts'
import { maxInterest } from '../../../client/simulation/club/reputation.ts'
import { leastFee, scoutedFee } from '../../../client/simulation/transfers/offerPrice.ts'
import {
  callScoutsBack,
  countriesOf,
  scoutingTerms,
  sendScouts,
  watchScouts,
} from '../../../client/simulation/scouting/assignments.ts'
import { signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { makeGame, makeStaff, messagesOf, textOf } from '../makeGame.ts'

const ABROAD = SCOUT_REGIONS.filter((region) => region !== 'league')
const briefOf = (parts: Partial<ScoutingBrief> = {}): ScoutingBrief => ({
  region: 'league',
  position: 'any',
  ages: 'any',
  ...parts,
})

/** Sends the scouts, who are back at once. Returns the report. */
function scout(game: GameState, parts: Partial<ScoutingBrief> = {}) {
  expect(sendScouts(game, briefOf(parts))).toMatchObject({ done: true })
  game.scouting.assignment!.day = game.day
  expect(watchScouts(game)).toMatchObject({ kind: 'scouts-returned' })
  return game.scouting.reports[0]!
}

const rowsOf = (game: GameState) => assignmentReport(game).reports[0]!.players

describe('an assignment', () => {
  it.each<[ScoutRegion, number, number]>([
    ['league', 60_000, 14],
    ['north', 120_000, 21],
    ['americas', 120_000, 21],
  ])('[SCO-1] in %s costs £%i at once and takes %i days', (region, price, days) => {
    const game = makeGame({ day: 30 })
    const { money } = game
    expect(scoutingTerms(game, region)).toEqual({ price, days })
    expect(sendScouts(game, briefOf({ region }))).toMatchObject({ done: true, event: { day: 30 + days } })
    expect(money - game.money).toBe(price)
    expect(game.ledger.days.at(-1)?.amounts).toEqual({ scouting: -price })
    game.day += days - 1
    expect(watchScouts(game)).toBeNull()
    game.day += 1
    expect(watchScouts(game)).not.toBeNull()
    expect(game.scouting.assignment).toBeNull()
  })

  it('[SCO-1] takes 8% of the days less with each star of the Chief Scout', () => {
    const days = (skill: number) =>
      scoutingTerms(makeGame({ staff: [makeStaff('Chief Scout', skill)] }), 'west').days
    expect([1, 3, 5].map(days)).toEqual([19, 16, 13])
  })

  it('[SCO-1] is refused while the scouts are out', () => {
    const game = makeGame({ day: 30 })
    sendScouts(game, briefOf())
    const before = textOf(game)
    expect(sendScouts(game, briefOf({ region: 'west' }))).toMatchObject({
      done: false,
      reason: 'Your scouts are out until day 44.',
    })
    expect(textOf(game)).toBe(before)
  })

  it.each([
    [60_001, true],
    [60_000, true],
    [59_999, false],
    [-1, false],
  ])('[SCO-1] with £%i of the £60,000 is given: %s', (money, isDone) => {
    const game = makeGame({ money })
    const outcome = sendScouts(game, briefOf())
    expect(outcome.done).toBe(isDone)
    if (!isDone) expect(outcome).toMatchObject({ reason: 'Need £60,000 to send out scouts.' })
  })

  it('[SCO-7] ends without a report when the scouts are called back, and without its money', () => {
    const game = makeGame({ day: 30 })
    sendScouts(game, briefOf())
    const { money } = game
    expect(callScoutsBack(game)).toMatchObject({ done: true })
    expect(game.money).toBe(money)
    expect(game.scouting).toEqual({ assignment: null, reports: [] })
    expect(callScoutsBack(game)).toMatchObject({ done: false, reason: 'You have no scouts out.' })
    expect(sendScouts(game, briefOf())).toMatchObject({ done: true })
  })

  it('[SCO-8] stops time that runs, with news that lead to the report', () => {
    const game = makeGame({ lastEventDay: 1 })
    sendScouts(game, briefOf())
    game.scouting.assignment!.day = 2
    const event = beginDay(game).find(({ kind }) => kind === 'scouts-returned')!
    expect(isDecision(event)).toBe(true)
    expect(messagesOf(game)).toContain('Your scouts are back. Names in their report: 5.')
  })
})

describe('a report from the league', () => {
  it.each<Partial<ScoutingBrief>>([
    {},
    { position: 'Goalkeeper' },
    { position: 'Midfielder', ages: 'young' },
    { ages: 'prime' },
    { position: 'Forward', ages: 'experienced' },
  ])('[SCO-2] names at most five who fit and would join: %o', (parts) => {
    for (const seed of [1, 2, 3]) {
      const game = makeGame({ seed })
      const { position, ages } = briefOf(parts)
      const { players } = scout(game, parts)
      expect(players.length).toBeGreaterThan(0)
      expect(players.length).toBeLessThanOrEqual(5)
      for (const { now } of rowsOf(game)) {
        if (position !== 'any') expect(now?.type).toBe(position)
        expect(now?.age).toBeGreaterThanOrEqual(SCOUTED_AGES[ages].low)
        expect(now?.age).toBeLessThanOrEqual(SCOUTED_AGES[ages].high)
        expect(now?.quality).toBeLessThanOrEqual(maxInterest(game))
        expect(now?.hurdle).toBeNull()
      }
    }
  })

  it('[SCO-2] names those within the transfer budget first', () => {
    const game = makeGame({ transferBudget: 5_000_000 })
    const wanted = { position: 'Midfielder', ages: 'experienced' } as const
    scout(game, wanted)
    const fees = rowsOf(game).map(({ now }) => now!.fee.high)
    const within = searchReport(game).filter(
      ({ player, club, isInterested }) =>
        isInterested &&
        player.type === 'Midfielder' &&
        player.age >= 29 &&
        scoutedFee(game, club, player).high <= 5_000_000,
    )
    expect(within.length).toBeGreaterThan(0)
    expect(fees.filter((fee) => fee <= 5_000_000)).toHaveLength(Math.min(5, within.length))
    expect(fees.slice(0, within.length).every((fee) => fee <= 5_000_000)).toBe(true)
  })

  it('[SCO-2] names the best of those whose growth is over by quality', () => {
    const game = makeGame({ transferBudget: 90_000_000 })
    const { players } = scout(game, { ages: 'experienced', position: 'Defender' })
    const best = searchReport(game)
      .filter(({ player, isInterested }) => isInterested && player.type === 'Defender' && player.age >= 29)
      .slice(0, 5)
    expect(players.map(({ id }) => id)).toEqual(best.map(({ player }) => player.id))
  })

  it('[SCO-2] does not name anybody twice', () => {
    const game = makeGame()
    const names = [1, 2, 3].flatMap(() => scout(game, { position: 'Forward' }).players.map(({ id }) => id))
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(15)
  })

  it('[SCO-5] tells the fee to a twentieth of the value, and the club sells from there on', () => {
    for (const seed of [1, 2, 3, 4]) {
      const game = makeGame({ seed })
      for (const position of ['Defender', 'Midfielder', 'Forward'] as const) scout(game, { position })
      for (const { players } of assignmentReport(game).reports) {
        for (const { id, now } of players) {
          const { club, player, value } = searchReport(game).find((row) => row.player.id === id)!
          const least = leastFee(game, club, player)
          expect(least).toBeGreaterThanOrEqual(now!.fee.low)
          expect(least).toBeLessThanOrEqual(now!.fee.high)
          expect(now!.fee.high - now!.fee.low).toBeLessThanOrEqual(0.05 * value + 1_000)
        }
      }
    }
  })

  it('a player who has moved on since is not offered any more', () => {
    const game = makeGame()
    const { players } = scout(game)
    const gone = players[0]!.id
    for (const club of otherClubs(game)) club.players = club.players.filter(({ id }) => id !== gone)
    expect(rowsOf(game)[0]).toMatchObject({ id: gone, now: null })
    expect(rowsOf(game)[1]?.now).not.toBeNull()
  })
})

describe('a report from abroad', () => {
  it('every country belongs to one region', () => {
    const listed = ABROAD.flatMap((region) => countriesOf(region))
    expect(listed.toSorted()).toEqual([...new Set(CLUBS_ABROAD.map(({ country }) => country))].toSorted())
  })

  it.each(ABROAD)('[SCO-3] brings players of clubs of %s onto the market', (region) => {
    for (const seed of [1, 2, 3]) {
      const game = makeGame({ seed })
      const { players } = scout(game, { region, position: 'Defender', ages: 'young' })
      expect(players).toHaveLength(3)
      for (const { id } of players) {
        const listed = game.market.find((player) => player.id === id)!
        expect(countriesOf(region)).toContain(clubAbroad(game.seed, listed).country)
        expect(listed).toMatchObject({ type: 'Defender', interested: true })
        expect(listed.age).toBeGreaterThanOrEqual(18)
        expect(listed.age).toBeLessThanOrEqual(21)
      }
      expect(isCareer(copyGame(game))).toBe(true)
    }
  })

  it.each([
    [22, 25, 0],
    [23, 25, 1],
    [25, 25, 3],
  ])('[SCO-3] makes a list of %i one of %i: the %i weakest leave it', (before, after, leaving) => {
    const game = makeGame()
    const listed = game.market[0]!
    game.market = Array.from({ length: before }, (_, i) => ({
      ...listed,
      id: `p${90_000 + i}`,
      quality: 1 + i / 100,
    }))
    const weakest = game.market.slice(0, leaving).map(({ id }) => id)
    scout(game, { region: 'west' })
    expect(game.market).toHaveLength(after)
    expect(game.market.some(({ id }) => weakest.includes(id))).toBe(false)
    expect(game.market.filter(({ id }) => Number(id.slice(1)) >= 90_000)).toHaveLength(before - leaving)
  })

  it('of a club whose reputation draws nobody says so', () => {
    const game = makeGame({ reputation: 1 })
    // No club of the region has players so weak.
    scout(game, { region: 'centre' })
    const { players } = game.scouting.reports[0]!
    for (const { id } of players) {
      expect(game.market.find((player) => player.id === id)?.quality).toBeLessThanOrEqual(2.75)
    }
    expect(messagesOf(game)[0]).toMatch(/^Your scouts are back\. Names in their report: \d\./)
  })
})

describe('what is known of players in a report', () => {
  const width = (range: { low: number; high: number } | null) => (range ? range.high - range.low : 0)

  it('[SCO-4] is 40% more of their potential, for as long as the report is kept', () => {
    const game = makeGame()
    const before = new Map(searchReport(game).map(({ player, potential }) => [player.id, potential]))
    const { players } = scout(game, { ages: 'young' })
    const rows = searchReport(game)
    for (const { id } of players) {
      const { player, potential } = rows.find((row) => row.player.id === id)!
      expect(potential).toEqual(potentialRange(game.seed, { ...player, known: 0.4 }))
      expect(width(potential)).toBeLessThan(width(before.get(id) ?? null))
    }
    for (let more = 0; more < 3; more++) scout(game, { ages: 'experienced' })
    for (const { id } of players) {
      expect(searchReport(game).find(({ player }) => player.id === id)?.potential).toEqual(before.get(id))
    }
  })

  it('[SCO-4] stays known when they sign', () => {
    const game = makeGame({ transferBudget: 90_000_000, money: 90_000_000, wageBudget: 900_000 })
    const { players } = scout(game, { region: 'north', ages: 'young' })
    const { id, name } = players[0]!
    const shown = playerReport(game, id)?.potential
    expect(signPlayer(game, id)).toMatchObject({ done: true })
    const own = game.players.find((player) => player.name === name)!
    expect(own.known).toBe(0.4)
    expect(playerReport(game, own.id)?.potential).toEqual(shown)
  })

  it('[SCO-6] three reports are kept, the newest first', () => {
    const game = makeGame()
    for (const position of POSITIONS) {
      scout(game, { position })
      game.day += 1
    }
    expect(game.scouting.reports.map(({ brief }) => brief.position)).toEqual(POSITIONS.slice(1).toReversed())
    expect(isCareer(copyGame(game))).toBe(true)
    game.scouting.reports.push(game.scouting.reports[0]!)
    expect(isCareer(copyGame(game))).toBe(false)
  })
})
