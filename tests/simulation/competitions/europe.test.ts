import { beforeAll, describe, expect, test } from 'vitest'
import { clubById } from '../../../client/simulation/club/clubById.ts'
import {
  clubAbroadById,
  CLUBS_ABROAD,
  EUROPEAN_CLUBS,
  strengthAbroad,
} from '../../../client/simulation/club/clubsAbroad.ts'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { competitorAbroad } from '../../../client/simulation/clubs/clubsOfEurope.ts'
import {
  drawNext,
  firstDraw,
  winnerOfCompetition,
} from '../../../client/simulation/competitions/competition.ts'
import { EUROPE } from '../../../client/simulation/competitions/europe.ts'
import { groupTables } from '../../../client/simulation/competitions/groups.ts'
import { nextOwnMatch, tiesOf } from '../../../client/simulation/competitions/ownMatches.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { sumOfEntries } from '../../../client/simulation/core/ledger.ts'
import { Random, seedRandom } from '../../../client/simulation/core/rng.ts'
import type { Tie } from '../../../client/simulation/core/tie.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { beginCompetitions } from '../../../client/simulation/season/drawTies.ts'
import { farResult } from '../../../client/simulation/season/farMatch.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { tieSetup } from '../../../client/simulation/season/tieSetup.ts'
import { watchMatch } from '../../../client/simulation/season/watchedMatch.ts'
import { reviveClub } from '../../support/playSeasons.ts'

const SECOND_SEASON = 267
const LAST_DAY = 532
const WEEKS = [3, 7, 9, 14, 16, 18, 22, 24, 25, 29, 31, 33, 37]

/** The first morning of the second season, with the own club among those that qualified. */
let qualified: GameState
/** Morning of the own first match in Europe. */
let morning: GameState
/** The last day of the second season. */
let lastDay: GameState

const europeOf = (game: GameState) => competitionOf(game, 'europe')
const clubsOf = (ties: readonly Tie[]) => ties.flatMap(({ home, away }) => [home, away])

beforeAll(() => {
  const game = createGame({ seed: 3 })
  game.assistant = { ...game.assistant, picksEleven: true }
  while (game.day < SECOND_SEASON) playDay(game)
  const rivals = game.competitors.map(({ id }) => id)
  const second = game.otherDivision.clubs.map(({ id }) => id)
  beginCompetitions(game, { first: ['own', ...rivals], second })
  qualified = copyGame(game)
  while (game.day < LAST_DAY) {
    if (game.ended) reviveClub(game)
    beginDay(game)
    if (game.awaitingKickOff && nextOwnMatch(game)?.competition === 'europe') morning ??= copyGame(game)
    if (game.awaitingKickOff) playMatchDay(game)
  }
  lastDay = game
})

