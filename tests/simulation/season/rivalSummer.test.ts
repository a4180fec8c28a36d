/** Effects of money, training ground and youth team of the rivals in a summer. */
import { describe, expect, it } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { qualityTeam } from '../../../client/simulation/clubs/qualityTeam.ts'
import { answersTo, nearestRung, rivalRungs, SUMMER_LADDER } from '../../../client/simulation/clubs/ladder.ts'
import { ownersPush } from '../../../client/simulation/clubs/owners.ts'
import type { Competitor } from '../../../client/simulation/club/club.ts'
import { rivalSheet } from '../../../client/simulation/season/teamSheet.ts'
import { runRivalSummer, whatMustBeBeaten } from '../../../client/simulation/season/rivalSummer.ts'
import { makeGame, makePlayer, makeRandom } from '../makeGame.ts'

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1)

/** The rivals after a summer in which only deals change their strength, since nobody is young or old. */
function afterSummer(seed: number, prepare: (club: Competitor, place: number) => void, start = makeGame()) {
  const game = copyGame(start)
  for (const [place, club] of game.competitors.entries()) {
    club.tactics.formation = '4-4-2'
    for (const player of club.players) player.age = 26
    prepare(club, place)
  }
  const before = game.competitors.map(qualityTeam)
  for (const [i, club] of game.competitors.entries()) club.lastPosition = i + 1
  const budgets = game.competitors.map(({ transferBudget }) => transferBudget)
  runRivalSummer(game, { beaten: whatMustBeBeaten(game), market: [] }, makeRandom(seed))
  return game.competitors.map((club, i) => ({
    club,
    gain: qualityTeam(club) - (before[i] ?? 0),
    budget: budgets[i] ?? 0,
  }))
}

describe('the quality of a team', () => {
  it('[LEA-7] is the mean quality of its best eleven with all players fit', () => {
    for (const club of makeGame().competitors) {
      // Equally ready and without traits for roles, so that the best are fielded.
      for (const player of club.players) {
        Object.assign(player, { stamina: 100, morale: 3, strengths: [], weaknesses: [] })
      }
      const { eleven } = rivalSheet(club, club.tactics, { seed: 1, isBig: false })
      expect(qualityTeam(club)).toBeCloseTo(eleven.reduce((sum, { quality }) => sum + quality, 0) / 11, 9)
    }
  })

  it('is independent of the squad’s order, and 0 without players', () => {
    const { players, tactics } = makeGame()
    const quality = qualityTeam({ players, tactics })
    expect(qualityTeam({ players: players.toReversed(), tactics })).toBe(quality)
    expect(qualityTeam({ players: [...players, makePlayer({ quality: 5 })], tactics })).toBeGreaterThan(
      quality,
    )
    expect(qualityTeam({ players: [], tactics })).toBe(0)
  })
})

describe('the transfer budget of a rival', () => {
  // A summer at the age of 26 moves an eleven by a twentieth of a star at most.
  const LUCK = 0.1
  /** Makes no club so strong that owners pay for an answer (LEA-21). */
  const weaken = ({ players }: Competitor) => {
    for (const player of players) player.quality = Math.min(player.quality, 4.2)
  }

  it('[LEA-8] limits the improvement of its eleven: a star for 12 million', () => {
    const clubs = SEEDS.flatMap((seed) =>
      afterSummer(seed, (club, place) => {
        club.transferBudget = 600_000 * place
        weaken(club)
      }),
    )
    for (const { gain, budget } of clubs) expect(gain).toBeLessThanOrEqual(budget / 12_000_000 + LUCK)
    // Some used all of it.
    expect(clubs.some(({ gain, budget }) => budget > 3e6 && gain > budget / 12e6 - LUCK)).toBe(true)
  })

  it('is the limiting factor: unlimited money leads to larger improvements, none to no improvement', () => {
    const gains = (transferBudget: number) =>
      SEEDS.flatMap((seed) =>
        afterSummer(seed, (club) => {
          club.transferBudget = transferBudget
          weaken(club)
        }),
      ).map(({ gain }) => gain)
    expect(Math.max(...gains(0))).toBeLessThanOrEqual(LUCK)
    expect(Math.max(...gains(1e9))).toBeGreaterThan(0.4)
  })
})

