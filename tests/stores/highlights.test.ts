/** Highlights of the matches of a season. */
import { describe, expect, it } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { MANAGERS } from '../support/managers.ts'
import { makeStores } from './makeStores.ts'

const afterTwoRounds = (() => {
  const game = createGame({ seed: 4 })
  while (game.currentMatchWeek < 2) {
    beginDay(game)
    MANAGERS.auto(game)
    if (game.awaitingKickOff) playMatchDay(game)
  }
  return game
})()

function openGame() {
  const { gameStores, root } = makeStores()
  gameStores.game.resume(copyGame(afterTwoRounds))
  gameStores.autosave.begin()
  return { ...gameStores, root }
}

const round = afterTwoRounds.fixtures.filter(({ week }) => week === 2)

describe('match highlights', () => {
  it.each(round.map((fixture, i) => [i, fixture] as const))(
    'end match %i of the last round as it was booked',
    (_, { week, home, score }) => {
      const { matchday, replay, root } = openGame()
      replay.watchHighlights({ season: 1, week, home }, 'here')
      expect(matchday.isReplay).toBe(true)
      expect(matchday.pace).toBe('highlights')
      expect(root.ui.settings.matchdayMode).toBe('full')
      matchday.skip()
      expect(matchday.score).toEqual(score)
    },
  )

  it('exist for own matches of earlier rounds, and not for the others', () => {
    const { replay, game } = openGame()
    const kept = afterTwoRounds.fixtures
      .filter(({ week }) => week === 1)
      .filter(({ week, home }) => replay.isKept({ season: 1, week, home }))
    expect(kept).toHaveLength(1)
    expect([kept[0]?.home, kept[0]?.away]).toContain(game.state.club.id)
  })

  it('of two other clubs have no side of the manager, and accept no decision', () => {
    const { matchday, replay, game } = openGame()
    const { club } = game.state
    const other = round.find(({ home, away }) => home !== club.id && away !== club.id)!
    replay.watchHighlights({ season: 1, week: 2, home: other.home }, 'here')
    expect(matchday.match?.ownSide).toBeNull()
    matchday.setPace('fast')
    expect(matchday.pace).toBe('fast')
    replay.close()
    expect([matchday.isOpen, matchday.pace]).toEqual([false, null])
  })

  it('are refused with a message when the rules have changed', () => {
    const { matchday, replay, game, root } = openGame()
    const [kept] = game.state.keptMatches
    const changed = { ...copyGame(game.state), keptMatches: [{ ...kept!, fingerprint: 1 }] }
    game.resume(changed)
    replay.watchHighlights({ season: 1, week: kept!.week, home: kept!.home.club }, 'here')
    expect(matchday.isOpen).toBe(false)
    expect(root.ui.toasts.at(-1)?.message).toContain('Match rules have changed')
  })
})
