import { describe, expect, it, test } from 'vitest'
import { competitorById, otherClubs, type Competitor } from '../../../client/simulation/club/club.ts'
import { linesOf as linesOfFormation } from '../../../client/simulation/club/formation.ts'
import { linesOf } from '../../../client/simulation/club/packedCareer.ts'
import { maxInterest } from '../../../client/simulation/club/reputation.ts'
import { RIVAL_SQUAD } from '../../../client/simulation/clubs/createCompetitors.ts'
import { clubNumber } from '../../../client/simulation/clubs/clubNumbers.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { divisionOf } from '../../../client/simulation/league/table.ts'
import { borrowPlayer } from '../../../client/simulation/loans/borrowing.ts'
import { playersForLoan } from '../../../client/simulation/loans/lenders.ts'
import { lendPlayer, loanHurdle, loanOffers } from '../../../client/simulation/loans/lending.ts'
import { endLoans } from '../../../client/simulation/loans/loanWeeks.ts'
import { figuresOnLoan, lentPlayer } from '../../../client/simulation/loans/lentPlayers.ts'
import { LOAN_TERMS } from '../../../client/simulation/people/loan.ts'
import type { Player } from '../../../client/simulation/people/player.ts'
import { lastStarter } from '../../../client/simulation/players/lastStarter.ts'
import { clubPage } from '../../../client/simulation/reports/clubPage.ts'
import { loanReport } from '../../../client/simulation/reports/loanReport.ts'
import { playerCareer } from '../../../client/simulation/reports/playerCareer.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { fixtureSetup } from '../../../client/simulation/season/fixtureSetup.ts'
import { offerRefusal } from '../../../client/simulation/transfers/offers.ts'
import { noteSeasonEnd } from '../../../client/simulation/season/closeLines.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague, reviveClub } from '../../support/playSeasons.ts'
import { playDay } from '../../../client/simulation/season/day.ts'

/** A career with young reserves under contract for years. */
function makeClub(division: 1 | 2 = 1): GameState {
  const game = createGame({ seed: 12, division })
  for (const player of game.players) Object.assign(player, { age: 19, potential: 4.5 })
  for (const player of game.players) player.contract.until = 5
  Object.assign(game, { transferBudget: 20_000_000, wageBudget: 500_000, money: 50_000_000 })
  return game
}

/** Lends the first reserve whom a club of the country takes as first choice. */
function lendOne(game: GameState): { player: Player; host: Competitor } {
  const player = game.players.find(
    (one) =>
      !one.inSquad &&
      loanHurdle(game, one) === null &&
      loanOffers(game, one).some(({ role, club }) => role === 'starter' && club.id !== null),
  )!
  expect(lendPlayer(game, player.id, 'starter')).toMatchObject({ done: true })
  return { player, host: competitorById(game, game.loans.at(-1)!.clubId!) }
}

function playWeeks(game: GameState, last: number): void {
  while (game.currentMatchWeek < last) {
    playDay(game)
    if (game.ended) reviveClub(game)
  }
}

test('[LIN-2] the season of a player lent in the country has the value of their contract here', () => {
  const game = makeClub()
  const { player, host } = lendOne(game)
  const lent = game.loans.at(-1)!
  lent.player.wage = 400_000
  const guest = host.players.find(({ id }) => id === player.id)!
  guest.quality += 0.4
  const noted = noteSeasonEnd(game).people.get(player.id)
  expect(noted).toMatchObject({
    club: clubNumber(host.id),
    quality: guest.quality,
    // 1.5 years' wages, more than anybody of this quality and age is worth.
    value: 400_000 * 52 * 1.5,
  })
  const [other] = host.players.filter(({ id }) => id !== player.id)
  expect(noteSeasonEnd(game).people.get(other!.id)?.value).toBeNull()
})

