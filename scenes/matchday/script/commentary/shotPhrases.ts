/**
 * Phrases of shots whose attack is recorded: how it came about, the shot with its body part and place, and its
 * outcome. They say only what the report says. Placeholders as in phrases.ts.
 */
import type { Attack, Body, Pattern } from '../../../../client/simulation/match/attack.ts'
import type { MatchEvent } from '../../../../client/simulation/match/matchReport.ts'
import { OPENINGS } from './shotOpenings.ts'

const NOUNS: Record<Body, readonly string[]> = {
  foot: ['shot', 'strike', 'effort'],
  head: ['header'],
  other: ['touch'],
}
const VERBS: Record<Body, readonly string[]> = {
  foot: ['shoots', 'strikes it', 'hits it'],
  head: ['heads it', 'gets his head to it'],
  other: ['gets a touch'],
}

export type ShotOutcome = 'goal' | 'save' | 'save-big' | 'miss' | 'miss-big' | 'post' | 'block'

/** Ends of a sentence about the shot: 'His shot …'. */
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

/** Ends of a sentence about the shooter: 'He shoots, and …'. */
const ENDINGS: Record<ShotOutcome, readonly string[]> = {
  goal: ['it is in. {score}.', '{keeper} is beaten. {score}.', 'the net bulges. {score}.'],
  save: ['{keeper} saves.', '{keeper} keeps it out.', '{keeper} is equal to it.', '{keeper} stops it.'],
  'save-big': ['{keeper} somehow keeps it out!', 'what a save by {keeper}!', '{keeper} saves. How?'],
  miss: ['it is off target.', 'it goes astray.', 'it misses the target.'],
  'miss-big': [
    'it misses the target. How?',
    'it goes astray. {chance}, and gone.',
    'somehow it is off target.',
  ],
  post: ['it hits the woodwork!', 'it comes back off the woodwork.', 'it rattles the woodwork.'],
  block: ['it is blocked.', 'it is charged down.', '{other} block it.'],
}

/** Sentences with a shot, in turn. */
const SENTENCES = ['his-shot', 'he-shoots', 'from-here', 'a-shot'] as const
/** Sentences of patterns whose opening has the shot already, or whose shot has no place to name. */
const LIMITED: Partial<Record<Pattern, readonly (typeof SENTENCES)[number][]>> = {
  'long-shot': ['his-shot', 'from-here', 'a-shot'],
  penalty: ['his-shot', 'he-shoots'],
}

/** Exclamations before a goal, by what it means for the score. */
export type GoalMoment = 'level' | 'late' | 'any'
const EXCLAMATIONS: Record<GoalMoment, readonly string[]> = {
  level: ['{whoAre} level!', 'All square!', 'The equaliser!'],
  late: ['Late drama!', 'Late on, a goal!', 'At the death!'],
  any: ['Goal!', 'Goal for {team}!', 'It’s a goal!', '{who} score!'],
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
  const { pattern } = attack
  const take = (key: string, phrases: readonly string[]) => phrases[next(key, phrases.length)] ?? ''
  const isAssisted = outcome === 'goal' && event.assist !== null
  const opening = take(pattern, OPENINGS[pattern][isAssisted ? 'assisted' : 'plain'])
  const story = `${opening} ${shotSentence(attack, outcome, { next, take })}`
  return outcome === 'goal' ? `${take(`goal ${moment}`, EXCLAMATIONS[moment])} ${story}` : story
}

interface Choice {
  next: (key: string, count: number) => number
  take: (key: string, phrases: readonly string[]) => string
}

/** Sentence with the shot, its place and its outcome. */
function shotSentence(attack: Told['attack'], outcome: ShotOutcome, { next, take }: Choice): string {
  const { pattern, body } = attack
  const sentences = LIMITED[pattern] ?? SENTENCES
  const sentence = sentences[next(`sentence ${sentences.length}`, sentences.length)] ?? 'his-shot'
  const place = pattern === 'penalty' ? '' : ` ${placeInWords(attack, next('place', 2) === 0)}`
  const noun = sentence === 'he-shoots' ? '' : take(body, NOUNS[body])
  switch (sentence) {
    case 'his-shot':
      return `His ${noun}${place} ${take(outcome, OUTCOMES[outcome])}`
    case 'from-here':
      return `F${place.slice(2)}, his ${noun} ${take(outcome, OUTCOMES[outcome])}`
    case 'he-shoots':
      return `He ${take(`he ${body}`, VERBS[body])}${place}, and ${take(`and ${outcome}`, ENDINGS[outcome])}`
    case 'a-shot':
      return `${noun === 'effort' ? 'An' : 'A'} ${noun}${place}, and ${take(`and ${outcome}`, ENDINGS[outcome])}`
  }
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
