/** Challenges in words. */
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { capitalised } from '../core/english.ts'
import {
  OLDEST_SIGNED,
  type ChallengeRule,
  type ChallengeRun,
  type ChallengeTerms,
  type Scoring,
} from './challenge.ts'

/** Match weeks up to the final of the cup. */
const CUP_RUN = 36

/** Each rule as an order. */
export const RULE_WORDS: Record<ChallengeRule, string> = {
  'no-signings': 'Sign nobody, not even on loan',
  'under-23s': `Sign nobody over ${OLDEST_SIGNED}`,
  'no-sales': 'Sell nobody and lend nobody out',
  'no-building': 'Build nothing',
  'no-campaigns': 'Run no campaigns',
}

/** Names of the scores, for a choice. */
export const SCORING_NAMES: Record<Scoring, string> = {
  points: 'League points',
  places: 'Places above the prediction',
  trophies: 'Silverware',
  money: 'Money in the bank',
  cup: 'Rounds of the cup',
}

/** Aim of each score. */
export const AIM_WORDS: Record<Scoring, string> = {
  points: 'Win as many league points as you can.',
  places: 'Finish as far above the paper’s prediction as you can, season by season.',
  trophies: 'Win silverware: three points for a title, two for a cup, one for promotion.',
  money: 'Leave as much money in the bank as you can.',
  cup: 'Go as far in the Lantern Cup as you can. It’s over when you’re out.',
}

/** Length such as 'half a season' or 'two seasons'. */
export function challengeLength({ weeks }: Pick<ChallengeTerms, 'weeks'>): string {
  switch (weeks) {
    case WEEKS_PER_SEASON / 2:
      return 'half a season'
    case CUP_RUN:
      return 'one cup run'
    case WEEKS_PER_SEASON:
      return 'one season'
    case 2 * WEEKS_PER_SEASON:
      return 'two seasons'
    case 3 * WEEKS_PER_SEASON:
      return 'three seasons'
    default:
      return `${weeks} match weeks`
  }
}

/** Rules in one sentence, such as 'Sign nobody over 23.'. */
export function rulesInWords({ rules }: Pick<ChallengeTerms, 'rules'>): string {
  if (rules.length === 0) return 'No special rules.'
  return `${rules.map((rule) => RULE_WORDS[rule]).join('. ')}.`
}

/** Length, aim and rules, such as 'Half a season. Win as many league points as you can. No special rules.'. */
export function challengeBrief(terms: Pick<ChallengeTerms, 'weeks' | 'scoring' | 'rules'>): string {
  return `${capitalised(challengeLength(terms))}. ${AIM_WORDS[terms.scoring]} ${rulesInWords(terms)}`
}

/** Kind of a run, by the table that takes it. */
export function runInWords({ run, log }: Readonly<Pick<ChallengeRun, 'run' | 'log'>>): string {
  if (run !== null) return 'Ranked'
  return log === null ? 'Just for fun' : 'Open'
}
