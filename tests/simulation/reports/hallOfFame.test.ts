import { pastCompetition } from '../../../client/simulation/club/competitionSeason.ts'
import { expect, it } from 'vitest'
import type { PastSeason } from '../../../client/simulation/club/pastSeason.ts'
import { careerLine, playerLines } from '../../../client/simulation/reports/careerLines.ts'
import {
  compareCareers,
  comparePlayers,
  pointsPerMatch,
} from '../../../client/simulation/reports/hallOfFame.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeGame } from '../makeGame.ts'

const CAREER = {
  seed: 1,
  club: 'Rovers',
  isIron: false,
  difficulty: 'normal',
  reason: 'sacked',
  seasons: 3,
  titles: 1,
  cups: 0,
  bestPlace: 1,
  matches: 100,
  points: 150,
} as const

const PLAYER = {
  seed: 1,
  club: 'Rovers',
  id: 'p1',
  name: 'Tom Weaver',
  position: 'Forward',
  season: 2,
  appearances: 30,
  goals: 12,
  awards: 0,
} as const

it('[LEG-4] a career has a line from its first finished season on, and counts the season it ended in', () => {
  const game = makeGame()
  expect(careerLine(game)).toBeNull()
  playLeague(game, 1, MANAGERS.auto)
  expect(careerLine(game)).toMatchObject({ reason: null, seasons: 1, matches: 38 })
  const [past] = game.pastSeasons as [PastSeason]
  game.record = { ...game.record, played: 4, wins: 1, draws: 2, losses: 1, points: 5 }
  expect(careerLine(game)).toMatchObject({ seasons: 1, matches: 38, points: past.points })
  game.ended = { reason: 'bankrupt', day: game.day, season: 2, position: 3 }
  expect(careerLine(game)).toEqual({
    seed: game.seed,
    club: game.club.name,
    isIron: false,
    difficulty: 'normal',
    reason: 'bankrupt',
    seasons: 2,
    titles: past.position === 1 ? 1 : 0,
    cups: pastCompetition(past, 'cup')?.isWon ? 1 : 0,
    bestPlace: past.position,
    matches: 42,
    points: past.points + 5,
  })
})

it('a career without a season played to its end has no best place', () => {
  const game = makeGame({ ended: { reason: 'bankrupt', day: 60, season: 1, position: 20 } })
  expect(careerLine(game)).toMatchObject({ bestPlace: null, matches: 0, points: 0 })
  expect(pointsPerMatch({ matches: 0, points: 0 })).toBe(0)
})

it('[LEG-5] a player has the awards of the league of their best season, and no others', () => {
  const game = makeGame()
  playLeague(game, 1, MANAGERS.auto)
  const [first, second] = game.bestEleven
  const winner = (name: string, club: number) => [name, club, 1, 0, 70] as const
  game.pastSeasons[0] = {
    ...game.pastSeasons[0]!,
    awards: {
      player: winner(first!.name, 0),
      youngPlayer: winner(first!.name, 0),
      keeper: winner(second!.name, 7),
      manager: { name: null, club: 0, position: 1, before: 2 },
      ownPlayer: winner(second!.name, 0),
      ownYoungPlayer: null,
    },
  }
  const lines = playerLines(game)
  expect(lines.map(({ id }) => id)).toEqual(game.bestEleven.map(({ id }) => id))
  expect(lines.map(({ awards }) => awards)).toEqual([2, ...lines.slice(1).map(() => 0)])
})

it.each([{ titles: 2, seasons: 1 }, { seasons: 4, points: 0 }, { points: 151 }])(
  'a career with %o stands before one with a title in three seasons and 1.5 points per match',
  (better) => {
    expect(compareCareers({ ...CAREER, ...better }, CAREER)).toBeLessThan(0)
    expect(compareCareers(CAREER, { ...CAREER, ...better })).toBeGreaterThan(0)
  },
)

it.each([{ awards: 1, goals: 0 }, { goals: 13, appearances: 1 }, { appearances: 31 }])(
  'a player with %o stands before one with 12 goals in 30 matches',
  (better) => {
    expect(comparePlayers({ ...PLAYER, ...better }, PLAYER)).toBeLessThan(0)
    expect(comparePlayers(PLAYER, { ...PLAYER, ...better })).toBeGreaterThan(0)
  },
)
