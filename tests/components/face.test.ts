import { expect, test } from 'vitest'
import { drawFace, faceSvg } from '../../client/components/face/drawFace.ts'
import { facePlanOf, type FaceSource } from '../../client/components/face/facePlan.ts'
import { NATIONALITIES } from '../../client/simulation/players/names.ts'

const tom: FaceSource = { id: 'p-1', name: 'Tom Weaver', nationality: 'England', age: 25 }
const everyone: FaceSource[] = NATIONALITIES.flatMap((nationality) =>
  [16, 19, 20, 28, 29, 34, 38].map((age, i) => ({
    id: `p-${i}`,
    name: `${nationality} Man ${i}`,
    nationality,
    age,
  })),
)

test('the same player has the same face, different players have different ones', () => {
  const face = drawFace(tom, ['#112233', '#ffffff'])
  expect(drawFace({ ...tom }, ['#112233', '#ffffff'])).toBe(face)
  expect(drawFace({ ...tom, id: 'p-2' }, ['#112233', '#ffffff'])).not.toBe(face)
  expect(new Set(everyone.map((player) => JSON.stringify(facePlanOf(player)))).size).toBe(everyone.length)
})

test('the features stay with age, while beard, lines and grey hair appear', () => {
  for (const player of everyone) {
    const { skin, head, nose, mouth, eye } = facePlanOf(player)
    expect(facePlanOf({ ...player, age: player.age + 1 })).toMatchObject({ skin, head, nose, mouth, eye })
  }
  const plansAt = (age: number) => everyone.map((player) => facePlanOf({ ...player, age }))
  expect(plansAt(19).every(({ facialHair }) => facialHair === 'none')).toBe(true)
  expect(plansAt(20).some(({ facialHair }) => facialHair !== 'none')).toBe(true)
  expect(plansAt(28).every(({ eyeLine }) => eyeLine === 'none')).toBe(true)
  expect(plansAt(29).every(({ eyeLine }) => eyeLine !== 'none')).toBe(true)
  const greys = ['#8b8985', '#6f6d69', '#a9a7a2']
  expect(plansAt(33).some(({ hairColour }) => greys.includes(hairColour))).toBe(false)
  expect(plansAt(34).some(({ hairColour }) => greys.includes(hairColour))).toBe(true)
})

test('every face is drawn in full, in the colours of the shirt', () => {
  for (const player of everyone) {
    const svg = faceSvg(facePlanOf(player), ['#123456', '#abcdef'])
    expect(svg).toContain('#123456')
    expect(svg).toContain('#abcdef')
    expect(svg).not.toMatch(/\$\[|undefined|NaN|Infinity|<script|<style/)
  }
})
