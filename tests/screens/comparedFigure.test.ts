import { expect, test } from 'vitest'
import { bestOf } from '../../client/modals/comparedFigure.tsx'
import { COMPARED } from '../../client/modals/playerPage/comparedRows.tsx'
import { comparedPlayer, type ComparedPlayer } from '../../client/simulation/reports/comparePlayers.ts'
import { makeGame } from '../simulation/makeGame.ts'

const game = makeGame()
const player = comparedPlayer(game, game.players[0]!.id)!

function rated(rating: number | null): ComparedPlayer {
  return { ...player, season: { ...player.season, rating } }
}

test.each([
  ['that looks equal marks nobody as better', 6.701, 6.704, null],
  ['that looks better marks that player', 6.71, 6.7, 0],
  ['that nobody knows of one marks neither', 6.7, null, null],
])('a rating %s', (_, one, two, better) => {
  const players = [rated(one), rated(two)]
  const figure = COMPARED.find(({ name }) => name === 'Rating this season')!
  expect([...bestOf(figure, players)]).toEqual(better === null ? [] : [players[better]])
})

test('names the figures of a career apart from those of the season', () => {
  const names = COMPARED.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['Goals this season', 'Career goals', 'Career rating']))
})
