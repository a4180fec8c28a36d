/** An own tie of the cup, watched through the stores, is the one that is booked and replayed. */
import { describe, expect, it, vi } from 'vitest'
import { weekOfRound } from '../../client/simulation/competitions/competition.ts'
import { CUP } from '../../client/simulation/competitions/cup.ts'
import { nextOwnTie } from '../../client/simulation/competitions/ownMatches.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { EXTRA_TIME } from '../../client/simulation/core/fixture.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { winnerOf } from '../../client/simulation/match/tieResult.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { replayMatch } from '../../client/simulation/season/replayMatch.ts'
import { watchMatch } from '../../client/simulation/season/watchedMatch.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'
import { MANAGERS } from '../support/managers.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'
import { cupOf } from '../support/cupOf.ts'

// Weeks of several careers.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** A career on the morning of its first own tie. */
function untilTie(seed: number): GameState {
  const state = createGame({ seed })
  for (;;) {
    beginDay(state)
    MANAGERS.auto(state)
    if (!state.awaitingKickOff) continue
    if (nextOwnTie(state)?.day === state.day) return state
    playMatchDay(state)
  }
}

const careers = Array.from({ length: 14 }, (_, i) => untilTie(i + 1))
const toPenalties = careers.filter((state) => watchMatch(state)!.report.shootOut !== null)

describe('[MAT-15] [MAT-54] an own tie of the cup', () => {
  it('is booked, and replayed, as it was watched with decisions until its last minute', () => {
    for (const state of careers) {
      const { gameStores } = makeStores({ seed: state.seed })
      const { game, matchday } = gameStores
      game.resume(copyGame(state))
      const touchline = new TouchlineDesk({ game, matchday })
      matchday.open(game.state)
      while (!matchday.isOver) {
        if (matchday.minute % 20 === 5) touchline.call('push-up')
        matchday.setPaused(false)
        matchday.advanceMinute()
      }
      const { report, inputs } = matchday
      expect(inputs.length).toBeGreaterThan(2)
      matchday.close()

      const { day } = state
      playMatchDay(state, inputs)
      const booked = state.lastMatch!
      expect(booked).toMatchObject({ competition: 'cup', day })
      expect(JSON.stringify(booked.report)).toBe(JSON.stringify(report))
      const tie = cupOf(state).ties.find((one) => one.day === day && one.home === report!.setup.home.club)
      expect(tie?.result?.winner).toBe(report!.setup[winnerOf(report!)!].club)

      const kept = state.keptTies.find(({ home }) => home.club === tie?.home)!
      expect(kept.week).toBe(weekOfRound(CUP, tie!.round))
      const again = replayMatch(state, kept)
      expect(again?.events).toEqual(report!.events)
      expect(again?.shootOut).toEqual(report!.shootOut)

      game.resume(copyGame(state))
      const place = { competition: 'cup', season: 1, week: kept.week, home: kept.home.club } as const
      expect(gameStores.replay.isKept(place)).toBe(true)
      gameStores.replay.watchHighlights(place, 'result')
      expect(matchday.report?.events).toEqual(report!.events)
      expect(matchday.isReplay).toBe(true)
    }
  })

  describe('reloaded in its shoot-out, which began again at the first kick', () => {
    const reload = async (kicksLeft: number) => {
      const { seed } = toPenalties[0]!
      const { environment, gameStores, hide } = makeStores({ seed })
      const career = untilTie(seed)
      gameStores.game.resume(career)
      gameStores.matchday.open(career)
      gameStores.matchday.showMinute(EXTRA_TIME)
      const kickCount = gameStores.matchday.report!.shootOut!.length - kicksLeft
      gameStores.matchday.showKicks(kickCount)
      hide()
      const after = makeStores({ environment }).gameStores
      after.enter({ seed: null, clubName: career.club.name })
      await after.arrival.done
      return { matchday: after.matchday, kickCount }
    }

    it('waits, and goes on with the kick that was next', async () => {
      const { matchday, kickCount } = await reload(2)
      expect(matchday.isOver).toBe(false)
      expect(matchday.isPausedByPlayer).toBe(true)
      expect(matchday.shootOut).toHaveLength(kickCount)
      matchday.setPaused(false)
      matchday.advanceMinute()
      expect(matchday.shootOut).toHaveLength(kickCount + 1)
      expect(matchday.isOver).toBe(false)
    })

    it('is over after its last kick', async () => {
      const { matchday } = await reload(0)
      expect(matchday.isOver).toBe(true)
    })
  })
})
