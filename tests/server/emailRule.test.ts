import { expect, test } from 'vitest'
import { accountForms } from '../../client/stores/accountForms.ts'
import { forgotPasswordInput, registerInput } from '../../server/schemas/account.ts'

const wrong = 'Please enter a valid email address'

const messages = (email: string) => {
  const person = { email, username: 'Anna', password: 'kick-off' }
  return [
    registerInput.safeParse(person).error?.issues[0]?.message,
    forgotPasswordInput.safeParse({ email }).error?.issues[0]?.message,
    accountForms.emailFault(email)?.message,
    accountForms.accountFault({ ...person, confirmation: 'kick-off' })?.message,
  ]
}

test.each([
  'a@b..c',
  'a@.b.c',
  'a@b.c.',
  'a..b@club.test',
  '.a@club.test',
  'a.@club.test',
  '@club.test',
  'a@@club.test',
  'a@b@club.test',
  'a@club',
  'a@-club.test',
  'a@club-.test',
  'a@club.test-',
  'a@club_house.test',
  'a@club!.test',
  'a@[192.0.2.1]',
  `a@${'b.'.repeat(130)}test`,
])('%s is refused by the client and by the server, with one message', (email) => {
  expect(messages(email)).toEqual([wrong, wrong, wrong, wrong])
})

test.each([
  'a@b.co',
  'anna.lind+game@club.test',
  "o'neill@sub.club-house.co.uk",
  'a@1.club.test',
  'änna@münchen.de',
  'anna@xn--mnchen-3ya.de',
])('%s is accepted by the client and by the server', (email) => {
  expect(messages(email)).toEqual([undefined, undefined, undefined, undefined])
})
