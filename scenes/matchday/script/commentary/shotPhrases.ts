/**
 * Phrases of shots whose attack is recorded: how it came about, the shot with its body part and place, and its
 * outcome. They say only what the report says. Placeholders as in phrases.ts.
 */
import type { Attack, Body, Pattern } from '../../../../client/simulation/match/attack.ts'
import type { MatchEvent } from '../../../../client/simulation/match/matchReport.ts'
import { OPENINGS } from './shotOpenings.ts'
import { type NextTurn, takeInTurn, type TakePhrase } from './turns.ts'

const NOUNS: Record<Body, readonly string[]> = {
  foot: ['shot', 'strike', 'effort', 'drive'],
  head: ['header'],
  other: ['touch'],
}
const VERBS: Record<Body, readonly string[]> = {
  foot: ['shoots', 'strikes it', 'hits it', 'lets go'],
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
    'leaves {keeper} with no chance. {score}.',
    'goes in, and that’s that. {score}.',
    'finds the net, and {keeper} is furious. {score}.',
    'beats {keeper} all ends up. {score}.',
  ],
  save: [
    'is saved by {keeper}.',
    'is kept out by {keeper}.',
    'finds {keeper} in the way.',
    'is stopped by {keeper}.',
    'is saved by {keeper}, who makes it look easy.',
    'is saved: {keeper} was ready for that.',
    'is kept out, just about, by {keeper}.',
    'is saved, and {keeper} barks at his defence.',
  ],
  'save-big': [
    'is saved by {keeper}. What a save!',
    'is somehow kept out by {keeper}!',
    'looks like a goal until {keeper} saves.',
    'is kept out by {keeper}, heaven knows how!',
    'is saved. {keeper}, take a bow!',
    'is stopped by {keeper}. {chance}, and he’s come up with that.',
  ],
  miss: [
    'misses the target.',
    'is off target.',
    'doesn’t trouble the keeper: off target.',
    'goes astray.',
    'misses the target, and he asks for the ball back.',
    'goes astray, and he knows it.',
    'is off target. {chance}.',
    'misses the target. He wanted better.',
  ],
  'miss-big': [
    'misses the target. How?',
    'is off target. {chance}, and gone.',
    'goes astray, with the goal there for the taking.',
    'misses the target. He’ll see that one in his sleep.',
    'is off target, and the bench have their hands over their faces.',
    'goes astray. You have to score those.',
  ],
  post: [
    'hits the woodwork!',
    'comes back off the woodwork.',
    'rattles the woodwork.',
    'finds only the woodwork!',
    'finds the woodwork and stays out.',
    'smacks the woodwork. So close!',
  ],
  block: [
    'is blocked.',
    'is charged down.',
    'doesn’t get through: blocked by {other}.',
    'is blocked on its way to {keeper}.',
    'is blocked by a brave body.',
    'is charged down in a crowd of legs.',
    'is blocked, and {other} can breathe again.',
    'is blocked. Brave defending.',
  ],
}

/** Ends of a sentence about the shooter: 'He shoots, and …'. */
const ENDINGS: Record<ShotOutcome, readonly string[]> = {
  goal: [
    'it is in. {score}.',
    '{keeper} is beaten. {score}.',
    'the net bulges. {score}.',
    'it goes in. {score}.',
    'it beats {keeper} before he can set himself. {score}.',
    'it goes in, and the celebrations begin. {score}.',
  ],
  save: [
    '{keeper} saves.',
    '{keeper} keeps it out.',
    '{keeper} is equal to it.',
    '{keeper} stops it.',
    '{keeper} saves and waves his defence forward.',
    '{keeper} saves, as you would expect.',
  ],
  'save-big': [
    '{keeper} somehow keeps it out!',
    'what a save by {keeper}!',
    '{keeper} saves. How?',
    '{keeper} saves. That was in, surely!',
    '{keeper} keeps it out. {chance}, too!',
    'only a save from {keeper} stands between them and a goal!',
  ],
  miss: [
    'it’s off target.',
    'it goes astray.',
    'it misses the target.',
    'it’s off target, to groans all round.',
    'it goes astray. Never mind.',
    'it misses the target, and the moment is gone.',
  ],
  'miss-big': [
    'it misses the target. How?',
    'it goes astray. {chance}, and gone.',
    'somehow it’s off target.',
    'it misses the target. He can’t believe it.',
    'it’s off target, from there!',
    'it goes astray. That’s a sitter.',
  ],
  post: [
    'it hits the woodwork!',
    'it comes back off the woodwork.',
    'it rattles the woodwork.',
    'the woodwork is still shaking!',
    'only the woodwork says no.',
    'it comes back off the woodwork, and {keeper} is grateful.',
  ],
  block: [
    'it’s blocked.',
    'it’s charged down.',
    '{other} block it.',
    'it’s blocked at the last moment.',
    'there’s a block, and a good one.',
    'it’s charged down before it gets anywhere.',
  ],
}

/** Sentences with a shot, in turn. */
const SENTENCES = ['his-shot', 'he-shoots', 'from-here', 'a-shot'] as const
/** Sentences of patterns whose opening has the shot already, or whose shot has no place to name. */
const LIMITED: Partial<Record<Pattern, readonly (typeof SENTENCES)[number][]>> = {
  'long-shot': ['his-shot', 'from-here', 'a-shot'],
  penalty: ['his-shot', 'he-shoots'],
}

/** Exclamations before a goal, by what it means for the score. */
export type GoalMoment = 'level' | 'level-on-aggregate' | 'late' | 'any'
const EXCLAMATIONS: Record<GoalMoment, readonly string[]> = {
  level: [
    '{whoAre} level!',
    'All square!',
    'The equaliser!',
    'Goal! Back to all square!',
    'Goal, and it’s all to play for again!',
    'Goal! That’s the leveller!',
  ],
  'level-on-aggregate': [
    '{whoAre} level on aggregate!',
    'All square over the two legs!',
    'Goal, and the tie is level!',
    'Goal! That levels it on aggregate!',
  ],
  late: [
    'Late drama!',
    'Late on, a goal!',
    'At the death!',
    'Late, late goal!',
    'Goal! Would you believe it, this late?',
    'Goal! Some of the crowd had left!',
  ],
  any: [
    'Goal!',
    'Goal for {team}!',
    'It’s a goal!',
    '{who} score!',
    'Goal! The bench is up!',
    'Goal! Listen to that!',
    'Goal! {team} have done it!',
    'Goal, and what a time for it!',
    'Goal! One for the highlights!',
    'Goal! What a moment!',
    'Goal! {other} look at each other!',
    'Goal! Just what {team} wanted!',
  ],
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

/** Phrase of a shot. */
export function shotPhrase({ event, attack, outcome, moment }: Told, next: NextTurn): string {
  const { pattern } = attack
  const take = takeInTurn(next)
  const isAssisted = outcome === 'goal' && event.assist !== null
  const opening = take(pattern, OPENINGS[pattern][isAssisted ? 'assisted' : 'plain'])
  const story = `${opening} ${shotSentence(attack, outcome, { next, take })}`
  return outcome === 'goal' ? `${take(`goal ${moment}`, EXCLAMATIONS[moment])} ${story}` : story
}

interface Choice {
  next: NextTurn
  take: TakePhrase
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
