import { expect, test } from 'vitest'
import { careerAddress, parseSeed, readCareerAddress } from '../../client/components/careerAddress.ts'

test.each([
  [{ seed: null, difficulty: 'normal' }, '/game'],
  [{ seed: 42, difficulty: 'normal' }, '/game?seed=42'],
  [{ seed: null, difficulty: 'hard' }, '/game?difficulty=hard'],
  [{ seed: 0, difficulty: 'gentle' }, '/game?seed=0&difficulty=gentle'],
] as const)('choices %o have the address %s, which reads as them', (choices, address) => {
  expect(careerAddress(choices)).toBe(address)
  const { seed, difficulty } = readCareerAddress(address.slice('/game'.length))
  expect({ seed, difficulty }).toEqual(choices)
})

test('an address without choices, or with bad ones, is a career of any seed on Normal', () => {
  const any = { seed: null, difficulty: 'normal' }
  expect(readCareerAddress('?ref=a.com')).toEqual({ ...any, isGiven: false, isSeedBad: false })
  expect(readCareerAddress('?seed=4294967296')).toEqual({ ...any, isGiven: true, isSeedBad: true })
  expect(readCareerAddress('?difficulty=brutal')).toEqual({ ...any, isGiven: true, isSeedBad: false })
})

test('a seed is a whole number of 32 bits', () => {
  expect(['7', ' 7 ', '4294967295', '4294967296', '-1', '1.5', ''].map(parseSeed)).toEqual([
    7,
    7,
    4_294_967_295,
    ...[null, null, null, null],
  ])
})
