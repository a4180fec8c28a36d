import { addResult } from '../../client/simulation/club/leagueRecord.ts'
import { WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { recordMeeting } from '../../client/simulation/league/recordMeeting.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'

/**
 * A first season in the second division on the morning of its last match, with the own club third. The weeks before
 * have not been played by the engine: the better club has won each match by a goal.
 */
export function eveOfPlayOff(seed = 1): GameState {
  const game = createGame({ seed, division: 2 })
  const { club, competitors, otherDivision } = game
  const ranked = [...competitors.slice(0, 2), { id: club.id, record: game.record }, ...competitors.slice(2)]
  for (const [clubs, fixtures] of [
    [ranked, game.fixtures],
    [otherDivision.clubs, otherDivision.fixtures],
  ] as const) {
    const placeOf = (id: string) => clubs.findIndex((one) => one.id === id)
    for (const fixture of fixtures) {
      const { week, home, away } = fixture
      if (week === WEEKS_PER_SEASON) continue
      const score = placeOf(home) < placeOf(away) ? { home: 1, away: 0 } : { home: 0, away: 1 }
      fixture.score = score
      addResult(clubs[placeOf(home)]!.record, score.home, score.away)
      addResult(clubs[placeOf(away)]!.record, score.away, score.home)
      const isHome = home === club.id
      if (!isHome && away !== club.id) continue
      const [goalsFor, goalsAgainst] = isHome ? [score.home, score.away] : [score.away, score.home]
      recordMeeting(game, isHome ? away : home, { season: 1, week, isHome, goalsFor, goalsAgainst })
    }
  }
  for (const row of game.competitions) row.ties = []
  game.currentMatchWeek = WEEKS_PER_SEASON - 1
  game.seasonPhase = 'late-season'
  game.day = 7 * WEEKS_PER_SEASON - 1
  autoPick(game)
  beginDay(game)
  return game
}
