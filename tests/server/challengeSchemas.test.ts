import { describe, expect, test } from 'vitest'
import { MAX_LOG } from '../../client/simulation/club/challenge.ts'
import { challengeRules, logMaxLength } from '../../server/schemas/challengeRules.ts'
import { challengeTableInput, enterChallengeInput, nicknameInput } from '../../server/schemas/challenges.ts'

const messageOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
  error?.issues[0]?.message ?? null

describe('a nickname', () => {
  const check = (nickname: unknown) => messageOf(nicknameInput.safeParse({ nickname }))

  test.each([undefined, 11, '', '   ', '\u200b\u2066\u200b'])('%j is missing', (nickname) => {
    expect(check(nickname)).toBe(challengeRules.nicknameMissing)
  })

  test.each([
    ['ab', challengeRules.nicknameShort],
    ['a   b', challengeRules.nicknameShort],
    ['a\u0301\u0302\u0303', challengeRules.nicknameShort],
    ['abc', null],
    ['Łukasz', null],
    ['村上さん', null],
    ['⚽⚽⚽', null],
    ['x'.repeat(20), null],
    ['x'.repeat(21), challengeRules.nicknameLong],
    ['x'.repeat(5_000), challengeRules.nicknameLong],
    ['Gaf\u202efer', challengeRules.nicknameWrong],
    ['Gaf\nfer', challengeRules.nicknameWrong],
  ])('%j: %j', (nickname, message) => {
    expect(check(nickname)).toBe(message)
  })

  test('loses the spaces around it', () => {
    expect(nicknameInput.parse({ nickname: ' Gaffer ' })).toEqual({ nickname: 'Gaffer' })
  })
})

describe('an entry', () => {
  const entry = { challenge: '2026-W48', log: 'x', score: 31, decisions: 12, fingerprint: '0a1b2c3d' }
  const check = (fields: object) => messageOf(enterChallengeInput.safeParse({ ...entry, ...fields }))

  test.each([
    [{}, null],
    [{ score: -4 }, null],
    [{ log: 'x'.repeat(logMaxLength - 1) }, null],
    [{ log: 'x'.repeat(logMaxLength) }, null],
    [{ log: 'x'.repeat(logMaxLength + 1) }, challengeRules.logLong],
    [{ log: '' }, challengeRules.entryWrong],
    [{ log: ['x'] }, challengeRules.entryWrong],
    [{ score: 1.5 }, challengeRules.entryWrong],
    [{ score: '31' }, challengeRules.entryWrong],
    [{ score: Number.POSITIVE_INFINITY }, challengeRules.entryWrong],
    [{ score: 3_000_000_000 }, null],
    [{ score: 1e13 }, challengeRules.entryWrong],
    [{ decisions: -1 }, challengeRules.entryWrong],
    [{ fingerprint: '' }, challengeRules.entryWrong],
    [{ fingerprint: '<script>' }, challengeRules.entryWrong],
    [{ challenge: '2026-48' }, challengeRules.challengeWrong],
    [{ challenge: null }, challengeRules.challengeWrong],
  ])('with %j', (fields, message) => {
    expect(check(fields)).toBe(message)
  })
})

test.each([
  [undefined, 1],
  ['3', 3],
  ['20000', 20_000],
  [3, null],
  ['0', null],
  ['20001', null],
  ['1e3', null],
  ['1.5', null],
  ['-1', null],
])('page %j of a table is %j', (page, expected) => {
  const result = challengeTableInput.safeParse({ challenge: '2026-W48', page })
  expect(result.data?.page ?? null).toBe(expected)
})

test('a log may be as long as the game writes one', () => {
  expect(logMaxLength).toBe(MAX_LOG)
})
