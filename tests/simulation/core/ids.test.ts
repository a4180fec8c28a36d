import { expect, it } from 'vitest'
import { createId, numberOfId } from '../../../client/simulation/core/ids.ts'

it('the number of an id is the one it was created with', () => {
  for (const nextId of [0, 7, 10, 99, 100, 123_456]) {
    expect(numberOfId(createId({ nextId }, 'p'))).toBe(nextId)
  }
})

it('an id without a number has none', () => {
  for (const id of ['p-test', 'p1a', 'p1.5']) expect(numberOfId(id)).toBeNaN()
})
