import { describe, expect, it } from 'vitest'
import { clubFigures, milestoneAt } from '../../../client/simulation/people/clubFigures.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { beginDay, playDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { MANAGERS } from '../../support/managers.ts'
import { reviveClub } from '../../support/playSeasons.ts'
import { makeGame, messagesOf } from '../makeGame.ts'

const newsOf = (game: GameState) =>
  messagesOf(game).filter((message) => /^Milestone: (?!your )/.test(message))

/** Plays the first match with everybody's earlier totals set. */
function playMatchAfter(earlier: { appearances: number; goals: number }, seed = 2) {
  const game = makeGame({ seed })
  for (const player of game.players) player.earlier = { seasons: 0, ...earlier }
  while (game.currentMatchWeek === 0) playDay(game)
  const { lastMatch } = game
  if (!lastMatch) throw new Error('No match was played')
  const side = lastMatch.isHome ? 'home' : 'away'
  return { game, lastMatch, played: Object.keys(lastMatch.report.minutes[side]) }
}

describe('milestones of players', () => {
  it.each([
    ['matches', 99, 0],
    ['matches', 100, 100],
    ['matches', 250, 200],
    ['goals', 49, 0],
    ['goals', 50, 50],
    ['goals', 149, 100],
  ] as const)('of %s at %i: %i', (total, figure, milestone) => {
    expect(milestoneAt(total, figure)).toBe(milestone)
  })

  it('[HIS-3] announce the hundredth match of everyone who played it', () => {
    const { game, lastMatch, played } = playMatchAfter({ appearances: 99, goals: 0 })
    const { playerScore, opponentScore, opponent } = lastMatch
    const names = game.players.filter(({ id }) => played.includes(id)).map(({ name }) => name)
    expect(newsOf(game).toSorted()).toEqual(
      names
        .map(
          (name) =>
            `Milestone: ${name}’s 100th match for Your Club since season 1, ${playerScore}–${opponentScore} against ${opponent}.`,
        )
        .toSorted(),
    )
    expect(names.length).toBeGreaterThanOrEqual(11)
  })

  it('[HIS-3] announce a milestone once only', () => {
    const { game } = playMatchAfter({ appearances: 99, goals: 0 })
    const count = newsOf(game).length
    game.notifications = []
    while (game.currentMatchWeek < 3) playDay(game)
    // Substitutes may play their first, hence hundredth, match later.
    const later = newsOf(game)
    expect(new Set(later).size).toBe(later.length)
    expect(later.length).toBeLessThan(count)
  })

  it('[HIS-3] announce the fiftieth goal of its scorer', () => {
    const matches = [1, 2, 3, 4, 5, 6].map((seed) => playMatchAfter({ appearances: 0, goals: 49 }, seed))
    const played = matches.find(({ lastMatch }) => lastMatch.scorers.length > 0)
    if (!played) throw new Error('Nobody scored in six first matches')
    const { game, lastMatch } = played
    const scorers = new Set(lastMatch.scorers.map(({ name }) => name))
    expect(
      newsOf(game)
        .map((message) => /: (.+)’s 50th goal for/.exec(message)?.[1])
        .toSorted(),
    ).toEqual([...scorers].toSorted())
  })

  it('[HIS-3] count all seasons at the club', () => {
    const game = makeGame({ seed: 3 })
    const totals = new Map<string, number>()
    const inTies = new Map<string, number>()
    const [player] = game.players
    if (!player) throw new Error('Nobody plays here')
    while (game.currentSeason < 3) {
      beginDay(game)
      MANAGERS.auto(game)
      const isTie = playMatchDay(game).length > 0 && game.lastMatch?.competition === 'cup'
      if (game.ended) reviveClub(game)
      const minutes = game.lastMatch?.report.minutes[game.lastMatch.isHome ? 'home' : 'away'] ?? {}
      for (const id of isTie ? Object.keys(minutes) : []) inTies.set(id, (inTies.get(id) ?? 0) + 1)
      for (const { id, appearances } of game.players) totals.set(`${game.currentSeason} ${id}`, appearances)
    }
    for (const one of game.players) {
      const seasons = [1, 2].map((season) => totals.get(`${season} ${one.id}`) ?? 0)
      expect(clubFigures(one).matches).toBe(seasons[0]! + seasons[1]! + (inTies.get(one.id) ?? 0))
    }
    expect(Math.max(...game.players.map((one) => clubFigures(one).matches))).toBeGreaterThan(38)
  })

  it('start from nothing for a new signing', () => {
    const game = makeGame()
    const target = game.market.find(({ interested, wage, transferFee }) => {
      return interested && wage <= game.wageBudget && transferFee <= game.transferBudget
    })
    expect(target && signPlayer(game, target.id).done).toBe(true)
    expect(game.players.at(-1)?.earlier).toEqual({ seasons: 0, appearances: 0, goals: 0 })
  })
})
