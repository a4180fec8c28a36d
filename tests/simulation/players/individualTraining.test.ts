import { describe, expect, it } from 'vitest'
import { weeklyShare, goalsOf } from '../../../client/simulation/club/individualTraining.ts'
import { roleFit } from '../../../client/simulation/club/roles.ts'
import type { TraitName } from '../../../client/simulation/people/traits.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { setIndividualFocus } from '../../../client/simulation/players/individualFocus.ts'
import { updatePlayers } from '../../../client/simulation/players/playerWeek.ts'
import { trainIndividually } from '../../../client/simulation/season/individualWeek.ts'
import { trainingReport } from '../../../client/simulation/reports/trainingReport.ts'
import { makeGame, makePlayer, makeRandom, makeStaff, messagesOf } from '../makeGame.ts'

const PACE = { kind: 'weaknesses', trait: 'Pace' } as const
const HEADING = { kind: 'strengths', trait: 'Heading' } as const

const slow = (id: string, over: Parameters<typeof makePlayer>[0] = {}) =>
  makePlayer({
    id,
    name: `Player ${id}`,
    type: 'Forward',
    age: 24,
    weaknesses: ['Pace'],
    strengths: [],
    ...over,
  })

const squad = (count = 4) =>
  makeGame({ players: Array.from({ length: count }, (_, i) => slow(`p${i}`)), staff: [] })

function trainWeeks(state: GameState, weeks: number): void {
  for (let week = 0; week < weeks; week++) {
    updatePlayers(state, makeRandom(week))
    trainIndividually(state)
  }
}

const weaknesses = (state: GameState) => state.players[0]?.weaknesses

describe('[TRN-9] an individual focus', () => {
  it('is held by three players at once, not by four', () => {
    const state = squad()
    for (const id of ['p0', 'p1', 'p2']) expect(setIndividualFocus(state, id, PACE).done).toBe(true)
    expect(setIndividualFocus(state, 'p3', PACE)).toEqual({
      done: false,
      reason: '3 players already have an individual focus, the most allowed. End one first.',
    })
    setIndividualFocus(state, 'p1', null)
    expect(setIndividualFocus(state, 'p3', PACE).done).toBe(true)
    expect(state.training.individual.map(({ id }) => id)).toEqual(['p0', 'p2', 'p3'])
  })

  it('is for a weakness of the player, or a strength of their position that they lack', () => {
    const state = squad()
    const refused: [TraitName, 'strengths' | 'weaknesses'][] = [
      ['Heading', 'weaknesses'],
      ['Reflexes', 'strengths'],
      ['Pace', 'strengths'],
    ]
    for (const [trait, kind] of refused) {
      expect(setIndividualFocus(state, 'p0', { kind, trait })).toEqual({
        done: false,
        reason: 'Player p0 can’t work on that.',
      })
    }
    expect(setIndividualFocus(state, 'p0', HEADING).done).toBe(true)
    expect(setIndividualFocus(state, 'nobody', HEADING)).toEqual({ done: false, reason: 'Player not found!' })
  })

  it.each([
    [2, true],
    [3, false],
    [4, false],
  ])('builds no further strength for who has %i of them or more: %s', (count, isPossible) => {
    const strengths: TraitName[] = ['Dribbling', 'Finishing', 'Composure', 'Stamina']
    const goals = goalsOf({ type: 'Forward', strengths: strengths.slice(0, count), weaknesses: ['Pace'] })
    expect(goals.some(({ kind }) => kind === 'strengths')).toBe(isPossible)
    expect(goals.some(({ kind }) => kind === 'weaknesses')).toBe(true)
  })

  it('of a new goal begins anew, and ends when the player leaves', () => {
    const state = squad()
    setIndividualFocus(state, 'p0', PACE)
    trainWeeks(state, 5)
    setIndividualFocus(state, 'p0', HEADING)
    expect(state.training.individual).toEqual([{ id: 'p0', ...HEADING, progress: 0 }])
    state.players.shift()
    trainWeeks(state, 1)
    expect(state.training.individual).toEqual([])
  })
})

