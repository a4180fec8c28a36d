import { expect, test } from 'vitest'
import { surname } from '../../../client/simulation/people/player.ts'

test.each([
  ['Ann Able', 'Able'],
  ['Bram van den Bosch', 'van den Bosch'],
  ['Rui Costa e Silva', 'e Silva'],
  ['Jean Luc Picard', 'Picard'],
  ['de Boer', 'Boer'],
  ['Ronaldo', 'Ronaldo'],
  ['', ''],
])('the surname of %j is %j', (name, expected) => {
  expect(surname(name)).toBe(expected)
})
