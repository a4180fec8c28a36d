import { expect, test } from 'vitest'
import { isCommonPassword } from '../../server/schemas/commonPasswords.ts'

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
