/** Answers to random events as data, and their texts. */
import { impactText, type Impact } from './impact.ts'
import { pledgeText, type PledgeTerms } from './pledge.ts'
import type { DeepReadonly } from '../core/readonly.ts'

export const ANSWER_KEYS = [
  'let-rest',
  'pay-specialist',
  'refuse-request',
  'promise-climb',
  'raise-wage',
  'ignore-protest',
  'pay-coaches',
  'promise-win',
  'no-comment',
  'fine-player',
  'defend-player',
  'keep-plan',
  'rehearse-plan',
  'take-money',
  'win-bonus',
  'fan-gifts',
  'learn-slowly',
  'train-hard',
  'enjoy-derby',
  'vow-victory',
  'sell-scarves',
  'repair-roof',
  'hurry-repair',
  'patch-roof',
  'usual-share',
  'move-kick-off',
] as const
export type AnswerKey = (typeof ANSWER_KEYS)[number]

export interface EventAnswer {
  key: AnswerKey
  /** Immediate impacts. */
  impact: Impact[]
  /** Terms of the delayed consequence; null for none. */
  pledge: PledgeTerms | null
}

const LABELS: Record<AnswerKey, string> = {
  'let-rest': 'Wait for the injury to heal',
  'pay-specialist': 'Pay a specialist',
  'refuse-request': 'Refuse the request',
  'promise-climb': 'Promise to climb the table',
  'raise-wage': 'Raise the wage',
  'ignore-protest': 'Wait until they go home',
  'pay-coaches': 'Pay for coaches to the next away match',
  'promise-win': 'Promise to win the next match',
  'no-comment': 'No comment',
  'fine-player': 'Fine the player a week’s wage',
  'defend-player': 'Stand by the player',
  'keep-plan': 'Keep to the plan',
  'rehearse-plan': 'Rehearse a new plan',
  'take-money': 'Take the money',
  'win-bonus': 'Take less now and a bonus on a win',
  'fan-gifts': 'Spend half of it on presents for the fans',
  'learn-slowly': 'Let them learn with the reserves',
  'train-hard': 'Straight into first-team training',
  'enjoy-derby': 'Let the town enjoy the build-up',
  'vow-victory': 'Promise the town a win',
  'sell-scarves': 'Sell derby scarves',
  'repair-roof': 'Have the roof repaired',
  'hurry-repair': 'Pay for round-the-clock work',
  'patch-roof': 'Have the roof patched up',
  'usual-share': 'Take the usual share',
  'move-kick-off': 'Let them move your kick-offs for half as much again',
}

/** Label of the answer's button. */
export function answerLabel(key: AnswerKey): string {
  return LABELS[key]
}

/** Text of an answer's immediate and delayed effects, as sentences. */
export function effectsText({ impact, pledge }: Omit<DeepReadonly<EventAnswer>, 'key'>): string {
  const now = impact.length > 0 ? [`${impactText(impact)}.`] : []
  return [...now, ...(pledge ? [pledgeText(pledge)] : [])].join(' ')
}
