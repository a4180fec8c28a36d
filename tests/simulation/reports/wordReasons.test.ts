import { describe, expect, test } from 'vitest'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { defaultTactics } from '../../../client/simulation/club/tactics.ts'
import { earlierMatches, type EarlierMatch } from '../../../client/simulation/reports/earlierMatches.ts'
import { lastMatchStory, mainReasons } from '../../../client/simulation/reports/lastMatchStory.ts'
import type { Favoured } from '../../../client/simulation/reports/matchParts.ts'
import type { Reason } from '../../../client/simulation/reports/patternReasons.ts'
import { partTrend, wordReasons } from '../../../client/simulation/reports/wordReasons.ts'
import { longCareer } from '../../support/longCareer.ts'
import { MANAGERS } from '../../support/managers.ts'

const REASON: Reason = {
  favour: 1,
  kind: 'better chances',
  texts: ['You made the better chances.', 'The better openings were yours.'],
  trend: 'you made the better chances',
}
const EVEN: Favoured = { eleven: null, freshness: null, tactics: null, ground: null, luck: null }

/** Weeks of a season up to `week`, newest first; the reason was given in those of `weeks`. */
function earlier(week: number, weeks: readonly number[], parts: Favoured = EVEN): EarlierMatch[] {
  return Array.from({ length: week - 1 }, (_, i) => week - 1 - i).map((of) => ({
    week: of,
    isHome: true,
    kinds: weeks.includes(of) ? [REASON.kind] : ['another'],
    parts,
    tactics: defaultTactics(),
  }))
}

const worded = (week: number, weeks: readonly number[], reason = REASON) =>
  wordReasons([reason], week, earlier(week, weeks))[0]

describe('[MAT-40] a reason', () => {
  test.each([
    ['alone', 10, [], 'You made the better chances.'],
    ['the week after', 10, [9], 'The better openings were yours.'],
    ['four weeks after', 10, [6], 'The better openings were yours.'],
    ['five weeks after', 10, [5], 'You made the better chances.'],
    ['three weeks running', 10, [9, 8], 'For the third week running, you made the better chances.'],
    ['five weeks running', 10, [9, 8, 7, 6], 'For the fifth week running, you made the better chances.'],
    ['thrice in five weeks', 10, [8, 6], 'For the third time in five weeks, you made the better chances.'],
    [
      'thrice in the first four weeks',
      4,
      [3, 1],
      'For the third time in four weeks, you made the better chances.',
    ],
    ['thrice in six weeks', 10, [8, 5], 'You made the better chances.'],
  ])('%s', (_, week, weeks, text) => {
    expect(worded(week, weeks)).toBe(text)
  })

  test('that is no trend keeps alternating', () => {
    const reason = { ...REASON, trend: null }
    expect([[], [9], [9, 8], [9, 8, 7]].map((weeks) => worded(10, weeks, reason))).toEqual([
      REASON.texts[0],
      REASON.texts[1],
      REASON.texts[0],
      REASON.texts[1],
    ])
  })
})

describe('[MAT-40] a part that has favoured one side', () => {
  const stronger: Favoured = { ...EVEN, eleven: 'home' }

  test.each([
    [2, null],
    [3, 'For the third week running your eleven was the stronger one.'],
    [4, null],
    [5, 'For the fifth week running your eleven was the stronger one.'],
  ])('in %i matches', (week, text) => {
    expect(partTrend({ parts: stronger, own: 'home', week }, earlier(week, [], stronger))).toBe(text)
  })

  test('is told of the other side too, and not after a break', () => {
    const [last, ...before] = earlier(4, [], { ...EVEN, luck: 'away' })
    const luckless = { ...EVEN, luck: 'away' } as const
    const match = { parts: luckless, own: 'home', week: 4 } as const
    expect(partTrend(match, before)).toBe('For the third week running luck was with the other side.')
    expect(partTrend(match, [{ ...last!, parts: EVEN }, ...before])).toBeNull()
  })
})

