import { expect, test } from 'vitest'
import { isCommonPassword, isOwnName } from '../../server/schemas/commonPasswords.ts'
import { leakedPasswords } from '../../server/schemas/leakedPasswords.ts'

test.each(['123456', 'password', 'PassWord1', 'qwertyuiop', 'iloveyou', 'liverpool1', 'letmein', '000000'])(
  'the common password %s is detected regardless of case',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['kick-off at three', 'offside', '12345', 'password of mine', '', 'constructor', ' 123456'])(
  '%j is not a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test.each(['Floodlight2026!', 'flood-light', '2026floodlights', 'Football_Club1'])(
  '%s was accepted, although it is a word of the game with a few signs',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['floodlight over Northgate', 'the floodlights fail'])(
  '%j says more than the game does',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('of leaked passwords with eight characters or more a few hundred were refused; now it is three thousand', () => {
  const leaked = leakedPasswords.trim().split(/\s+/)
  expect(leaked.length).toBeGreaterThan(2_000)
  expect(leaked.filter((password) => password.length < 8 || !isCommonPassword(password))).toEqual([])
})

test.each([
  ['Katharina1990!', ['katharina'], true],
  ['g.meyer-1', ['G. Meyer'], true],
  ['ann1990', ['Ann'], false],
  ['katharina and the crows', ['katharina'], false],
  ['1990-12', ['katharina', '12'], false],
])('%s of somebody called %j is a name with a few signs: %s', (password, names, isName) => {
  expect(isOwnName(password, names)).toBe(isName)
})
