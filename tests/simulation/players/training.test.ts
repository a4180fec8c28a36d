import { describe, expect, it } from 'vitest'
import { FORMS, type Player } from '../../../client/simulation/people/player.ts'
import { Random, seedRandom } from '../../../client/simulation/core/rng.ts'
import {
  defaultTraining,
  trainingEffect,
  type Training,
  type TrainingPlan,
} from '../../../client/simulation/club/training.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { restPlayers, updatePlayers } from '../../../client/simulation/players/playerWeek.ts'
import { setTraining } from '../../../client/simulation/players/setTraining.ts'
import { weekOfTraining } from '../../../client/simulation/players/trainingWeek.ts'
import { trainingReport } from '../../../client/simulation/reports/trainingReport.ts'
import { fixtureSetup } from '../../../client/simulation/season/fixtureSetup.ts'
import { makeGame, makePlayer, makeSetup, makeSheet, makeStaff } from '../makeGame.ts'

const NORMAL: TrainingPlan = { focus: 'balanced', intensity: 'normal' }
const week = (plan: Partial<TrainingPlan>): Training => {
  const whole = { ...NORMAL, ...plan }
  return { plan: whole, days: Array.from({ length: 7 }, () => whole), lastWeek: null, individual: [] }
}

/** Four hundred youngsters of a line, so that shares show. */
const crowd = (type: Player['type']) =>
  Array.from({ length: 400 }, (_, i) =>
    makePlayer({ id: `p${i}`, type, age: 19, quality: 2, potential: 5, stamina: 60 }),
  )

/** The crowd after a week trained so. */
function afterWeek(plan: Partial<TrainingPlan>, type: Player['type'] = 'Forward') {
  const game = makeGame({ players: crowd(type), training: week(plan), staff: [] })
  updatePlayers(game, new Random(seedRandom(5)))
  const grown = game.players.filter(({ quality }) => quality > 2).length
  const form = game.players.reduce((sum, player) => sum + FORMS.indexOf(player.form), 0)
  return { game, grown, form, hurt: game.players.filter(({ injured }) => injured).length }
}

/** Stamina of tired players together after six nights of this training. */
function afterNights(plan: Partial<TrainingPlan>): number {
  const players = [10, 20, 30, 40, 50].map((stamina) => makePlayer({ stamina }))
  const game = makeGame({ players, training: { ...week(plan), days: [] }, staff: [] })
  for (let night = 0; night < 6; night++) restPlayers(game)
  return game.players.reduce((sum, { stamina }) => sum + stamina, 0)
}

