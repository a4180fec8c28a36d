/**
 * Writes the challenges of a year to client/simulation/challenge/challenges.ts:
 * `node --import tsx tests/support/writeChallenges.ts`. Which week has which is written here; leagues follow from a seed.
 */
import { writeFileSync } from 'node:fs'
import type { ChallengeRule, Scoring, WeeklyChallenge } from '../../client/simulation/club/challenge.ts'
import type { Difficulty } from '../../client/simulation/club/difficulty.ts'
import type { Division } from '../../client/simulation/core/fixture.ts'
import { Random, seedRandom } from '../../client/simulation/core/rng.ts'
import { SAVE_VERSION } from '../../client/simulation/save/saveFile.ts'

type Idea = readonly [
  title: string,
  weeks: number,
  scoring: Scoring,
  rules: readonly ChallengeRule[],
  start?: { division?: Division; difficulty?: Difficulty },
]

/** Version in which the first of them opened: the leagues stay as they are in later ones. */
const FIRST_VERSION = 21
const FIRST_MONDAY = Date.UTC(2026, 10, 23)
const DAY_MS = 86_400_000
const [HALF, CUP, ONE, TWO, THREE] = [19, 36, 38, 76, 114]
const second = { division: 2 } as const
const hard = { difficulty: 'hard' } as const
const gentle = { difficulty: 'gentle' } as const
const secondHard = { division: 2, difficulty: 'hard' } as const

const IDEAS: readonly Idea[] = [
  ['Keep the Chequebook Shut', HALF, 'points', ['no-signings']],
  ['Cup Fever', CUP, 'cup', []],
  ['Top at Christmas', HALF, 'places', []],
  ['You’ll Win Nothing with Kids', ONE, 'points', ['under-23s']],
  ['Boxing Day Blues', HALF, 'points', ['no-campaigns'], hard],
  ['Up for the Cup', CUP, 'cup', ['no-signings'], second],
  ['New Year, New Squad', HALF, 'places', ['no-building']],
  ['Third-Round Weekend', CUP, 'cup', ['no-sales']],
  ['January Sales', ONE, 'money', ['no-signings']],
  ['Going Up', TWO, 'trophies', [], second],
  ['The Great Escape', ONE, 'places', ['no-building'], hard],
  ['A Wet Night in February', HALF, 'points', [], hard],
  ['Giant-Killers', CUP, 'cup', [], second],
  ['What We Have We Hold', ONE, 'points', ['no-sales']],
  ['Balance the Books', ONE, 'money', []],
  ['Six-Pointer', HALF, 'points', ['no-sales'], second],
  ['Spring Clean', ONE, 'places', ['under-23s'], gentle],
  ['Squeaky Bum Time', HALF, 'places', ['no-signings'], hard],
  ['The Run-In', ONE, 'points', []],
  ['Name on the Cup', CUP, 'cup', ['under-23s']],
  ['Promotion or Bust', ONE, 'trophies', ['no-building', 'no-campaigns'], second],
  ['Forty Points', ONE, 'points', ['no-signings'], hard],
  ['Last Day of the Season', ONE, 'places', []],
  ['Silverware', THREE, 'trophies', []],
  ['May Bank Holiday', HALF, 'points', ['under-23s'], gentle],
  ['Play-Off Dreams', ONE, 'places', ['no-sales'], second],
  ['Under the Arch', CUP, 'cup', ['no-building', 'no-campaigns']],
  ['Three-Year Plan', THREE, 'places', ['under-23s']],
  ['Jumpers for Goalposts', ONE, 'points', ['no-signings', 'no-building'], gentle],
  ['Deckchairs', HALF, 'money', ['no-sales']],
  ['Pre-Season Promises', ONE, 'places', ['no-campaigns']],
  ['Golden Generation', TWO, 'points', ['under-23s']],
  ['Sell to Survive', ONE, 'money', ['no-campaigns'], hard],
  ['Bouncing Back', TWO, 'places', [], second],
  ['Silly Season', ONE, 'points', ['no-sales'], hard],
  ['Academy Rules', TWO, 'places', ['no-signings']],
  ['Opening Day', HALF, 'points', []],
  ['Flying Start', HALF, 'places', ['no-sales'], second],
  ['A Club for a Pound', TWO, 'money', [], secondHard],
  ['Early Doors', CUP, 'cup', [], hard],
  ['Deadline Day', HALF, 'points', ['no-campaigns', 'no-building']],
  ['International Break', HALF, 'places', ['under-23s']],
  ['Harvest Home', ONE, 'money', ['no-building']],
  ['Two-Horse Race', TWO, 'trophies', ['no-sales']],
  ['Backs to the Wall', ONE, 'places', ['no-signings'], secondHard],
  ['Midweek under the Lights', CUP, 'cup', ['no-sales'], second],
  ['Half-Time Oranges', HALF, 'points', ['no-signings'], second],
  ['Clocks Go Back', ONE, 'points', ['no-building']],
  ['Bonfire Night', HALF, 'places', [], hard],
  ['The Long Ball', THREE, 'money', ['no-building']],
  ['Magic of the Cup', CUP, 'cup', ['no-signings']],
  ['Dynasty', THREE, 'trophies', ['no-signings'], gentle],
]

const random = new Random(seedRandom(FIRST_VERSION, IDEAS.length))
const challenges = IDEAS.map(([title, weeks, scoring, rules, start], week): WeeklyChallenge => {
  const opens = FIRST_MONDAY + 7 * DAY_MS * week
  const { division = 1, difficulty = 'normal' } = start ?? {}
  return {
    id: weekOf(opens),
    title,
    opens: dateOf(opens),
    closes: dateOf(opens + 6 * DAY_MS),
    version: SAVE_VERSION,
    seed: random.whole(1, 999_999),
    division,
    difficulty,
    weeks,
    rules,
    scoring,
  }
})

const lines = challenges.map((challenge) => `  ${JSON.stringify(challenge)},\n`).join('')
writeFileSync(
  new URL('../../client/simulation/challenge/challenges.ts', import.meta.url),
  `/** Challenges in the order in which they open, one a week: written by tests/support/writeChallenges.ts. */
import type { WeeklyChallenge } from '../club/challenge.ts'

// prettier-ignore
export const CHALLENGES: readonly WeeklyChallenge[] = [
${lines}]
`,
)

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Week of a Monday by ISO 8601: the year is that of its Thursday. */
function weekOf(monday: number): string {
  const thursday = new Date(monday + 3 * DAY_MS)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}
