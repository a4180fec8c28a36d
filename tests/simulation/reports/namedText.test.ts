import { describe, expect, it } from 'vitest'
import { namedParts, playersByName } from '../../../client/simulation/reports/namedText.ts'
import { makeGame, makeLoan } from '../makeGame.ts'

const PLAYERS = new Map([
  ['Tom Weaver', 'p1'],
  ['Glenn van den Pol', 'p2'],
  ['Juan Carlos', 'p3'],
  ['Juan Carlos Pérez', 'p4'],
  ["Gavin O'Connor", 'p5'],
  ['Ann (A.) Bell', 'p6'],
  ['Two Alike', null],
])

const parts = (text: string, facts: unknown) => namedParts(text, facts, PLAYERS)
const named = (text: string, facts: unknown) => parts(text, facts).flatMap(({ id }) => id ?? [])

describe('names in a text', () => {
  it('are those of the facts, wherever these have them [TAB-10]', () => {
    const text = "Tom Weaver scored; Glenn van den Pol’s pass, then Gavin O'Connor, Ann (A.) Bell."
    const facts = {
      kind: 'x',
      name: 'Tom Weaver',
      others: [{ name: 'Glenn van den Pol' }, "Gavin O'Connor"],
      event: { player: 'Ann (A.) Bell' },
    }
    expect(named(text, facts)).toEqual(['p1', 'p2', 'p5', 'p6'])
    expect(
      parts(text, facts)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    expect(
      named(text, { name: "Gavin O'Connor", former: 'Tom Weaver', spotter: { name: 'Ann (A.) Bell' } }),
    ).toEqual(['p5'])
  })

  it('are whole, and of two that begin alike the longer one', () => {
    const facts = ['Juan Carlos', 'Juan Carlos Pérez', 'Tom Weaver']
    expect(named('Juan Carlos Pérez came on for Juan Carlos', facts)).toEqual(['p4', 'p3'])
    expect(named('Tom Weaverson, McTom Weaver, Tom Weaver-Bell, Tom, Weaver', facts)).toEqual([])
  })

  it('lead nowhere for people without a page, and for a name that two have', () => {
    const text = 'Two Alike and Nobody Known: 2–1.'
    expect(parts(text, { names: ['Two Alike', 'Nobody Known'] })).toEqual([{ text, id: null }])
    expect(parts('', null)).toEqual([{ text: '', id: null }])
  })
})

it('knows own players, those of both divisions, those on loan and those who are remembered by name [TAB-10]', () => {
  const state = makeGame()
  const [lent] = state.players.splice(2, 1)
  state.loans = [makeLoan({ player: lent!, club: 'Porto Alegre', clubId: null })]
  const [own, twin] = state.players
  const [rival] = state.competitors[0]!.players
  const [below] = state.otherDivision.clubs[0]!.players
  state.remembered = { p999999: ['Old Hero', 'Forward', 'Wales', -30] }
  rival!.name = 'One Rival'
  below!.name = twin!.name
  const players = playersByName(state)
  expect(players.get(own!.name)).toBe(own!.id)
  expect(players.get(lent!.name)).toBe(lent!.id)
  expect(players.get('One Rival')).toBe(rival!.id)
  expect(players.get('Old Hero')).toBe('p999999')
  expect(players.get(twin!.name)).toBeNull()
})
