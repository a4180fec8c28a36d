import { describe, expect, it, test } from 'vitest'
import { competitorById } from '../../../client/simulation/club/club.ts'
import {
  LAST_LOAN_WEEK,
  LOAN_ROLES,
  LOAN_TERMS,
  MAX_LOANS,
  ownWageShare,
} from '../../../client/simulation/people/loan.ts'
import type { StaffMember } from '../../../client/simulation/people/staffMember.ts'
import { WEEKS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { meanQuality } from '../../../client/simulation/clubs/qualityTeam.ts'
import type { Player } from '../../../client/simulation/people/player.ts'
import { POSITIONS, type Position } from '../../../client/simulation/people/position.ts'
import { noUnrest } from '../../../client/simulation/people/unrest.ts'
import { playerWagesPerWeek, wageRoom } from '../../../client/simulation/finance/dailyFinance.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { youngsterHurdle } from '../../../client/simulation/players/youngsters.ts'
import { eligiblePlayers } from '../../../client/simulation/players/squad.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { endLoans, playLoanWeek, restLent } from '../../../client/simulation/loans/loanWeeks.ts'
import { lentPlayer } from '../../../client/simulation/loans/lentPlayers.ts'
import { lendPlayer, loanHurdle, loanOffers } from '../../../client/simulation/loans/lending.ts'
import { makeContract, makeGame, makeLoan, makePlayer, makeStaff, messagesOf, textOf } from '../makeGame.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

const SQUAD: Record<Position, number> = { Goalkeeper: 3, Defender: 8, Midfielder: 8, Forward: 5 }

/** A career with enough players of each position, everybody fit and under contract for years. */
function makeClub(parts: Partial<GameState> = {}): GameState {
  const game = makeGame(parts)
  game.players = POSITIONS.flatMap((type) =>
    Array.from({ length: SQUAD[type] }, (_, i) =>
      makePlayer({
        id: `p${game.nextId++}`,
        name: `${type} ${i + 1}`,
        type,
        age: 19,
        quality: 2,
        potential: 4,
        wage: 5_000,
        inSquad: i < { Goalkeeper: 1, Defender: 4, Midfielder: 4, Forward: 2 }[type],
        contract: makeContract({ until: 4, status: 'prospect' }),
      }),
    ),
  )
  return game
}

/** The same career without other clubs in the country, so that players go abroad. */
function makeClubAlone(): GameState {
  const game = makeClub()
  return { ...game, competitors: [], otherDivision: { ...game.otherDivision, clubs: [] } }
}

const forwardOf = (game: GameState) =>
  game.players.find(({ type, inSquad }) => type === 'Forward' && !inSquad)!

function lend(game: GameState, player: Player, role: (typeof LOAN_ROLES)[number] = 'starter') {
  expect(lendPlayer(game, player.id, role)).toMatchObject({ done: true })
  return game.loans.at(-1)!
}

describe('[LOA-1] lending a player out', () => {
  it('moves them from the squad to the loans, and fills their place', () => {
    const game = makeClub()
    const starter = game.players.find(({ type, inSquad }) => type === 'Forward' && inSquad)!
    const { club, clubId } = lend(game, starter)
    expect(game.players).not.toContain(starter)
    expect(game.loans).toMatchObject([{ player: { id: starter.id, inSquad: false }, matches: 0, goals: 0 }])
    expect(competitorById(game, clubId!).name).toBe(club)
    expect(eligiblePlayers(game)).toHaveLength(11)
    expect(messagesOf(game).join()).toContain(
      `${starter.name} goes to ${club} on loan until the season’s end.`,
    )
    expect(isCareer(game)).toBe(true)
  })

  test.each<[string, RegExp, (game: GameState, player: Player) => void]>([
    ['injured', /is injured\. You can lend them out once/, (_, player) => (player.injured = true)],
    ['suspended', /has to serve a suspension first/, (_, player) => (player.suspensions = 1)],
    ['leaving in summer', /runs out this season\. Renew it/, (_, player) => (player.contract.until = 1)],
    [
      'wanted by a club',
      /There’s a bid in for .* Answer it first/,
      (game, { id }) =>
        game.bids.push({ playerId: id, clubId: null, club: 'X', fee: 1, deadline: 9, hasRisen: false }),
    ],
    [
      'waiting for an answer',
      /is waiting for an answer from you/,
      (game, { id }) => game.minds.push({ ...noUnrest(id), stage: 'unhappy', answerBy: 5 }),
    ],
    [
      'promised matches',
      /You’ve promised .* matches/,
      (game, { id }) => game.minds.push({ ...noUnrest(id), promise: { needed: 3, matches: 0, starts: 0 } }),
    ],
    [
      'about to leave for good',
      /wants to leave for good/,
      (game, { id }) => game.minds.push({ ...noUnrest(id), stage: 'leaving' }),
    ],
  ])('is refused for a player who is %s', (_, reason, change) => {
    const game = makeClub()
    const player = forwardOf(game)
    change(game, player)
    const before = textOf(game)
    const outcome = lendPlayer(game, player.id, 'starter')
    expect(outcome.done ? 'lent' : outcome.reason).toMatch(reason)
    expect(textOf(game)).toBe(before)
  })

  it('begins up to match week 21', () => {
    const game = makeClub({ currentMatchWeek: LAST_LOAN_WEEK - 1 })
    expect(loanHurdle(game, forwardOf(game))).toBeNull()
    game.currentMatchWeek = LAST_LOAN_WEEK
    expect(loanHurdle(game, forwardOf(game))).toMatch(/^No club takes players on loan after match week 21/)
  })

  it('takes four at once', () => {
    const game = makeClub()
    const midfielders = game.players.filter(({ type }) => type === 'Midfielder')
    for (const player of midfielders.slice(0, 3)) lend(game, player)
    lend(game, forwardOf(game))
    expect(game.loans).toHaveLength(MAX_LOANS)
    expect(loanHurdle(game, forwardOf(game))).toMatch(
      /^You already have 4 players out on loan, the most allowed/,
    )
  })

  it('leaves fourteen players, and enough of each position', () => {
    const game = makeClub()
    const [first, second, third] = game.players.filter(({ type }) => type === 'Goalkeeper')
    expect(loanHurdle(game, first!)).toBeNull()
    lend(game, third!)
    expect(loanHurdle(game, second!)).toBe('You have to keep 2 in that position. Sign a goalkeeper first.')
    game.players = [...game.players.filter(({ type }) => type !== 'Forward').slice(0, 11)]
    game.players.push(
      ...makeClub()
        .players.filter(({ type }) => type === 'Forward')
        .slice(0, 3),
    )
    expect(game.players).toHaveLength(14)
    expect(loanHurdle(game, game.players.at(-1)!)).toMatch(/^That would leave you with fewer than 14 players/)
  })

  it('is refused for a player who is not in the squad, and in a role for which no club asks', () => {
    const game = makeClub()
    const best = forwardOf(game)
    best.quality = 5
    expect(lendPlayer(game, 'p0', 'starter')).toMatchObject({ done: false })
    expect(lendPlayer(game, best.id, 'cover')).toMatchObject({ done: false })
    const { id } = lend(game, best).player
    expect(lendPlayer(game, id, 'starter')).toMatchObject({ done: false })
  })
})

describe('[LOA-2] clubs that ask', () => {
  it('are of the level of each role, the same all season and others in another', () => {
    const game = makeClub()
    for (let quality = 1.4; quality <= 4; quality += 0.1) {
      for (const { role, club } of loanOffers(game, { ...forwardOf(game), quality })) {
        const { from, to } = LOAN_TERMS[role].above
        expect(club.level).toBeGreaterThan(quality + from)
        expect(club.level).toBeLessThanOrEqual(quality + to)
      }
    }
    const player = forwardOf(game)
    expect(loanOffers(game, player).map(({ role }) => role)).toEqual(LOAN_ROLES)
    const later: GameState = { ...game, day: 90 }
    expect(loanOffers(later, player)).toEqual(loanOffers(game, player))
    const seasons = [2, 3, 4, 5].map((currentSeason) => loanOffers({ ...game, currentSeason }, player))
    expect(seasons.some((offers) => offers[0]?.club !== loanOffers(game, player)[0]?.club)).toBe(true)
  })
})

describe('[LOA-3] the wage of a player on loan', () => {
  it.each([
    ['starter', 3_000],
    ['rotation', 2_000],
    ['cover', 1_000],
  ] as const)('is shared with the club: %s', (role, weekly) => {
    const game = makeClub()
    const [before, room] = [playerWagesPerWeek(game), wageRoom(game)]
    const { money, transferBudget, wageBudget } = game
    const player = forwardOf(game)
    expect(loanOffers(game, player).find((offer) => offer.role === role)?.weekly).toBe(weekly)
    lend(game, player, role)
    expect(playerWagesPerWeek(game)).toBe(before - 5_000 + weekly)
    expect(ownWageShare(5_000, role)).toBe(weekly)
    // Nothing is gained on the day itself, and no room for other wages.
    expect(wageRoom(game)).toBe(room)
    expect(game).toMatchObject({ money, transferBudget, wageBudget })
  })

  it('counts towards the forty players of a squad', () => {
    const game = makeClub()
    const youngster = forwardOf(game)
    while (game.players.length < 40) game.players.push(makePlayer({ id: `p${game.nextId++}` }))
    lend(game, youngster)
    expect(game.players).toHaveLength(39)
    expect(youngsterHurdle(game, { ...youngster, wage: 500 })).toMatch(/the squad is full \(40\/40\)/)
  })
})

/** Plays many weeks on loan, each from the same player, and returns the means. */
function playWeeks(role: (typeof LOAN_ROLES)[number], weeks = 600) {
  const game = makeClubAlone()
  const loan = lend(game, forwardOf(game), role)
  const start = { ...loan.player }
  let grown = 0
  let injured = 0
  for (let week = 1; week <= weeks; week++) {
    game.day = 7 * week + 1
    Object.assign(loan.player, start)
    playLoanWeek(game)
    grown += loan.player.quality - start.quality
    injured += Number(loan.player.injured)
  }
  return { played: loan.matches / weeks, goals: loan.goals, matches: loan.matches, grown, injured }
}

test('[LOA-4] the first choice abroad plays and grows most, a forward scores, and a player stops at the potential', () => {
  const [starter, rotation, cover] = LOAN_ROLES.map((role) => playWeeks(role))
  expect(starter!.played).toBeCloseTo(0.85, 1)
  expect(rotation!.played).toBeCloseTo(0.55, 1)
  expect(cover!.played).toBeCloseTo(0.25, 1)
  expect(starter!.grown).toBeGreaterThan(cover!.grown * 1.2)
  expect(starter!.goals / starter!.matches).toBeCloseTo(0.3, 1)
  const game = makeClubAlone()
  const { player } = lend(game, forwardOf(game))
  player.potential = player.quality
  for (let week = 1; week <= 38; week++) {
    game.day = 7 * week + 1
    playLoanWeek(game)
  }
  expect(player.quality).toBe(2)
})

/** Mean stars by which four prospects on loan as first choice grow more in a season than four among the own reserves. */
function gainOnLoan(staff: readonly StaffMember['role'][]): number {
  const gains = [1, 2, 3, 4].map((seed) => {
    const game = makeClub({ seed, staff: staff.map((role) => makeStaff(role, 2.5)) })
    const reserves = (['Defender', 'Midfielder'] as const).map((line) =>
      game.players.filter(({ type, inSquad }) => type === line && !inSquad),
    )
    const lent = reserves.flatMap((line) => line.slice(0, 2))
    const kept = reserves.flatMap((line) => line.slice(2, 4))
    for (const player of lent) lend(game, player)
    while (game.currentMatchWeek < WEEKS_PER_SEASON) {
      playDay(game)
      Object.assign(game, { ended: null, money: 10_000_000 })
    }
    const now = game.loans.map((loan) => lentPlayer(game, loan))
    return meanQuality(now) - meanQuality(kept)
  })
  return gains.reduce((sum, stars) => sum + stars, 0) / gains.length
}

test.each<[StaffMember['role'][]]>([[['Head Coach']], [['Head Coach', 'Assistant Manager', 'Youth Coach']]])(
  '[LOA-12] a season on loan is worth 0.15 stars to a prospect, with %j at home',
  (staff) => {
    expect(gainOnLoan(staff)).toBeGreaterThanOrEqual(0.15)
  },
  LONG_TEST_MS,
)

test('[LOA-5] a match on loan abroad costs 17 points of stamina, a week without one none', () => {
  const game = makeClubAlone()
  const loan = lend(game, forwardOf(game), 'cover')
  const costs = new Map<boolean, Set<number>>()
  for (let week = 1; week <= 20; week++) {
    game.day = 7 * week + 1
    const { matches } = loan
    Object.assign(loan.player, { stamina: 100, injured: false })
    playLoanWeek(game)
    const hasPlayed = loan.matches > matches
    costs.set(hasPlayed, (costs.get(hasPlayed) ?? new Set()).add(100 - loan.player.stamina))
  }
  expect(costs).toEqual(
    new Map([
      [false, new Set([0])],
      [true, new Set([17])],
    ]),
  )
})

test('[LOA-5] matches on loan abroad injure, and who is injured plays again when healed', () => {
  const { injured, matches } = playWeeks('starter', 2_000)
  expect(injured / matches).toBeCloseTo(0.02, 2)
  const game = makeClub()
  game.loans = [makeLoan({ player: game.players.pop()! })]
  const loan = game.loans[0]!
  loan.player.injured = true
  playLoanWeek(game)
  expect(loan.matches).toBe(0)
  restLent(game)
  expect(loan.player.injury).not.toBeNull()
  for (let day = 0; day < 400 && loan.player.injured; day++) restLent(game)
  expect(loan.player.injured).toBe(false)
  expect(isCareer(game)).toBe(true)
})

test('[LOA-6] they come back for the summer, with the figures of the own club as they were', () => {
  const game = makeClub()
  const player = forwardOf(game)
  player.earlier = { seasons: 2, appearances: 30, goals: 7 }
  Object.assign(player, { appearances: 3, goals: 1 })
  const { club } = lend(game, player)
  for (let day = 0; day < 270 && game.currentSeason === 1; day++) {
    playDay(game)
    if (game.currentSeason === 1) expect(game.players.some(({ id }) => id === player.id)).toBe(false)
    game.ended = null
    game.money = 10_000_000
  }
  expect(game.loans).toEqual([])
  const back = game.players.filter(({ id }) => id === player.id)
  expect(back).toMatchObject([{ age: 20, earlier: { seasons: 3, appearances: 33, goals: 8 } }])
  expect(messagesOf(game).join('\n')).toMatch(
    new RegExp(`${player.name} is back from ${club}: \\d+ matches, `),
  )
  expect(isCareer(game)).toBe(true)
})

test('[LOA-6] the news of a return say what came of it', () => {
  const game = makeClubAlone()
  const loan = lend(game, forwardOf(game))
  Object.assign(loan, { matches: 1, goals: 0, qualityBefore: 1.9 })
  endLoans(game)
  expect(messagesOf(game)[0]).toBe(
    `${loan.player.name} is back from ${loan.club}: 1 match, no goals, 0.10 stars better.`,
  )
})

test('[LOA-7] a career that lends nobody draws nothing for loans', () => {
  const game = makeClub()
  const before = textOf(game)
  playLoanWeek(game)
  restLent(game)
  endLoans(game)
  expect(textOf(game)).toBe(before)
})

test('a save with the same player in the squad and on loan is rejected', () => {
  const game = makeClub()
  const player = forwardOf(game)
  lend(game, player)
  expect(isCareer({ ...game, players: [...game.players, player] })).toBe(false)
  expect(isCareer({ ...game, loans: [...game.loans, ...game.loans] })).toBe(false)
})
