import { expect, it } from 'vitest'
import { wayEffect, type Newcomer } from '../../../client/simulation/news/wayOut.ts'

it.each([
  [0.5, 'half a star'],
  [0.96, '1 star'],
  [1.24, '1.2 stars'],
])('a newcomer %d better than the weakest starter is %s better', (gain, inWords) => {
  const way: Newcomer = {
    kind: 'borrow',
    id: 'p1',
    name: 'Jamie Reynolds',
    position: 'Midfielder',
    gain,
    once: -2_500_000,
    perSeason: -380_000,
  }
  expect(wayEffect(way)).toBe(
    `${inWords} better than our weakest starting midfielder, for £2,500,000 and £10,000 a week until the summer`,
  )
})
