import { describe, expect, it } from 'vitest'
import { dayOfWeek } from '../../../client/simulation/core/calendar.ts'
import { rangeInWords } from '../../../client/simulation/people/potential.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { releaseYoungster, signYoungster } from '../../../client/simulation/players/youngsters.ts'
import { academyReport } from '../../../client/simulation/reports/academyReport.ts'
import { setAssistant } from '../../../client/simulation/season/assistant.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import {
  ageReleased,
  announceIntake,
  announceReleased,
  decideByAssistant,
  holdIntake,
  watchIntake,
} from '../../../client/simulation/season/youthIntake.ts'
import { saleTerms } from '../../../client/simulation/transfers/quickSale.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { careerToSeasonsEnd } from '../../support/careerToSeasonsEnd.ts'
import { makeFacility, makeGame, makePlayer, makeStaff, messagesOf, textOf } from '../makeGame.ts'

/** A career on the first day of its second season, with an intake. */
function onIntakeDay(parts: Partial<GameState> = {}): GameState {
  const game = makeGame({ currentSeason: 2, day: dayOfWeek(2, 0) + 1, wageBudget: 200_000, ...parts })
  holdIntake(game, 2)
  return game
}

const ids = (game: GameState) => game.academy.intake.map(({ id }) => id)

describe('intake day', () => {
  it('[ACA-1] [PLA-16] is the first day of a season, with more and better youngsters by academy and coach, who do not join by themselves', () => {
    const game = careerToSeasonsEnd()
    expect(game.academy.intake).toEqual([])
    while (game.currentSeason === 1) {
      beginDay(game)
      playMatchDay(game)
    }
    expect(game.day).toBe(dayOfWeek(2, 0) + 1)
    expect(game.academy.intake).toHaveLength(3)
    expect(game.players.some(({ isHomegrown }) => isHomegrown)).toBe(false)
    const quality = (coach: number) => {
      const all = Array.from({ length: 80 }, (_, seed) => {
        const staff = coach ? [makeStaff('Youth Coach', coach)] : []
        return onIntakeDay({ seed, staff }).academy.intake
      }).flat()
      return all.reduce((sum, youngster) => sum + youngster.quality, 0) / all.length
    }
    expect(quality(5) - quality(0)).toBeCloseTo(0.2, 1)
    expect(onIntakeDay().academy.intake).toHaveLength(3)
    expect(onIntakeDay({ facilities: [makeFacility('Youth Academy', 5)] }).academy.intake).toHaveLength(6)
  })

  it('[ACA-2] shows somebody for the shortest line first', () => {
    const players = (['Defender', 'Midfielder', 'Forward'] as const).flatMap((type) =>
      Array.from({ length: 7 }, (_, i) => makePlayer({ id: `${type}${i}`, type })),
    )
    for (let seed = 1; seed <= 10; seed++) {
      expect(onIntakeDay({ seed, players }).academy.intake[0]?.type).toBe('Goalkeeper')
    }
  })

  it('[ACA-6] is announced after match week 33, and undecided youngsters are recalled six days before the end', () => {
    const game = makeGame({ currentMatchWeek: 32 })
    announceIntake(game)
    expect(messagesOf(game).join()).not.toContain('intake day')
    game.currentMatchWeek = 33
    announceIntake(game)
    expect(messagesOf(game)[0]).toBe(
      'Academy intake day is day 1 of week 1. As things stand, 3 youngsters will come through.',
    )
    const waiting = onIntakeDay()
    const told = (day: number) => {
      waiting.day = day
      watchIntake(waiting)
      return messagesOf(waiting)[0]?.startsWith('You have until day 7 of week 2 to sign these') ?? false
    }
    expect([told(273), told(274)]).toEqual([false, true])
  })
})

