import { expect, test } from 'vitest'
import { setTactics } from '../../../client/simulation/tactics/setTactics.ts'
import { defaultTactics, FORMATIONS } from '../../../client/simulation/core/tactics.ts'
import { tacticalEdge, tacticsReport } from '../../../client/simulation/reports/tacticsReport.ts'
import { makeGame } from '../makeGame.ts'

test('equal tactics have no advantage', () => {
  expect(tacticalEdge(defaultTactics(), defaultTactics())).toBe(0)
})

test('the advantage of one side is the disadvantage of the other', () => {
  const attacking = { ...defaultTactics(), style: 'attacking' as const }
  const counter = { ...defaultTactics(), style: 'counter' as const }
  expect(tacticalEdge(counter, attacking)).toBe(3)
  expect(tacticalEdge(attacking, counter)).toBe(-3)
})

test('every choice shows the advantage after choosing it', () => {
  const state = makeGame()
  const { choices } = tacticsReport(state)
  for (const { value, edge } of choices.formation) {
    const changed = makeGame()
    setTactics(changed, { formation: value })
    expect(tacticsReport(changed).edge).toBe(edge)
  }
})

test.each(FORMATIONS)('the eleven are placed in the lines of a %s', (formation) => {
  const state = makeGame()
  setTactics(state, { formation })
  const { lines } = tacticsReport(state)
  expect(lines.map(({ length }) => length)).toEqual([1, ...formation.split('-').map(Number)])
  const names = lines.flat().map(({ taken }) => taken?.player.name)
  expect(new Set(names)).toEqual(
    new Set(state.players.filter(({ inSquad }) => inSquad).map(({ name }) => name)),
  )
})

test('there is no comparison without a next match', () => {
  const report = tacticsReport(makeGame({ fixtures: [] }))
  expect(report.opponent).toBeNull()
  expect(report.edge).toBeNull()
  expect(report.choices.style.every(({ edge }) => edge === null)).toBe(true)
})
