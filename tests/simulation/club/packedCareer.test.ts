import { describe, expect, it } from 'vitest'
import { isPacked, packEarlier } from '../../../client/simulation/club/lineEntries.ts'
import {
  addMatch,
  addMove,
  addSeason,
  hasWonPrize,
  unpackCareer,
} from '../../../client/simulation/club/packedCareer.ts'
import type { LineAward, LineMatch } from '../../../client/simulation/club/playerLine.ts'

function match(figures: Partial<LineMatch> = {}): LineMatch {
  return {
    competition: 'league',
    club: 7,
    appearances: 1,
    goals: 0,
    assists: 0,
    cleanSheets: 0,
    saves: null,
    ratingTotal: 65,
    more: { starts: 1, minutes: 90, expectedGoals: 12, yellow: 0, red: 0 },
    ...figures,
  }
}

function season(packed: string, number: number, running: string, awards: readonly LineAward[] = []): string {
  return addSeason(packed, { season: number, quality: 3.25, value: null, running, awardsOf: () => awards })
}

describe('lines of a player (LIN-1)', () => {
  it('add up by club and competition', () => {
    let running = addMatch('', match({ goals: 2 }))
    running = addMatch(running, match({ competition: 'cup' }))
    const booked = { starts: 0, minutes: 20, expectedGoals: 31, yellow: 1, red: 1 }
    running = addMatch(running, match({ goals: 1, assists: 1, ratingTotal: 80, more: booked }))
    running = addMatch(running, match({ club: 12 }))
    const [only] = unpackCareer('', { season: 4, lines: running }).seasons
    expect(only?.season).toBe(4)
    expect(only?.lines.map(({ competition, club }) => [competition, club])).toEqual([
      ['league', 7],
      ['cup', 7],
      ['league', 12],
    ])
    expect(only?.lines[0]).toEqual({
      competition: 'league',
      club: 7,
      appearances: 2,
      goals: 3,
      assists: 1,
      cleanSheets: 0,
      saves: null,
      ratingTotal: 145,
      more: { starts: 1, minutes: 110, expectedGoals: 43, yellow: 1, red: 1 },
      awards: [],
    })
  })

  it('of a goalkeeper have his saves, those of none in a first match too', () => {
    const keeper = (saves: number) => match({ cleanSheets: 1, saves })
    let running = addMatch('', keeper(0))
    running = addMatch(running, match({ club: 12 }))
    running = addMatch(running, keeper(70))
    const text = season(season('', 3, running, ['title']), 4, addMatch('', keeper(4_000)))
    const lines = unpackCareer(text).seasons.map((one) =>
      one.lines.map(({ club, appearances, saves, awards }) => [club, appearances, saves, awards]),
    )
    expect(lines).toEqual([
      [
        [7, 2, 70, ['title']],
        [12, 1, null, ['title']],
      ],
      [[7, 1, 4_000, []]],
    ])
    expect(isPacked(text)).toBe(true)
    expect(isPacked(text.slice(0, -1))).toBe(false)
  })

  it('of a goalkeeper have no saves if the first matches were not counted', () => {
    const running = addMatch(addMatch('', match()), match({ saves: 4 }))
    expect(unpackCareer('', { season: 1, lines: running }).seasons[0]?.lines[0]?.saves).toBeNull()
  })

  it('leave out what was not counted, also after matches that were', () => {
    const running = addMatch(addMatch('', match({ appearances: 9, goals: 4, more: null })), match())
    const [only] = unpackCareer('', { season: 1, lines: running }).seasons
    expect(only?.lines[0]).toMatchObject({ appearances: 10, goals: 4, more: null })
  })

  it('of several seasons stay apart, with quality, value, awards, moves and gaps', () => {
    const first = season('', 3, addMatch('', match({ goals: 30 })), ['title', 'top-scorer'])
    const second = addSeason(first, {
      season: 4,
      quality: 4.99,
      value: 12_500_000,
      running: addMove(addMatch('', match()), { from: 7, to: null, fee: 9_975_000 }),
      awardsOf: () => [],
    })
    const third = addSeason(second, {
      season: 9,
      quality: null,
      value: null,
      running: '',
      awardsOf: () => [],
    })
    expect(isPacked(third)).toBe(true)
    const { earlier, seasons } = unpackCareer(third)
    expect(earlier).toBeNull()
    expect(seasons.map((one) => [one.season, one.quality, one.value, one.lines.length])).toEqual([
      [3, 3.25, null, 1],
      [4, 4.99, 12_500_000, 1],
      [9, null, null, 0],
    ])
    expect(seasons[0]?.lines[0]?.awards).toEqual(['title', 'top-scorer'])
    expect(seasons[1]?.moves).toEqual([{ from: 7, to: null, fee: 9_975_000 }])
  })

  it('start with totals from before they were kept', () => {
    const totals = { club: 0, seasons: 6, appearances: 214, goals: 80 }
    const career = unpackCareer(season(packEarlier(totals), 7, addMatch('', match())))
    expect(career.earlier).toEqual(totals)
    expect(career.seasons).toHaveLength(1)
  })

  it.each([
    ['', true],
    ['_', false],
    ['A', false],
    ['PAA', false],
  ])('are refused unless they are whole: %j', (text, expected) => {
    expect(isPacked(text)).toBe(expected)
  })

  it('are kept for good for a prize of the first division, and for no title', () => {
    const line = addMatch('', match())
    expect(hasWonPrize(season('', 1, line, ['keeper']))).toBe(true)
    expect(hasWonPrize(season('', 1, line, ['title', 'eleven', 'own-player']))).toBe(false)
    expect(hasWonPrize(season('', 1, addMatch('', match({ competition: 'second' })), ['player']))).toBe(false)
  })
})
