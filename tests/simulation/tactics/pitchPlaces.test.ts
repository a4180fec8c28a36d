import { expect, test } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { Position } from '../../../client/simulation/people/position.ts'
import { pitchPlaces, type PitchPlayer } from '../../../client/simulation/tactics/pitchPlaces.ts'
import { setTactics } from '../../../client/simulation/tactics/setTactics.ts'
import { makeGame } from '../makeGame.ts'

const taken = (state: GameState): PitchPlayer[] =>
  pitchPlaces(state)
    .flat()
    .flatMap((place) => place.taken ?? [])
const selected = (state: GameState, type: Position) =>
  state.players.filter((player) => player.inSquad && player.type === type)

test('a 4-4-2 places all players in their own line, numbered from the back', () => {
  const eleven = taken(makeGame())
  expect(eleven.every(({ isOutOfPosition }) => !isOutOfPosition)).toBe(true)
  expect(eleven.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('a 3-5-2 places the surplus defender in midfield, out of position', () => {
  const state = makeGame()
  setTactics(state, { formation: '3-5-2' })
  const moved = taken(state).filter(({ isOutOfPosition }) => isOutOfPosition)
  expect(moved.map(({ player }) => player.id)).toEqual([selected(state, 'Defender')[3]?.id])
})

test('injured and suspended players keep their place without a number, unless a fit one needs it', () => {
  const state = makeGame()
  const [first, second] = selected(state, 'Defender')
  first!.injured = true
  const marked = taken(state).filter(({ number }) => number === null)
  expect(marked.map(({ player, isOutOfPosition }) => [player.id, isOutOfPosition])).toEqual([
    [first!.id, false],
  ])
  setTactics(state, { formation: '3-5-2' })
  const moved = taken(state).filter(({ isOutOfPosition }) => isOutOfPosition)
  expect(moved.map(({ player }) => player.id)).toEqual([first!.id])
  expect(taken(state).find(({ player }) => player.id === second!.id)?.isOutOfPosition).toBe(false)
})

test('an unfilled place stays empty, with its position', () => {
  const state = makeGame()
  selected(state, 'Goalkeeper')[0]!.inSquad = false
  const empty = pitchPlaces(state)
    .flat()
    .filter((place) => place.taken === null)
  expect(empty).toMatchObject([{ position: 'Goalkeeper', role: 'Goalkeeper', taken: null }])
})