describe('[MAT-40] with a tie and a match of the league in one week', () => {
  const stronger: Favoured = { ...EVEN, tactics: 'home' }
  const third = 'For the third week running your tactics came out on top.'
  const match = { parts: stronger, own: 'home', week: 3 } as const
  const league = earlier(3, [1, 2], stronger)

  test('both results told of the third week running', () => {
    expect(partTrend(match, league)).toBe(third)
    expect(partTrend(match, [{ ...league[0]!, week: 3 }, ...league])).toBeNull()
  })

  test('a tie of an earlier week counted as a week of its own', () => {
    expect(partTrend(match, [league[0]!, ...league])).toBe(third)
    expect(partTrend({ ...match, week: 2 }, [league[1]!, league[1]!])).toBeNull()
  })

  test('a tie in which it was otherwise was left out of the weeks running', () => {
    expect(partTrend(match, [{ ...league[0]!, parts: EVEN }, ...league])).toBeNull()
  })

  test('both gave the same reason for the third week running', () => {
    const tie = { ...league[0]!, week: 3 }
    expect(wordReasons([REASON], 3, league)).toEqual([
      'For the third week running, you made the better chances.',
    ])
    expect(wordReasons([REASON], 3, [tie, ...league])).toEqual([
      'For the fourth time in three weeks, you made the better chances.',
    ])
  })
})

test('[MAT-40] what is said of an own match is compared with the ties before it', () => {
  const career = longCareer({ seed: 3, season: 1, week: 20 })
  const { club, keptMatches, keptTies, lastMatch } = career
  const isOwn = ({ home, away }: (typeof keptMatches)[number]) =>
    home.club === club.id || away.club === club.id
  const days = [
    ...keptMatches.filter(isOwn).map(({ week }) => 7 * week),
    ...keptTies.filter(isOwn).map(({ tie }) => tie.day),
  ].filter((day) => day < lastMatch!.day)
  expect(days.length).toBeGreaterThan(19)
  const weeks = [...earlierMatches(career, lastMatch!)].map(({ week }) => week)
  expect(weeks).toEqual(days.toSorted((a, b) => b - a).map((day) => Math.ceil(day / 7)))
})

test.each([1, 2])('[MAT-40] no sentence comes more than twice in five weeks of a season, seed %i', (seed) => {
  const game = createGame({ seed })
  const said: { week: number; text: string }[] = []
  while (game.currentMatchWeek < 38) {
    const { currentMatchWeek } = game
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
    if (game.currentMatchWeek === currentMatchWeek) continue
    const { reasons } = lastMatchStory(game)!
    said.push(...reasons.map((text) => ({ week: game.currentMatchWeek, text })))
  }
  expect(said.length).toBeGreaterThan(76)
  for (const { week, text } of said) {
    const again = said.filter((other) => other.text === text && other.week >= week && other.week < week + 5)
    expect(again.length, text).toBeLessThanOrEqual(2)
  }
})

test('[MAT-55] the reason under the last result stays as it was worded, and goes with the season', () => {
  const game = createGame({ seed: 1 })
  const playOneDay = () => {
    beginDay(game)
    MANAGERS.sensible(game)
    playMatchDay(game)
  }
  while (game.currentMatchWeek < 36) playOneDay()
  let said = mainReasons(game, 3)
  expect(said).not.toEqual([])
  for (;;) {
    const { lastMatch } = game
    playOneDay()
    if (game.currentSeason > 1) break
    if (game.lastMatch !== lastMatch) said = mainReasons(game, 3)
    // As after a reload, without what has been found before.
    expect(mainReasons(structuredClone(game), 3)).toEqual(said)
  }
  expect(game.lastMatch?.season).toBe(1)
  expect(mainReasons(game, 3)).toEqual([])
  while (game.currentMatchWeek === 0) playOneDay()
  expect(mainReasons(game, 3)).not.toEqual([])
})
