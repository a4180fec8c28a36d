import { describe, expect, it, vi } from 'vitest'
import type { AheadTarget } from '../../client/simulation/season/aheadTargets.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { EVENT_DEFINITIONS } from '../../client/simulation/season/events/eventDefinitions.ts'
import { careerBeforeEvent } from '../support/careerBeforeEvent.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { setAssistant } from '../../client/simulation/season/assistant.ts'
import { replay } from '../../client/simulation/steps.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { Settings } from '../../client/stores/settings.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import { makeStores } from './makeStores.ts'
import { newsOf } from '../simulation/makeGame.ts'

// Whole seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const RULES = { picksEleven: true, restsTired: true, setsTicketPrice: true }

/** A career of a manager who is asked about nothing, with a browser that gives its turns when the test says. */
function openCareer({
  seed = 1,
  stopsFor = [],
}: { seed?: number } & Partial<Pick<Settings, 'stopsFor'>> = {}) {
  const turns: (() => void)[] = []
  const made = makeStores({
    storage: { settings: JSON.stringify({ stopsFor }) },
    environment: {
      soon: (act) => {
        turns.push(act)
        return () => void turns.splice(turns.indexOf(act) >>> 0, 1)
      },
    },
  })
  const { gameStores } = made
  gameStores.enter({ seed, clubName: 'Your Club' })
  gameStores.game.decide('setAssistant', RULES)
  // Those of the first copy of the career.
  while (turns.length > 0) turns.shift()?.()
  /** Runs this many turns, or as many as are requested, a tenth of a second apart unless it says otherwise. */
  const run = (count = Infinity, apartMs = 100) => {
    for (let turn = 0; turn < count && turns.length > 0; turn++) {
      made.clock.advance(apartMs)
      turns.shift()?.()
    }
  }
  return { ...made, ...gameStores, turns, run, modals: () => made.root.ui.modals.map(({ kind }) => kind) }
}

/** The same career clicked through to a day. */
function clickedThrough(seed: number, day: number) {
  const game = createGame({ seed, clubName: 'Your Club' })
  setAssistant(game, RULES)
  while (game.day < day) {
    beginDay(game)
    playMatchDay(game)
  }
  return game
}

/** Seed of a career without a random event until a day. */
function quietSeed(day: number): number {
  for (let seed = 1; ; seed++) {
    if (!newsOf(clickedThrough(seed, day)).some(({ type }) => type === 'event')) return seed
  }
}