describe('the training ground of a rival', () => {
  it('[LEA-9] raises its position', () => {
    const start = makeGame()
    const gainsOfBest = (training: number) => {
      const best = start.competitors.findIndex(({ lastPosition }) => lastPosition === 4)
      return SEEDS.map((seed) => {
        const clubs = afterSummer(
          seed,
          (club, place) => {
            club.transferBudget = 1e9
            club.facilities.training = place === best ? training : 3
          },
          start,
        )
        return clubs[best]?.gain ?? 0
      })
    }
    const sum = (gains: readonly number[]) => gains.reduce((total, gain) => total + gain, 0)
    expect(sum(gainsOfBest(5)) - sum(gainsOfBest(1))).toBeGreaterThan(0.02 * SEEDS.length)
  })
})

describe('the youth team of a rival', () => {
  it('[LEA-10] provides 8 in 100 more of the newcomers per level', () => {
    const shareOfYouth = (youth: number) => {
      const newcomers = SEEDS.flatMap((seed) =>
        afterSummer(seed, (club) => {
          club.facilities.youth = youth
          club.transferBudget = 1e9
          // All players retire, so that the whole squad is new.
          for (const player of club.players) player.age = 39
        }),
      ).flatMap(({ club }) => club.players)
      return newcomers.filter(({ age }) => age <= 19).length / newcomers.length
    }
    // A few of the other newcomers are as young.
    const elsewhere = (shareOfYouth(1) - 0.08) / 0.92
    expect(elsewhere).toBeLessThan(0.1)
    expect(shareOfYouth(5)).toBeCloseTo(0.4 + 0.6 * elsewhere, 1)
    expect(shareOfYouth(3)).toBeCloseTo(0.24 + 0.76 * elsewhere, 1)
  })
})

describe('the reserves of a rival', () => {
  /** Share of the rivals whose reserve forward, of this age before the summer and this quality, is still there. */
  const shareKept = (age: number, quality: number) => {
    const reserves = new Map<string, string>()
    const clubs = SEEDS.flatMap((seed) =>
      afterSummer(seed, (club) => {
        const forwards = club.players.filter(({ type }) => type === 'Forward')
        const reserve = forwards.reduce((least, player) => (player.quality < least.quality ? player : least))
        Object.assign(reserve, { age, quality, potential: quality })
        reserves.set(`${seed} ${club.id}`, reserve.id)
      }).map(({ club }) => club.players.some(({ id }) => id === reserves.get(`${seed} ${club.id}`))),
    )
    return clubs.filter(Boolean).length / clubs.length
  }

  it('[LEA-24] leave when they are too far below what the club aims at, from 31 years on sooner', () => {
    for (const age of [25, 29, 30, 32]) expect(shareKept(age, 1), `${age}`).toBe(0)
    // 0.94 stars are too far for those who do not decline, 0.72 for those who do.
    expect(shareKept(29, 1.9)).toBeGreaterThan(shareKept(30, 1.9) + 0.2)
    expect(shareKept(25, 2.3)).toBeGreaterThan(0.7)
  })

  it('[LEA-24] leave with all others from 31 years on but the best three, whom no fourth joins', () => {
    const clubs = SEEDS.flatMap((seed) =>
      afterSummer(seed, (club) => {
        for (const [i, player] of club.players.entries()) player.age = i % 2 === 0 ? 30 : 25
      }),
    )
    const veterans = clubs.map(({ club }) => club.players.filter(({ age }) => age >= 31).length)
    expect(Math.max(...veterans)).toBe(3)
    // Deals of the summer take some of the three.
    expect(veterans.reduce((sum, count) => sum + count, 0) / veterans.length).toBeGreaterThan(2)
  })

  it('[LEA-24] stay as long as they are good enough', () => {
    // The best clubs aim above it; the eleven is traded besides.
    expect(shareKept(30, 3)).toBeGreaterThan(0.4)
  })
})

describe('[LEA-25] the owners of a rival', () => {
  const pushesOf = (place: number) =>
    Array.from({ length: 160 }, (_, i) => ownersPush({ seed: 4, currentSeason: i + 1 }, place))

  it('stay eight seasons; those who put in and those who save follow each other', () => {
    for (const place of [0, 9, 18]) {
      const pushes = pushesOf(place)
      const first = pushes.findIndex((push, i) => push !== pushes[0] && i > 0)
      expect(first).toBeLessThanOrEqual(8)
      for (let i = first; i + 16 <= pushes.length; i += 8) {
        expect(new Set(pushes.slice(i, i + 8)).size).toBe(1)
        expect(Math.sign(pushes[i + 8] ?? 0)).toBe(-Math.sign(pushes[i] ?? 0))
        expect(Math.abs(pushes[i] ?? 0)).toBeGreaterThanOrEqual(0.1)
        expect(Math.abs(pushes[i] ?? 0)).toBeLessThanOrEqual(0.6)
      }
    }
  })

  it('of different clubs come at different times', () => {
    const firsts = Array.from({ length: 19 }, (_, place) => {
      const pushes = pushesOf(place)
      return pushes.findIndex((push) => push !== pushes[0])
    })
    expect(new Set(firsts).size).toBeGreaterThan(4)
  })

  it('move it up or down the ladder', () => {
    const game = makeGame()
    const gains = (wanted: (push: number) => boolean) =>
      SEEDS.flatMap((seed) => afterSummer(seed, (club) => void (club.transferBudget = 1e9), game))
        .filter((_, i) => wanted(ownersPush(game, i % game.competitors.length)))
        .map(({ gain }) => gain)
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(gains((push) => push > 0.1))).toBeGreaterThan(mean(gains((push) => push < -0.1)) + 0.2)
  })
})

