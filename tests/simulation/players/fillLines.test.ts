import fc from 'fast-check'
import { expect, it } from 'vitest'
import { POSITIONS, type Position } from '../../../client/simulation/people/position.ts'
import { placesIn, roleFit, type Place } from '../../../client/simulation/club/roles.ts'
import { FORMATIONS } from '../../../client/simulation/club/tactics.ts'
import { TRAITS_OF, type TraitName } from '../../../client/simulation/people/traits.ts'
import { fillLines } from '../../../client/simulation/players/fillLines.ts'

interface Rated {
  type: Position
  strengths: readonly TraitName[]
  weaknesses: readonly TraitName[]
  worth: number
}

const rated = fc.constantFrom(...POSITIONS).chain((type) =>
  fc
    .tuple(
      fc.shuffledSubarray([...TRAITS_OF[type]], { maxLength: Math.min(5, TRAITS_OF[type].length) }),
      fc.nat(3),
      fc.integer({ min: 20, max: 50 }),
    )
    .map(([traits, strong, tenths]): Rated => ({
      type,
      strengths: traits.slice(0, strong),
      weaknesses: traits.slice(strong),
      worth: tenths / 10,
    })),
)

const worthIn = (player: Rated, { role }: Readonly<Place>) => (player.worth * roleFit(player, role)) ** 2

/** Greatest sum of squared worths of any way to put these players into the places, tried one by one. */
function mostOf(players: readonly Rated[], places: readonly Readonly<Place>[]): number {
  const [place, ...others] = places
  if (!place || players.length === 0) return 0
  return Math.max(
    ...players.map(
      (player) =>
        worthIn(player, place) +
        mostOf(
          players.filter((other) => other !== player),
          others,
        ),
    ),
  )
}

it('[PLA-23] fills every line in the best of all ways', () => {
  fc.assert(
    fc.property(
      fc.array(rated, { minLength: 1, maxLength: 22 }),
      fc.constantFrom(...FORMATIONS),
      (squad, formation) => {
        const filled = fillLines(squad, formation, ({ worth }) => worth)
        for (const position of POSITIONS) {
          const places = placesIn(formation, position)
          const line = squad.filter(({ type }) => type === position)
          const chosen = filled.filter(({ type }) => type === position)
          expect(chosen).toHaveLength(Math.min(line.length, places.length))
          expect(new Set(chosen).size).toBe(chosen.length)
          const worth = chosen.reduce((sum, player, i) => sum + worthIn(player, places[i]!), 0)
          expect(worth).toBeCloseTo(mostOf(line, places.slice(0, chosen.length)), 9)
        }
      },
    ),
    { numRuns: 200 },
  )
})
