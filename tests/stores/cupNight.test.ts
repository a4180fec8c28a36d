/** Tests of the evening on which the own club wins the cup. */
import { describe, expect, it, vi } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { cupNight } from '../../client/simulation/reports/cupNight.ts'
import { eveOfCup } from '../support/eveOfCup.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'

// Seasons until one of them wins the cup.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const eve = eveOfCup()

function openEve() {
  const turns: (() => void)[] = []
  const { gameStores, root } = makeStores({
    storage: { settings: JSON.stringify({ stopsFor: [], matchdayMode: 'instant' }) },
    environment: {
      soon: (act) => {
        turns.push(act)
        return () => void turns.splice(turns.indexOf(act) >>> 0, 1)
      },
    },
  })
  gameStores.game.resume(copyGame(eve))
  const run = () => {
    while (turns.length > 0) turns.shift()?.()
  }
  return { ...gameStores, root, run }
}

describe('the night of a cup won', () => {
  it('is shown once the result has been closed, holds time, and is over the next morning', () => {
    const { game, root, time, titleNight } = openEve()
    expect(titleNight.isDue).toBe(false)
    time.advance()
    expect(game.state.awaitingKickOff).toBe(false)
    expect(titleNight.isShown).toBe(false)
    root.ui.closeAllModals()
    expect(titleNight).toMatchObject({ isOfCup: true, isShown: true })
    const { day } = game.state
    time.advance()
    expect(game.state.day).toBe(day + 1)
    expect(titleNight.isDue).toBe(false)
  })

  it('stays closed after it was left for the dashboard', () => {
    const { root, time, titleNight } = openEve()
    time.advance()
    root.ui.closeAllModals()
    titleNight.close()
    expect(titleNight.isDue).toBe(false)
  })

  it('has the round and the flags of the evening in a final that is watched again', () => {
    const { game, matchday, replay, root, time } = openEve()
    matchday.open(game.state)
    const { occasion, atmosphere, setup } = matchday.match!
    expect([occasion, atmosphere.titleFor]).toEqual(['Lantern Cup, final', ['home', 'away']])
    matchday.close()
    time.advance()
    root.ui.closeAllModals()
    const { season, week } = game.state.lastMatch!
    replay.watchHighlights({ competition: 'cup', season, week, home: setup.home.club }, 'test')
    const { titleFor, isDecisive } = atmosphere
    expect(matchday.match).toMatchObject({ occasion, atmosphere: { titleFor, isDecisive } })
  })

  it('ends days that are played ahead to the end of the season', () => {
    const { ahead, game, root, run, titleNight } = openEve()
    ahead.start('season')
    run()
    expect(ahead.report?.reason).toBe('Stopped because a trophy is yours.')
    expect(game.state.day).toBe(eve.day)
    root.ui.closeAllModals()
    expect(titleNight.isShown).toBe(true)
  })

  it('has the way to the cup, from the first round to the final', () => {
    expect(cupNight(eve)).toBeNull()
    const { game, time } = openEve()
    time.advance()
    const night = cupNight(game.state)
    expect(night?.road.map(({ round }) => round)).toEqual([
      'first round',
      'second round',
      'quarter-final',
      'semi-final',
      'final',
    ])
    expect(night?.road.every(({ outcome }) => outcome === 'W')).toBe(true)
    expect(night?.road.at(-1)?.venue).toBe('Neutral')
    expect(night?.lines[0]).toMatch(
      /^\d–\d against [^(]+( \((a\.e\.t\.|\d–\d pens)\))?: the Lantern Cup is yours\.$/,
    )
    expect(night?.lines.at(-1)).toBe('Five wins, £3,050,000 in prizes.')
  })
})
