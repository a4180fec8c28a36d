import { describe, expect, it, test } from 'vitest'
import { MAX_LEGENDS } from '../../../client/simulation/people/farewell.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { nameCaptain } from '../../../client/simulation/players/captaincy.ts'
import { saleReport } from '../../../client/simulation/reports/transferReport.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { endContracts } from '../../../client/simulation/contracts/expiry.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import {
  announceRetirements,
  FAREWELL_CROWD,
  farewellsIn,
  rememberLegend,
} from '../../../client/simulation/season/farewells.ts'
import { matchCrowd } from '../../../client/simulation/season/matchCrowd.ts'
import { runPlayerSummer } from '../../../client/simulation/season/playerSummer.ts'
import { answersTo } from '../../../client/simulation/unrest/answers.ts'
import { placeLastBid, watchBids } from '../../../client/simulation/transfers/bidding.ts'
import { acceptBid } from '../../../client/simulation/transfers/bids.ts'
import { ownUnrest } from '../../../client/simulation/unrest/memory.ts'
import { reviewUnrest } from '../../../client/simulation/unrest/review.ts'
import { talksHurdle } from '../../../client/simulation/contracts/contractTerms.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeContract, makeGame, makePlayer, makeRandom, messagesOf } from '../makeGame.ts'

/** A career of young players after match week 33, with one more of this age and these matches and goals for the club. */
function makeClub(age: number, { appearances = 0, goals = 0 } = {}) {
  const game = makeGame({ currentMatchWeek: 33 })
  for (const player of game.players) player.age = 24
  const veteran = makePlayer({
    ...{ id: `p${game.nextId++}`, name: 'Old Tom', age, inSquad: false },
    earlier: { seasons: 4, appearances, goals },
    contract: makeContract({ until: game.currentSeason }),
  })
  game.players.push(veteran)
  return { game, veteran }
}

/** The same, after the player has announced their retirement. */
function retiringClub(figures = { appearances: 150, goals: 12 }) {
  const made = makeClub(37, figures)
  announceRetirements(made.game)
  expect(made.game.farewells.retiring).toEqual([made.veteran.id])
  return made
}

const lastHomeMatch = ({ fixtures, club }: GameState) => fixtures.findLast(({ home }) => home === club.id)!

describe('[FAR-1] retirement', () => {
  it.each([
    [32, 0],
    [33, 0.25],
    [35, 0.6],
    [37, 1],
  ])('is announced after match week 33: at %i with a chance of %d', (age, chance) => {
    let announced = 0
    for (let seed = 1; seed <= 400; seed++) {
      const { game, veteran } = makeClub(age)
      game.seed = seed
      game.players = [veteran]
      announceRetirements(game)
      announced += game.farewells.retiring.length
    }
    expect(announced / 400).toBeCloseTo(chance, 1)
  })

  it.each([32, 34])('is not announced after match week %i', (week) => {
    const { game } = makeClub(37)
    game.currentMatchWeek = week
    announceRetirements(game)
    expect(game.farewells.retiring).toEqual([])
  })

  it('comes in summer, as announced', () => {
    const { game, veteran } = retiringClub()
    expect(messagesOf(game)).toContain(
      'Old Tom will retire in the summer, after 150 matches for the club. Say goodbye at the last home match.',
    )
    expect(endContracts(game, makeRandom(1)).map(({ name }) => name)).not.toContain('Old Tom')
    expect(runPlayerSummer(game)).toEqual(['Old Tom'])
    expect(game.players).not.toContain(veteran)
    expect(game.farewells.retiring).toEqual([])
  })
})

test('[FAR-2] who retires is neither sold nor given a contract', () => {
  const { game, veteran } = retiringClub()
  expect(sellPlayer(game, veteran.id)).toMatchObject({
    done: false,
    reason: 'Old Tom retires at the end of the season, so nobody will buy them.',
  })
  expect(talksHurdle(game, veteran)).toBe('Old Tom retires at the season’s end.')
  expect(saleReport(game).map(({ player }) => player.id)).not.toContain(veteran.id)
})

test('[FAR-2] an open bid for who retires ends, and letters do not ask for him', () => {
  const { game, veteran } = makeClub(37, { appearances: 150 })
  veteran.contract.until = game.currentSeason + 2
  const bid = placeLastBid(game, veteran)
  expect(bid).not.toBeNull()
  announceRetirements(game)
  watchBids(game)
  expect(game.bids).toEqual([])
  expect(acceptBid(game, veteran.id).done).toBe(false)
  const unrest = ownUnrest(game, veteran.id)
  Object.assign(unrest, { stage: 'content', cause: { kind: 'promise' } })
  expect(reviewUnrest(game).map(({ name }) => name)).not.toContain('Old Tom')
  expect(unrest).toMatchObject({ stage: 'content', cause: null })
  Object.assign(unrest, { stage: 'leaving', cause: { kind: 'matches' }, answerBy: game.day + 5 })
  const list = answersTo(game, veteran).find(({ answer }) => answer === 'list')
  expect(list?.refusal).toBe('Old Tom retires at the end of the season, so nobody will buy them.')
})