test.each([1, 2] as const)(
  '[LOA-13] clubs of both divisions ask by the quality that they start in the position, from division %i',
  (division) => {
    const game = makeClub(division)
    const divisions = new Set<number>()
    for (const player of game.players) {
      for (const { role, club } of loanOffers(game, player)) {
        if (club.id === null) continue
        const { players, tactics, reputation } = competitorById(game, club.id)
        const level = lastStarter(players, player.type, linesOfFormation(tactics.formation)[player.type])
        const { from, to } = LOAN_TERMS[role].above
        expect(level).toBeGreaterThan(player.quality + from)
        expect(level).toBeLessThanOrEqual(player.quality + to)
        divisions.add(divisionOf(game, club.id))
        if (divisionOf(game, club.id) === 2)
          expect(player.quality).toBeLessThanOrEqual(maxInterest({ reputation }))
      }
    }
    expect(divisions).toEqual(new Set([1, 2]))
  },
)

test('[LOA-13] a club takes one player, and abroad asks for those for whom nobody in the country does', () => {
  const game = makeClub()
  const { host } = lendOne(game)
  const asking = game.players.flatMap((player) => loanOffers(game, player).map(({ club }) => club.id))
  expect(asking).not.toContain(host.id)
  game.competitors = []
  game.otherDivision.clubs = []
  const abroad = game.players.flatMap((player) => loanOffers(game, player).map(({ club }) => club.id))
  expect(new Set(abroad)).toEqual(new Set([null]))
})

test('[LOA-13] a club for which a player has played this season does not take them: its matches would count twice', () => {
  const game = makeClub()
  const { player, host } = lendOne(game)
  const isAsking = () => loanOffers(game, player).some(({ club }) => club.id === host.id)
  const loans = game.loans
  game.loans = []
  expect(isAsking()).toBe(true)
  game.loans = loans
  playWeeks(game, 4)
  expect(figuresOnLoan(game, loans[0]!).matches).toBeGreaterThan(0)
  endLoans(game)
  host.tactics.formation = '4-4-2'
  Object.assign(player, { quality: lastStarter(host.players, player.type, 2) })
  expect(isAsking()).toBe(false)
  game.seasonLines = {}
  expect(isAsking()).toBe(true)
})