describe('Europe', () => {
  test('has no clubs in the first season, then the first four, the cup winner, the holder and clubs of Europe [EUR-1]', () => {
    expect(europeOf(createGame({ seed: 3 })).ties).toEqual([])
    const field = { seed: 3, season: 2, divisions: { 1: [], 2: [] }, lastTable: ['a', 'b', 'c', 'd', 'e'] }
    const entrants = (cupWinner: string | null, holder: string | null = null) =>
      EUROPE.entrants({ ...field, cupWinner, holder })
    expect(entrants('b').slice(0, 4)).toEqual(['a', 'b', 'c', 'd'])
    expect(entrants('z').slice(0, 5)).toEqual(['a', 'b', 'c', 'd', 'z'])
    expect(entrants('z', 'y').slice(0, 6)).toEqual(['a', 'b', 'c', 'd', 'z', 'y'])
    const [weakest] = EUROPEAN_CLUBS.map(({ id }) => id).filter((id) => !entrants(null).includes(id))
    expect(entrants(null, weakest)).toContain(weakest)
    for (const [clubs, count] of [
      [entrants('b'), 28],
      [entrants('z'), 27],
      [entrants('z', 'z'), 27],
      [entrants('z', 'y'), 26],
      [entrants('z', weakest), 27],
      [entrants('z', entrants(null)[4]), 27],
    ] as const) {
      expect(new Set(clubs).size).toBe(32)
      const abroad = clubs.flatMap((id) => clubAbroadById(id) ?? [])
      expect(abroad).toHaveLength(count)
      expect(abroad.every((club) => EUROPEAN_CLUBS.includes(club))).toBe(true)
    }
    expect(EUROPEAN_CLUBS.length).toBeGreaterThanOrEqual(32)
  })

  test('has groups of one club of each pot, with two of one country only where it cannot be helped [EUR-2]', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const clubs = EUROPE.entrants({ ...emptyField(seed), lastTable: ['a', 'b', 'c', 'd'] })
      const countryOf = (id: string) => clubAbroadById(id)?.country ?? 'England'
      const random = new Random(seedRandom(seed))
      const { groups } = firstDraw(EUROPE, { season: 2, clubs, countryOf }, random)
      expect(groups).toHaveLength(8)
      for (const group of groups) {
        expect(new Set(group.map((id) => Math.floor(clubs.indexOf(id) / 8))).size).toBe(4)
        expect(new Set(group.map(countryOf)).size, group.join()).toBe(4)
      }
    }
  })

  test('is played on its days: each club of a group meets each other at home and away [EUR-2, EUR-3]', () => {
    const { groups, ties } = europeOf(lastDay)
    const days = [...new Set(ties.map(({ day }) => day))]
    expect(days).toEqual(WEEKS.map((week) => 266 + 7 * week + 3))
    for (const group of groups) {
      const pairs = ties.filter(({ round, home }) => round <= 6 && group.includes(home))
      const met = pairs.map(({ home, away }) => `${home} ${away}`)
      expect(new Set(met).size).toBe(12)
      expect(pairs.every(({ away }) => group.includes(away))).toBe(true)
    }
    expect(ties.filter(({ neutral }) => neutral)).toEqual([ties.at(-1)])
  })

  test('pairs winners of groups with seconds of others, the winner at home in the second leg [EUR-3]', () => {
    const { groups, ties } = europeOf(lastDay)
    const tables = groupTables(europeOf(lastDay))
    const winners = tables.map(([first]) => first!.club)
    const seconds = tables.map(([, second]) => second!.club)
    const round = ties.filter((tie) => tie.round === 8)
    expect(round.map(({ home }) => home).toSorted()).toEqual(winners.toSorted())
    expect(round.map(({ away }) => away).toSorted()).toEqual(seconds.toSorted())
    for (const { home, away } of round) {
      expect(groups.some((group) => group.includes(home) && group.includes(away))).toBe(false)
    }
  })

  test('decides two legs by goals of both, then by extra time and penalties in the second [EUR-3]', () => {
    const { ties } = europeOf(lastDay)
    for (const second of ties.filter(({ round }) => [8, 10, 12].includes(round))) {
      const { round, home, away, result } = second
      const first = ties.find((tie) => tie.round === round - 1 && tie.home === away && tie.away === home)!
      expect(first.result!.winner).toBeNull()
      const lead =
        result!.score90.home + first.result!.score90.away - result!.score90.away - first.result!.score90.home
      expect(result!.extraTime !== null).toBe(lead === 0)
      if (lead !== 0) expect(result!.winner).toBe(lead > 0 ? home : away)
      else expect([home, away]).toContain(result!.winner)
    }
    expect(clubsOf(ties.filter(({ round }) => round === 13))).toContain(winnerOfCompetition(EUROPE, ties))
  })

  test('draws nothing while a match of the last round is open', () => {
    const { groups, ties } = europeOf(lastDay)
    const inGroups = ties.filter(({ round }) => round <= 6)
    const row = { ...europeOf(lastDay), groups, ties: inGroups }
    const random = () => new Random(seedRandom(1))
    expect(drawNext(EUROPE, { season: 2, row }, random)).toHaveLength(16)
    const open = inGroups.map((tie, i) => (i === 95 ? { ...tie, result: null } : tie))
    expect(drawNext(EUROPE, { season: 2, row: { ...row, ties: open } }, random)).toEqual([])
  })

  test('goes on from a save on its mornings and evenings', () => {
    for (const game of [qualified, morning, lastDay]) {
      expect(isCareer(JSON.parse(JSON.stringify(game)))).toBe(true)
    }
  })
})

const emptyField = (seed: number) => ({
  seed,
  season: 2,
  divisions: { 1: [], 2: [] },
  lastTable: [],
  cupWinner: null,
  holder: null,
})

describe('An own match in Europe', () => {
  test('is watched as it is played, and can be watched again, a draw without extra time', () => {
    const game = copyGame(morning)
    const watched = watchMatch(game)!
    playMatchDay(game)
    expect(game.lastMatch).toMatchObject({ competition: 'europe', week: 4, day: morning.day })
    expect(watched.report).toEqual(game.lastMatch!.report)
    // Two matches of each group with a club of the country.
    const near = europeOf(game).groups.filter((group) => group.some((id) => !clubAbroadById(id))).length
    expect(near).toBeGreaterThanOrEqual(4)
    expect(watched.match.elsewhere).toHaveLength(2 * near - 1)
    expect(game.lastMatch!.report.hasExtraTime).toBe(false)
    const kept = game.keptTies.filter(({ tie }) => tie.competition === 'europe')
    expect(kept).toHaveLength(2 * near)
    for (const tie of kept) expect(replayMatch(game, tie)).not.toBeNull()
    const later = { ...copyGame(game), currentSeason: 9, competitors: [], keptTies: [] }
    const abroad = kept.find(({ home, away }) => clubAbroadById(home.club) && clubAbroadById(away.club))!
    expect(replayMatch(later, abroad)).not.toBeNull()
  })

  test('brings the home club its takings, and £300,000 for a win or £100,000 for a draw [EUR-5]', () => {
    const prizes = ({ ledger }: GameState) =>
      sumOfEntries(ledger.days.map(({ amounts }) => amounts)).prizes ?? 0
    const game = copyGame(qualified)
    const paid = { W: 300_000, D: 100_000, L: 0 }
    const seen = new Set<string>()
    while (tiesOf(game, 'own').some(({ round, result }) => round <= 6 && !result)) {
      beginDay(game)
      if (!game.awaitingKickOff) continue
      const isEurope = nextOwnMatch(game)?.competition === 'europe'
      const before = { money: game.money, prizes: prizes(game) }
      playMatchDay(game)
      if (!isEurope) continue
      const { outcome, isHome, matchDayRevenue } = game.lastMatch!
      seen.add(isHome ? 'home' : 'away')
      expect(prizes(game) - before.prizes).toBe(paid[outcome])
      expect(matchDayRevenue > 0).toBe(isHome)
      expect(game.money - before.money).toBe(matchDayRevenue + paid[outcome])
    }
    expect([...seen].toSorted()).toEqual(['away', 'home'])
  })
})

