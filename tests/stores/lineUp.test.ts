import { squadReport } from '../../client/simulation/reports/squadReport.ts'
import { describe, expect, test } from 'vitest'
import { lineUpOf } from '../../client/simulation/players/lineUp.ts'
import { makeStores } from './makeStores.ts'

function openCareer(seed = 1) {
  const { gameStores, root } = makeStores({ seed })
  gameStores.enter({ seed: null, clubName: 'Your Club' })
  const { game, lineUp } = gameStores
  const of = (inSquad: boolean) => game.state.players.filter((player) => player.inSquad === inSquad)
  return { game, lineUp, root, selected: () => of(true), reserves: () => of(false) }
}

describe('the line-up', () => {
  test.each<[string, (parts: ReturnType<typeof openCareer>) => unknown]>([
    ['a removal', ({ lineUp, selected }) => lineUp.decide('dropPlayer', selected()[4]!.id)],
    [
      'a swap',
      ({ lineUp, selected, reserves }) => lineUp.decide('swapPlayers', selected()[4]!.id, reserves()[0]!.id),
    ],
    ['an addition', ({ lineUp, reserves }) => lineUp.decide('selectPlayer', reserves()[0]!.id)],
    ['auto-pick', ({ lineUp }) => lineUp.decide('autoPick')],
  ])('undoes %s', (name, change) => {
    const parts = openCareer()
    const { lineUp, game, selected } = parts
    if (name === 'an addition' || name === 'auto-pick') lineUp.decide('dropPlayer', selected()[0]!.id)
    const before = lineUpOf(game.state)
    change(parts)
    expect(lineUpOf(game.state)).not.toEqual(before)
    expect(lineUp.canUndo).toBe(true)
    lineUp.undo()
    expect(lineUpOf(game.state)).toEqual(before)
    expect(lineUp.canUndo).toBe(false)
  })

  test('is undone without the days since', () => {
    const { lineUp, game, selected } = openCareer()
    const [first] = selected()
    lineUp.decide('dropPlayer', first!.id)
    game.beginDay()
    lineUp.undo()
    expect(game.state.day).toBe(2)
    expect(selected().map(({ id }) => id)).toContain(first!.id)
  })

  test('has no undo after a refusal, which is shown, nor in another career', () => {
    const { lineUp, game, root, reserves, selected } = openCareer()
    const [reserve] = reserves()
    expect(lineUp.decide('selectPlayer', reserve!.id).done).toBe(false)
    expect(lineUp.canUndo).toBe(false)
    expect(root.ui.toasts.at(-1)?.message).toBe(
      `Cannot add ${reserve!.name}: Squad is full (11/11). Remove a player first.`,
    )
    lineUp.decide('dropPlayer', selected()[0]!.id)
    game.start({ seed: game.state.seed, clubName: 'Another' })
    expect(lineUp.canUndo).toBe(false)
  })

  test.each([
    [17, 'Your best fit eleven are picked.'],
    [
      9,
      'Only 9 of your players are fit, all picked now. You need 11: sign somebody, or wait until players are back.',
    ],
    [0, 'None of your players is fit. You need 11: sign somebody, or wait until players are back.'],
  ])('an auto-pick with %i fit players shows its result', (fit, message) => {
    const { lineUp, game, root } = openCareer()
    game.resume({
      ...game.state,
      players: game.state.players.map((player, i) => ({ ...player, injured: i >= fit })),
    })
    lineUp.decide('autoPick')
    expect(squadReport(game.state).eligible).toBe(Math.min(fit, 11))
    expect(root.ui.toasts.at(-1)?.message).toBe(message)
  })
})
