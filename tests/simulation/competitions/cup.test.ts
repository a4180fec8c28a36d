import { beforeAll, describe, expect, test } from 'vitest'
import { CUP } from '../../../client/simulation/competitions/cup.ts'
import { winnerOfCompetition } from '../../../client/simulation/competitions/competition.ts'
import { nextOwnMatch, nextOwnTie } from '../../../client/simulation/competitions/ownMatches.ts'
import { loanHurdle } from '../../../client/simulation/loans/lending.ts'
import { changeBansWithClub } from '../../../client/simulation/players/tieBans.ts'
import { updatePlayers } from '../../../client/simulation/players/playerWeek.ts'
import { joinBuyer } from '../../../client/simulation/transfers/buyers.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { Random, seedRandom } from '../../../client/simulation/core/rng.ts'
import { sumOfEntries } from '../../../client/simulation/core/ledger.ts'
import type { Temper } from '../../../client/simulation/people/manager.ts'
import type { TeamSheet } from '../../../client/simulation/match/matchReport.ts'
import { financeForecast } from '../../../client/simulation/season/financeForecast.ts'
import { rivalSheet } from '../../../client/simulation/season/teamSheet.ts'
import { tieSetup } from '../../../client/simulation/season/tieSetup.ts'
import type { Tie } from '../../../client/simulation/core/tie.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { rankedAfter } from '../../../client/simulation/season/drawTies.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { watchMatch } from '../../../client/simulation/season/watchedMatch.ts'
import { attendanceRange } from '../../../client/simulation/tickets/attendance.ts'
import { cupOf, withTies } from '../../support/cupOf.ts'

const LAST_DAY = 266
/** Morning of the own first tie. */
let cupMorning: GameState
/** The last day of the first season. */
let lastDay: GameState
/** Days on which each club has played, and the state on the morning after each round. */
const daysOf = new Map<string, number[]>()

beforeAll(() => {
  const game = createGame({ seed: 3 })
  game.assistant = { ...game.assistant, picksEleven: true }
  while (game.day < LAST_DAY && !game.ended) {
    beginDay(game)
    if (game.awaitingKickOff && nextOwnMatch(game)?.competition === 'cup') cupMorning ??= copyGame(game)
    if (game.awaitingKickOff) playMatchDay(game)
    notePlayed(game)
  }
  lastDay = game
})

function notePlayed({ fixtures, competitions, day, currentMatchWeek, otherDivision }: GameState) {
  const ofDay =
    day % 7 === 0
      ? [...fixtures, ...otherDivision.fixtures].filter(({ week }) => week === currentMatchWeek)
      : []
  const tiesOn = competitions.flatMap(({ ties }) => ties.filter((tie) => tie.day === day))
  for (const { home, away } of [...ofDay, ...tiesOn]) {
    for (const club of [home, away]) daysOf.set(club, [...(daysOf.get(club) ?? []), day])
  }
}

const clubsOf = (ties: readonly Tie[]) => ties.flatMap(({ home, away }) => [home, away])
const roundOf = (game: GameState, round: number) => cupOf(game).ties.filter((tie) => tie.round === round)

describe('The cup', () => {
  test('takes twenty clubs of the first division and the twelve best of the second [CUP-1]', () => {
    const game = createGame({ seed: 3 })
    const second = game.otherDivision.clubs.toSorted((a, b) => a.lastPosition - b.lastPosition).slice(0, 12)
    const expected = ['own', ...[...game.competitors, ...second].map(({ id }) => id)]
    expect(clubsOf(cupOf(game).ties).toSorted()).toEqual(expected.toSorted())
    expect(rankedAfter(['a', 'b', 'c'], ['c', 'down', 'a'])).toEqual(['down', 'a', 'c'])
  })

  test('is drawn round by round from the winners, on its days, with a neutral final [CUP-2]', () => {
    expect([1, 2, 3, 4, 5].map((round) => roundOf(lastDay, round).length)).toEqual([16, 8, 4, 2, 1])
    for (const round of [2, 3, 4, 5]) {
      const winners = roundOf(lastDay, round - 1).map(({ result }) => result?.winner)
      expect(clubsOf(roundOf(lastDay, round)).toSorted()).toEqual(winners.toSorted())
    }
    const days = new Set(
      cupOf(lastDay).ties.map(({ day, neutral }) => `${day} ${neutral ? 'neutral' : 'home'}`),
    )
    expect([...days]).toEqual(['38 home', '87 home', '143 home', '192 home', '248 neutral'])
    expect(cupMorning.day).toBe(38)
  })

  test('has one winner, and every tie too [CUP-3]', () => {
    expect(winnerOfCompetition(CUP, cupOf(lastDay).ties)).toBe(roundOf(lastDay, 5)[0]?.result?.winner)
    for (const tie of cupOf(lastDay).ties) {
      const { score90, extraTime, shootOut } = tie.result!
      expect(extraTime !== null).toBe(score90.home === score90.away)
      expect(shootOut !== null).toBe(extraTime !== null && extraTime.home === extraTime.away)
    }
  })

  test('leaves two days between the matches of every club', () => {
    expect(daysOf.size).toBe(40)
    for (const days of daysOf.values()) {
      expect(days.length).toBeGreaterThanOrEqual(38)
      expect(days.slice(1).every((day, i) => day - days[i]! >= 3)).toBe(true)
    }
  })

  test('goes on from a save on its mornings and evenings', () => {
    expect(isCareer(JSON.parse(JSON.stringify(cupMorning)))).toBe(true)
    expect(isCareer(JSON.parse(JSON.stringify(lastDay)))).toBe(true)
  })

  test('is refused in a save with ties of today for which nobody waits: the next round would never be drawn', () => {
    expect(isCareer({ ...copyGame(cupMorning), awaitingKickOff: false })).toBe(false)
  })
})