describe('[LOA-14] a player on loan at a club of the country', () => {
  it('plays in its matches, and every page counts the same', () => {
    const game = makeClub()
    const { player, host } = lendOne(game)
    playWeeks(game, 12)
    const guest = host.players.find(({ id }) => id === player.id)!
    expect(guest.appearances).toBeGreaterThan(6)
    expect(game.players.some(({ id }) => id === player.id)).toBe(false)
    const lines = linesOf(game.seasonLines[player.id]!)
    const there = lines.filter(({ club }) => club === clubNumber(host.id))
    const inLeague = there.filter(({ competition }) => competition === 'league' || competition === 'second')
    expect(inLeague).toMatchObject([{ appearances: guest.appearances, goals: guest.goals }])
    const matches = there.reduce((sum, { appearances }) => sum + appearances, 0)
    expect(figuresOnLoan(game, game.loans[0]!)).toMatchObject({ matches })
    expect(loanReport(game).out).toMatchObject([{ club: host.name, matches }])
    expect(clubPage(game, host.id)!.squad.find(({ id }) => id === player.id)).toMatchObject({
      appearances: guest.appearances,
      isLent: true,
    })
    const page = playerCareer(game, player.id)!
    expect(page.player).toMatchObject({
      now: { club: host.id, quality: guest.quality },
      loan: `on loan from ${game.club.name}`,
    })
    expect(page.seasons.at(-1)!.lines.map(({ club }) => club.name)).toContain(host.name)
    expect(isCareer(game)).toBe(true)
  })

  it('does not play against the own club', () => {
    const game = makeClub()
    const { player, host } = lendOne(game)
    game.loans[0]!.clubId = game.competitors[0]!.id
    host.players = host.players.filter(({ id }) => id !== player.id)
    const [rival] = game.competitors
    rival!.players.push({ ...player, quality: 5 })
    const isOfRival = ({ home, away }: { home: string; away: string }) =>
      home === rival!.id || away === rival!.id
    const namesIn = (isOwn: boolean) => {
      const fixture = game.fixtures.find(
        (one) => isOfRival(one) && (one.home === game.club.id || one.away === game.club.id) === isOwn,
      )!
      const setup = fixtureSetup(game, fixture)
      const sheet = fixture.home === rival!.id ? setup.home : setup.away
      return [...sheet.eleven, ...sheet.bench].map(({ id }) => id)
    }
    expect(namesIn(false)).toContain(player.id)
    expect(namesIn(true)).not.toContain(player.id)
  })

  it('comes home for the summer as they are now, with the figures of the own club', () => {
    const game = makeClub()
    const { player, host } = lendOne(game)
    playWeeks(game, 38)
    const { quality } = lentPlayer(game, game.loans[0]!)
    const { matches } = figuresOnLoan(game, game.loans[0]!)
    expect(quality).toBeGreaterThan(player.quality)
    while (game.currentSeason === 1) playDay(game)
    expect(host.players.some(({ id }) => id === player.id)).toBe(false)
    expect(game.players.find(({ id }) => id === player.id)).toMatchObject({
      quality,
      earlier: { appearances: player.earlier.appearances },
    })
    expect(matches).toBeGreaterThan(20)
    expect(isCareer(game)).toBe(true)
  })

  it('is not for sale there', () => {
    const game = makeClub()
    const { player, host } = lendOne(game)
    const there = host.players.find(({ id }) => id === player.id)!
    expect(offerRefusal(game, { club: host, player: there })).toBe(
      `${player.name} is yours: you’ve only lent them out.`,
    )
  })
})

describe('[LOA-15] a reserve of a club of the country', () => {
  /** The best whom a club of the country lends. */
  const bestOf = (game: GameState) =>
    playersForLoan(game)
      .filter(({ clubId, player }) => clubId !== null && player.interested)
      .toSorted((a, b) => b.player.quality - a.player.quality)[0]!

  it('is fit, young and beyond those whom the club needs', () => {
    const game = makeClub()
    const home = playersForLoan(game).filter(({ clubId }) => clubId !== null)
    expect(new Set(home.map(({ clubId }) => divisionOf(game, clubId!)))).toEqual(new Set([1, 2]))
    for (const { player, clubId } of home) {
      const { players } = competitorById(game, clubId!)
      const better = players.filter(({ type, quality }) => type === player.type && quality >= player.quality)
      expect(better.length).toBeGreaterThan(RIVAL_SQUAD[player.type].starters)
      expect(player).toMatchObject({ injured: false, suspensions: 0 })
      expect(player.age).toBeLessThanOrEqual(23)
    }
  })

  it('is not in its squad meanwhile, and goes back at the end', () => {
    const game = makeClub()
    const { player, clubId, club } = bestOf(game)
    expect(borrowPlayer(game, player.id)).toMatchObject({ done: true })
    const lender = competitorById(game, clubId!)
    expect(game.borrowed).toEqual([{ playerId: player.id, club, clubId }])
    expect(lender.players.map(({ id }) => id)).not.toContain(player.id)
    expect(game.players.map(({ id }) => id)).toContain(player.id)
    expect(playersForLoan(game).map((one) => one.clubId)).not.toContain(clubId)
    expect(playerCareer(game, player.id)!.player).toMatchObject({
      now: { club: game.club.id },
      loan: `on loan from ${club}`,
    })
    playLeague(game, 1, MANAGERS.auto)
    const squads = [game, ...otherClubs(game)].filter((one) => one.players.some(({ id }) => id === player.id))
    expect(squads.includes(game)).toBe(false)
    expect(squads.length).toBeLessThanOrEqual(1)
    expect(isCareer(game)).toBe(true)
  })
})
