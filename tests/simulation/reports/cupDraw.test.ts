import { describe, expect, test } from 'vitest'
import { cupDraw } from '../../../client/simulation/reports/cupDraw.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { drawEurope } from '../../support/drawEurope.ts'
import { cupOf } from '../../support/cupOf.ts'

test('the draw of a round has its ties in the order of the draw, with the own club marked', () => {
  const state = createGame({ seed: 11 })
  const draw = cupDraw(state, 'cup')
  expect(draw?.round).toBe('first round')
  expect(draw?.lots.map((lot) => lot.map(({ id }) => id))).toEqual(
    cupOf(state).ties.map(({ home, away }) => [home, away]),
  )
  const own = draw?.lots.flat().filter(({ isOwn }) => isOwn)
  expect(own?.map(({ name }) => name)).toEqual([state.club.name])
})

test('there is no draw to watch once the own club is out, or its tie has been played', () => {
  const state = createGame({ seed: 11 })
  const tie = cupOf(state).ties.find(({ home, away }) => home === state.club.id || away === state.club.id)
  if (!tie) throw new Error('The own club is in the first round.')
  tie.result = { score90: { home: 1, away: 0 }, extraTime: null, shootOut: null, winner: tie.home }
  expect(cupDraw(state, 'cup')).toBeNull()
  cupOf(state).ties = []
  expect(cupDraw(state, 'cup')).toBeNull()
})

describe('a draw of groups and legs', () => {
  const state = drawEurope(createGame({ seed: 11 }))

  test('fills the groups one club each in turn, the own one among them', () => {
    const draw = cupDraw(state, 'europe')
    expect(draw).toMatchObject({
      cup: 'Meridian Cup',
      round: 'group stage',
      isOfGroups: true,
      hasLegs: false,
    })
    expect(draw?.lots.map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 4))
    expect(draw?.lots.flat().filter(({ isOwn }) => isOwn)).toHaveLength(1)
  })
})
