/** A tie watched through the stores, to its last penalty, is the one that is booked and replayed. */
import { runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { SHOUTS, TALKS } from '../../client/simulation/club/calls.ts'
import { FORMATIONS, STYLES } from '../../client/simulation/club/tactics.ts'
import { EXTRA_TIME, FULL_TIME } from '../../client/simulation/core/fixture.ts'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { winnerOf } from '../../client/simulation/match/tieResult.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import { keepTies } from '../../client/simulation/season/keepMatches.ts'
import { replayMatch } from '../../client/simulation/season/replayMatch.ts'
import { tieSeed } from '../../client/simulation/season/tieSeed.ts'
import { TouchlineDesk } from '../../client/stores/desks/TouchlineDesk.ts'
import type { MatchdayStore } from '../../client/stores/MatchdayStore.ts'
import { makeRandom } from '../simulation/makeGame.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'

// Matches watched minute by minute.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** A career on its first match day, and its match as a tie of each day. */
function makeTies() {
  const state = createGame({ seed: 11 })
  while (!state.awaitingKickOff) beginDay(state)
  autoPick(state)
  const { gameStores } = makeStores({ seed: 11 })
  const { game, matchday } = gameStores
  game.resume(state)
  const touchline = new TouchlineDesk({ game, matchday })
  function open(day: number): void {
    matchday.open(game.state)
    const random = tieSeed(game.state, { season: 1, day, place: 0 })
    const setup = { ...matchday.match!.setup, random, tie: { isNeutral: false, firstLeg: null } }
    runInAction(() => {
      matchday.match = { ...matchday.match!, setup }
    })
    matchday.replay([])
  }
  return { state, game, matchday, touchline, open }
}

type Ties = ReturnType<typeof makeTies>
type TestRandom = ReturnType<typeof makeRandom>

/** Decides something now and then. */
function decide({ touchline, matchday }: Ties, random: TestRandom): void {
  const side = touchline.ownSide
  if (side && touchline.tooLate === null && random.chance(0.08)) {
    if (random.chance(0.4)) {
      const { tactics } = touchline.tacticsReport!
      touchline.changeTactics({ ...tactics, formation: random.pick(FORMATIONS), style: random.pick(STYLES) })
    } else if (side.substitutionsLeft > 0 && side.bench.length > 0) {
      touchline.substitute(random.pick(side.pitch).player.id, random.pick(side.bench).id)
    }
  }
  if (random.chance(0.05)) touchline.call(random.pick(SHOUTS))
  if (!matchday.isBreakDue) return
  matchday.takeBreak()
  touchline.talk(random.pick(TALKS), null)
}

/** Watches to a minute. */
function watchUntil(matchday: MatchdayStore, minute: number): void {
  while (matchday.minute < minute && !matchday.isOver) {
    matchday.setPaused(false)
    matchday.advanceMinute()
  }
}

/** Opens ties of later and later days until one fits. */
function openUntil({ open, matchday }: Ties, fits: (report: MatchdayStore['report']) => boolean): void {
  let day = 38
  do open(day++)
  while (!fits(matchday.report))
}

const hasShootOut = (report: MatchdayStore['report']) => (report?.shootOut ?? null) !== null

describe('[MAT-15] a tie watched with decisions until its last minute', () => {
  it('is the same skipped, played at once, and replayed from what is kept of it', () => {
    const random = makeRandom(5)
    const ties = makeTies()
    const { state, matchday, open } = ties
    let late = 0
    let shootOuts = 0
    for (let day = 38; day < 98; day++) {
      open(day)
      const hasPicture = random.chance(0.5)
      matchday.setPicture(hasPicture)
      while (!matchday.isOver) {
        decide(ties, random)
        matchday.advanceMinute()
      }
      const { report, inputs, match } = matchday
      expect(matchday.minute).toBe(report!.hasExtraTime ? EXTRA_TIME : FULL_TIME)
      expect(matchday.eventCount).toBe(report!.events.length)
      expect(matchday.shootOut ?? null).toEqual(report!.shootOut)
      const booked = playMatch(match!.setup, inputs)
      expect(JSON.stringify(booked)).toBe(JSON.stringify(report))
      const [home, away] = [booked.setup.home.club, booked.setup.away.club]
      const tie = { competition: 'cup', round: 1, day, home, away, neutral: false, result: null } as const
      keepTies(state, [{ tie, place: 0, report: booked, crowd: { attendance: 1, capacity: 2 } }])
      const again = replayMatch(state, state.keptTies.at(-1)!)
      expect(again?.events).toEqual(booked.events)
      expect(again?.shootOut).toEqual(booked.shootOut)
      matchday.close()
      matchday.open(ties.game.state)
      runInAction(() => {
        matchday.match = match
      })
      matchday.replay(inputs)
      matchday.setPicture(false)
      matchday.skip()
      expect(matchday.report).toEqual(booked)
      expect(winnerOf(matchday.report!)).toBe(winnerOf(booked))
      matchday.close()
      late += booked.inputs.filter(({ minute }) => minute > FULL_TIME).length
      if (booked.shootOut) shootOuts++
    }
    expect(late).toBeGreaterThan(10)
    expect(shootOuts).toBeGreaterThan(3)
  })
})

describe('the clock of a tie', () => {
  it('shows 90 minutes until extra time begins, and its half-time without a talk', () => {
    const ties = makeTies()
    const { matchday, touchline } = ties
    openUntil(ties, hasShootOut)
    watchUntil(matchday, FULL_TIME - 1)
    expect(matchday.clock).toBe('90′')
    expect(matchday.lastMinuteKnown).toBe(FULL_TIME)
    watchUntil(matchday, FULL_TIME)
    expect(matchday.clock).toBe('ET')
    expect(matchday.isOver).toBe(false)
    expect(touchline.tooLate).toBeNull()
    watchUntil(matchday, 105)
    expect(matchday.clock).toBe('ET HT')
    expect(matchday.isBreakDue).toBe(false)
    watchUntil(matchday, 119)
    expect(matchday.clock).toBe('120′')
    expect(matchday.shootOut).toBeNull()
  })

  it('shows penalties one after the other, too late for anything else', () => {
    const ties = makeTies()
    const { matchday, touchline } = ties
    openUntil(ties, hasShootOut)
    watchUntil(matchday, EXTRA_TIME)
    expect(matchday.clock).toBe('PEN')
    expect(matchday.shootOut).toEqual([])
    expect(matchday.isOver).toBe(false)
    expect(touchline.tooLate).toBe('It’s down to penalties.')
    const kicks = matchday.report!.shootOut!.length
    for (let taken = 1; taken < kicks; taken++) {
      matchday.advanceMinute()
      expect(matchday.shootOut).toHaveLength(taken)
      expect(matchday.isOver).toBe(false)
    }
    matchday.advanceMinute()
    expect(matchday.isOver).toBe(true)
    expect(matchday.clock).toBe('AET')
  })

  it('stays in the last minute while a picture goes on with penalties', () => {
    const ties = makeTies()
    const { matchday } = ties
    openUntil(ties, hasShootOut)
    watchUntil(matchday, EXTRA_TIME)
    matchday.passMinute(EXTRA_TIME + 1)
    matchday.showKicks(3)
    expect(matchday.minute).toBe(EXTRA_TIME)
    expect(matchday.shootOut).toHaveLength(3)
  })

  it('offers a sixth substitution in extra time', () => {
    const ties = makeTies()
    const { matchday, touchline } = ties
    openUntil(ties, hasShootOut)
    watchUntil(matchday, FULL_TIME - 1)
    const left = touchline.ownSide!.substitutionsLeft
    const { length } = matchday.report!.events.filter(
      ({ type, team, minute }) =>
        type === 'substitution' && team === matchday.match!.ownSide && minute === FULL_TIME,
    )
    watchUntil(matchday, FULL_TIME)
    expect(touchline.ownSide!.substitutionsLeft).toBe(left - length + 1)
  })
})