/** The morning of the own first tie, without bans. */
function cupWeek(): GameState {
  const game = copyGame(cupMorning)
  cupOf(game).bans = {}
  for (const player of game.players) player.suspensions = 0
  return game
}

describe('An own tie', () => {
  test('is watched as it is played, and can be watched again', () => {
    const game = copyGame(cupMorning)
    const watched = watchMatch(game)!
    playMatchDay(game)
    expect(game.lastMatch).toMatchObject({ competition: 'cup', week: 6, day: 38 })
    expect(watched.report).toEqual(game.lastMatch!.report)
    expect(watched.match.elsewhere).toHaveLength(15)
    const kept = game.keptTies.find(({ home, away }) => [home.club, away.club].includes(game.club.id))!
    expect(replayMatch(game, kept)?.goals).toEqual(watched.report.goals)
  })

  test('is served by who is banned in the cup, not in the league [CUP-4]', () => {
    const eve = createGame({ seed: 3 })
    const [inCup, inLeague] = eve.players
    while (eve.day < 35) playDay(eve)
    cupOf(eve).bans = { [inCup!.id]: 2 }
    for (const player of eve.players) player.suspensions = 0
    const leaguePlayer = eve.players.find(({ id }) => id === inLeague!.id)!
    leaguePlayer.suspensions = 3
    beginDay(eve)
    expect(eve.players.find(({ id }) => id === inCup!.id)!.suspensions).toBe(2)
    expect(leaguePlayer.suspensions).toBe(0)
    beginDay(eve)
    beginDay(eve)
    expect(nextOwnTie(eve)?.day).toBe(eve.day)
    playMatchDay(eve)
    expect(cupOf(eve).bans[inCup!.id]).toBe(1)
    expect(leaguePlayer.suspensions).toBeGreaterThanOrEqual(2)
  })

  test('does not turn a ban in the league into one in the cup when a player is sold in its week [CUP-4]', () => {
    const game = cupWeek()
    const sold = game.players[0]!
    cupOf(game).bans[sold.id] = 2
    sold.suspensions = 1
    joinBuyer(game, sold, { id: game.competitors[0]!.id, fee: 0 })
    expect(game.competitors[0]!.players.find(({ id }) => id === sold.id)).toMatchObject({ suspensions: 2 })
    expect(cupOf(game).bans[sold.id]).toBe(1)
  })

  test('does not miss who is banned in the league and lent in its week, and lends who is banned in the cup [CUP-4]', () => {
    const game = cupWeek()
    const [inLeague, inCup] = game.players.filter(({ type }) => type === 'Midfielder')
    cupOf(game).bans[inLeague!.id] = 2
    inCup!.suspensions = 1
    expect(loanHurdle(game, inLeague!)).toBe(`${inLeague!.name} has to serve a suspension first.`)
    expect(loanHurdle(game, inCup!)).toBeNull()
  })

  test('is missed by a signing who is banned in the cup, who then serves the ban of the league there [CUP-4]', () => {
    const game = cupWeek()
    const signed = { ...game.players[0]!, id: 'p9999', suspensions: 1 }
    cupOf(game).bans[signed.id] = 2
    changeBansWithClub(game, signed)
    game.players.push(signed)
    expect(signed.suspensions).toBe(2)
    playMatchDay(game)
    expect(game.players.at(-1)).toMatchObject({ id: 'p9999', suspensions: 1 })
    expect(cupOf(game).bans.p9999).toBe(1)
  })

  test('counts as a match of the week for who plays in it, and leaves them not left out [CUP-6]', () => {
    const game = cupWeek()
    playMatchDay(game)
    const side = game.lastMatch!.isHome ? 'home' : 'away'
    const played = Object.keys(game.lastMatch!.report.minutes[side])
    expect(cupOf(game).played.toSorted()).toEqual(played.toSorted())
    const rested = copyGame(game)
    cupOf(rested).played = []
    const moraleOf = (of: GameState) => {
      of.day += 4
      of.lastMatch = null
      updatePlayers(of, new Random(seedRandom(1)))
      return of.players.find(({ id }) => id === played[0])!.morale
    }
    expect(moraleOf(game)).toBeGreaterThan(moraleOf(rested))
    expect(cupOf(game).played).toEqual([])
  })

  test('brings half of the takings, and the winner a prize [CUP-5]', () => {
    const game = copyGame(cupMorning)
    const prizes = () => sumOfEntries(game.ledger.days.map(({ amounts }) => amounts)).prizes ?? 0
    const before = { money: game.money, prizes: prizes() }
    playMatchDay(game)
    const { matchDayRevenue, outcome } = game.lastMatch!
    const prize = outcome === 'W' ? 250_000 : 0
    expect(matchDayRevenue).toBeGreaterThan(0)
    expect(game.money - before.money).toBe(matchDayRevenue + prize)
    expect(prizes() - before.prizes).toBe(prize)
  })

  test('moves players and records, but nothing in the league [CUP-6]', () => {
    const game = copyGame(cupMorning)
    const { record, currentMatchWeek, totals } = copyGame(game)
    const goals = game.players.map((player) => player.goals)
    playMatchDay(game)
    expect(game.record).toEqual(record)
    expect(game.currentMatchWeek).toBe(currentMatchWeek)
    expect(game.players.map((player) => player.goals)).toEqual(goals)
    expect(game.totals.matches).toBe(totals.matches + 1)
    const starter = game.lastMatch!.report.setup[game.lastMatch!.isHome ? 'home' : 'away'].eleven[5]!
    const after = game.players.find(({ id }) => id === starter.id)!
    expect(after.stamina).toBeLessThan(starter.stamina)
    expect(after.earlier.appearances).toBe(1)
  })
})

