import { expect, it } from 'vitest'
import { changesSince, clubLook } from '../../../client/simulation/reports/clubLook.ts'
import { signedPounds } from '../../../client/simulation/core/money.ts'
import { makeGame } from '../makeGame.ts'

const before = { ...clubLook(makeGame()), week: 3, place: 11, money: 1_000_000, out: 1 }

it('nothing has changed since a look at the same club', () => {
  expect(changesSince(before, before)).toEqual([])
})

it('each change is named once, with what it was, the place first', () => {
  const now = { ...before, week: 4, place: 8, money: 400_000, out: 3, fans: before.fans + 120 }
  expect(changesSince(before, now)).toEqual([
    { part: 'table', name: 'Place', text: '8th, was 11th' },
    { part: 'money', name: 'Money', text: `${signedPounds(-600_000)}, now £400,000` },
    { part: 'fans', name: 'Fans', text: '+120' },
    { part: 'squad', name: 'Injured or banned', text: '3, up from 1' },
  ])
})

it.each([
  [3, 0, '3, up from none'],
  [1, 3, '1, down from 3'],
  [0, 2, 'Nobody now'],
])('%i players out of action after %i', (now, then, text) => {
  const [change] = changesSince({ ...before, out: then }, { ...before, out: now })
  expect(change).toEqual({ part: 'squad', name: 'Injured or banned', text })
})

it('the place of another season, or before the first match, is no change', () => {
  expect(changesSince(before, { ...before, season: 2, place: 1 })).toEqual([])
  expect(changesSince({ ...before, week: 0 }, { ...before, place: 1 })).toEqual([])
})
