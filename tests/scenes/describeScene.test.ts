import { expect, it } from 'vitest'
import { describeScene } from '../../scenes/describeScene.ts'

const ground = { kind: 'ground', colours: ['#b3202c', '#ffffff'] } as const

it('describes the size of the ground and its facilities', () => {
  const facilities = [
    { name: 'Basic Stadium', level: 2 },
    { name: 'Club Shop', level: 1 },
  ] as const
  expect(describeScene({ ...ground, capacity: 20_000, facilities })).toBe(
    'Your ground from above, with 20,000 seats. Built: Basic Stadium, level 2; Club Shop, level 1.',
  )
})

it('describes a ground without facilities', () => {
  expect(describeScene({ ...ground, capacity: 0, facilities: [] })).toBe(
    'The site of your ground, without a stadium.',
  )
})