test('[FAR-3] who is on loan is promised no farewell', () => {
  const { game, veteran } = makeClub(37, { appearances: 150 })
  game.players = game.players.filter((player) => player !== veteran)
  game.loans.push({
    ...{ player: veteran, club: 'Verona Arena', role: 'starter', qualityBefore: 2 },
    ...{ matches: 0, goals: 0, clubId: null },
  })
  announceRetirements(game)
  expect(messagesOf(game).join()).toContain('Old Tom will retire in the summer')
  expect(messagesOf(game).join()).not.toContain('farewell')
})

describe('[FAR-3] the last home match', () => {
  it('is the farewell of who has done enough for the club, with 15% more visitors', () => {
    const { game, veteran } = retiringClub()
    game.ticketPrice = 30
    const fixture = lastHomeMatch(game)
    expect(farewellsIn(game, fixture)).toEqual([veteran])
    const { attendance, capacity } = matchCrowd(game, fixture)
    game.farewells.retiring = []
    const usual = matchCrowd(game, fixture).attendance
    expect(attendance).toBe(Math.min(capacity, Math.round(usual * FAREWELL_CROWD)))
    expect(attendance).toBeGreaterThan(usual)
  })

  it('is a match like others for those who have not, and so are all others', () => {
    const other = retiringClub({ appearances: 99, goals: 39 })
    expect(farewellsIn(other.game, lastHomeMatch(other.game))).toEqual([])
    const { game } = retiringClub()
    const farewells = game.fixtures.filter((fixture) => farewellsIn(game, fixture).length > 0)
    expect(farewells).toEqual([lastHomeMatch(game)])
  })
})

describe('[FAR-4] a legend of the club', () => {
  it.each([
    [99, 39, 0],
    [100, 0, 1],
    [0, 40, 1],
  ])('is who retires after %i matches and %i goals: %i', (appearances, goals, legends) => {
    const { game } = retiringClub({ appearances, goals })
    runPlayerSummer(game)
    expect(game.farewells.legends).toHaveLength(legends)
  })

  it('is kept with seasons, matches and goals', () => {
    const { game } = retiringClub()
    game.currentSeason = 7
    runPlayerSummer(game)
    expect(game.farewells.legends).toEqual([
      { name: 'Old Tom', type: 'Midfielder', from: 3, to: 7, matches: 150, goals: 12 },
    ])
    expect(messagesOf(game)).toContain('A legend of the club retires: Old Tom, 150 matches and 12 goals.')
  })

  it('makes room for those with more matches', () => {
    const game = makeGame({})
    for (let matches = 100; matches < 100 + MAX_LEGENDS + 3; matches++) {
      rememberLegend(game, makePlayer({ earlier: { seasons: 0, appearances: matches, goals: 1 } }))
    }
    expect(game.farewells.legends.map(({ matches }) => matches)).toEqual(
      Array.from({ length: MAX_LEGENDS }, (_, i) => 100 + MAX_LEGENDS + 2 - i),
    )
    expect(isCareer(game)).toBe(true)
  })
})

describe('a captain named by the manager', () => {
  it('[CHA-10] a captain who has left is news the next day, and does not lead again when they come back', () => {
    const game = makeGame({})
    const captain = game.players.find(({ inSquad }) => !inSquad)!
    nameCaptain(game, captain.id)
    game.players = game.players.filter((player) => player !== captain)
    beginDay(game)
    expect(game.captain).toBeNull()
    expect(messagesOf(game).join()).toMatch(/Your captain has left the club\. The side looks to .+ now\./)
  })

  it('[CHA-10] who is on loan keeps the armband', () => {
    const game = makeGame({})
    const captain = game.players.find(({ inSquad }) => !inSquad)!
    nameCaptain(game, captain.id)
    game.players = game.players.filter((player) => player !== captain)
    game.loans.push({
      ...{ player: captain, club: 'Verona Arena', role: 'starter', qualityBefore: 2 },
      ...{ matches: 0, goals: 0, clubId: null },
    })
    beginDay(game)
    expect(game.captain).toBe(captain.id)
  })
})

test('a farewell match is news with its visitors', () => {
  const { game, veteran } = retiringClub()
  game.currentMatchWeek = 0
  while (game.currentMatchWeek < 38 && !game.ended) {
    beginDay(game)
    if (game.currentMatchWeek === 33) game.farewells.retiring = [veteran.id]
    veteran.age = 30
    MANAGERS.auto(game)
    playMatchDay(game)
  }
  expect(messagesOf(game).filter((message) => message.includes('rise for Old Tom'))).toHaveLength(1)
})