describe('decisions on youngsters', () => {
  it('[ACA-3] sign them at the stated wage as reserves under contract, or let them go', () => {
    const game = onIntakeDay()
    const [first, second] = game.academy.intake
    const stated = academyReport(game).intake[0]!
    expect(stated.player.wage).toBe(first!.wage)
    expect(signYoungster(game, first!.id)).toMatchObject({ done: true })
    const signed = game.players.find(({ id }) => id === first!.id)!
    expect(signed).toMatchObject({ wage: first!.wage, inSquad: false, isHomegrown: true })
    expect(signed.contract).toMatchObject({ until: stated.until, status: 'prospect' })
    expect(releaseYoungster(game, second!.id)).toMatchObject({ done: true })
    expect(ids(game)).not.toContain(second!.id)
    expect(game.academy.released.map(({ id }) => id)).toEqual([second!.id])
    expect(game.academy.deadline).toBe(dayOfWeek(2, 0) + 14)
    expect(signYoungster(game, second!.id)).toMatchObject({ done: false, reason: 'Player not found!' })
    expect(releaseYoungster(game, second!.id)).toMatchObject({ done: false, reason: 'Player not found!' })
  })

  it('[ACA-4] take the wage from the wage budget, and are refused above it or with a full squad', () => {
    const game = onIntakeDay()
    const [first, second] = game.academy.intake
    signYoungster(game, first!.id)
    expect(game.wageBudget).toBe(200_000 - first!.wage)
    game.wageBudget = second!.wage - 1
    const poor = textOf(game)
    expect(signYoungster(game, second!.id)).toMatchObject({
      reason: expect.stringMatching(/^Insufficient wage budget\. Need £/) as string,
    })
    game.wageBudget = 200_000
    while (game.players.length < 40) game.players.push(makePlayer({ id: `x${game.players.length}` }))
    expect(signYoungster(game, second!.id)).toMatchObject({
      reason: `Cannot sign ${second!.name}: the squad is full (40/40). Sell somebody first.`,
    })
    expect(poor).toContain(second!.name)
    expect(ids(game)).toContain(second!.id)
  })

  it('[ACA-5] fall to the club secretary, who fills short lines only', () => {
    const full = onIntakeDay()
    for (const type of ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const) {
      for (let i = 0; i < 6; i++) full.players.push(makePlayer({ id: `${type}${i}`, type }))
    }
    const before = full.players.length
    full.day = full.academy.deadline
    watchIntake(full)
    expect(full.academy.intake).not.toEqual([])
    full.day += 1
    watchIntake(full)
    expect(full.academy.intake).toEqual([])
    expect(full.players).toHaveLength(before)
    const short = onIntakeDay({ players: [] })
    short.day = short.academy.deadline + 1
    watchIntake(short)
    expect(short.players.length).toBeGreaterThanOrEqual(2)
    expect(messagesOf(short).join()).toContain('Club secretary: ')
  })

  it('[ACA-10] are made by the assistant if allowed: talents and short lines, within the wage budget', () => {
    const game = onIntakeDay({ seed: 5, facilities: [makeFacility('Youth Academy', 5)] })
    const mean = game.players.reduce((sum, { quality }) => sum + quality, 0) / game.players.length
    const talents = academyReport(game).intake.filter(
      ({ potential: { low, high } }) => (low + high) / 2 >= mean - 0.2,
    )
    const before = game.players.length
    setAssistant(game, { signsYoungsters: true })
    expect(game.academy.intake).toHaveLength(6)
    decideByAssistant(game)
    expect(game.academy.intake).toEqual([])
    for (const { player } of talents) expect(game.players.map(({ id }) => id)).toContain(player.id)
    const poor = onIntakeDay({ seed: 5, wageBudget: 0 })
    decideByAssistant(poor)
    expect(poor.players).toHaveLength(before)
  })

  it('[ACA-11] leave those who were not signed to the clubs of the league up to the age of 20', () => {
    const game = onIntakeDay()
    for (const id of ids(game)) releaseYoungster(game, id)
    const [first, second, third] = game.academy.released
    const aged = second!.age
    expect(ageReleased(game)).toHaveLength(3)
    expect(second!.age).toBe(aged + 1)
    game.competitors[4]!.players.push(first!)
    third!.age = 21
    announceReleased(game)
    expect(game.academy.released.map(({ id }) => id)).toEqual([second!.id])
    expect(messagesOf(game)[0]).toBe(
      `${first!.name}, released by the academy, signs for ${game.competitors[4]!.name}.`,
    )
  })
})

