/** A manager who loses the job on the season's last day, and takes over a club in or out of the play-off. */
import { expect, it } from 'vitest'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { otherClubs } from '../../../client/simulation/club/club.ts'
import { nextOwnTie, tiesOf } from '../../../client/simulation/competitions/ownMatches.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { ClubId } from '../../../client/simulation/core/ids.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { headToHead } from '../../../client/simulation/league/recordMeeting.ts'
import { divisionTable } from '../../../client/simulation/league/table.ts'
import { lastScoreOf } from '../../../client/simulation/match/tieResult.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { takeOver } from '../../../client/simulation/season/takeOver.ts'
import { eveOfPlayOff } from '../../support/eveOfPlayOff.ts'

/** The evening of the last match week, with the own club third, after so many matches of the play-off. */
function evening(matches: number, seed = 2): GameState {
  const game = eveOfPlayOff(seed)
  playMatchDay(game)
  for (let played = 0; played < matches && game.awaitingKickOff; played++) playMatchDay(game)
  return game
}

/** Puts the manager out of work and in charge of another club, which asks for them. */
function change(game: GameState, to: ClubId): void {
  game.ended = { reason: 'bankrupt', day: game.day, season: game.currentSeason, position: 3 }
  game.manager.reputation = 5
  for (const club of otherClubs(game)) club.manager.since = club.id === to ? game.currentSeason : 0
  // Nobody else is looking: the others stand where they are tipped for.
  const order = divisionTable(game, game.division).map(({ club }) => club.id)
  game.pressNotes = [{ kind: 'prediction', week: 0, order }]
  for (const { club, position } of divisionTable(game, 1)) {
    const other = otherClubs(game).find(({ id }) => id === club.id)
    if (other) other.lastPosition = position
  }
  expect(takeOver(game, to)).toMatchObject({ done: true })
  expect(isCareer(game)).toBe(true)
}

const placed = (game: GameState, division: 1 | 2, position: number) =>
  divisionTable(game, division)[position - 1]!.club.id
const playOffOf = (game: GameState) => competitionOf(game, 'playoff').ties
const roundOfNext = (game: GameState) => nextOwnTie(game)?.round ?? null

/** Plays the day to its end and closes the season. */
function closeDay(game: GameState): void {
  while (game.awaitingKickOff) playMatchDay(game)
  beginDay(game)
  expect([game.currentSeason, game.competitions.map(({ id }) => id)]).toEqual([2, ['cup', 'europe']])
  expect(isCareer(game)).toBe(true)
}

/** A career knocked out in the semi-final, and the winner of the other one. */
function knockedOut(seeds = [1, 3, 5, 7, 9]): { game: GameState; finalist: ClubId } {
  for (const seed of seeds) {
    const game = eveOfPlayOff(seed)
    for (const player of game.players) player.quality = 1
    while (game.awaitingKickOff) playMatchDay(game)
    const final = playOffOf(game).find(({ round }) => round === 3)!
    if (final.home !== game.club.id && final.away !== game.club.id) {
      const beaten = playOffOf(game).filter(({ home, away }) => [home, away].includes(game.club.id))
      const finalist = beaten.some(({ home, away }) => [home, away].includes(final.home))
        ? final.away
        : final.home
      return { game, finalist }
    }
  }
  throw new Error('Nobody was knocked out')
}

it('[SEC-5] a finalist taken over after the semi-final plays its final by hand', () => {
  const { game, finalist } = knockedOut()
  expect([game.awaitingKickOff, roundOfNext(game)]).toEqual([false, null])
  change(game, finalist)
  expect([game.awaitingKickOff, roundOfNext(game)]).toEqual([true, 3])
  playMatchDay(game)
  expect(game.lastMatch).toMatchObject({ competition: 'playoff' })
  closeDay(game)
})

it('[SEC-5] a club of the play-off taken over after the last match week plays it by hand', () => {
  const game = eveOfPlayOff(2)
  // For the evening the own club is far below the play-off.
  game.record.points -= 40
  playMatchDay(game)
  expect([game.awaitingKickOff, playOffOf(game)]).toEqual([false, []])
  const second = placed(game, 2, 2)
  game.record.points += 40
  const stamina = game.competitors.find(({ id }) => id === second)!.players[0]!.stamina
  change(game, second)
  expect([game.awaitingKickOff, roundOfNext(game)]).toEqual([true, 1])
  expect(Math.max(...game.players.map((player) => player.stamina))).toBeGreaterThanOrEqual(stamina)
  closeDay(game)
})

it('[SEC-5] the play-off of others waits for the season’s end when the manager leaves it', () => {
  const game = evening(1)
  change(game, placed(game, 2, 10))
  expect([game.awaitingKickOff, playOffOf(game).filter(({ result }) => result).length]).toEqual([false, 2])
  closeDay(game)
  expect(game.pastSeasons[0]!.review!.otherDivision!.playOff).toHaveLength(5)
})

it('[SEC-5] the other side of the own tie is taken over between the legs, with its bans', () => {
  const game = evening(1)
  const next = nextOwnTie(game)!
  const other = next.home === game.club.id ? next.away : next.home
  const [banned] = game.competitors.find(({ id }) => id === other)!.players
  banned!.suspensions = 2
  const row = competitionOf(game, 'playoff')
  row.bans = { [banned!.id]: 1 }
  change(game, other)
  const banOf = (state: GameState) => state.players.find(({ id }) => id === banned!.id)!.suspensions
  expect([game.awaitingKickOff, roundOfNext(game), banOf(game)]).toEqual([true, 2, 1])
  const ended = copyGame(game)
  while (ended.awaitingKickOff) playMatchDay(ended)
  expect(banOf(ended)).toBe(2)
  closeDay(game)
})

it('[SEC-5] [DIV-3] a club that should go down and is taken over after the final leaves no play-off behind', () => {
  const game = evening(3)
  expect(playOffOf(game).at(-1)).toMatchObject({ round: 3, result: { extraTime: null } })
  change(game, placed(game, 1, 19))
  expect([game.division, game.awaitingKickOff]).toEqual([1, false])
  closeDay(game)
  expect(game.pastSeasons[0]!.competitions.map(({ id }) => id)).not.toContain('playoff')
})

it('[MAN-14] meetings of a club taken over in the play-off have its matches after those of the league', () => {
  // The two sides of the other semi-final meet in the last match week of these careers, too.
  const { game, finalist } = knockedOut([21, 22, 27, 30])
  const rival = tiesOf(game, finalist).find(({ round }) => round === 2)!
  const other = rival.home === finalist ? rival.away : rival.home
  change(game, finalist)
  const [secondLeg, firstLeg] = tiesOf(game, finalist)
    .filter(({ competition, result }) => competition === 'playoff' && result)
    .toReversed()
    .map(({ home, result }) => {
      const score = lastScoreOf(result!)
      return home === finalist ? [score.home, score.away] : [score.away, score.home]
    })
  const { latest } = headToHead(game, other)
  const goals = latest.map(({ goalsFor, goalsAgainst }) => [goalsFor, goalsAgainst])
  expect(latest.slice(0, 3).map(({ week }) => week)).toEqual([38, 38, 38])
  expect(goals.slice(0, 2)).toEqual([secondLeg, firstLeg])
})
