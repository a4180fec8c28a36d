import { describe, expect, it } from 'vitest'
import { readSave, SAVE_VERSION, writeSave } from '../../client/simulation/save.ts'
import { MANAGERS } from '../support/managers.ts'
import { playSeasons } from '../support/playSeasons.ts'
import { makeGame } from './makeGame.ts'

describe('a career as text', () => {
  it('comes back as it was, new and after a season', () => {
    const game = makeGame({ seed: 8 })
    expect(readSave(writeSave(game))).toEqual(game)
    playSeasons(game, 1, MANAGERS.auto)
    expect(JSON.stringify(readSave(writeSave(game))) === JSON.stringify(game)).toBe(true)
  })

  it.each([
    ['no JSON', '{"version":1,'],
    ['a number', '17'],
    ['null', 'null'],
    ['no career', JSON.stringify({ version: SAVE_VERSION })],
    ['an empty career', JSON.stringify({ version: SAVE_VERSION, career: {} })],
    ['a list', JSON.stringify({ version: SAVE_VERSION, career: [] })],
    ['the version before', JSON.stringify({ version: SAVE_VERSION - 1, career: makeGame() })],
    ['the version after', JSON.stringify({ version: SAVE_VERSION + 1, career: makeGame() })],
    [
      'a field of another kind',
      JSON.stringify({ version: SAVE_VERSION, career: { ...makeGame(), players: {} } }),
    ],
    [
      'a field too few',
      JSON.stringify({ version: SAVE_VERSION, career: { ...makeGame(), money: undefined } }),
    ],
  ])('is refused when it is %s', (_, text) => {
    expect(readSave(text)).toBeNull()
  })
})