describe('[TRN-10] the work on a goal', () => {
  it('takes 24 weeks for a weakness, and is news when it is done', () => {
    const state = squad()
    setIndividualFocus(state, 'p0', PACE)
    trainWeeks(state, 23)
    expect(weaknesses(state)).toEqual(['Pace'])
    trainWeeks(state, 1)
    expect(weaknesses(state)).toEqual([])
    expect(state.training.individual).toEqual([])
    expect(messagesOf(state)[0]).toBe('Player p0 has overcome a weakness: Pace.')
  })

  it('takes 36 weeks for a strength', () => {
    const state = squad()
    setIndividualFocus(state, 'p0', HEADING)
    trainWeeks(state, 35)
    expect(state.players[0]?.strengths).toEqual([])
    trainWeeks(state, 1)
    expect(state.players[0]?.strengths).toEqual(['Heading'])
  })

  it('goes 6% faster for each star of the coach, and half as long again from 30 on', () => {
    expect(weeklyShare('weaknesses', 29, 0)).toBeCloseTo(1 / 24)
    expect(weeklyShare('weaknesses', 30, 0)).toBeCloseTo(1 / 36)
    expect(weeklyShare('strengths', 29, 5)).toBeCloseTo(1.3 / 36)
  })

  it('goes by the Goalkeeper Coach for keepers and by the Head Coach for others', () => {
    const players = [makePlayer({ id: 'gk', type: 'Goalkeeper', age: 24 }), slow('fw')]
    const weeks = (role: 'Head Coach' | 'Goalkeeper Coach', index: number) =>
      trainingReport(makeGame({ players, staff: [makeStaff(role)] })).individual.choices[index]?.goals.at(-1)
        ?.weeks
    expect([weeks('Goalkeeper Coach', 0), weeks('Head Coach', 0)]).toEqual([28, 36])
    expect([weeks('Goalkeeper Coach', 1), weeks('Head Coach', 1)]).toEqual([36, 28])
  })

  it('rests while the player is injured', () => {
    const state = squad()
    setIndividualFocus(state, 'p0', PACE)
    const [player] = state.players
    player!.injured = true
    trainWeeks(state, 10)
    expect(state.training.individual[0]?.progress).toBe(0)
  })
})

it('[TRN-11] a player with a focus grows 30% slower than the others', () => {
  const players = Array.from({ length: 600 }, (_, i) =>
    slow(`p${i}`, { age: 19, quality: 2, potential: 4.5, weaknesses: ['Pace'] }),
  )
  const grown = (ids: readonly string[]) => {
    const state = makeGame({ players: structuredClone(players), staff: [] })
    state.training.individual = ids.map((id) => ({ id, ...PACE, progress: 0 }))
    trainWeeks(state, 10)
    return state.players.reduce((sum, { quality }) => sum + quality - 2, 0)
  }
  const ratio = grown(players.map(({ id }) => id)) / grown([])
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(0.8)
})

it('[TRN-13] the choice names the roles in which the player gets better, as much as they do', () => {
  const state = squad(1)
  const better = Object.fromEntries(
    trainingReport(state).individual.choices[0]!.goals.map(({ label, roles }) => [label, roles]),
  )
  expect(better).toMatchObject({
    'Overcome: Pace': 'Better as Inside forward (+4%), Poacher (+4%).',
    'Build: Heading': 'Better as Target man (+3%).',
  })
  const [player] = state.players
  const before = roleFit(player!, 'Target man')
  setIndividualFocus(state, 'p0', HEADING)
  trainWeeks(state, 36)
  expect(player!.strengths).toContain('Heading')
  expect(roleFit(player!, 'Target man') / before).toBeCloseTo(1.03)
})
