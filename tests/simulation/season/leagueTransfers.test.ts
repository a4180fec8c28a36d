import { describe, expect, test } from 'vitest'
import type { Competitor } from '../../../client/simulation/club/club.ts'
import type { Injury } from '../../../client/simulation/people/injury.ts'
import type { RivalPlayer } from '../../../client/simulation/people/player.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { formerPlayers, leagueTransfers } from '../../../client/simulation/reports/leagueTransferReport.ts'
import {
  clubsOfPlayers,
  dealInWinter,
  noteSummerTransfers,
} from '../../../client/simulation/season/leagueTransfers.ts'
import { seasonPaper } from '../../../client/simulation/reports/paper/paper.ts'
import { expectedReturn, RIVAL_CARE } from '../../../client/simulation/players/expectedReturn.ts'
import { rivalValue } from '../../../client/simulation/transfers/offerPrice.ts'
import { readSave } from '../../../client/simulation/save/readSave.ts'
import { writeSave } from '../../../client/simulation/save/saveFile.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playSeasons } from '../../support/playSeasons.ts'
import { makeGame } from '../makeGame.ts'

const OUT_FOR_MONTHS: Injury = { kind: 'knee', since: 1, longer: 0.02, unhealed: 1 }
const OUT_FOR_DAYS: Injury = { kind: 'knock', since: 1, longer: 0.9, unhealed: 1 }

const transfers = ({ pressNotes }: GameState) => pressNotes.filter((note) => note.kind === 'transfer')
const line = ({ players }: Competitor, type: RivalPlayer['type']) =>
  players.filter((player) => player.type === type)

/** Club at a place of the list of rivals. */
function rival({ competitors }: GameState, place: number): Competitor {
  const club = competitors[place]
  if (!club) throw new Error('There is no such rival')
  return club
}

/** Career before a match week in which the first choice of one rival's forwards is injured. */
function beforeWeek(week: number, injury: Injury = OUT_FOR_MONTHS): GameState {
  const game = makeGame()
  game.currentMatchWeek = week - 1
  for (const { players } of game.competitors) for (const player of players) player.injured = false
  const buyer = rival(game, 0)
  buyer.transferBudget = 1e8
  const [injured] = line(buyer, 'Forward')
  if (injured) Object.assign(injured, { injured: true, injury })
  // Its cover is the weakest of the league, so that every reserve is better.
  for (const player of line(buyer, 'Forward').slice(1)) player.quality = 1
  return game
}

describe('transfers of the summer', () => {
  test('[LEA-22] the press notes who has changed clubs within the league, the best first and at most twenty', () => {
    const game = makeGame({ seed: 3 })
    playSeasons(game, 2, MANAGERS.sensible)
    while (game.currentSeason < 3 && !game.ended) playDay(game)
    const notes = transfers(game).filter(({ week }) => week === 0)
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.length).toBeLessThanOrEqual(20)
    for (const { player, from, to } of notes) {
      expect(from).not.toBe(to)
      expect(game.competitors.find(({ id }) => id === to)?.players.map(({ name }) => name)).toContain(player)
    }
    const [first] = seasonPaper(game).slice(-1)
    expect(first?.stories.map(({ story }) => story.kind)).toContain('transfer')
  })

  test('[LEA-22] twenty of twenty-one moves are noted, without the weakest player', () => {
    const game = makeGame()
    const [home, away] = [rival(game, 0), rival(game, 1)]
    const before = clubsOfPlayers(game)
    const moving = home.players.slice(0, 20)
    const weakest = away.players.at(-1)
    if (weakest) weakest.quality = 1
    home.players = [...home.players.slice(20), ...(weakest ? [weakest] : [])]
    away.players = [...away.players.slice(0, -1), ...moving]
    const notes = noteSummerTransfers(game, before)
    expect(notes).toHaveLength(20)
    expect(notes).not.toContainEqual(expect.objectContaining({ player: weakest?.name }))
  })
})

