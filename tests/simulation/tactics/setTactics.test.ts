import { describe, expect, it } from 'vitest'
import { setTactics } from '../../../client/simulation/tactics/setTactics.ts'
import {
  defaultTactics,
  DEFENSIVE_STYLES,
  FORMATIONS,
  INTENSITIES,
  OFFENSIVE_STYLES,
  STYLES,
  type Tactics,
} from '../../../client/simulation/club/tactics.ts'
import { makeGame, textOf } from '../makeGame.ts'

/** Specification, section 9. */
const OPTIONS = {
  formation: ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '5-3-2', '4-2-3-1', '3-4-3'],
  style: ['attacking', 'balanced', 'defensive', 'counter'],
  intensity: ['low', 'medium', 'high'],
  offensiveStyle: ['possession', 'direct', 'counter_attack', 'wing_play'],
  defensiveStyle: ['high_press', 'mid_block', 'deep_block', 'zonal_marking'],
}

describe('tactics', () => {
  it('[TAC-1] have their options', () => {
    expect({
      formation: FORMATIONS,
      style: STYLES,
      intensity: INTENSITIES,
      offensiveStyle: OFFENSIVE_STYLES,
      defensiveStyle: DEFENSIVE_STYLES,
    }).toEqual(OPTIONS)
  })

  it('start as 4-4-2, balanced, medium, possession, zonal marking', () => {
    expect(makeGame().tactics).toEqual({
      formation: '4-4-2',
      style: 'balanced',
      intensity: 'medium',
      offensiveStyle: 'possession',
      defensiveStyle: 'zonal_marking',
    })
  })

  const choices = Object.entries(OPTIONS).flatMap(([part, options]) =>
    options.map((option) => [part, option] as const),
  )

  it.each(choices)('[TAC-2] accept the %s %s, and keep the other parts', (part, option) => {
    const game = makeGame()
    expect(setTactics(game, { [part]: option })).toMatchObject({ done: true })
    expect(game.tactics).toEqual({ ...defaultTactics(), [part]: option })
  })

  it.each([
    ['formation', '4-4-3'],
    ['formation', ''],
    ['style', 'reckless'],
    ['intensity', 'extreme'],
    ['offensiveStyle', 'zonal_marking'],
    ['defensiveStyle', 'zonal'],
    ['defensiveStyle', 'High_Press'],
    ['weather', 'rain'],
    ['constructor', 'x'],
    ['toString', '4-4-2'],
  ])('[TAC-3] refuse the %s "%s", and change nothing', (part, option) => {
    const game = makeGame()
    const before = textOf(game)
    const change = { intensity: 'high', [part]: option } as Partial<Tactics>
    expect(setTactics(game, change)).toEqual({ done: false, reason: `Unknown tactic: ${option}.` })
    expect(textOf(game)).toBe(before)
  })
})
