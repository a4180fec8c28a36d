/** Tests of the tables, matches, scorers and clubs of both divisions as the screens show them. */
import { describe, expect, it, test } from 'vitest'
import { clubNamed } from '../../../client/simulation/club/club.ts'
import { clubsReport } from '../../../client/simulation/reports/clubsReport.ts'
import { clubPage } from '../../../client/simulation/reports/clubPage.ts'
import { weekProgramme } from '../../../client/simulation/reports/programme.ts'
import { leagueScorers } from '../../../client/simulation/reports/scorers.ts'
import { sackLine, standings } from '../../../client/simulation/reports/standings.ts'
import { recordMeeting } from '../../../client/simulation/league/recordMeeting.ts'
import { noMeetings, packHeadToHead } from '../../../client/simulation/club/headToHead.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { MANAGERS } from '../../support/managers.ts'

function afterWeeks(weeks: number) {
  const game = createGame({ seed: 3 })
  while (game.currentMatchWeek < weeks) {
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
  }
  return game
}

describe('the zones of the tables', () => {
  const game = afterWeeks(2)
  const zones = (division: 1 | 2) => standings(game, division).map(({ zone }) => zone)

  test('the first four of the first division go to Europe, 19th and 20th go down, 5th to 18th stay', () => {
    const europe = Array<string>(4).fill('europe')
    expect(zones(1)).toEqual([...europe, ...Array<null>(14).fill(null), 'relegation', 'relegation'])
  })

  test('the champions of the second division go up, 2nd to 5th play off, 6th does not', () => {
    expect(zones(2)).toEqual([
      'promotion',
      ...Array<string>(4).fill('play-off'),
      ...Array<null>(15).fill(null),
    ])
  })

  test('before the first match nobody is in a zone', () => {
    const unplayed = createGame({ seed: 3 })
    for (const division of [1, 2] as const) {
      expect(standings(unplayed, division).every(({ zone, place }) => zone === null && place === null)).toBe(
        true,
      )
    }
  })

  test.each([
    ['gentle', 'Your own club stays up wherever it finishes.'],
    ['normal', 'Finish below 18th and you’re sacked.'],
    ['hard', 'Finish below 16th and you’re sacked.'],
  ] as const)('on %s the line of the sack says: %s', (difficulty, line) => {
    expect(sackLine(createGame({ seed: 3, difficulty }))).toBe(line)
  })
})

describe('the second division', () => {
  const game = afterWeeks(3)
  const ids = game.otherDivision.clubs.map(({ id }) => id)
  const ofSecond = (rows: readonly { club: { id: string } }[]) =>
    rows.every(({ club }) => ids.includes(club.id))

  it('has ten matches a week of its own clubs', () => {
    const matches = weekProgramme(game, 3, 2)
    expect(matches).toHaveLength(10)
    expect(ofSecond(matches.flatMap(({ home, away }) => [{ club: home }, { club: away }]))).toBe(true)
    expect(matches.every(({ score }) => score !== null)).toBe(true)
    expect(ofSecond(weekProgramme(game, 3).map(({ home }) => ({ club: home })))).toBe(false)
  })

  it('has scorers and clubs of its own', () => {
    const scorers = leagueScorers(game, 20, 2)
    expect(scorers.length).toBeGreaterThan(0)
    expect(ofSecond(scorers)).toBe(true)
    expect(leagueScorers(game, 20).some((scorer) => ofSecond([scorer]))).toBe(false)
    expect(clubsReport(game, 2)).toHaveLength(20)
    expect(ofSecond(clubsReport(game, 2))).toBe(true)
  })

  it('has pages for its clubs, without meetings until there is one', () => {
    const [table] = standings(game, 2)
    const club = game.otherDivision.clubs.find(({ id }) => id === table?.club.id)!
    expect(clubNamed(game, club.name)).toBe(club)
    expect(clubPage(game, club.id)).toMatchObject({ division: 2, place: '1st', rival: null })
    expect(clubPage(game, club.id)?.results).toHaveLength(3)
    expect(clubPage(game, club.id)?.squad).toHaveLength(club.players.length)

    const met = structuredClone(game)
    met.headToHeads = [...met.headToHeads, packHeadToHead(noMeetings(club.id))]
    recordMeeting(met, club.id, { season: 1, week: 3, isHome: true, goalsFor: 2, goalsAgainst: 0 })
    expect(clubPage(met, club.id)?.rival).toMatchObject({ played: 1, wins: 1 })
    expect(clubPage(game, game.competitors[0]!.id)?.division).toBe(1)
  })
})
