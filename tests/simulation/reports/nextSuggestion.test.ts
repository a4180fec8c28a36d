import { expect, test } from 'vitest'
import { defaultTactics, type Tactics } from '../../../client/simulation/club/tactics.ts'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { nextMatchLabel, nextSuggestion } from '../../../client/simulation/reports/nextSuggestion.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { setTactics } from '../../../client/simulation/tactics/setTactics.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeGame } from '../makeGame.ts'

/** A career without traits whose next opponent has been seen in these set-ups, newest first. */
function seen(...plans: Partial<Tactics>[]): GameState {
  const game = makeGame()
  for (const player of game.players) Object.assign(player, { strengths: [], weaknesses: [] })
  for (const rival of game.competitors) {
    rival.recentPlans = plans.map((plan, i) => ({
      season: 1,
      week: plans.length - i,
      isHome: true,
      tactics: { ...defaultTactics(), ...plan },
    }))
  }
  return game
}

function opponentOf(game: GameState): string {
  const { home, away } = nextOwnFixture(game)!
  const other = home === game.club.id ? away : home
  return game.competitors.find(({ id }) => id === other)!.shortName
}

test('[MAT-43] answers the habit that the scouts have seen, and says how often', () => {
  const attacking = { style: 'attacking' } as const
  const game = seen(attacking, attacking)
  expect(nextSuggestion(game)).toEqual({
    text: `${opponentOf(game)} go for goals (2 of their last 2): counter`,
    choice: 'counter',
    change: { style: 'counter' },
  })
})

test('[MAT-43] one match alone is called the last', () => {
  const game = seen({})
  expect(nextSuggestion(game)?.text).toBe(
    `${opponentOf(game)} keep the ball (in their last match): counter-attack`,
  )
})

test('[MAT-43] is no longer given when it has been set up, nor of opponents nobody has seen', () => {
  const game = seen({ style: 'attacking' }, { style: 'attacking' })
  setTactics(game, nextSuggestion(game)!.change)
  expect(nextSuggestion(game)?.choice).not.toBe('counter')
  expect(nextSuggestion(seen())).toBeNull()
})

test('the match three or four days after a tie is not called that of the next week', () => {
  const game = makeGame()
  const labels = new Set<string>()
  while (game.currentMatchWeek < 6) {
    beginDay(game)
    MANAGERS.auto(game)
    if (!game.awaitingKickOff) continue
    playMatchDay(game)
    labels.add(`${game.lastMatch?.competition}: ${nextMatchLabel(game)}`)
  }
  expect([...labels]).toEqual(['league: Next week', 'league: Next: first round', 'cup: Next: league match'])
})
