import { expect, it } from 'vitest'
import { CUP } from '../../../client/simulation/competitions/cup.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { groundReport } from '../../../client/simulation/reports/groundReport.ts'
import { cupOf } from '../../support/cupOf.ts'
import { makeGame, makePastSeason } from '../makeGame.ts'

const lastCup = (isWon: boolean) => ({
  id: 'cup' as const,
  winner: 'Anybody',
  beaten: 'Nobody',
  round: null,
  isWon,
})

/** A career whose last cup was won, or not, at the own club. */
function afterSeason(isWon: boolean): GameState {
  const game = makeGame()
  game.pastSeasons = [{ ...makePastSeason(), club: game.club.id, competitions: [lastCup(isWon)] }]
  return game
}

/** Decides the running cup. */
function decide(game: GameState, winner: string): GameState {
  const score = { home: 2, away: 1 }
  const round = CUP.rounds.length
  const clubs = { home: winner, away: 'rival-9' }
  const result = { score90: score, extraTime: null, shootOut: null, winner }
  cupOf(game).ties = [{ competition: 'cup', round, day: 248, ...clubs, neutral: true, result }]
  return game
}

it('has the cup at the ground of the club that won it last', () => {
  expect(groundReport(makeGame()).hasCup).toBe(false)
  expect(groundReport(afterSeason(true)).hasCup).toBe(true)
  expect(groundReport(afterSeason(false)).hasCup).toBe(false)
})

it('has the cup from the day of the final, and no longer once another club has won the next one', () => {
  const fresh = makeGame()
  expect(groundReport(decide(fresh, fresh.club.id)).hasCup).toBe(true)
  expect(groundReport(decide(afterSeason(true), 'rival-1')).hasCup).toBe(false)
})

it('has the cup at a club that won it before the manager came', () => {
  const game = afterSeason(false)
  game.pastSeasons = game.pastSeasons.map((past) => ({
    ...past,
    club: 'rival-1',
    competitions: [{ ...lastCup(false), winner: game.club.name }],
  }))
  expect(groundReport(game).hasCup).toBe(true)
})
