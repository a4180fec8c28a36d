import { expect, test } from 'vitest'
import { matchRank } from '../../../client/simulation/core/matchRank.ts'

test.each([
  ['João Félix', 'joa', 0],
  ['João Félix', 'FELIX', 1],
  ['Søren Łukasz', 'soren lu', 0],
  ['Søren Łukasz', 'luk sor', 2],
  ['Go to Squad', 'squad', 1],
  ["Sean O'Brien", 'brien', 1],
  ['Anders Lind', 'ders', 3],
  ['Anders Lind', 'x', null],
  ['Anders Lind', 'lind x', null],
])('%s matches "%s" with rank %s', (text, wanted, rank) => {
  expect(matchRank(text, wanted)).toBe(rank)
})