test('A match far away has the goals of the strengths of both, more at home [EUR-8]', () => {
  const game = copyGame(qualified)
  const [strong, weak] = ['abroad-sev', 'abroad-gal']
  const goals = (home: string, away: string) => {
    const sum = { home: 0, away: 0 }
    for (let day = 1; day <= 400; day++) {
      const tie: Tie = { competition: 'europe', round: 1, day, home, away, neutral: false, result: null }
      europeOf(game).ties = [tie]
      const { score90, winner } = farResult(game, tie)
      const lead = score90.home - score90.away
      expect(winner).toBe(lead === 0 ? null : lead > 0 ? home : away)
      sum.home += score90.home / 400
      sum.away += score90.away / 400
    }
    return sum
  }
  const atHome = goals(strong, weak)
  expect(atHome.home).toBeGreaterThan(3.4)
  expect(atHome.away).toBeLessThan(0.8)
  const abroad = goals(weak, strong)
  expect(abroad.away).toBeGreaterThan(2.6)
  expect(abroad.away).toBeLessThan(atHome.home)
})

describe('A club abroad', () => {
  test('has the same squad whenever it is asked for, of its country and level, and other ids than anybody [EUR-4]', () => {
    for (const { id, country } of EUROPEAN_CLUBS) {
      const club = competitorAbroad(3, 2, id)!
      expect(club.players).toHaveLength(21)
      const ofCountry = club.players.filter(({ nationality }) => nationality === country)
      expect(ofCountry.length, id).toBeGreaterThanOrEqual(7)
      expect(club.players.every(({ age }) => age >= 18 && age <= 35)).toBe(true)
    }
    const ids = EUROPEAN_CLUBS.flatMap(({ id }) =>
      [2, 3].flatMap((season) => competitorAbroad(3, season, id)!.players),
    )
    const persons = new Map(ids.map((player) => [player.id, player.name]))
    for (const { id, name } of ids) expect(persons.get(id)).toBe(name)
    expect(competitorAbroad(3, 2, 'own')).toBeNull()
  })

  test('has most of its players again a season later, one year older [EUR-4]', () => {
    const [before, after] = [2, 3].map((season) => competitorAbroad(7, season, 'abroad-sev')!.players)
    const stayed = after!.filter(({ id }) => before!.some((player) => player.id === id))
    expect(stayed.length).toBeGreaterThan(12)
    expect(stayed.length).toBeLessThan(21)
    for (const { id, age } of stayed) expect(age).toBe(before!.find((player) => player.id === id)!.age + 1)
  })

  test('is in the mean 0.55 stars below the level by which it lends and borrows [EUR-6]', () => {
    const gaps = EUROPEAN_CLUBS.filter(({ level }) => level > 2 && level < 4).flatMap((club) =>
      Array.from({ length: 12 }, (_, season) => strengthAbroad(3, season + 1, club) - club.level),
    )
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeCloseTo(-0.55, 1)
    expect(Math.max(...gaps.map((gap) => Math.abs(gap + 0.55)))).toBeLessThanOrEqual(0.5)
  })

  test('is found by its id, and no two share a code or a shirt', () => {
    for (const { id, name } of CLUBS_ABROAD) expect(clubById(lastDay, id)?.name).toBe(name)
    expect(new Set(CLUBS_ABROAD.map(({ code }) => code)).size).toBe(CLUBS_ABROAD.length)
    const kits = CLUBS_ABROAD.map(({ colours }) => colours.join())
    expect(new Set(kits).size).toBe(kits.length)
  })

  test('is without a player who was sent off, in its next match of the competition [EUR-7]', () => {
    const game = copyGame(morning)
    const own = tiesOf(game, 'own').find(({ day }) => day === game.day)!
    const side = own.home === 'own' ? 'away' : 'home'
    const [first] = tieSetup(game, own)[side].eleven
    europeOf(game).bans[first!.id] = 1
    expect(tieSetup(game, own)[side].eleven.map(({ id }) => id)).not.toContain(first!.id)
    playMatchDay(game)
    expect(europeOf(game).bans[first!.id]).toBeUndefined()
  })
})
