import { describe, expect, it } from 'vitest'
import {
  absenceInWords,
  INJURIES,
  INJURY_KINDS,
  type InjuryKind,
} from '../../../client/simulation/people/injury.ts'
import type { Player } from '../../../client/simulation/people/player.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { expectedReturn } from '../../../client/simulation/players/expectedReturn.ts'
import { examine, treat } from '../../../client/simulation/players/injuries.ts'
import { examineInjured, restPlayers } from '../../../client/simulation/players/playerWeek.ts'
import { injuryReport } from '../../../client/simulation/reports/injuryReport.ts'
import { makeFacility, makeGame, makePlayer, makeStaff, messagesOf } from '../makeGame.ts'

const COUNT = 20_000

function injured(count = COUNT): Player[] {
  const players = Array.from({ length: count }, (_, i) => makePlayer({ id: `p${i}`, injured: true }))
  for (const player of players) examine(player, { seed: 5, day: 1 })
  return players
}

/** Days that an injury lasts with medical care of a quality. */
function lengthOf(player: Player, quality: number): number {
  for (let day = 1; day < 1_000; day++) if (treat(player, quality)) return day
  throw new Error('An injury heals')
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('[PLA-24] the kinds of injuries', () => {
  const lengths: [InjuryKind, number][] = injured().map((player) => [
    player.injury!.kind,
    lengthOf(player, 0.5),
  ])
  const share = (from: number, to: number) =>
    lengths.filter(([, days]) => days >= from && days <= to).length / lengths.length

  it('last as long as the daily chance says: 20 days in the mean with half of the best care', () => {
    expect(mean(lengths.map(([, days]) => days))).toBeGreaterThan(19.4)
    expect(mean(lengths.map(([, days]) => days))).toBeLessThan(20.4)
    for (const days of [1, 7, 28, 60]) expect(share(1, days)).toBeCloseTo(1 - 0.95 ** days, 1)
  })

  it('all come up, each within its days', () => {
    for (const kind of INJURY_KINDS) {
      const own = lengths.filter(([other]) => other === kind).map(([, days]) => days)
      const [shortest, longest] = INJURIES[kind].days
      expect(own.length, kind).toBeGreaterThan(COUNT / 250)
      expect(Math.min(...own), kind).toBeGreaterThanOrEqual(shortest)
      expect(Math.max(...own), kind).toBeLessThanOrEqual(longest)
    }
  })

  it('have strains of the thigh first, and a fifth last longer than a month, as club doctors report', () => {
    const hamstrings = lengths.filter(([kind]) => kind === 'hamstring').length / lengths.length
    expect(hamstrings).toBeGreaterThan(0.12)
    expect(hamstrings).toBeLessThan(0.26)
    expect(share(29, 1_000)).toBeGreaterThan(0.15)
    expect(share(29, 1_000)).toBeLessThan(0.28)
  })

  it('are drawn apart from everything else: the same player on the same day has the same', () => {
    const [one] = injured(1)
    const [other] = injured(1)
    expect(one?.injury).toEqual(other?.injury)
  })
})

describe('[PLA-25] the expected return', () => {
  it.each([
    ['no care', 0],
    ['half of the best', 0.5],
    ['the best care', 1],
  ])('holds, and narrows to the day, with %s', (_, quality) => {
    for (const player of injured(400)) {
      const real = lengthOf(structuredClone(player), quality)
      let before = { soonest: 0, latest: 1_000 }
      for (let day = 0; day < real; day++) {
        const { soonest, latest } = expectedReturn(player.injury!, { quality, doctor: 0 })
        expect(day + soonest).toBeLessThanOrEqual(real)
        expect(day + latest).toBeGreaterThanOrEqual(real)
        // In days from the examination.
        const now = { soonest: day + soonest, latest: day + latest }
        expect(now.soonest).toBeGreaterThanOrEqual(before.soonest)
        expect(now.latest).toBeLessThanOrEqual(before.latest)
        before = now
        treat(player, quality)
      }
      expect(player.injured).toBe(false)
    }
  })

  it('is sooner with medical staff and centre than without, as the details say', () => {
    const cared = makeGame({
      players: injured(1),
      staff: [makeStaff('Physiotherapist', 5)],
      facilities: [makeFacility('Medical Center', 5)],
    })
    const { details } = injuryReport(cared, cared.players[0]!)!
    expect(details).toMatch(/^[A-Z][a-z ]+, since today\. Out for .*, or .* without medical care\.$/)
    const alone = makeGame({ players: injured(1), staff: [], facilities: [] })
    const uncared = injuryReport(alone, alone.players[0]!)!
    expect(details).toContain(`or ${uncared.absence} without medical care`)
    expect(uncared.details).not.toContain('without')
  })

  it.each([
    [1, 1, 'a day'],
    [2, 2, '2 days'],
    [9, 14, '9–14 days'],
    [1, 27, '1–27 days'],
    [21, 56, '3–8 weeks'],
    [3, 28, '3 days to 4 weeks'],
    [33, 36, 'about 5 weeks'],
    [30, 186, '1–6 months'],
    [20, 90, '20 days to 3 months'],
  ])('of %i to %i days is put as %s', (soonest, latest, words) => {
    expect(absenceInWords({ soonest, latest })).toBe(words)
  })

  it('is no later than a specialist has promised', () => {
    const game = makeGame({ players: injured(200), day: 3 })
    for (const player of game.players) {
      game.pledges = [
        { event: 'key-player-injury', playerId: player.id, terms: { kind: 'recovery', day: 5 } },
      ]
      expect(injuryReport(game, player)!.absence).toMatch(/^(a day|1–2 days|2 days)$/)
    }
  })

  it('is in the news when the injury is found, and the length when it is over', () => {
    const game = makeGame({ players: [makePlayer({ id: 'p1', name: 'Al Bone', injured: true })], staff: [] })
    examineInjured(game)
    examineInjured(game)
    const found = messagesOf(game).filter((message) => message.startsWith('Al Bone has '))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(
      /^Al Bone has an? [a-z ]+: out for (a day|(about )?(\d+( days)?(–| to ))?\d+ (days|weeks?|months?))\.$/,
    )
    const first = game.day
    const days = daysUntilFit(game)
    expect(messagesOf(game)[0]).toMatch(
      new RegExp(
        `^Al Bone is fit again after an? [a-z ]+ and ${days === 1 ? 'a day' : `${days} days`} out\\.$`,
      ),
    )
    expect(game.day - first).toBe(days)
  })
})

function daysUntilFit(game: GameState): number {
  for (let days = 1; ; days++) {
    game.day += 1
    restPlayers(game)
    if (!game.players[0]!.injured) return days
  }
}

it('[PLA-26] a Doctor of five stars halves what is uncertain', () => {
  const width = (doctor: number) =>
    mean(
      injured(500).map(({ injury }) => {
        const { soonest, latest } = expectedReturn(injury!, { quality: 0.5, doctor })
        return latest - soonest
      }),
    )
  const [without, half, best] = [width(0), width(2.5), width(5)]
  expect(half).toBeLessThan(without)
  expect(best).toBeLessThan(half)
  expect(best / without).toBeLessThan(0.6)
})
