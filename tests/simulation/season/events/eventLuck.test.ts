/** Events that no decision moves (EVE-21). */
import { describe, expect, it, vi } from 'vitest'
import { runDecision, type Decision } from '../../../../client/simulation/commands.ts'
import { copyGame } from '../../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../../client/simulation/gameState.ts'
import { createGame } from '../../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../../client/simulation/season/day.ts'
import { MANAGERS } from '../../../support/managers.ts'
import { LONG_TEST_MS } from '../../../support/timeouts.ts'

vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const WINDOWS = 58
const WINDOW_DAYS = 14

/** Plays days, and returns the events in them. */
function eventsIn(state: GameState, days: number): string[] {
  const events: string[] = []
  for (let i = 0; i < days && !state.ended; i++) {
    for (const event of beginDay(state)) {
      if (event.kind === 'random-event') events.push(`${event.event.kind} on day ${event.event.day}`)
    }
    MANAGERS.auto(state)
    playMatchDay(state)
  }
  return events
}

const starts: GameState[] = []
const career = createGame({ seed: 4 })
career.money += 5_000_000
while (starts.length < WINDOWS) {
  starts.push(copyGame(career))
  eventsIn(career, WINDOW_DAYS / 2)
}
const usual = starts.map((start) => eventsIn(copyGame(start), WINDOW_DAYS))

/** Number of windows in which a decision changes an event, of those in which it is possible. */
function changedBy(decision: (state: GameState) => Decision): { changed: number; possible: number } {
  let changed = 0
  let possible = 0
  for (const [i, start] of starts.entries()) {
    const state = copyGame(start)
    if (!runDecision(state, decision(state)).done) continue
    possible += 1
    if (eventsIn(state, WINDOW_DAYS).join() !== usual[i]!.join()) changed += 1
  }
  return { changed, possible }
}

describe('[EVE-21] no event is changed', () => {
  it('as there are events in the windows', () => {
    expect(usual.flat().length).toBeGreaterThan(WINDOWS / 3)
  })

  // A dismissal is no such decision: it lowers the mood, in which kinds have their causes.
  it.each<[string, (state: GameState) => Decision]>([
    ['hiring a security officer', () => ['hireStaff', 'Security Officer']],
    ['hiring a data analyst', () => ['hireStaff', 'Data Analyst']],
    ['a refresh of the market', () => ['refreshMarketNow']],
    ['signing a player', ({ market }) => ['signPlayer', market[0]!.id]],
    ['a change of the tactics', () => ['setTactics', { style: 'attacking' }]],
  ])('by %s', (_, decision) => {
    const { changed, possible } = changedBy(decision)
    expect(possible).toBeGreaterThan(0)
    expect(changed).toBe(0)
  })
})
