import { expect, test } from 'vitest'
import { setTactics } from '../../../client/simulation/tactics/setTactics.ts'
import { defaultTactics, FORMATIONS, type Tactics } from '../../../client/simulation/club/tactics.ts'
import { tacticsFactor, partGain } from '../../../client/simulation/match/matchup.ts'
import { arrowsFor, setUpReport, tacticsReport } from '../../../client/simulation/reports/tacticsReport.ts'
import { EVERY_TACTIC } from '../../support/tacticsMatrix.ts'
import { makeGame } from '../makeGame.ts'

const PARTS = Object.keys(defaultTactics()) as (keyof Tactics)[]
const certain = (tactics: Partial<Tactics>) => [
  { tactics: { ...defaultTactics(), ...tactics }, likelihood: 1 },
]

test('the gains of the parts sum to the difference of both factors', () => {
  for (let i = 0; i < EVERY_TACTIC.length; i += 37) {
    for (let j = 0; j < EVERY_TACTIC.length; j += 41) {
      const [own, other] = [EVERY_TACTIC[i]!, EVERY_TACTIC[j]!]
      const sum = PARTS.reduce((total, part) => total + partGain(part, own, other), 0)
      expect(sum).toBeCloseTo(tacticsFactor(own, other) - tacticsFactor(other, own), 12)
    }
  }
})

test.each([
  [0.0059, 0],
  [0.006, 1],
  [0.0169, 1],
  [0.017, 2],
  [0.0339, 2],
  [0.034, 3],
  [0.5, 3],
  [-0.0059, 0],
  [-0.006, -1],
  [-0.017, -2],
  [-0.034, -3],
])('[TAC-10] an expected gain of %f has %i arrows', (gain, arrows) => {
  expect(Math.abs(arrowsFor(gain) - arrows)).toBe(0)
})

test('a choice is better, the surer the opponent is known', () => {
  const arrowsOf = (likelihood: number) => {
    const tactics = { ...defaultTactics(), style: 'attacking' as const }
    const { choices } = setUpReport(defaultTactics(), [{ tactics, likelihood }], [])
    return choices.style.find(({ value }) => value === 'counter')?.arrows
  }
  expect(arrowsOf(1)).toBe(3)
  expect(arrowsOf(0.4)).toBe(2)
  expect(arrowsOf(0.2)).toBe(1)
  expect(arrowsOf(0.05)).toBe(0)
})

test('every choice says what it is good and bad against, as in the engine', () => {
  const { choices } = setUpReport(defaultTactics(), [], [])
  const style = choices.style.find(({ value }) => value === 'counter')
  expect(style?.goodAgainst).toEqual([{ part: 'style', value: 'attacking' }])
  expect(style?.badAgainst).toEqual([{ part: 'style', value: 'defensive' }])
  const possession = choices.offensiveStyle.find(({ value }) => value === 'possession')
  expect(possession?.goodAgainst).toEqual([
    { part: 'offensiveStyle', value: 'direct' },
    { part: 'defensiveStyle', value: 'deep_block' },
  ])
  expect(possession?.badAgainst).toEqual([
    { part: 'offensiveStyle', value: 'counter_attack' },
    { part: 'defensiveStyle', value: 'high_press' },
  ])
  const press = choices.defensiveStyle.find(({ value }) => value === 'high_press')
  expect(press?.goodAgainst).toEqual([
    { part: 'defensiveStyle', value: 'mid_block' },
    { part: 'offensiveStyle', value: 'possession' },
    { part: 'offensiveStyle', value: 'wing_play' },
  ])
})

test('the arrows of the whole set-up follow all parts together', () => {
  const attacking = certain({ style: 'attacking', intensity: 'medium' })
  expect(setUpReport({ ...defaultTactics(), style: 'counter' }, attacking, []).arrows).toBe(3)
  expect(setUpReport({ ...defaultTactics(), style: 'defensive' }, attacking, []).arrows).toBe(-3)
  expect(setUpReport(defaultTactics(), certain({}), []).arrows).toBe(0)
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

test('there are no arrows without a next match', () => {
  const report = tacticsReport(makeGame({ fixtures: [], competitions: [] }))
  expect(report.scouting).toBeNull()
  expect(report.arrows).toBe(0)
  expect(report.choices.style.every(({ arrows }) => arrows === 0)).toBe(true)
})

test('[TAC-13] each choice shows what it asks for and how the eleven meets it', () => {
  const state = makeGame()
  for (const player of state.players) Object.assign(player, { strengths: [], weaknesses: [] })
  const [one, other, third] = state.players.filter(({ inSquad, type }) => inSquad && type === 'Midfielder')
  one!.strengths = ['Crossing', 'Pace']
  other!.strengths = ['Crossing']
  third!.weaknesses = ['Dribbling']
  const demandOf = (value: string) =>
    tacticsReport(state).choices.offensiveStyle.find((choice) => choice.value === value)?.demand
  expect(demandOf('wing_play')).toEqual({
    asks: ['Crossing', 'Dribbling', 'Heading'],
    strengths: 2,
    weaknesses: 1,
    gain: 0.01,
  })
  third!.injured = true
  expect(demandOf('wing_play')).toMatchObject({ strengths: 2, weaknesses: 0, gain: 0.02 })
  other!.suspensions = 1
  expect(demandOf('wing_play')).toMatchObject({ strengths: 1, weaknesses: 0, gain: 0.01 })
  expect(demandOf('counter_attack')).toMatchObject({ strengths: 1, weaknesses: 0, gain: 0.01 })
  expect(demandOf('possession')).toMatchObject({ strengths: 0, weaknesses: 0, gain: 0 })
  expect(tacticsReport(state).choices.style.find(({ value }) => value === 'balanced')?.demand?.asks).toEqual(
    [],
  )
})
