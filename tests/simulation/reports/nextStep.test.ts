import { describe, expect, it } from 'vitest'
import { nextStep } from '../../../client/simulation/reports/nextStep.ts'
import { beginDay, playDay } from '../../../client/simulation/season/day.ts'
import { autoPick } from '../../../client/simulation/players/squad.ts'
import { makeGame } from '../makeGame.ts'

describe('nextStep', () => {
  it('is to wait for the match of the week, and to play it on its day', () => {
    const state = makeGame()
    expect(nextStep(state)).toMatchObject({ kind: 'wait-for-match', days: 6 })
    for (let day = 2; day <= 6; day += 1) beginDay(state)
    expect(nextStep(state)).toMatchObject({ kind: 'wait-for-match', days: 1 })
    beginDay(state)
    const [home] = state.fixtures.filter(
      ({ week, home, away }) => week === 1 && [home, away].includes(state.club.id),
    )
    expect(nextStep(state)).toMatchObject({
      kind: 'play',
      venue: home?.home === state.club.id ? 'Home' : 'Away',
    })
  })

  it('is to find players while fewer than eleven are eligible', () => {
    const state = makeGame()
    const selected = state.players.filter(({ inSquad }) => inSquad)
    const [first, second] = selected
    if (first) first.injured = true
    expect(nextStep(state)).toEqual({ kind: 'pick-players', missing: 1 })
    if (second) second.inSquad = false
    expect(nextStep(state)).toEqual({ kind: 'pick-players', missing: 2 })
    autoPick(state)
    expect(nextStep(state).kind).toBe('wait-for-match')
  })

  it('is the next season after the last match week, then its first match', () => {
    const state = makeGame()
    while (state.currentMatchWeek < 38) {
      autoPick(state)
      playDay(state)
      state.money = 10_000_000
      state.ended = null
    }
    autoPick(state)
    expect(nextStep(state)).toEqual({ kind: 'wait-for-season', season: 2 })
    playDay(state)
    autoPick(state)
    expect(nextStep(state)).toMatchObject({ kind: 'wait-for-match', days: 6 })
  })

  it('is null after the end of the career', () => {
    const state = makeGame()
    state.ended = { reason: 'sacked', day: 300, season: 2, position: 19 }
    for (const player of state.players) player.injured = true
    expect(nextStep(state)).toEqual({ kind: 'career-over' })
  })
})
