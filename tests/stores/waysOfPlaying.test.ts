/** A match watched through the stores, with orders and decisions, is the one that is booked and replayed. */
import { expect, it, vi } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { SHOUTS, TALKS } from '../../client/simulation/club/calls.ts'
import { ORDER_CONDITIONS, TIRED_GROUPS } from '../../client/simulation/club/standingOrder.ts'
import { FORMATIONS, INTENSITIES, STYLES } from '../../client/simulation/club/tactics.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { replayMatch } from '../../client/simulation/season/replayMatch.ts'
import { setStandingOrders } from '../../client/simulation/tactics/standingOrders.ts'
import type { MatchdayStore } from '../../client/stores/MatchdayStore.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'
import { makeRandom } from '../simulation/makeGame.ts'
import { reviveClub } from '../support/playSeasons.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'

// Matches watched minute by minute.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

type TestRandom = ReturnType<typeof makeRandom>

const MATCHES = 40

function giveOrders(state: GameState, random: TestRandom): void {
  const orders = Array.from({ length: random.below(7) }, () => ({
    from: 1 + random.below(90),
    when: random.pick(ORDER_CONDITIONS),
    off: random.pick(TIRED_GROUPS),
    tactics: {
      formation: random.pick(FORMATIONS),
      style: random.pick(STYLES),
      intensity: random.pick(INTENSITIES),
    },
  }))
  expect(setStandingOrders(state, orders).done).toBe(true)
}

/** Watches the match to its end, deciding something now and then. */
function watch(matchday: MatchdayStore, touchline: TouchlineDesk, random: TestRandom): void {
  while (!matchday.isOver) {
    const side = touchline.ownSide
    if (side && touchline.tooLate === null && random.chance(0.08)) {
      if (random.chance(0.5)) {
        const { tactics } = touchline.tacticsReport!
        touchline.changeTactics({
          ...tactics,
          formation: random.pick(FORMATIONS),
          style: random.pick(STYLES),
        })
      } else if (side.substitutionsLeft > 0 && side.bench.length > 0) {
        touchline.substitute(random.pick(side.pitch).player.id, random.pick(side.bench).id)
      }
    }
    if (random.chance(0.05)) touchline.call(random.pick(SHOUTS))
    const [next] = touchline.ordersToCome
    if (next && touchline.tooLate === null && random.chance(0.02)) touchline.callOff(next.index, true)
    if (matchday.isBreakDue && random.chance(0.8)) {
      matchday.takeBreak()
      const listener = random.pick(touchline.halfTime!.pitch).player.id
      touchline.talk(random.pick(TALKS), random.chance(0.5) ? listener : null)
    }
    matchday.advanceMinute()
  }
}

it('[MAT-15] [MAT-30] a match watched with orders, decisions, talks and shouts is booked and replayed as it was seen', () => {
  const random = makeRandom(5)
  const state = createGame({ seed: 11 })
  const { gameStores } = makeStores({ seed: 11 })
  const { game, matchday } = gameStores
  const touchline = new TouchlineDesk({ game, matchday })
  let decisions = 0
  let orders = 0
  const kinds = new Map<string, number>()
  for (let played = 0; played < MATCHES;) {
    if (state.ended) reviveClub(state)
    beginDay(state)
    if (!state.awaitingKickOff) continue
    played += 1
    autoPick(state)
    giveOrders(state, random)
    game.resume(copyGame(state))
    matchday.open(game.state)
    matchday.setPicture(random.chance(0.5))
    watch(matchday, touchline, random)
    const { report: watched, inputs } = matchday
    matchday.close()

    playMatchDay(state, inputs)
    const { report } = state.lastMatch!
    expect(JSON.stringify(report)).toBe(JSON.stringify(watched))
    decisions += inputs.length
    for (const { kind } of report.inputs) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    orders += report.inputs.filter(({ kind }) => kind === 'order').length
    for (const kept of state.keptMatches.filter(({ week }) => week === state.currentMatchWeek)) {
      const replayed = replayMatch(state, kept)
      expect(replayed).not.toBeNull()
      if (kept.home.club === report.setup.home.club) expect(replayed?.events).toEqual(report.events)
    }
  }
  expect(decisions).toBeGreaterThan(MATCHES)
  for (const kind of ['talk', 'shout', 'call-off'] as const) expect(kinds.get(kind) ?? 0).toBeGreaterThan(5)
  expect(orders).toBeGreaterThan(MATCHES)
})
