import { describe, expect, it } from 'vitest'
import { fixturesOfWeek } from '../../../client/simulation/core/calendar.ts'
import { watchMatch } from '../../../client/simulation/season/watchedMatch.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { liveTable } from '../../../client/simulation/reports/liveTable.ts'
import { goalElsewhere } from '../../../client/simulation/reports/goalsElsewhere.ts'
import { longCareer } from '../../support/longCareer.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'

const lastButOne = longCareer({ seed: 5, season: 1, week: 36 })

function round(state: GameState) {
  const watched = watchMatch(state)
  if (!watched) throw new Error('There is a match left')
  const { match } = watched
  return { own: { home: match.setup.home.club, homeGoals: 0, awayGoals: 0 }, elsewhere: match.elsewhere }
}

describe('a goal elsewhere', () => {
  it('is told for four minutes, with the score then and the table around the own place', () => {
    const state = copyGame(lastButOne)
    const { own, elsewhere } = round(state)
    let told = 0
    for (let minute = 0; minute <= 90; minute++) {
      const goal = goalElsewhere(state, { own, elsewhere, minute })
      if (!goal) continue
      told += 1
      expect(goal.minute).toBeGreaterThan(minute - 4)
      expect(goal.minute).toBeLessThanOrEqual(minute)
      const scores = elsewhere.map((report) => {
        const of = (side: string) =>
          report.events.filter(
            ({ type, team, minute: at }) => type === 'goal' && team === side && at <= minute,
          ).length
        return { home: report.setup.home.club, homeGoals: of('home'), awayGoals: of('away') }
      })
      const table = liveTable(state, [own, ...scores])
      const place = table.find(({ isOwn }) => isOwn)!.position
      expect(goal.meaning).toMatch(new RegExp(`^You (stay|go up to|drop to) ${place}(st|nd|rd|th)\\.$`))
      const ownRow = goal.rows.find(({ isOwn }) => isOwn)
      expect(ownRow).toMatchObject({ position: place, name: state.club.name })
      expect(goal.rows.every(({ position }) => Math.abs(position - place) <= 2)).toBe(true)
    }
    expect(told).toBeGreaterThan(0)
  })

  it('comes on the last three match days only', () => {
    const state = copyGame(lastButOne)
    const shown = (week: number) => {
      const later = { ...state, currentMatchWeek: week }
      const { own, elsewhere } = round(state)
      return Array.from({ length: 91 }, (_, minute) => goalElsewhere(later, { own, elsewhere, minute })).some(
        (goal) => goal !== null,
      )
    }
    expect(fixturesOfWeek(state.fixtures, 38).length).toBe(10)
    expect(shown(34)).toBe(false)
    expect(shown(35)).toBe(true)
    expect(shown(36)).toBe(true)
  })
})
