/**
 * Phrases of shots whose attack is recorded: how it came about, the shot with its body part and place, and its
 * outcome. They say only what the report says. Placeholders as in phrases.ts.
 */
import type { Attack, Body, Pattern } from '../../client/simulation/match/attack.ts'
import type { MatchEvent } from '../../client/simulation/match/matchReport.ts'
import { OPENINGS } from './shotOpenings.ts'

const NOUNS: Record<Body, readonly string[]> = {
  foot: ['shot', 'strike', 'effort'],
  head: ['header'],
  other: ['touch'],
}
/** Nouns of dead balls. */
const SET_PIECE_NOUNS: Partial<Record<Pattern, string>> = {
  'direct-free-kick': 'free kick',
  penalty: 'penalty',
}

export type ShotOutcome = 'goal' | 'save' | 'save-big' | 'miss' | 'miss-big' | 'post' | 'block'

const OUTCOMES: Record<ShotOutcome, readonly string[]> = {
  goal: [
    'finds the net. {score}.',
    'beats {keeper}. {score}.',
    'goes in. {score}.',
    'ends up in the net. {score}.',
  ],
  save: [
    'is saved by {keeper}.',
    'is kept out by {keeper}.',
    'finds {keeper} in the way.',
    'is stopped by {keeper}.',
  ],
  'save-big': [
    'is saved by {keeper}. What a save!',
    'is somehow kept out by {keeper}!',
    'looks like a goal until {keeper} saves.',
  ],
  miss: ['misses the target.', 'is off target.', 'does not find the target.', 'goes astray.'],
  'miss-big': [
    'misses the target. How?',
    'is off target. {chance}, and gone.',
    'goes astray, with the goal there for the taking.',
  ],
  post: ['hits the woodwork!', 'comes back off the woodwork.', 'rattles the woodwork.'],
  block: [
    'is blocked.',
    'is charged down.',
    'does not get through: blocked by {other}.',
    'is blocked on its way to {keeper}.',
  ],
}

/** Exclamations before a goal, by what it means for the score. */
export type GoalMoment = 'level' | 'late' | 'any'
const EXCLAMATIONS: Record<GoalMoment, readonly string[]> = {
  level: ['They’re level!', 'All square!', 'The equaliser!'],
  late: ['Late drama!', 'Late on, a goal!', 'At the death!'],
  any: ['Goal!', 'Goal for {team}!', 'It’s a goal!', 'They score!'],
}

/** Depth of the goal area and the penalty area, and half their widths, in metres. */
const GOAL_AREA = { depth: 5.5, half: 9.16 }
const PENALTY_AREA = { depth: 16.5, half: 20.16 }

/** A shot as the phrases need it. */
interface Told {
  event: MatchEvent
  attack: Attack & { body: Body }
  outcome: ShotOutcome
  moment: GoalMoment
}

/**
 * Phrase of a shot. `next` returns the number of the next of `count` variants that belong to `key`.
 */
export function shotPhrase(
  { event, attack, outcome, moment }: Told,
  next: (key: string, count: number) => number,
): string {
  const { pattern, body } = attack
  const take = (key: string, phrases: readonly string[]) => phrases[next(key, phrases.length)] ?? ''
  const isAssisted = outcome === 'goal' && event.assist !== null
  const opening = take(pattern, OPENINGS[pattern][isAssisted ? 'assisted' : 'plain'])
  const noun = SET_PIECE_NOUNS[pattern] ?? take(body, NOUNS[body])
  const place = pattern === 'penalty' ? '' : ` ${placeInWords(attack, next('place', 2) === 0)}`
  const story = `${opening} His ${noun}${place} ${take(outcome, OUTCOMES[outcome])}`
  return outcome === 'goal' ? `${take(`goal ${moment}`, EXCLAMATIONS[moment])} ${story}` : story
}

/** 'from 24 metres', or 'from outside the box'. */
function placeInWords(attack: Pick<Attack, 'x' | 'y'>, inMetres: boolean): string {
  const metres = Math.round(Math.sqrt(attack.x * attack.x + attack.y * attack.y))
  if (inMetres) return metres <= 1 ? 'from a metre out' : `from ${metres} metres`
  if (isWithin(attack, GOAL_AREA)) return 'from close range'
  return isWithin(attack, PENALTY_AREA) ? 'from inside the box' : 'from outside the box'
}

function isWithin({ x, y }: Pick<Attack, 'x' | 'y'>, { depth, half }: typeof GOAL_AREA): boolean {
  return x <= depth && Math.abs(y) <= half
}
