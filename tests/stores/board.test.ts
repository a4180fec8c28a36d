import { describe, expect, it } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { standings } from '../../client/simulation/reports/standings.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { makeStores } from './makeStores.ts'

/** Starts a career and returns it with its scoreboard. */
function openBoard() {
  const { gameStores } = makeStores()
  const { game, board } = gameStores
  game.start({ seed: 1, clubName: 'Northgate' })
  const change = (prepare: (state: GameState) => void) => {
    const career = copyGame(game.state)
    prepare(career)
    game.resume(career)
  }
  const playWeek = () => {
    change((career) => {
      for (const next = career.currentMatchWeek + 1; career.currentMatchWeek < next;) {
        beginDay(career)
        autoPick(career)
        playMatchDay(career)
      }
    })
  }
  return { game, board, change, playWeek }
}

describe('the scoreboard', () => {
  it('shows only the clubs before the first week', () => {
    const { board } = openBoard()
    expect(board.rows).toHaveLength(20)
    expect(board.rows.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    expect(board.hasNews).toBe(false)
  })

  it('shows each round once', () => {
    const { board, playWeek } = openBoard()
    playWeek()
    expect(board.hasNews).toBe(true)
    board.watch()
    expect(board.hasNews).toBe(false)
    playWeek()
    expect(board.hasNews).toBe(true)
  })

  it('stays watched when days pass and the club is renamed', () => {
    const { board, change, playWeek } = openBoard()
    playWeek()
    board.watch()
    change((career) => {
      beginDay(career)
      career.club.shortName = 'Lantern'
    })
    expect(board.rows.find(({ isOwn }) => isOwn)?.name).toBe('Lantern')
    expect(board.hasNews).toBe(false)
  })

  it('shows the same week of another career', () => {
    const { game, board, playWeek } = openBoard()
    playWeek()
    board.watch()
    game.start({ seed: 2, clubName: 'Northgate' })
    playWeek()
    expect(board.hasNews).toBe(true)
  })

  it('moves rows from the positions of the week before to those of the table', () => {
    const { game, board, playWeek } = openBoard()
    playWeek()
    playWeek()
    const before = standings(game.state).map(({ club, record }) => [club.id, record.points])
    playWeek()
    const sorted = board.rows.toSorted((a, b) => a.before.position - b.before.position)
    expect(sorted.map(({ club, before: old }) => [club, old.points])).toEqual(before)
    expect(board.rows.map(({ club, now }) => [club, now.points])).toEqual(
      standings(game.state).map(({ club, record }) => [club.id, record.points]),
    )
  })
})
