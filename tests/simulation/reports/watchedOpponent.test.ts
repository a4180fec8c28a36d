import { describe, expect, test } from 'vitest'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import { defaultTactics, type Tactics } from '../../../client/simulation/club/tactics.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { MatchInput } from '../../../client/simulation/match/matchReport.ts'
import { watchedOpponent } from '../../../client/simulation/reports/watchedOpponent.ts'
import { makeGame, makeSetup, makeSheet, makeStaff } from '../makeGame.ts'

const plan = (parts: Partial<Tactics>): Tactics => ({ ...defaultTactics(), ...parts })
const SCOUTED = plan({ style: 'counter' })
const PLAYED = plan({ style: 'defensive', defensiveStyle: 'deep_block' })
const CHANGED = plan({ style: 'attacking', intensity: 'high' })

/** Career whose next opponent has been seen once under its manager, or not at all. */
function careerOf({
  analyst = 0,
  isScouted = true,
}: { analyst?: number; isScouted?: boolean } = {}): GameState {
  const state = makeGame({ staff: analyst > 0 ? [makeStaff('Data Analyst', analyst)] : [] })
  const fixture = nextOwnFixture(state)!
  const opponent = state.competitors.find(({ id }) => id === fixture.home || id === fixture.away)!
  // At the other venue, so that no analyst gives it more weight.
  const isHome = fixture.home === state.club.id
  opponent.recentPlans = isScouted ? [{ season: 1, week: 1, isHome, tactics: SCOUTED }] : []
  return state
}

/** Knowledge after so many minutes of a match in which the opponent begins with `PLAYED`. */
function knownAfter(minute: number, state: GameState, inputs: MatchInput[] = []) {
  const setup = makeSetup({ away: makeSheet('Away', { tactics: PLAYED }) })
  return watchedOpponent(state, { report: { setup, inputs }, side: 'away', minute })
}

const order = (minute: number, tactics: Tactics | null): MatchInput => ({
  kind: 'order',
  minute,
  side: 'away',
  order: 0,
  tactics,
  off: null,
  on: null,
})

const weightOf = ({ expected }: ReturnType<typeof knownAfter>, tactics: Tactics) =>
  expected.filter((plan) => plan.tactics === tactics).reduce((sum, { likelihood }) => sum + likelihood, 0)

describe('the set-up that is watched', () => {
  test('[TAC-17] is at kick-off known as the scouts expect it', () => {
    expect(knownAfter(0, careerOf()).expected).toEqual([{ tactics: SCOUTED, likelihood: 1 / 2 }])
    expect(knownAfter(0, careerOf({ isScouted: false })).expected).toEqual([])
  })

  test.each([
    [1, 1 / 625],
    [5, 1 / 25],
    [24, 576 / 625],
    [25, 1],
    [26, 1],
    [90, 1],
  ])('[TAC-17] has after %i minutes a weight of %f over what was expected', (minute, weight) => {
    const known = knownAfter(minute, careerOf())
    expect(weightOf(known, PLAYED)).toBeCloseTo(weight)
    expect(weightOf(known, SCOUTED)).toBeCloseTo((1 - weight) / 2)
    expect(known).toMatchObject({ since: 0, minutesSeen: minute, minutesNeeded: 25, hasAnalyst: false })
  })

  test.each([
    [1, 22],
    [2.5, 18],
    [3, 16],
    [5, 10],
  ])('[TAC-17] is certain with an analyst of %f stars after %i minutes', (analyst, minutes) => {
    const state = careerOf({ analyst })
    expect(knownAfter(minutes, state)).toMatchObject({ minutesNeeded: minutes, hasAnalyst: true })
    expect(weightOf(knownAfter(minutes - 1, state), PLAYED)).toBeLessThan(1)
    expect(knownAfter(minutes, state).expected).toEqual([{ tactics: PLAYED, likelihood: 1 }])
  })

  test('[TAC-17] begins at nothing again when it changes, over what was known before', () => {
    const changes = [order(15, CHANGED)]
    const before = knownAfter(14, careerOf(), changes)
    expect(weightOf(before, CHANGED)).toBe(0)
    const at = knownAfter(15, careerOf(), changes)
    expect(at).toMatchObject({ since: 15, minutesSeen: 0 })
    expect(weightOf(at, CHANGED)).toBe(0)
    expect(weightOf(at, PLAYED)).toBeCloseTo(9 / 25)
    const later = knownAfter(20, careerOf(), changes)
    expect(weightOf(later, CHANGED)).toBeCloseTo(1 / 25)
    expect(weightOf(later, PLAYED)).toBeCloseTo((9 / 25) * (24 / 25))
    expect(weightOf(later, SCOUTED)).toBeCloseTo((1 / 2) * (16 / 25) * (24 / 25))
    expect(weightOf(knownAfter(39, careerOf(), changes), CHANGED)).toBeCloseTo(576 / 625)
    expect(knownAfter(40, careerOf(), changes).expected).toEqual([{ tactics: CHANGED, likelihood: 1 }])
  })

  test('does not change with substitutions and with changes of the own side', () => {
    const inputs: MatchInput[] = [
      order(10, null),
      { kind: 'substitution', isFinal: true, minute: 12, side: 'away', off: 'Away-11', on: 'Away-15' },
      { kind: 'tactics', isFinal: true, minute: 14, side: 'home', tactics: CHANGED },
    ]
    expect(knownAfter(20, careerOf(), inputs)).toEqual(knownAfter(20, careerOf()))
  })
})
