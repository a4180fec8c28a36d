import { describe, expect, it } from 'vitest'
import { judgeSeason, warnAtMidSeason, watchMood } from '../../../client/simulation/board/boardDecisions.ts'
import { raiseHurdle } from '../../../client/simulation/board/raiseDifficulty.ts'
import { difficultyIn, firstDifficulty, type Difficulty } from '../../../client/simulation/club/difficulty.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { runDecision } from '../../../client/simulation/commands.ts'
import { askedTerms } from '../../../client/simulation/contracts/contractTerms.ts'
import { playerValue } from '../../../client/simulation/players/playerValue.ts'
import { leastFee } from '../../../client/simulation/transfers/offerPrice.ts'
import { openMarket } from '../../../client/simulation/transfers/market.ts'
import { scoutingTerms } from '../../../client/simulation/scouting/assignments.ts'
import { drawEvent, eventChance } from '../../../client/simulation/season/events/drawEvent.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { warnOfPlace } from '../../../client/simulation/season/placeInDanger.ts'
import { makeGame, makeRandom, textOf } from '../makeGame.ts'

describe('difficulty', () => {
  it('is the only difference of a new career, but for wages and fees of the market [CAR-6]', () => {
    const normal = createGame({ seed: 3 })
    expect(createGame({ seed: 3, difficulty: 'normal' })).toEqual(normal)
    for (const difficulty of ['gentle', 'hard'] as const) {
      const { market, ...rest } = createGame({ seed: 3, difficulty })
      expect({ ...rest, market: normal.market, difficulty: 'normal' }).toEqual(normal)
      expect(market.map(({ id, quality }) => [id, quality])).toEqual(
        normal.market.map(({ id, quality }) => [id, quality]),
      )
    }
  })

  it('can be raised once a season [CAR-7]', () => {
    const game = makeGame({ difficulty: 'gentle', currentSeason: 2 })
    expect(runDecision(game, ['raiseDifficulty', 'normal']).done).toBe(true)
    expect(game.difficulty).toBe('normal')
    const before = textOf(game)
    expect(runDecision(game, ['raiseDifficulty', 'hard']).done).toBe(false)
    expect(textOf(game)).toBe(before)
    game.currentSeason = 3
    expect(runDecision(game, ['raiseDifficulty', 'hard']).done).toBe(true)
    expect(raiseHurdle(game)).not.toBeNull()
    expect([1, 2, 3].map((season) => difficultyIn(game, season))).toEqual(['gentle', 'normal', 'hard'])
    expect(firstDifficulty(game)).toBe('gentle')
  })

  it('can never be lowered [CAR-7]', () => {
    for (const difficulty of ['gentle', 'normal'] as const) {
      const game = makeGame({ difficulty: 'normal' })
      expect(runDecision(game, ['raiseDifficulty', difficulty]).done).toBe(false)
      expect(game.difficultyRaises).toEqual([])
    }
  })

  it.each([
    ['normal', 18, 28],
    ['hard', 16, 14],
  ] as const)('sets the patience of the board [CAR-8]: %s', (difficulty, worst, days) => {
    const game = makeGame({ difficulty, currentMatchWeek: 19, leaguePosition: worst })
    judgeSeason(game, worst)
    expect(game.ended).toBeNull()
    expect(warnAtMidSeason(game)).toBe(false)
    game.leaguePosition = worst + 1
    expect(warnAtMidSeason(game)).toBe(true)
    judgeSeason(game, worst + 1)
    expect(game.ended?.reason).toBe('sacked')

    const revolt = makeGame({ difficulty, fanHappiness: 5 })
    watchMood(revolt)
    revolt.day += days - 1
    watchMood(revolt)
    expect(revolt.ended).toBeNull()
    revolt.day += 1
    watchMood(revolt)
    expect(revolt.ended?.reason).toBe('sacked')
  })

  it('costs no job by its place on Gentle, and 42 days of revolt do [CAR-8]', () => {
    const game = makeGame({ difficulty: 'gentle', currentMatchWeek: 20, leaguePosition: 20 })
    judgeSeason(game, 20)
    expect(warnOfPlace(game)).toBe(false)
    expect(warnOfPlace({ ...game, difficulty: 'normal' })).toBe(true)
    game.fanHappiness = 5
    watchMood(game)
    game.day += 41
    watchMood(game)
    expect(game.ended).toBeNull()
    game.day += 1
    watchMood(game)
    expect(game.ended?.reason).toBe('sacked')
  })

  it.each([
    ['gentle', 0.8],
    ['hard', 1.3],
  ] as const)('sets the wages asked [CAR-9]: %s', (difficulty, factor) => {
    const wages = (level: Difficulty) => {
      const game = makeGame({ difficulty: level })
      openMarket(game, makeRandom(1))
      return {
        market: game.market.reduce((sum, { wage }) => sum + wage, 0),
        talks: game.players.reduce((sum, player) => sum + askedTerms(game, player).wage, 0),
      }
    }
    const [usual, changed] = [wages('normal'), wages(difficulty)]
    expect(changed.market / usual.market).toBeCloseTo(factor, 2)
    expect(changed.talks / usual.talks).toBeCloseTo(factor, 2)
  })

  it.each([
    ['gentle', 1],
    ['hard', 1.15],
  ] as const)('sets the fees that clubs ask [CAR-14]: %s', (difficulty, factor) => {
    const fees = (level: Difficulty) => {
      const game = makeGame({ difficulty: level })
      openMarket(game, makeRandom(1))
      const [club] = game.competitors
      const bids = club!.players.map((player) => leastFee(game, club!, player))
      return {
        shares: game.market.map((player) => player.transferFee / playerValue(player)),
        bids: bids.reduce((sum, fee) => sum + fee, 0),
      }
    }
    const [usual, changed] = [fees('normal'), fees(difficulty)]
    for (const [i, share] of changed.shares.entries()) expect(share / usual.shares[i]!).toBeCloseTo(factor, 1)
    expect(changed.bids / usual.bids).toBeCloseTo(factor, 2)
  })

  it('sets how often events harm the club [CAR-10]', () => {
    const harmPerGood = (difficulty: Difficulty) => {
      const game = makeGame({ difficulty, day: 1_000, fanHappiness: 80 })
      const count = { harm: 0, good: 0 }
      for (let seed = 0; seed < 4_000; seed++) {
        if (!makeRandom(seed).chance(eventChance(game.day))) continue
        const kind = drawEvent(copyGame(game), makeRandom(seed))?.kind
        if (kind === 'key-player-injury' || kind === 'tactical-leak') count.harm += 1
        if (kind === 'sponsorship-opportunity' || kind === 'tv-rights-deal') count.good += 1
      }
      return count.harm / count.good
    }
    const [gentle, normal, hard] = [harmPerGood('gentle'), harmPerGood('normal'), harmPerGood('hard')]
    expect(gentle / normal).toBeGreaterThan(0.35)
    expect(gentle / normal).toBeLessThan(0.7)
    expect(hard / normal).toBeGreaterThan(1.5)
    expect(hard / normal).toBeLessThan(2.7)
  })

  it.each([
    ['gentle', 42_000, 10],
    ['normal', 60_000, 14],
    ['hard', 90_000, 21],
  ] as const)('sets price and days of scouting [CAR-11]: %s', (difficulty, price, days) => {
    expect(scoutingTerms(makeGame({ difficulty, staff: [] }), 'league')).toEqual({ price, days })
  })
})
