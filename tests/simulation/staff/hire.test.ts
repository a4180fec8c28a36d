import { describe, expect, it } from 'vitest'
import { Random, seedRandom } from '../../../client/simulation/core/rng.ts'
import { drawName } from '../../../client/simulation/players/playerNames.ts'
import { candidateFor } from '../../../client/simulation/staff/candidates.ts'
import { dismissStaff, hireCost, hireStaff } from '../../../client/simulation/staff/hire.ts'
import { STAFF_ROLES, type StaffRole } from '../../../client/simulation/people/staffMember.ts'
import { BASE_SALARIES } from '../../../client/simulation/staff/baseSalaries.ts'
import { portraitOf } from '../../../client/simulation/staff/staffPortraits.ts'
import { STAFF_CATEGORIES, STAFF_ROLE_DEFINITIONS } from '../../../client/simulation/staff/staffRoles.ts'
import { makeGame, makeStaff, textOf } from '../makeGame.ts'

/** Weekly base salaries. */
const SALARIES: Record<StaffRole, number> = {
  'Assistant Manager': 10_000,
  'Goalkeeper Coach': 5_000,
  'Fitness Coach': 4_000,
  'Chief Scout': 8_000,
  Physiotherapist: 5_000,
  'Data Analyst': 6_000,
  Doctor: 7_000,
  'Youth Coach': 4_000,
  'Technical Director': 12_000,
  Mental: 4_500,
  'Facilities Manager': 5_000,
  'PR Manager': 5_500,
  'Security Officer': 4_000,
  'Financial Director': 15_000,
  'Fan Liaison Officer': 3_500,
}

describe('the fifteen roles', () => {
  it('[STA-1] have their base salaries, a description, an icon and a category', () => {
    expect(STAFF_ROLES).toHaveLength(15)
    for (const role of STAFF_ROLES) {
      const { description, icon, category } = STAFF_ROLE_DEFINITIONS[role]
      expect(BASE_SALARIES[role], role).toBe(SALARIES[role])
      expect(description.length).toBeGreaterThan(10)
      expect(icon).not.toBe('')
      expect(STAFF_CATEGORIES).toContain(category)
    }
    const used = new Set(STAFF_ROLES.map((role) => STAFF_ROLE_DEFINITIONS[role].category))
    expect([...used].toSorted()).toEqual(STAFF_CATEGORIES.toSorted())
  })

  it.each(STAFF_ROLES)(
    '[STA-2] %s can be hired for four weeks of salary, and is paid the role’s salary',
    (role) => {
      const cost = 4 * SALARIES[role]
      expect(hireCost(role)).toBe(cost)
      const game = makeGame({ money: cost })
      expect(hireStaff(game, role)).toMatchObject({ done: true })
      expect(game.money).toBe(0)
      expect(game.ledger.days.at(-1)?.amounts.hiring).toBe(-cost)
      const hired = game.staff.at(-1)
      expect(hired).toMatchObject({ role, salary: SALARIES[role] })
      expect(hired?.name).toMatch(/\S \S/)
      expect(hired?.skill).toBeGreaterThanOrEqual(1)
      expect(hired?.skill).toBeLessThanOrEqual(5)
      expect(hired?.morale).toBeGreaterThanOrEqual(1)
      expect(hired?.morale).toBeLessThanOrEqual(5)
    },
  )
})

describe('hiring', () => {
  it.each([
    [39_999, false],
    [40_000, true],
    [40_001, true],
  ])('[STA-3] an Assistant Manager with %i pounds: %s', (money, done) => {
    const game = makeGame({ money })
    const before = textOf(game)
    const outcome = hireStaff(game, 'Assistant Manager')
    expect(outcome).toMatchObject(
      done
        ? { done, event: { kind: 'staff-hired', role: 'Assistant Manager', cost: 40_000 } }
        : { done, reason: 'Need £40,000 to hire Assistant Manager.' },
    )
    if (!done) expect(textOf(game)).toBe(before)
  })

  it.each(['Magician', 'Head Coach', '', 'constructor'])('[STA-4] refuses the unknown role "%s"', (role) => {
    const game = makeGame()
    const before = textOf(game)
    expect(hireStaff(game, role)).toEqual({ done: false, reason: `Error: Role "${role}" not found.` })
    expect(textOf(game)).toBe(before)
  })

  it('assigns unique ids', () => {
    const game = makeGame()
    for (let i = 0; i < 5; i++) hireStaff(game, 'Fitness Coach')
    expect(new Set(game.staff.map(({ id }) => id)).size).toBe(7)
  })
})

describe('dismissal', () => {
  const doctor = makeStaff('Doctor', 3, { name: 'Ann Archer', salary: 7_000 })

  it.each([
    [13_999, false],
    [14_000, true],
    [14_001, true],
  ])('[STA-5] costs two weeks of salary: with %i pounds a Doctor can go: %s', (money, done) => {
    const game = makeGame({ money, staff: [doctor], fanHappiness: 65 })
    const outcome = dismissStaff(game, doctor.id)
    if (done) {
      expect(outcome).toEqual({
        done,
        event: { kind: 'staff-dismissed', id: doctor.id, role: 'Doctor', severance: 14_000 },
      })
      expect(game).toMatchObject({ money: money - 14_000, staff: [], fanHappiness: 63 })
      expect(game.ledger.days.at(-1)?.amounts.hiring).toBe(-14_000)
    } else {
      expect(outcome).toEqual({ done, reason: 'Cannot afford severance (£14,000) for Ann Archer.' })
      expect(game).toMatchObject({ money, staff: [doctor], fanHappiness: 65 })
    }
  })

  it.each([
    [2, 0],
    [1, 0],
    [0, 0],
    [3, 1],
  ])('[STA-6] takes 2 points of fan mood, %i becomes %i', (fanHappiness, after) => {
    const game = makeGame({ staff: [doctor], fanHappiness })
    dismissStaff(game, doctor.id)
    expect(game.fanHappiness).toBe(after)
  })

  it('[STA-7] refuses unknown ids', () => {
    expect(dismissStaff(makeGame(), 'nobody')).toEqual({ done: false, reason: 'Staff not found.' })
  })
})

describe('candidates', () => {
  const nameOn = (day: number) => candidateFor({ ...makeGame(), day }, 'Doctor').name

  it('[STA-29] wait for four weeks', () => {
    expect(nameOn(28)).toBe(nameOn(1))
    expect(nameOn(29)).not.toBe(nameOn(1))
  })

  it('[STA-29] of a role change once one is hired, those of other roles stay', () => {
    const game = makeGame()
    const before = [candidateFor(game, 'Doctor').name, candidateFor(game, 'Mental').name]
    hireStaff(game, 'Doctor')
    expect(game.staff.at(-1)?.name).toBe(before[0])
    expect(candidateFor(game, 'Doctor').name).not.toBe(before[0])
    expect(candidateFor(game, 'Mental').name).toBe(before[1])
  })

  it('have faces of the country that their name is from', () => {
    expect(
      portraitOf({ name: drawName(new Random(seedRandom(1)), 'Nigeria'), role: 'Doctor' }).nationality,
    ).toBe('Nigeria')
    expect(portraitOf({ name: 'Ann Able', role: 'Doctor' }).nationality).toBe('England')
  })
})
