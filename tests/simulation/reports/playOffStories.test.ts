import { expect, it } from 'vitest'
import { clubById } from '../../../client/simulation/club/clubById.ts'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { nextOwnTie } from '../../../client/simulation/competitions/ownMatches.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { Tie, TieResult } from '../../../client/simulation/core/tie.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { seasonPaper } from '../../../client/simulation/reports/paper/paper.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { eveOfPlayOff } from '../../support/eveOfPlayOff.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'

const EVENING = eveOfPlayOff(2)
playMatchDay(EVENING)

/** The play-off after a round, with the own matches as `results` have them; the other tie ends 2–1 and 1–1. */
function after(
  results: readonly Omit<TieResult, 'score90'>[],
  scores: readonly [number, number][],
): GameState {
  const game = copyGame(EVENING)
  scores.forEach((own, i) => {
    const { round } = nextOwnTie(game)!
    const { ties } = competitionOf(game, 'playoff')
    if (round < 3) {
      for (const tie of ties.filter((one) => one.round === round))
        tie.result = isOwn(game, tie)
          ? { ...results[i]!, score90: scoreOf(game, tie, own) }
          : {
              ...level,
              score90: round === 1 ? { home: 2, away: 1 } : { home: 1, away: 1 },
              winner: round === 2 ? tie.away : null,
            }
    }
    if (round === 2 && results[1]!.winner === game.club.id) {
      const other = ties.find((tie) => tie.round === 2 && !isOwn(game, tie))!
      ties.push({ ...other, round: 3, home: other.away, away: game.club.id, neutral: true, result: null })
    } else if (round === 3) {
      const final = ties.at(-1)!
      final.result = {
        ...results[2]!,
        score90: scoreOf(game, final, own),
        winner: results[2]!.winner ?? final.home,
      }
    }
  })
  return game
}

const isOwn = ({ club }: GameState, { home, away }: Tie) => home === club.id || away === club.id
const scoreOf = ({ club }: GameState, { home }: Tie, [own, other]: [number, number]) =>
  home === club.id ? { home: own, away: other } : { home: other, away: own }
const level = { extraTime: null, shootOut: null, winner: null }
const page = (game: GameState) => seasonPaper(game)[0]!
const leads = (game: GameState) => page(game).stories.map(({ lead }) => lead)
const won = { ...level, winner: EVENING.club.id }

it('[PAP-8] has a page of the first legs, the own one first', () => {
  const game = after([level], [[2, 1]])
  expect(page(game).name).toBe('After the play-off’s first legs')
  const [own, other, ...more] = leads(game)
  expect(own).toMatch(
    /^Your Club won 2–1 at .+ in the first leg of the play-off semi-final\. The second leg decides\.$/,
  )
  expect(other).toMatch(/^The other first leg finished .+ 2–1 .+\.$/)
  expect(more).toEqual([])
})

it('[PAP-8] has a page of the semi-finals, with both legs added up', () => {
  const game = after(
    [level, won],
    [
      [2, 1],
      [1, 1],
    ],
  )
  expect(page(game).name).toBe('After the play-off semi-finals')
  const [own, other] = leads(game)
  expect(own).toMatch(
    /^Your Club drew 1–1 at home against .+ and are in the final of the play-off, 3–2 on aggregate\.$/,
  )
  const { home, away } = competitionOf(game, 'playoff').ties.find(
    (tie) => tie.round === 2 && !isOwn(game, tie),
  )!
  const nameOf = (id: string) => clubById(game, id)!.name
  expect(other).toBe(`${nameOf(away)} beat ${nameOf(home)} over two legs, 3–2 on aggregate.`)
})

it('[PAP-8] says that the own club is out, also on penalties', () => {
  const { home } = nextOwnTie(EVENING)!
  const out = { ...level, shootOut: { home: 3, away: 4 }, winner: home }
  const [own] = leads(
    after(
      [level, out],
      [
        [1, 1],
        [0, 0],
      ],
    ),
  )
  expect(own).toMatch(
    /^Your Club drew 0–0 at home against .+ and stay in the second division, 3–4 on penalties\.$/,
  )
})

it('[PAP-8] has a page of the final that is won or lost', () => {
  const up = after(
    [level, won, won],
    [
      [2, 1],
      [1, 1],
      [1, 0],
    ],
  )
  expect(page(up).name).toBe('After the play-off final')
  expect(leads(up)).toEqual([
    expect.stringMatching(
      /^Your Club won 1–0 against .+ in the final of the play-off and are up in the first division\.$/,
    ),
  ])
  const down = after(
    [level, won, level],
    [
      [2, 1],
      [1, 1],
      [1, 2],
    ],
  )
  expect(leads(down)).toEqual([
    expect.stringMatching(
      /^Your Club lost 1–2 against .+ in the final of the play-off and stay in the second division\.$/,
    ),
  ])
})

it('[PAP-8] says before the next season who has come up, whoever was in it', () => {
  const played = copyGame(EVENING)
  while (played.awaitingKickOff) playMatchDay(played)
  beginDay(played)
  const first = createGame({ seed: 4 })
  playLeague(first, 1, MANAGERS.auto)
  for (const game of [played, first]) {
    const { promoted } = game.pastSeasons[0]!.review!.otherDivision!
    const story = page(game)
      .stories.map((one) => one.story)
      .find(({ kind }) => kind === 'play-off-decided')
    expect(page(game).name).toBe('Before the season')
    expect(promoted).toHaveLength(2)
    const up = [game.club, ...game.competitors, ...game.otherDivision.clubs].find(
      ({ id }) => story?.kind === 'play-off-decided' && id === story.winner,
    )!
    expect(leads(game)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${up.name} beat .+ in the final of the play-off and come up to the first division\\.$`),
      ),
    )
    expect(game.division === 1 ? [game.club, ...game.competitors] : game.otherDivision.clubs).toContain(up)
  }
})