describe('playing ahead', () => {
  it('goes to the season’s end in slices, and shows a report and the last result', () => {
    const { ahead, game, run, turns, modals } = openCareer()
    ahead.start('season')
    expect(ahead.isRunning).toBe(true)
    run(1)
    expect(turns).toHaveLength(1)
    expect(ahead.progress?.day).toBeGreaterThan(1)
    expect(ahead.progress?.day).toBeLessThan(40)
    run()
    expect(ahead.isRunning).toBe(false)
    expect(game.state).toMatchObject({ day: 266, currentMatchWeek: 38 })
    // The last day may bring an event as well.
    expect(modals().filter((kind) => kind !== 'random-event')).toEqual(['ahead-report', 'match-result'])
    expect(ahead.report).toMatchObject({
      fromDay: 1,
      toDay: 266,
      reason: 'This is how far you wanted to go.',
    })
    const { W, D, L } = ahead.report!.matches
    const { record, totals } = game.state
    // Ties of the cup count as well, and are never drawn.
    expect(D).toBe(record.draws)
    expect(W + D + L).toBe(totals.matches)
    expect(W).toBeGreaterThanOrEqual(record.wins)
  })

  it('changes its progress ten times a second at most', () => {
    const { ahead, game, run } = openCareer()
    ahead.start('season')
    run(1, 99)
    expect(ahead.progress?.day).toBe(1)
    run(1, 1)
    const { day } = ahead.progress!
    expect(day).toBe(29)
    run(1, 99)
    expect(ahead.progress?.day).toBe(day)
    ahead.stop()
    expect(game.state.day).toBe(43)
  })

  it('keeps the title night back until the dialogs of the last day have been closed', () => {
    const { ahead, run, turns, titleNight, root } = openCareer()
    ahead.start('season')
    while (turns.length > 0) {
      run(1)
      expect(titleNight.isShown).toBe(false)
    }
    expect(titleNight.isDue).toBe(true)
    root.ui.closeAllModals()
    expect(titleNight.isShown).toBe(true)
  })

  it('makes the career that clicking through makes, byte for byte', () => {
    const { ahead, game, run } = openCareer({ seed: 6 })
    ahead.start('month')
    run()
    ahead.start('match')
    run()
    const { day } = game.state
    expect(JSON.stringify(game.state) === JSON.stringify(clickedThrough(6, day))).toBe(true)
  })

  it.each<[AheadTarget, string[]]>([
    ['match-day', []],
    ['match', ['match-result']],
  ])('to the %s opens %j and no report', (target, wanted) => {
    const { ahead, run, modals } = openCareer()
    ahead.start(target)
    run()
    expect(modals()).toEqual(wanted)
  })

  it('stopped half way keeps every day that was played, and no other', () => {
    const { ahead, game, run } = openCareer({ seed: 2 })
    ahead.start('season')
    run(5)
    const { day } = ahead.progress!
    ahead.advance()
    expect(game.state.day).toBe(day)
    expect(day).toBeGreaterThan(20)
    expect(JSON.stringify(game.state) === JSON.stringify(clickedThrough(2, day))).toBe(true)
    expect(ahead.report?.reason).toBe('You stopped here.')
    run()
    expect(game.state.day).toBe(day)
  })

  it('stops for what the manager wants to be asked about', () => {
    const { ahead, game, run, modals } = openCareer({ seed: 3, stopsFor: ['events'] })
    ahead.start('season')
    run()
    expect(game.state.day).toBe(game.state.lastEventDay)
    expect(modals()).toEqual(['ahead-report', 'random-event'])
    expect(ahead.report?.reason).toBe('Stopped for a random event.')
  })

  it('says why it stopped where no dialog does', () => {
    const seed = quietSeed(15)
    const { ahead, game, run, root, modals } = openCareer({ seed, stopsFor: ['market', 'results'] })
    ahead.start('match')
    run()
    root.ui.closeAllModals()
    ahead.start('season')
    run()
    expect(game.state.day).toBe(14)
    expect(modals()).toEqual([])
    expect(root.ui.toasts.at(-1)?.message).toBe('Stopped because the transfer market has been refreshed.')
  })

  it('says that the scouts are back, and not that the market is new', () => {
    const { ahead, game, run, root } = openCareer({ seed: quietSeed(17), stopsFor: ['market'] })
    game.decide('sendScouts', { region: 'league', position: 'any', ages: 'any' })
    // The market is new on day 14, and the scouts are back on day 15.
    ahead.start('month')
    run()
    expect(game.state.day).toBe(14)
    root.ui.closeAllModals()
    ahead.start('month')
    run()
    expect(game.state.day).toBe(15)
    expect(ahead.report?.reason).toBe('Stopped because your scouts are back.')
    expect(root.ui.toasts.at(-1)?.message).toBe('Your scouts are back.')
  })

  it('takes a decision in between as the wish to stop, on the day that has been played', () => {
    const { ahead, game, run, tickets } = openCareer()
    ahead.start('season')
    run(3)
    const { day } = ahead.progress!
    tickets.decide('setTicketPrice', 44)
    expect(game.state).toMatchObject({ day, ticketPrice: 44 })
    run()
    expect(game.state.day).toBe(day)
    expect(ahead.isRunning).toBe(false)
  })

  it('stops for a dialog, and leaves another career alone', () => {
    const { ahead, game, run, root } = openCareer()
    ahead.start('season')
    run(2)
    root.ui.openModal({ kind: 'settings' })
    run()
    expect(game.state.day).toBeLessThan(266)
    root.ui.closeAllModals()
    ahead.start('season')
    run(2)
    game.start({ seed: 9, clubName: 'Another' })
    run()
    expect(game.state).toMatchObject({ day: 1, seed: 9 })
    expect(root.ui.modal).toBeNull()
  })

  it('goes on to another target without losing the days before', () => {
    const { ahead, game, run } = openCareer()
    ahead.start('season')
    run(2)
    ahead.start('month')
    run()
    expect(game.state.day % 30).toBe(0)
    expect(ahead.report?.fromDay).toBe(1)
    const matches = ahead.report!.matches
    expect(matches.W + matches.D + matches.L).toBe(game.state.record.played)
  })

  it('keeps the days played so far when the page is hidden', () => {
    const { ahead, game, run, hide } = openCareer()
    ahead.start('season')
    run(3)
    hide()
    expect(game.state.day).toBe(ahead.progress?.day)
    run()
    expect(game.state.day).toBe(266)
  })

  it('begins with the dialog of too few players where there is one', () => {
    const { ahead, lineUp, game, modals } = openCareer()
    lineUp.decide('dropPlayer', game.state.players.find(({ inSquad }) => inSquad)!.id)
    ahead.start('season')
    expect(ahead.isRunning).toBe(false)
    expect(modals()).toEqual(['insufficient-players'])
  })

  it('does nothing where there is nothing to play, and says so', () => {
    const { ahead, root, run } = openCareer()
    ahead.start('match-day')
    run()
    ahead.start('match-day')
    expect(ahead.isRunning).toBe(false)
    expect(root.ui.toasts.at(-1)?.message).toBe('It’s match day.')
  })

  it('leads from match to match', () => {
    const { ahead, game, run, root } = openCareer({ seed: quietSeed(22) })
    expect(ahead.canRepeat).toBe(false)
    for (let week = 1; week <= 3; week++) {
      ahead.start('match')
      run()
      expect(game.state.currentMatchWeek).toBe(week)
      expect(ahead.canRepeat).toBe(true)
      root.ui.closeModal()
    }
  })

  it('ends when the clock is started, and when everything is disposed of', () => {
    const { ahead, game, run, time, clock, gameStores } = openCareer()
    ahead.start('season')
    run(1)
    time.chooseSpeed(SPEEDS.Fast)
    clock.advance(400)
    run()
    expect(ahead.isRunning).toBe(false)
    const { day } = game.state
    game.setSpeed(SPEEDS.Pause)
    expect(day).toBeLessThan(40)
    gameStores.dispose()
    run()
    expect(game.state.day).toBe(day)
  })
})