describe('the answer of the league to a dominant club', () => {
  /**
   * Strengths of the rivals, strongest first, after a summer with an own club of this quality that has won so many
   * points more than the best of them; means of all seeds.
   */
  const strengths = (quality: number, lead: number, transferBudget = 1e9) => {
    const sums = Array.from({ length: 19 }, () => 0)
    for (const seed of SEEDS) {
      const game = makeGame({ seed })
      for (const player of game.players) player.quality = quality
      for (const club of game.competitors) {
        club.transferBudget = transferBudget
        club.record.points = 50
      }
      game.record.points = 50 + lead
      for (const [i, club] of game.competitors.entries()) club.lastPosition = i + 1
      runRivalSummer(game, { beaten: whatMustBeBeaten(game), market: [] }, makeRandom(seed))
      const sorted = game.competitors.map(qualityTeam).toSorted((a, b) => b - a)
      for (const [i, strength] of sorted.entries()) sums[i] = (sums[i] ?? 0) + strength
    }
    return sums.map((sum) => sum / SEEDS.length)
  }

  it('[LEA-21] strengthens the five best rivals by shares of the gap to its eleven', () => {
    const now = strengths(4.8, -20)
    // Without the first rung, which is that of the own club.
    const rungs = SUMMER_LADDER.slice(1)
    for (const [rank, share] of [0.9, 0.8, 0.7, 0.6, 0.5].entries()) {
      const rung = rungs[rank] ?? 0
      expect(Math.abs((now[rank] ?? 0) - (rung + share * (4.8 - rung)))).toBeLessThan(0.08)
    }
    for (const rank of [5, 8, 18]) {
      expect(Math.abs((now[rank] ?? 0) - (rungs[rank] ?? 0))).toBeLessThan(0.08)
    }
  })

  it('[LEA-21] grows by a star for every 27 points more than the best of them, however weak its eleven', () => {
    const [none = 0, some = 0, many = 0] = [-27, 5.4, 13.5].map((lead) => strengths(3.3, lead)[0])
    // The strongest rival stands on the first rung before.
    expect(none).toBeCloseTo(SUMMER_LADDER[0]!, 1)
    expect(some - none).toBeCloseTo(0.9 * 0.2, 1)
    expect(many - none).toBeCloseTo(0.9 * 0.5, 1)
  })

  it('[LEA-21] is paid by owners: it needs no budget', () => {
    const usual = strengths(3.3, -27, 0)[0] ?? 0
    const answered = strengths(3.3, 13.5, 0)[0] ?? 0
    expect(answered - usual).toBeGreaterThan(0.3)
  })

  it('[LEA-21] stays away below 4.5 stars', () => {
    const answers = (beaten: number) => answersTo(beaten, rivalRungs(nearestRung(3.9), SUMMER_LADDER))
    expect(answers(4.49)).toEqual([0, 0, 0, 0, 0])
    expect(Math.max(...answers(4.5))).toBeGreaterThan(0)
    expect(Math.max(...answers(4.51))).toBeGreaterThan(0)
  })
})

describe('a club from the other division', () => {
  it.each([1.6, 3.2])(
    '[DIV-5] finds itself among its new rivals, whether it had %f stars or not',
    (quality) => {
      for (const seed of SEEDS) {
        const game = makeGame({ seed })
        const club = game.competitors[4]!
        for (const player of club.players) Object.assign(player, { quality, age: 26 })
        club.transferBudget = 0
        runRivalSummer(game, { beaten: 0, market: [], newcomers: [club.id] }, makeRandom(seed))
        expect(qualityTeam(club)).toBeGreaterThan(2)
        expect(qualityTeam(club)).toBeLessThan(3)
      }
    },
  )
})
