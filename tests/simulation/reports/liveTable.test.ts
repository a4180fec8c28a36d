import { expect, test } from 'vitest'
import { leagueTable } from '../../../client/simulation/league/table.ts'
import { liveTable } from '../../../client/simulation/reports/liveTable.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { watchMatch } from '../../../client/simulation/season/watchedMatch.ts'

test('the table as it stands at full time is the table of the week, with the places gained', () => {
  const state = createGame({ seed: 5 })
  for (let week = 1; week <= 4; week++) {
    while (!state.awaitingKickOff) beginDay(state)
    const watched = watchMatch(state)
    if (!watched) throw new Error('Every week of the season has a match')
    const before = leagueTable(state).map(({ club }) => club.id)
    const scores = [watched.report, ...watched.match.elsewhere].map(({ setup, goals }) => ({
      home: setup.home.club,
      homeGoals: goals.home,
      awayGoals: goals.away,
    }))
    const shown = liveTable(state, scores)
    playMatchDay(state)
    const booked = leagueTable(state)
    expect(shown.map(({ club, record }) => [club.id, record.points])).toEqual(
      booked.map(({ club, record }) => [club.id, record.points]),
    )
    expect(shown.filter(({ isOwn }) => isOwn).map(({ club }) => club.id)).toEqual([state.club.id])
    if (week > 1)
      for (const { club, position, climbed } of shown)
        expect(position + climbed).toBe(before.indexOf(club.id) + 1)
  }
})
