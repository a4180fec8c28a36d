import { describe, expect, it } from 'vitest'
import { WEEKS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { matchAtmosphere } from '../../../client/simulation/season/matchAtmosphere.ts'
import { makeGame } from '../makeGame.ts'

/** A career in which the own club has won its matches up to a week, and all others have drawn theirs. */
function afterWins(weeks: number, parts: Partial<GameState> = {}): GameState {
  const game = makeGame(parts)
  const own = game.club.id
  const fixtures = game.fixtures.map((fixture) => {
    const { home, away, week } = fixture
    if (week > weeks) return fixture
    return { ...fixture, score: { home: home === own ? 1 : 0, away: away === own ? 1 : 0 } }
  })
  return { ...game, fixtures, currentMatchWeek: weeks }
}

function ownMatch(game: GameState, week: number) {
  const own = game.club.id
  const match = game.fixtures.find(
    (fixture) => fixture.week === week && [fixture.home, fixture.away].includes(own),
  )
  if (!match) throw new Error(`No own match in week ${week}`)
  return {
    ...match,
    season: game.currentSeason,
    capacity: 10_000,
    side: match.home === own ? 'home' : 'away',
  }
}

describe('[CAL-9] the atmosphere of a match', () => {
  it('has more guests the more fans they have, up to 15% of the seats', () => {
    const game = makeGame()
    const match = ownMatch(game, 1)
    const away = game.competitors.find(({ id }) => id === match.away) ?? game.competitors[0]
    if (!away) throw new Error('No competitors')
    const guests = (fanBase: number) => {
      const competitors = game.competitors.map((club) => (club === away ? { ...club, fanBase } : club))
      return matchAtmosphere({ ...game, competitors }, { ...match, away: away.id }).guests
    }
    expect(guests(10_000)).toBeCloseTo(0.015)
    expect(guests(40_000)).toBeCloseTo(0.06)
    expect(guests(500_000)).toBe(0.15)
  })

  it('has flags for a side that can be champion today, or is, in the last weeks only', () => {
    const game = afterWins(WEEKS_PER_SEASON - 6)
    const early = ownMatch(game, WEEKS_PER_SEASON - 6)
    expect(matchAtmosphere(game, early).titleFor).toEqual([])
    const late = ownMatch(game, WEEKS_PER_SEASON - 5)
    expect(matchAtmosphere(game, late)).toMatchObject({ titleFor: [late.side], isDecisive: true })
  })

  it('has none while a rival stays within reach, and none for a season of which the table is gone', () => {
    const level = { ...afterWins(0), currentMatchWeek: WEEKS_PER_SEASON - 5 }
    const match = ownMatch(level, WEEKS_PER_SEASON - 4)
    expect(matchAtmosphere(level, match)).toMatchObject({ titleFor: [], isDecisive: false })
    const game = afterWins(WEEKS_PER_SEASON - 1, { currentSeason: 2 })
    const old = { ...ownMatch(game, WEEKS_PER_SEASON), season: 1 }
    expect(matchAtmosphere(game, old)).toMatchObject({ titleFor: [], isDecisive: false })
  })

  it('is decisive on the last day for a club around the place that costs the job', () => {
    // All others draw and the own club loses: it is last, two places below the eighteenth.
    const losing = makeGame()
    const own = losing.club.id
    const fixtures = losing.fixtures.map((fixture) => {
      if (fixture.week >= WEEKS_PER_SEASON) return fixture
      return { ...fixture, score: { home: fixture.away === own ? 1 : 0, away: fixture.home === own ? 1 : 0 } }
    })
    const game = { ...losing, fixtures, currentMatchWeek: WEEKS_PER_SEASON - 1 }
    expect(matchAtmosphere(game, ownMatch(game, WEEKS_PER_SEASON)).isDecisive).toBe(true)
    const before = ownMatch(game, WEEKS_PER_SEASON - 1)
    expect(matchAtmosphere(game, before).isDecisive).toBe(false)
  })
})