describe('the range of a potential', () => {
  const inRange = (game: GameState) => {
    const { intake, prospects } = academyReport(game)
    for (const { player, potential } of [...intake, ...prospects]) {
      expect(potential.low, player.name).toBeLessThanOrEqual(player.potential)
      expect(potential.high, player.name).toBeGreaterThanOrEqual(player.potential)
    }
  }

  it('[ACA-7] always holds the true value, and is shown below the age of 25 only', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const game = onIntakeDay({ seed })
      for (const [i, player] of game.players.entries()) {
        Object.assign(player, { known: (i % 10) / 10, age: 16 + (i % 12) })
      }
      inRange(game)
      expect(academyReport(game).prospects.every(({ player }) => player.age < 25)).toBe(true)
    }
    expect(rangeInWords({ low: 2, high: 3.4 })).toBe('2.0–3.4')
    expect(rangeInWords({ low: 5, high: 5 })).toBe('5.0')
  })

  it('[ACA-8] narrows week by week, faster with a coach and matches, and never widens', () => {
    const known = (coach: number, isPicked: boolean) => {
      const game = makeGame({ seed: 4, staff: coach ? [makeStaff('Youth Coach', coach)] : [] })
      for (const player of game.players)
        Object.assign(player, { age: 18, inSquad: player.inSquad === isPicked })
      const boy = game.players.find(({ inSquad }) => inSquad === isPicked)!
      const widths: number[] = []
      for (let day = 1; day < 30 && !game.ended; day++) {
        beginDay(game)
        game.lastEventDay = game.day
        playMatchDay(game)
        inRange(game)
        const row = academyReport(game).prospects.find(({ player }) => player.id === boy.id)
        if (row) widths.push(row.potential.high - row.potential.low)
      }
      for (const [i, width] of widths.entries())
        expect(width).toBeLessThanOrEqual((widths[i - 1] ?? 9) + 0.11)
      return game.players.find(({ id }) => id === boy.id)!.known
    }
    const alone = known(0, false)
    expect(alone).toBeGreaterThan(0.4)
    expect(known(5, false)).toBeGreaterThan(alone)
  })

  it('[ACA-9] is narrower with a Youth Coach on intake day', () => {
    expect(onIntakeDay().academy.intake[0]?.known).toBe(0)
    const { intake } = onIntakeDay({ staff: [makeStaff('Youth Coach', 4)] }).academy
    expect(intake.map((youngster) => youngster.known)).toEqual(intake.map(() => 0.2))
  })
})

describe('the sale of a youngster of the academy', () => {
  it('[TRA-24] brings a compensation by seasons until they are proven', () => {
    const game = onIntakeDay()
    const [id] = ids(game)
    signYoungster(game, id!)
    const boy = game.players.at(-1)!
    expect(saleTerms(game, boy)).toMatchObject({ low: 0, high: 0, isCompensation: true })
    boy.earlier = { seasons: 2, appearances: 49, goals: 0 }
    boy.quality = 5
    expect(saleTerms(game, boy)).toMatchObject({ low: 60_000, high: 60_000, isCompensation: true })
    boy.earlier.appearances = 50
    expect(saleTerms(game, boy)).toMatchObject({ isCompensation: false, isNeeded: true })
    boy.quality = 1
    expect(saleTerms(game, boy)).toMatchObject({ low: 60_000, isCompensation: true })
  })

  it('gains nothing when they are signed and sold at once', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const game = onIntakeDay({ seed })
      const { money, transferBudget, wageBudget } = game
      for (const id of ids(game)) {
        signYoungster(game, id)
        sellPlayer(game, id)
      }
      expect([game.money, game.transferBudget, game.wageBudget]).toEqual([money, transferBudget, wageBudget])
    }
  })
})
