import { expect, test } from 'vitest'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { clubAbroadPage } from '../../../client/simulation/reports/clubAbroadPage.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { drawEurope } from '../../support/drawEurope.ts'

test('a club abroad is shown with its country, level and the squad that it brings to Europe', () => {
  const game = drawEurope(createGame({ seed: 3 }))
  const page = clubAbroadPage(game, 'abroad-sev')
  expect(page).toMatchObject({
    country: 'Spain',
    level: 'A very strong side',
    competition: 'Meridian Cup',
    rival: null,
  })
  expect(page?.squad.length).toBeGreaterThan(11)
  const tie = competitionOf(game, 'europe').ties.find(({ home }) => home === 'abroad-sev')
  if (!tie) throw new Error('Each club of a group is at home three times')
  tie.result = { score90: { home: 2, away: 0 }, extraTime: null, shootOut: null, winner: tie.home }
  expect(clubAbroadPage(game, 'abroad-sev')?.results).toMatchObject([
    {
      competition: 'europe',
      round: expect.stringContaining('group stage') as string,
      goalsFor: 2,
      outcome: 'W',
    },
  ])
})

test('a club abroad that nobody meets has no squad to show, and a club of the country has no such page', () => {
  const game = createGame({ seed: 3 })
  expect(clubAbroadPage(game, 'abroad-sao')).toMatchObject({
    country: 'Brazil',
    competition: null,
    squad: [],
  })
  expect(clubAbroadPage(game, game.competitors[0]!.id)).toBeNull()
})
