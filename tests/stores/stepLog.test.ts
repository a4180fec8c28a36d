/** Steps in the reports of faults. */
import { expect, it, vi } from 'vitest'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { replay } from '../../client/simulation/steps.ts'
import { newClubOf } from '../../client/stores/useNewClub.ts'
import { packCareer } from '../../client/stores/saves/packCareer.ts'
import { parseReport, replayReport, startOf } from '../support/replayReport.ts'
import { textOf } from '../simulation/makeGame.ts'
import { makeStores } from './makeStores.ts'

function startCareer() {
  const { gameStores, clock } = makeStores({
    storage: { settings: JSON.stringify({ matchdayMode: 'instant' }) },
  })
  gameStores.enter({ seed: 5, clubName: 'Northgate' })
  const playDays = (days: number) => {
    for (let day = 0; day < days; day += 1) {
      if (gameStores.game.state.awaitingKickOff) gameStores.game.playMatchDay([])
      gameStores.game.beginDay()
    }
  }
  return { gameStores, game: gameStores.game, clock, playDays }
}

it('of a new career on Hard begin with it', async () => {
  const { gameStores } = makeStores()
  gameStores.enter({ seed: 5, clubName: 'Northgate', difficulty: 'hard' })
  const report = parseReport(gameStores.describeCareer())
  expect(await startOf(report, null)).toEqual(gameStores.game.state)
})

it('of a new career begin with the club that its manager chose', async () => {
  const { gameStores, root } = makeStores()
  gameStores.enter({ seed: null, clubName: 'Northgate', asks: true })
  const newClub = newClubOf(gameStores, root)
  newClub.change({ name: 'Bude Harbour', town: 'Bude', kit: 4, crest: 2, seed: '77' })
  newClub.change({ manager: 'Alex Ferris', face: 7 })
  await newClub.start()
  const report = parseReport(gameStores.describeCareer())
  expect(await startOf(report, null)).toEqual(gameStores.game.state)
})

it('of a ranked run began without its challenge, and were played again without its rules and luck', async () => {
  const { gameStores } = makeStores({ calls: { drawLuck: () => Promise.resolve(7) } })
  const { game, time } = gameStores
  const { seed, division, difficulty } = CHALLENGES[0]!
  const run = '0b7f3a52-6c1d-4e88-8f10-2d3c4b5a6978'
  const challenge = CHALLENGES[0]!
  gameStores.arrival.start({ seed, division, difficulty, challenge, run, clubName: 'Northgate' })
  while (!game.state.awaitingKickOff) game.beginDay()
  time.advance()
  await vi.waitFor(() => expect(game.state.challenge?.luck).toEqual({ 7: 7 }))
  game.playMatchDay([])
  const report = parseReport(gameStores.describeCareer())
  const start = await startOf(report, null)
  expect(textOf(replay(start, report.steps))).toBe(textOf(game.state))
})

it('of a new career play it again, byte for byte, with days played ahead and refusals', async () => {
  const { gameStores, game, clock, playDays } = startCareer()
  game.decide('autoPick')
  game.decide('setTactics', { style: 'attacking' })
  game.decide('launchCampaign', 'nothing')
  game.command('setTicketPrice', 25)
  playDays(3)
  gameStores.ahead.start('match')
  clock.advance(1_000)
  gameStores.ahead.show()
  expect(game.state.day).toBeGreaterThan(6)
  const report = parseReport(gameStores.describeCareer())
  expect(report).toMatchObject({
    floodlight: '1.0.0',
    seed: 5,
    club: 'Northgate',
    fromDay: 1,
    day: game.state.day,
  })
  expect(report.steps.slice(0, 3)).toEqual([
    ['autoPick'],
    ['setTactics', { style: 'attacking' }],
    ['setTicketPrice', 25],
  ])
  expect(textOf(replay(await startOf(report, null), report.steps)) === textOf(game.state)).toBe(true)
  expect(replayReport(report, await startOf(report, null))).toMatch(
    /^Day \d+ after \d+ steps, SHA-256 of the career: \w{64}$/,
  )
})

it('of a loaded career begin with the save', async () => {
  const { gameStores, game, playDays } = startCareer()
  playDays(2)
  const card = { revision: 'r-1', isSaved: true }
  const save = await packCareer({ name: 'Two', savedAt: 0, career: game.state }, card)
  game.resume({ ...game.state })
  playDays(2)
  const report = parseReport(`Seed 5, day 5\nError: no\n${gameStores.describeCareer()}\n`)
  expect(report).toMatchObject({ club: null, fromDay: 3, steps: [['beginDay'], ['beginDay']] })
  await expect(startOf(report, null)).rejects.toThrow('The steps begin later, on day 3')
  expect(textOf(replay(await startOf(report, save), report.steps)) === textOf(game.state)).toBe(true)
})

it('end with the step that has failed', () => {
  const { gameStores, game, playDays } = startCareer()
  game.resume({ ...game.state, competitors: game.state.competitors.slice(1) })
  playDays(6)
  expect(() => {
    playDays(2)
  }).toThrow('No club has')
  const { steps } = parseReport(gameStores.describeCareer())
  expect(steps.slice(-2)).toEqual([['beginDay'], ['playMatchDay', []]])
})

it('are the latest 200, and fit into a message of feedback', () => {
  const { gameStores, playDays, game } = startCareer()
  playDays(250)
  expect(parseReport(gameStores.describeCareer())).toMatchObject({ club: null })
  expect(parseReport(gameStores.describeCareer()).steps).toHaveLength(200)
  const { players } = game.state
  for (let i = 0; i < 100; i += 1) {
    game.command(
      'restoreLineUp',
      players.map(({ id }, place) => ({ id, inSquad: place < i % 11 })),
    )
  }
  expect(gameStores.describeCareer().length).toBeLessThan(5_000)
})
