/** Managers of the rivals: their plans, dismissals and appointments. */
import { describe, expect, it, vi } from 'vitest'
import { createManager, drawPlan, MANAGER_IDEAS } from '../../../client/simulation/clubs/managers.ts'
import { MANAGER_STYLES } from '../../../client/simulation/people/manager.ts'
import { leagueTable } from '../../../client/simulation/league/table.ts'
import { changeManagersInSummer, reviewManagers } from '../../../client/simulation/season/changeManagers.ts'
import { TACTIC_OPTIONS } from '../../../client/simulation/tactics/setTactics.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playSeasons } from '../../support/playSeasons.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeGame, makeRandom } from '../makeGame.ts'

// Whole seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** A career after week 15 whose prediction has `place` for the rival that stands 16th, out of form. */
function makeReview({ place = 5, points = 0, since = 0 } = {}) {
  const game = makeGame({ seed: 3, currentMatchWeek: 15 })
  for (const club of game.competitors) {
    club.record.form = ['W', 'W', 'W', 'W', 'W']
    club.manager.since = 0
  }
  const order = leagueTable(game).map(({ club }) => club.id)
  const victim = game.competitors.find(({ id }) => id === order[15])
  if (!victim) throw new Error('The club in 16th place is a rival in this career')
  victim.record.form = [...Array<'D'>(points).fill('D'), ...Array<'L'>(5 - points).fill('L')]
  victim.manager.since = since
  const tip = order.filter((id) => id !== victim.id)
  tip.splice(place - 1, 0, victim.id)
  game.pressNotes = [{ kind: 'prediction', week: 0, order: tip }]
  return { game, victim, former: victim.manager.name }
}

describe('the manager of a rival', () => {
  it('[LEA-14] draws the usual plan from a style', () => {
    for (const { manager, tactics } of makeGame().competitors) {
      const ideas = MANAGER_IDEAS[manager.style]
      expect(ideas.style).toContain(tactics.style)
      expect(ideas.intensity).toContain(tactics.intensity)
      expect(ideas.offensiveStyle).toContain(tactics.offensiveStyle)
      expect(ideas.defensiveStyle).toContain(tactics.defensiveStyle)
    }
  })

  it('leaves every option of a plan equally frequent in the league', () => {
    const random = makeRandom(1)
    const plans = Array.from({ length: 6_000 }, () =>
      drawPlan(createManager(1, random), random.pick(TACTIC_OPTIONS.formation), random),
    )
    for (const part of ['style', 'intensity', 'offensiveStyle', 'defensiveStyle'] as const) {
      const options = TACTIC_OPTIONS[part]
      for (const option of options) {
        const share = plans.filter((plan) => plan[part] === option).length / plans.length
        expect(Math.abs(share - 1 / options.length), option).toBeLessThan(0.03)
      }
    }
    expect(new Set(MANAGER_STYLES).size).toBe(6)
  })
})

describe('a review during the season', () => {
  it('[LEA-15] dismisses who stands four places below the prediction with four points in five matches', () => {
    const { game, victim, former } = makeReview({ place: 12, points: 4 })
    const { formation } = victim.tactics
    const notes = reviewManagers(game)
    expect(notes).toEqual([
      {
        kind: 'manager',
        week: 15,
        club: victim.id,
        former,
        name: victim.manager.name,
        position: 16,
        tipped: 12,
      },
    ])
    expect(victim.manager.since).toBe(1)
    expect(victim.manager.name).not.toBe(former)
    expect(victim.tactics.formation).toBe(formation)
    expect(MANAGER_IDEAS[victim.manager.style].offensiveStyle).toContain(victim.tactics.offensiveStyle)
  })

  it('[TAC-11] leaves the set-ups of a new manager unknown, and those of the others known', () => {
    const { game, victim } = makeReview({ place: 12, points: 4 })
    for (const club of game.competitors) {
      club.recentPlans = [{ season: 1, week: 15, isHome: true, tactics: club.tactics }]
    }
    reviewManagers(game)
    expect(game.competitors.filter(({ recentPlans }) => recentPlans.length === 0)).toEqual([victim])
  })

  it.each([
    ['three places below', { place: 13 }],
    ['with five points in five matches', { place: 5, points: 5 }],
    ['appointed this season', { place: 5, since: 1 }],
  ])('spares a manager %s', (_, conditions) => {
    const { game, victim, former } = makeReview(conditions)
    expect(reviewManagers(game)).toEqual([])
    expect(victim.manager.name).toBe(former)
  })

  it('takes place every third week only', () => {
    const { game } = makeReview()
    game.currentMatchWeek = 16
    expect(reviewManagers(game)).toEqual([])
  })
})

describe('a summer', () => {
  it('[LEA-16] dismisses who finished five places below the prediction, and keeps the mix of formations', () => {
    let dismissed = 0
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const game = makeGame({ seed })
      playSeasons(game, 1, MANAGERS.auto)
      const table = leagueTable(game)
      // Predict the table upside down: half of the league is five or more places too low.
      const order = table.map(({ club }) => club.id).toReversed()
      game.pressNotes = [{ kind: 'prediction', week: 0, order }]
      const before = game.competitors.map(({ tactics }) => tactics.formation).toSorted()
      const notes = changeManagersInSummer(game)
      for (const { club, position } of table) {
        const tipped = 21 - position
        if (club.id === game.club.id || position - tipped < 5) continue
        expect(notes).toContainEqual(expect.objectContaining({ club: club.id, position, tipped, week: 0 }))
        dismissed += 1
      }
      expect(game.competitors.map(({ tactics }) => tactics.formation).toSorted()).toEqual(before)
      for (const note of notes) {
        const club = game.competitors.find(({ id }) => note.kind === 'manager' && id === note.club)
        expect(club?.manager.since).toBe(game.currentSeason + 1)
      }
    }
    expect(dismissed).toBeGreaterThanOrEqual(6 * 7)
  })

  it('[LEA-16] sees 8 in 100 managers leave of those who finished where they were predicted', () => {
    const game = makeGame()
    const order = leagueTable(game).map(({ club }) => club.id)
    game.pressNotes = [{ kind: 'prediction', week: 0, order }]
    const summers = 300
    let left = 0
    for (game.seed = 1; game.seed <= summers; game.seed++) left += changeManagersInSummer(game).length
    const share = left / (summers * game.competitors.length)
    expect(share).toBeGreaterThan(0.07)
    expect(share).toBeLessThan(0.09)
  })
})

describe('the manager of a club of the second division', () => {
  it.each([
    ['leaves', 4, true],
    ['stays with five points', 5, false],
  ])('[LEA-15] %s four places below the last season', (_, points, leaves) => {
    const game = makeGame({ currentMatchWeek: 15 })
    const { clubs } = game.otherDivision
    for (const [i, club] of clubs.entries()) {
      Object.assign(club, { lastPosition: i + 1 })
      Object.assign(club.record, { points: 40 - i, form: ['W', 'W', 'W', 'W', 'W'] })
      club.manager.since = 0
    }
    const victim = clubs[6]!
    victim.record.points = 40 - 10.5
    victim.record.form = points === 4 ? ['W', 'D', 'L', 'L', 'L'] : ['W', 'D', 'D', 'L', 'L']
    const former = victim.manager.name
    reviewManagers(game, 2)
    expect(victim.manager.name !== former).toBe(leaves)
    expect(victim.manager.since).toBe(leaves ? 1 : 0)
  })
})
