/** Standing orders in words. */
import { FULL_TIME } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { OrderCondition, StandingOrder, TiredGroup } from './standingOrder.ts'
import { changeInWords } from './tacticNames.ts'

/** Condition after the minute; none for `any`. */
export const CONDITION_WORDS: Record<OrderCondition, string> = {
  any: 'whatever the score',
  behind: 'when behind',
  level: 'when level',
  ahead: 'when ahead',
  short: 'with a man short',
}

export const GROUP_WORDS: Record<TiredGroup, string> = {
  anyone: 'most tired player off',
  Defender: 'most tired defender off',
  Midfielder: 'most tired midfielder off',
  Forward: 'most tired forward off',
}

/** 'From 60′, when behind: attacking, high tempo; most tired forward off'. */
export function orderInWords({ from, when, tactics, off }: DeepReadonly<StandingOrder>): string {
  const condition = when === 'any' ? '' : `, ${CONDITION_WORDS[when]}`
  const parts = [changeInWords(tactics), off === null ? '' : GROUP_WORDS[off]]
  const time = from > FULL_TIME ? ' in extra time' : ''
  return `From ${from}′${time}${condition}: ${parts.filter((part) => part !== '').join('; ')}`
}
