import { expect, test } from 'vitest'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { groupReports } from '../../../client/simulation/reports/groupReport.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { drawEurope } from '../../support/drawEurope.ts'

test('clubs of a group that has not begun had places and went through by the alphabet', () => {
  const game = drawEurope(createGame({ seed: 6 }))
  const places = () => groupReports(game, 'europe').map(({ rows }) => rows.map(({ position }) => position))
  const through = () => groupReports(game, 'europe').map(({ rows }) => rows.map(({ isThrough }) => isThrough))
  for (const group of places()) expect(group).toEqual([null, null, null, null])
  for (const group of through()) expect(group).toEqual([false, false, false, false])
  const [own] = groupReports(game, 'europe')
  const first = competitionOf(game, 'europe').ties.find(({ home, away }) =>
    [home, away].every((id) => own?.rows.some(({ club }) => club.id === id)),
  )!
  first.result = {
    score90: { home: 2, away: 0 },
    extraTime: null,
    shootOut: null,
    winner: null,
  }
  expect(places()[0]).toEqual([1, 2, 3, 4])
  expect(through()[0]).toEqual([true, true, false, false])
  expect(places()[1]).toEqual([null, null, null, null])
})