test('A club of the first division rests its most used players against one of the second, the more the bolder its manager [CUP-7]', () => {
  const game = createGame({ seed: 3 })
  const [host] = game.competitors
  const [guest] = game.otherDivision.clubs
  const inFirst = game.competitors[1]!
  const changes = (temper: Temper, away: string) => {
    host!.manager.temper = temper
    const tie: Tie = {
      competition: 'cup',
      round: 1,
      day: 38,
      home: host!.id,
      away,
      neutral: false,
      result: null,
    }
    cupOf(game).ties = [tie]
    const eleven = (sheet: TeamSheet) => sheet.eleven.map(({ id }) => id)
    const best = eleven(rivalSheet(host!, tieSetup(game, tie).home.tactics, { seed: 3, isBig: false }))
    return eleven(tieSetup(game, tie).home).filter((id) => !best.includes(id)).length
  }
  expect(changes('bold', inFirst.id)).toBe(0)
  expect(changes('calm', guest!.id)).toBeGreaterThan(0)
  expect(changes('bold', guest!.id)).toBeGreaterThan(changes('calm', guest!.id))
})

test('A drawn home tie is part of the forecast, with half of its takings', () => {
  const game = createGame({ seed: 3 })
  const tie: Tie = { ...cupOf(game).ties[0]!, home: 'own', away: game.competitors[0]!.id }
  const expected = (ties: Tie[]) => {
    const { amounts } = financeForecast({ ...game, competitions: withTies(game, 'cup', ties) })
    return amounts.find(({ category }) => category === 'tickets')!.amount
  }
  expect(expected([tie])).toBeGreaterThan(expected([]))
  expect(expected([{ ...tie, home: tie.away, away: 'own' }])).toBe(expected([]))
})

test('A drawn home tie does not bring what is sold besides as tickets in the forecast', () => {
  const game = createGame({ seed: 3 })
  const [opponent] = game.competitors
  const tie: Tie = { ...cupOf(game).ties[0]!, home: 'own', away: opponent!.id }
  const brought = (category: 'tickets' | 'matchday') => {
    const [without = 0, withTie = 0] = [[], [tie]].map(
      (ties) =>
        financeForecast({ ...game, competitions: withTies(game, 'cup', ties) }).amounts.find(
          (one) => one.category === category,
        )?.amount,
    )
    return withTie - without
  }
  const { mean } = attendanceRange(game, opponent!)
  expect(brought('tickets')).toBe(Math.round((mean * game.ticketPrice) / 2))
  expect(brought('matchday')).toBeGreaterThan(0)
})