describe('deals in winter', () => {
  test.each([
    [17, 0],
    [18, 1],
    [21, 1],
    [22, 0],
  ])('[LEA-23] before week %i there are %i', (week, deals) => {
    const game = beforeWeek(week)
    dealInWinter(game)
    expect(transfers(game)).toHaveLength(deals)
  })

  test('[LEA-23] the best reserve comes for the difference in value, and the weakest of the line goes', () => {
    const game = beforeWeek(18)
    const before = clubsOfPlayers(game)
    const budgets = game.competitors.map(({ transferBudget }) => transferBudget)
    dealInWinter(game)
    const [note] = transfers(game)
    if (!note) throw new Error('There is no deal')
    const buyer = rival(game, 0)
    const seller = game.competitors.find(({ id }) => id === note.from)
    const signing = buyer.players.find(({ name }) => name === note.player)
    const exchange = seller?.players.find(({ name }) => name === note.exchange)
    expect(signing && before.get(signing.id)).toBe(seller?.id)
    expect(exchange && before.get(exchange.id)).toBe(buyer.id)
    expect(game.competitors.map(({ players }) => players.length)).toEqual(
      makeGame().competitors.map(({ players }) => players.length),
    )
    const fee = signing && exchange ? rivalValue(signing) - rivalValue(exchange) : NaN
    expect(buyer.transferBudget).toBe((budgets[0] ?? 0) - fee)
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    expect(sum(game.competitors.map(({ transferBudget }) => transferBudget))).toBe(sum(budgets))
    expect(leagueTransfers(game)[0]).toMatchObject({ when: 'Week 18', to: { id: buyer.id } })
  })

  test('[LEA-23] nobody is signed for a short absence, without the money, or from talks with the own club', () => {
    expect(expectedReturn(OUT_FOR_DAYS, RIVAL_CARE).soonest).toBeLessThan(21)
    const short = beforeWeek(18, OUT_FOR_DAYS)
    dealInWinter(short)
    expect(transfers(short)).toEqual([])
    const poor = beforeWeek(18)
    rival(poor, 0).transferBudget = 0
    dealInWinter(poor)
    expect(transfers(poor)).toEqual([])
    const talks = beforeWeek(18)
    talks.offers = talks.competitors.flatMap(({ id, players }) =>
      players.map((player) => ({
        ...{ playerId: player.id, clubId: id, name: player.name, fee: 1, asked: 0, round: 1 },
        ...{ stage: 'sent' as const, day: 1, declined: 0 },
      })),
    )
    dealInWinter(talks)
    expect(transfers(talks)).toEqual([])
  })

  test('a career with a deal whose match week has not been played is saved and loaded', () => {
    const game = makeGame({ seed: 1 })
    while (!transfers(game).some(({ week }) => week === game.currentMatchWeek + 1)) {
      if (game.currentMatchWeek > 21 || game.ended) throw new Error('There is no deal')
      playDay(game)
    }
    const text = writeSave({ name: 'Winter', savedAt: 1, career: game })
    expect(readSave(text)).toMatchObject({ ok: true })
  })

  test('[LEA-23] a club deals once a winter', () => {
    const game = beforeWeek(18)
    dealInWinter(game)
    game.currentMatchWeek = 18
    dealInWinter(game)
    expect(transfers(game)).toHaveLength(1)
  })
})

test('a player sold to a club of the league is followed there', () => {
  const game = makeGame()
  const club = rival(game, 4)
  const [sold] = club.players
  if (!sold) throw new Error('The club has no players')
  expect(formerPlayers(game)).toEqual([])
  game.transfersOut = [
    { playerName: sold.name, fee: 1_000_000, wage: 500, day: 1, club: club.name },
    { playerName: 'Gone Abroad', fee: 1, wage: 500, day: 1, club: 'Porto Ribeira' },
  ]
  expect(formerPlayers(game)).toMatchObject([{ id: sold.id, club: { id: club.id }, fee: 1_000_000 }])
})
