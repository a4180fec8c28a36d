import { describe, expect, it } from 'vitest'
import type { SeasonFigures } from '../../../client/simulation/people/player.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { elevenOfSeason, seasonAwards } from '../../../client/simulation/history/awards.ts'
import { makeGame } from '../makeGame.ts'

/** Final positions equal to the previous ones, except for the given clubs. */
const finishes = (changed: Record<number, { position: number; before: number }> = {}) =>
  Array.from({ length: 20 }, (_, club) => ({ club, position: club + 1, before: club + 1, ...changed[club] }))

/** A rival of a club, with the figures of a season at a mean rating in tenths. */
function season(
  game: GameState,
  club: number,
  parts: Partial<SeasonFigures> & { age?: number; at?: number },
) {
  const { at = 0, appearances = 30, ...figures } = parts
  const player = game.competitors[club - 1]!.players[at]!
  Object.assign(player, { age: 27, ...figures, appearances })
  return player
}

describe('the awards of a season', () => {
  it.each([
    [18, null],
    [19, 'somebody'],
  ])('[AWA-1] are for those who played in half of the matches: %i of 38 wins %s', (appearances, found) => {
    const game = makeGame()
    season(game, 3, { appearances, ratingTotal: appearances * 70 })
    expect(seasonAwards(game, finishes()).player).toEqual(found && [expect.any(String), 3, 0, 0, 70])
  })

  it('[AWA-1] go to the best mean rating, not to the most appearances', () => {
    const game = makeGame()
    season(game, 1, { appearances: 38, ratingTotal: 38 * 66 })
    const best = season(game, 2, { appearances: 20, ratingTotal: 20 * 67, goals: 12 })
    const { player } = seasonAwards(game, finishes())
    expect(player).toEqual([best.name, 2, 12, 0, 67])
  })

  it.each([
    [21, true],
    [22, false],
  ])('[AWA-2] know a young player of %i: %s', (age, isYoung) => {
    const game = makeGame()
    season(game, 1, { ratingTotal: 30 * 68 })
    const young = season(game, 2, { ratingTotal: 30 * 64, age })
    const { player, youngPlayer } = seasonAwards(game, finishes())
    expect(player?.[1]).toBe(1)
    expect(youngPlayer?.[0]).toBe(isYoung ? young.name : undefined)
  })

  it('[AWA-3] go to the goalkeeper with the most clean sheets', () => {
    const game = makeGame()
    const keeperOf = (club: number) =>
      game.competitors[club - 1]!.players.findIndex(({ type }) => type === 'Goalkeeper')
    season(game, 1, { at: keeperOf(1), cleanSheets: 11, ratingTotal: 30 * 70 })
    season(game, 4, { at: keeperOf(4), cleanSheets: 12, ratingTotal: 30 * 60 })
    expect(seasonAwards(game, finishes()).keeper).toMatchObject({ 1: 4, 3: 12 })
  })

  it('[AWA-4] go to the manager whose club gained most places, with the title counting for six', () => {
    const game = makeGame()
    const best = (changed: Parameters<typeof finishes>[0]) => seasonAwards(game, finishes(changed)).manager
    expect(best({ 7: { position: 8, before: 18 } })).toEqual({
      name: game.competitors[6]?.manager.name,
      club: 7,
      position: 8,
      before: 18,
    })
    expect(best({ 0: { position: 1, before: 5 }, 7: { position: 8, before: 18 } }).club).toBe(0)
    expect(best({ 0: { position: 1, before: 4 }, 7: { position: 8, before: 18 } }).club).toBe(7)
  })

  it('[AWA-5] select a 4-4-2 of the best-rated players, goalkeeper first, each once', () => {
    const game = makeGame()
    game.competitors.forEach(({ players }, club) => {
      players.forEach((_, at) => season(game, club + 1, { at, ratingTotal: 30 * (55 + ((club + at) % 9)) }))
    })
    const eleven = elevenOfSeason(game)
    const { player } = seasonAwards(game, finishes())
    expect(eleven).toHaveLength(11)
    expect(new Set(eleven.map(([name, club]) => `${name} ${club}`)).size).toBe(11)
    expect(Math.max(...eleven.map(([, , rating]) => rating))).toBe(player?.[4])
    const types = eleven.map(
      ([name, club]) => game.competitors[club - 1]!.players.find((one) => one.name === name)?.type,
    )
    expect(types).toEqual([
      'Goalkeeper',
      ...Array<string>(4).fill('Defender'),
      ...Array<string>(4).fill('Midfielder'),
      ...Array<string>(2).fill('Forward'),
    ])
  })

  it('include the best own players', () => {
    const game = makeGame()
    season(game, 1, { ratingTotal: 30 * 70 })
    const own = Object.assign(game.players[2]!, { appearances: 30, ratingTotal: 30 * 62, age: 30 })
    const { ownPlayer, ownYoungPlayer } = seasonAwards(game, finishes())
    expect(ownPlayer).toMatchObject([own.name, 0, 0, 0, 62])
    expect(ownYoungPlayer).toBeNull()
  })
})
