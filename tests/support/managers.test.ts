import { expect, test } from 'vitest'
import { isManagerName, MANAGERS } from './managers.ts'

test('every scripted manager is known by name', () => {
  expect(Object.keys(MANAGERS).filter(isManagerName)).toEqual(Object.keys(MANAGERS))
})

test.each(['toString', 'constructor', '__proto__', 'nobody', ''])('no manager has the name "%s"', (name) => {
  expect(isManagerName(name)).toBe(false)
})
