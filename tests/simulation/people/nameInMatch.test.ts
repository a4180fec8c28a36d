import { expect, test } from 'vitest'
import { nameInMatch } from '../../../client/simulation/people/nameInMatch.ts'

const player = (name: string) => ({ id: name, name })
const sheets = (...names: string[]) => {
  const [first, second, third, fourth] = names.map(player)
  return {
    home: { eleven: first ? [first] : [], bench: second ? [second] : [] },
    away: { eleven: third ? [third] : [], bench: fourth ? [fourth] : [] },
  }
}

test.each([
  ['nobody has the same', 'Ann Able', ['Ann Able', 'Bob Best'], 'Able'],
  ['an opponent has the same', 'Tom Hill', ['Tom Hill', 'Bob Best', 'Sam Hill'], 'T. Hill'],
  ['a substitute has the same', 'Tom Hill', ['Tom Hill', 'Sam Hill'], 'T. Hill'],
  ['the initial is the same, too', 'Tom Hill', ['Tom Hill', 'Bob Best', 'Tim Hill'], 'Tom Hill'],
  ['another ends like it', 'Tom Hill', ['Tom Hill', 'Sam Sherhill'], 'Hill'],
  ['it has particles', 'Jan de Boer', ['Jan de Boer', 'Piet de Boer', 'Ron Boer'], 'J. de Boer'],
  ['there is no first name', 'Hill', ['Hill', 'Sam Hill'], 'Hill'],
])('the name in a match when %s', (_, name, names, expected) => {
  expect(nameInMatch(sheets(...names), player(name))).toBe(expected)
})
