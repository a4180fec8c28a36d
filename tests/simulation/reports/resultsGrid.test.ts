import { expect, test } from 'vitest'
import { resultsGrid } from '../../../client/simulation/reports/resultsGrid.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { longCareer } from '../../support/longCareer.ts'

test('the results of a season are home scores by visitor, none of matches to come [TAB-15]', () => {
  const career = longCareer({ seed: 3, season: 2, week: 9 })
  const fixtures = { 1: career.fixtures, 2: career.otherDivision.fixtures }
  for (const division of [1, 2] as const) {
    const rows = resultsGrid(career, division)
    expect(rows).toHaveLength(20)
    expect(rows.filter(({ isOwn }) => isOwn)).toHaveLength(division === career.division ? 1 : 0)
    expect(rows.reduce((sum, { scores }) => sum + scores.size, 0)).toBe(90)
    for (const { home, away, score } of fixtures[division]) {
      const text = rows.find(({ club }) => club.id === home)?.scores.get(away)
      expect(text).toBe(score ? `${score.home}–${score.away}` : undefined)
    }
  }
})

test('the results of a season without a match were a grid of crosses', () => {
  expect(resultsGrid(createGame({ seed: 3 }), 1)).toEqual([])
})
