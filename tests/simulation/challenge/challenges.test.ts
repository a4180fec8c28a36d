import { describe, expect, it, test } from 'vitest'
import { CHALLENGES } from '../../../client/simulation/challenge/challenges.ts'
import { packTry, triesInWords } from '../../../client/simulation/reports/challengeTries.ts'
import { openChallenges } from '../../../client/simulation/reports/openChallenges.ts'
import { CHALLENGE_RULES, scoreInWords, SCORINGS } from '../../../client/simulation/club/challenge.ts'
import { AIM_WORDS, challengeLength, rulesInWords } from '../../../client/simulation/club/challengeWords.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { SAVE_VERSION } from '../../../client/simulation/save/saveFile.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { setAssistant } from '../../../client/simulation/season/assistant.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

const DAY_MS = 86_400_000

describe('the challenges of the year', () => {
  it('open one a week, from the week of 23 November 2026 on', () => {
    expect(CHALLENGES).toHaveLength(52)
    CHALLENGES.forEach(({ id, opens, closes }, week) => {
      const monday = Date.UTC(2026, 10, 23) + 7 * DAY_MS * week
      expect(Date.parse(opens)).toBe(monday)
      expect(Date.parse(closes)).toBe(monday + 6 * DAY_MS)
      expect(id).toMatch(/^202[67]-W\d\d$/)
    })
    expect(CHALLENGES.map(({ id }) => id).slice(4, 8)).toEqual([
      '2026-W52',
      '2026-W53',
      '2027-W01',
      '2027-W02',
    ])
    expect(CHALLENGES.at(-1)?.id).toBe('2027-W46')
  })

  it('have titles and leagues of their own, every rule and every score', () => {
    expect(new Set(CHALLENGES.map(({ title }) => title)).size).toBe(52)
    expect(new Set(CHALLENGES.map(({ seed }) => seed)).size).toBe(52)
    expect(new Set(CHALLENGES.flatMap(({ rules }) => rules))).toEqual(new Set(CHALLENGE_RULES))
    expect(new Set(CHALLENGES.map(({ scoring }) => scoring))).toEqual(new Set(SCORINGS))
    expect(new Set(CHALLENGES.map(({ division }) => division))).toEqual(new Set([1, 2]))
    for (const { version } of CHALLENGES) expect(version).toBe(SAVE_VERSION)
    for (const challenge of CHALLENGES) {
      expect(challengeLength(challenge)).not.toMatch(/match weeks/)
      expect(rulesInWords(challenge)).toMatch(/\.$/)
      expect(AIM_WORDS[challenge.scoring]).toMatch(/\.$/)
    }
  })

  it('are there from their first day on, the latest first', () => {
    expect(openChallenges('2026-11-22')).toEqual([])
    expect(openChallenges('2026-11-29').map(({ id }) => id)).toEqual(['2026-W48'])
    expect(openChallenges('2026-11-30').map(({ id }) => id)).toEqual(['2026-W49', '2026-W48'])
  })

  it('can each be started', { timeout: LONG_TEST_MS }, () => {
    for (const challenge of CHALLENGES) {
      const game = createGame({ ...challenge, challenge })
      expect(isCareer(game)).toBe(true)
      expect(game.challenge).toMatchObject({ id: challenge.id, score: null })
    }
  })

  const kinds = SCORINGS.flatMap((scoring) => {
    const shortest = CHALLENGES.filter((one) => one.scoring === scoring).toSorted((a, b) => a.weeks - b.weeks)
    return shortest.slice(0, 1)
  })
  it.each(kinds)('can be played to the end: $title', { timeout: LONG_TEST_MS }, (challenge) => {
    const game = createGame({ ...challenge, challenge })
    setAssistant(game, { picksEleven: true, restsTired: true, setsTraining: true, renewsContracts: true })
    while (game.challenge?.score === null) playDay(game)
    expect(game.ended).toBeNull()
    expect(Number.isInteger(game.challenge?.score)).toBe(true)
  })
})

describe('the tries of a challenge', () => {
  const [challenge] = CHALLENGES
  const pack = (score: number, decisions: number, id = challenge!.id) =>
    packTry({ id, score, decisions }, 1_796_212_800_000)

  it('[CHL-5] of equal scores is the best the one with fewer decisions', () => {
    const tries = [pack(30, 9), pack(31, 12), pack(31, 11), pack(99, 1, '2026-W49'), 'no try at all']
    expect(triesInWords(tries, challenge!)).toBe('3 tries, best: 31 points with 11 decisions')
  })

  it('are none before the first, and drop what is damaged', () => {
    expect(triesInWords([], challenge!)).toBeNull()
    expect(triesInWords([`${challenge!.id} many few`], challenge!)).toBeNull()
  })
})

test.each([
  [1_200, '£1,200 in the bank'],
  [0, '£0 in the bank'],
  [-5_019_591, '£5,019,591 in the red'],
])('money of %s is told as %s', (money, words) => {
  expect(scoreInWords(money, 'money')).toBe(words)
})