describe('a fault', () => {
  it('leaves the days before it, and is shown', () => {
    const { ahead, game, run, modals } = openCareer()
    // The first match can't be played.
    game.resume({ ...game.state, competitors: [] })
    ahead.start('season')
    run()
    expect(ahead.isRunning).toBe(false)
    expect(game.state.day).toBe(6)
    expect(modals()).toEqual(['simulation-fault'])
  })

  it('takes back the days of its slice alone, byte for byte', () => {
    const { ahead, game, run } = openCareer()
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const event of Object.values(EVENT_DEFINITIONS)) {
      vi.spyOn(event, 'trigger').mockImplementation(() => {
        throw new Error('Broken')
      })
    }
    const start = game.state
    const taken = vi.spyOn(game.log, 'add')
    ahead.start('season')
    run()
    expect(quiet).toHaveBeenCalled()
    expect(game.state.day).toBe(266)
    expect(JSON.stringify(game.state)).toBe(JSON.stringify(replay(start, taken.mock.calls.flat())))
    vi.restoreAllMocks()
  })

  it('of an event passes the event over, and says so', () => {
    const { ahead, game, root, run } = openCareer()
    game.resume(careerBeforeEvent(13, 'media-scandal'))
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(EVENT_DEFINITIONS['media-scandal'], 'trigger').mockImplementation(() => {
      throw new Error('Broken')
    })
    ahead.start('match-day')
    run()
    expect(game.state).toMatchObject({ day: 14, awaitingKickOff: true })
    expect(root.ui.toasts.some(({ message }) => message.startsWith('Error processing event'))).toBe(true)
    expect(quiet).toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
