import { expect, test } from 'vitest'
import { careerAddress, readCareerAddress } from '../../client/components/careerAddress.ts'
import { parseSeed } from '../../client/simulation/core/careerSeed.ts'

test.each([
  [{ seed: null, difficulty: 'normal', isIron: false, division: 1 }, '/game'],
  [{ seed: 42, difficulty: 'normal', isIron: false, division: 1 }, '/game?seed=42'],
  [{ seed: null, difficulty: 'hard', isIron: false, division: 1 }, '/game?difficulty=hard'],
  [{ seed: 0, difficulty: 'gentle', isIron: false, division: 1 }, '/game?seed=0&difficulty=gentle'],
  [{ seed: 7, difficulty: 'hard', isIron: true, division: 1 }, '/game?seed=7&difficulty=hard&iron=yes'],
  [{ seed: 9, difficulty: 'normal', isIron: false, division: 2 }, '/game?seed=9&division=second'],
] as const)('choices %o have the address %s, which reads as them', (choices, address) => {
  expect(careerAddress(choices)).toBe(address)
  const { seed, difficulty, isIron, division } = readCareerAddress(address.slice('/game'.length))
  expect({ seed, difficulty, isIron, division }).toEqual(choices)
})

test('an address without choices, or with bad ones, is a career of any seed on Normal', () => {
  const any = { seed: null, difficulty: 'normal', isIron: false, division: 1, challenge: null }
  expect(readCareerAddress('?ref=a.com')).toEqual({ ...any, isGiven: false, isSeedBad: false })
  expect(readCareerAddress('?seed=4294967296')).toEqual({ ...any, isGiven: true, isSeedBad: true })
  expect(readCareerAddress('?difficulty=brutal')).toEqual({ ...any, isGiven: true, isSeedBad: false })
})

test('an address of a challenge has its week, and leaves the other choices to the form', () => {
  const asked = { challenge: '2026-W48', isGiven: false }
  expect(readCareerAddress('?challenge=2026-W48')).toMatchObject(asked)
  expect(readCareerAddress('?challenge=2026-W48&seed=5')).toMatchObject(asked)
})

test('a seed is a whole number of 32 bits', () => {
  expect(['7', ' 7 ', '4294967295', '4294967296', '-1', '1.5', ''].map(parseSeed)).toEqual([
    7,
    7,
    4_294_967_295,
    ...[null, null, null, null],
  ])
})
