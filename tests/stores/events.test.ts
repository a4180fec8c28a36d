import { afterEach, describe, expect, it, vi } from 'vitest'
import { lastEventStory } from '../../client/simulation/reports/lastEventStory.ts'
import { EVENT_DEFINITIONS } from '../../client/simulation/season/events/eventDefinitions.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { careerBeforeEvent } from '../support/careerBeforeEvent.ts'
import { makeStores } from './makeStores.ts'
import { messagesOf } from '../simulation/makeGame.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Evenings before an event that costs nobody of the eleven: on a day without a match, and on a match day. */
const QUIET_DAY = careerBeforeEvent(13, 'media-scandal')
const MATCH_DAY = careerBeforeEvent(14, 'media-scandal')

/** A career at fast speed on the morning of its first event. */
function atFirstEvent(career: GameState) {
  const made = makeStores({ storage: { settings: JSON.stringify({ matchdayMode: 'instant' }) } })
  const { game } = made.gameStores
  game.resume(career)
  game.setSpeed(SPEEDS.Fast)
  made.clock.advance(400)
  return { ...made, game }
}

describe('an event', () => {
  it('stops time and is shown; closing it continues at normal speed', () => {
    const { game, gameStores, root, clock } = atFirstEvent(QUIET_DAY)
    expect(game.state).toMatchObject({ day: 13, lastEvent: { kind: 'media-scandal', day: 13 } })
    expect(root.ui.modals).toEqual([{ kind: 'random-event' }])
    expect(gameStores.time.isRunning).toBe(false)
    clock.advance(10_000)
    expect(game.state.day).toBe(13)
    gameStores.time.closeEvent()
    expect(root.ui.modal).toBeNull()
    expect(game.speed).toBe(SPEEDS.Normal)
    clock.advance(1_499)
    expect(game.state.day).toBe(13)
    clock.advance(1)
    expect(game.state.day).toBe(14)
  })

  it('on a match day is shown first; the match begins when it is closed', () => {
    const { game, gameStores, root, clock } = atFirstEvent(MATCH_DAY)
    expect(game.state).toMatchObject({ day: 14, awaitingKickOff: true, currentMatchWeek: 1 })
    expect(root.ui.modals).toEqual([{ kind: 'random-event' }])
    clock.advance(10_000)
    expect(game.state.awaitingKickOff).toBe(true)
    gameStores.time.closeEvent()
    clock.advance(1_500)
    expect(game.state).toMatchObject({ day: 14, awaitingKickOff: false, currentMatchWeek: 2 })
    expect(root.ui.modal).toEqual({ kind: 'match-result' })
  })

  it('is answered on its day, and the answer stays when it is closed', () => {
    const { game, gameStores } = atFirstEvent(QUIET_DAY)
    const { time } = gameStores
    expect(lastEventStory(game.state)?.choices.map(({ label }) => label)).toEqual([
      'No comment',
      'Fine the player a week’s wage',
      'Stand by the player',
    ])
    expect(game.decide('answerEvent', 2).done).toBe(true)
    expect(game.state.lastEvent).toMatchObject({ kind: 'media-scandal', answer: 2 })
    expect(lastEventStory(game.state)?.choices).toEqual([])
    expect(game.decide('answerEvent', 1).done).toBe(false)
    time.closeEvent()
    expect(game.state.lastEvent?.answer).toBe(2)
  })

  it('closed without an answer has the same outcome as in a headless career', () => {
    const { game, gameStores } = atFirstEvent(QUIET_DAY)
    const unwatched = copyGame(QUIET_DAY)
    beginDay(unwatched)
    gameStores.time.closeEvent()
    expect(game.state).toEqual(unwatched)
  })

  it('is not shown again', () => {
    const { game, gameStores, root, clock } = atFirstEvent(QUIET_DAY)
    gameStores.time.closeEvent()
    clock.advance(1_500)
    expect(game.state.lastEvent?.day).toBe(13)
    expect(root.ui.modals.some(({ kind }) => kind === 'random-event')).toBe(false)
  })

  it('that fails is skipped with an error toast, and the day passes without it', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const fault = new Error('no such player')
    vi.spyOn(EVENT_DEFINITIONS['media-scandal'], 'trigger').mockImplementation((state) => {
      state.money = 0
      throw fault
    })
    const { game, gameStores, root } = atFirstEvent(QUIET_DAY)
    const message = 'Error processing event: Player Media Scandal. Check console.'
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message, cause: fault }))
    expect(root.ui.toasts.filter(({ tone }) => tone === 'error')).toMatchObject([{ message }])
    expect(messagesOf(game.state)).toContain(message)
    expect(game.state.money).toBeGreaterThan(1_000_000)
    expect(gameStores.game.state.day).toBe(13)
  })
})