describe('training', () => {
  it('[TRN-1] changes nothing in a new career', () => {
    expect(makeGame().training).toEqual(defaultTraining())
    expect(trainingEffect(defaultTraining().plan, 'Forward', 0)).toEqual({ growth: 1, rest: 1, form: 0 })
    expect(trainingEffect(defaultTraining().plan, 'Defender', 5)).toEqual({ growth: 1, rest: 1, form: 0 })
  })

  it('[TRN-2] brings one end of the side on at the cost of the other', () => {
    const usual = { backs: afterWeek({}, 'Defender'), forwards: afterWeek({}, 'Forward') }
    const attack = {
      backs: afterWeek({ focus: 'attack' }, 'Defender'),
      forwards: afterWeek({ focus: 'attack' }, 'Forward'),
    }
    const defence = {
      backs: afterWeek({ focus: 'defence' }, 'Defender'),
      forwards: afterWeek({ focus: 'defence' }, 'Forward'),
    }
    for (const figure of ['grown', 'form'] as const) {
      expect(attack.forwards[figure]).toBeGreaterThan(usual.forwards[figure])
      expect(attack.backs[figure]).toBeLessThan(usual.backs[figure])
      expect(defence.forwards[figure]).toBeLessThan(usual.forwards[figure])
      expect(defence.backs[figure]).toBeGreaterThan(usual.backs[figure])
    }
  })

  it.each(['fitness', 'recovery'] as const)('[TRN-3] %s rests, and costs growth and form', (focus) => {
    expect(afterNights({ focus })).toBeGreaterThan(afterNights({}))
    expect(afterWeek({ focus }).grown).toBeLessThan(afterWeek({}).grown)
    expect(afterWeek({ focus }).form).toBeLessThan(afterWeek({}).form)
  })

  it('[TRN-4] trades growth and form for freshness and injuries by its intensity', () => {
    const [light, normal, hard] = [
      afterWeek({ intensity: 'light' }),
      afterWeek({}),
      afterWeek({ intensity: 'hard' }),
    ]
    expect(light.grown).toBeLessThan(normal.grown)
    expect(hard.grown).toBeGreaterThan(normal.grown)
    expect(light.form).toBeLessThan(normal.form)
    expect(hard.form).toBeGreaterThan(normal.form)
    expect(afterNights({ intensity: 'light' })).toBeGreaterThan(afterNights({}))
    expect(afterNights({ intensity: 'hard' })).toBeLessThan(afterNights({}))
    expect([light.hurt, normal.hurt]).toEqual([0, 0])
    const hurt = Array.from({ length: 30 }, (_, seed) => {
      const game = makeGame({ seed, players: crowd('Forward'), training: week({ intensity: 'hard' }) })
      updatePlayers(game, new Random(seedRandom(seed)))
      return game.players.filter(({ injured }) => injured).length
    }).reduce((sum, count) => sum + count, 0)
    // 12,000 players: 36 in the mean, more than four deviations to either side.
    expect(hurt).toBeGreaterThan(11)
    expect(hurt).toBeLessThan(61)
  })

  it('[TRN-5] counts every day as it was trained', () => {
    const game = makeGame({ staff: [] })
    for (let day = 0; day < 3; day++) restPlayers(game)
    expect(setTraining(game, { focus: 'attack' })).toMatchObject({ done: true })
    for (let day = 0; day < 4; day++) restPlayers(game)
    const whole = trainingEffect({ focus: 'attack', intensity: 'normal' }, 'Forward', 0)
    expect(weekOfTraining(game).Forward.growth - 1).toBeCloseTo((4 / 7) * (whole.growth - 1))
    expect(weekOfTraining(game).Forward.form).toBeCloseTo((4 / 7) * whole.form)
    updatePlayers(game, new Random(seedRandom(1)))
    expect(game.training.days).toEqual([])
    expect(trainingReport(game).lastWeek?.trained).toBe('3 days balanced, normal; 4 days attack, normal')
  })

  it('[TRN-6] names in its report everybody who has changed, and nobody else', () => {
    const { game } = afterWeek({ intensity: 'hard' })
    const changed = game.players.filter(
      ({ quality, form, injured }) => quality !== 2 || form !== 'Average' || injured,
    )
    const rows = trainingReport(game).lastWeek?.rows ?? []
    expect(rows.map(({ id }) => id)).toEqual(changed.map(({ id }) => id))
    const better = changed.find(({ quality }) => quality > 2)!
    expect(rows.find(({ id }) => id === better.id)?.words.join(' ')).toContain('Quality +0.05: still growing')
  })

  it('[TRN-7] costs less by a Technical Director, and brings no more', () => {
    const plan: TrainingPlan = { focus: 'attack', intensity: 'normal' }
    const [alone, helped] = [trainingEffect(plan, 'Defender', 0), trainingEffect(plan, 'Defender', 5)]
    expect(1 - helped.growth).toBeCloseTo(0.7 * (1 - alone.growth))
    expect(trainingEffect(plan, 'Forward', 5)).toEqual(trainingEffect(plan, 'Forward', 0))
  })

  it('[TRN-8] shows what each coach adds', () => {
    const game = makeGame({ staff: [makeStaff('Fitness Coach', 5), makeStaff('Mental', 5)] })
    const effects = Object.fromEntries(
      trainingReport(game).coaches.map(({ role, skill, effect }) => [role, skill > 0 && effect]),
    )
    expect(effects).toEqual({
      'Head Coach': false,
      'Assistant Manager': false,
      'Fitness Coach': 'Tired players recover 20% faster.',
      'Goalkeeper Coach': false,
      'Youth Coach': false,
      Mental: 'Morale settles 0.4 higher, and with it form rises more often.',
      'Technical Director': false,
    })
  })

  it('[TRN-12] rehearses set pieces for the next match, at the cost of growth and form', () => {
    const game = makeGame({ staff: [] })
    const [fixture] = game.fixtures.filter(({ home }) => home === game.club.id)
    const rehearsed = () => fixtureSetup(game, fixture!).home.setPieces
    expect(rehearsed()).toBe(1)
    for (let day = 0; day < 4; day++) restPlayers(game)
    setTraining(game, { focus: 'set-pieces' })
    expect(rehearsed()).toBe(1)
    for (let day = 0; day < 3; day++) restPlayers(game)
    expect(rehearsed()).toBe(1.09)
    expect(trainingReport(game).setPieces).toBe(9)
    game.training = week({ focus: 'set-pieces' })
    expect(rehearsed()).toBe(1.2)
    updatePlayers(game, new Random(seedRandom(1)))
    expect(rehearsed()).toBe(1)
    expect(trainingReport(game).focusWords['set-pieces']).toBe(
      '20% more goals from corners and free kicks in the match after a week of it. Players grow 20% slower. Form picks up less often (−6% chance).',
    )
    expect(afterWeek({ focus: 'set-pieces' }).grown).toBeLessThan(afterWeek({}).grown)
    expect(afterWeek({ focus: 'set-pieces' }).form).toBeLessThan(afterWeek({}).form)
  })

  it('[TRN-12] is worth as many goals as it says, in 4,000 matches', () => {
    const goals = (setPieces: number) => {
      const counted = { rehearsed: 0, others: 0 }
      for (let seed = 0; seed < 4_000; seed++) {
        const { events } = playMatch(makeSetup({ seed, home: makeSheet('Home', { setPieces }) }))
        for (const { type, team, attack } of events) {
          if (type !== 'goal' || team !== 'home' || !attack) continue
          const { pattern } = attack
          const isSetPiece = pattern === 'corner' || pattern === 'free-kick' || pattern === 'direct-free-kick'
          counted[isSetPiece ? 'rehearsed' : 'others'] += 1
        }
      }
      return counted
    }
    const [usual, trained] = [goals(1), goals(1.2)]
    // Matches of the same seed differ only after the first goal more: three deviations are 8% and 4%.
    expect(trained.rehearsed / usual.rehearsed).toBeGreaterThan(1.12)
    expect(trained.rehearsed / usual.rehearsed).toBeLessThan(1.28)
    expect(Math.abs(trained.others / usual.others - 1)).toBeLessThan(0.04)
  })

  it('refuses what is no training', () => {
    const game = makeGame()
    expect(setTraining(game, { focus: 'yoga' as 'attack' })).toMatchObject({ done: false })
    expect(game.training.plan).toEqual(NORMAL)
  })
})
