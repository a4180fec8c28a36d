/**
 * Phrases of shots whose attack is recorded: how it came about, the shot with its body part and place, and its
 * outcome. They say only what the report says. Placeholders as in phrases.ts.
 */
import type { Attack, Body, Pattern } from '../../client/simulation/match/attack.ts'
import type { MatchEvent } from '../../client/simulation/match/matchReport.ts'

/** How a shot came about; `assisted` only for a goal whose provider is known. */
interface Opening {
  plain: readonly string[]
  assisted: readonly string[]
}

const OPENINGS: Record<Pattern, Opening> = {
  'open-play': {
    plain: [
      '{team} work the ball to {player}.',
      'A passing move by {team} ends with {player}.',
      '{team} pass their way forward, and {player} shoots.',
    ],
    assisted: [
      '{assist} lays it off for {player}.',
      'A pass from {assist} reaches {player}.',
      '{team} pass their way forward, and {assist} picks out {player}.',
    ],
  },
  'through-ball': {
    plain: [
      'A through ball puts {player} in.',
      '{player} runs on to a through ball.',
      '{team} find the gap with a through ball for {player}.',
    ],
    assisted: [
      '{assist} plays a through ball, and {player} is in.',
      '{player} runs on to a through ball from {assist}.',
      'A through ball from {assist} finds {player}.',
    ],
  },
  cutback: {
    plain: [
      'The ball is cut back to {player}.',
      'A cutback finds {player}.',
      '{team} get to the byline and cut it back for {player}.',
    ],
    assisted: [
      '{assist} cuts it back for {player}.',
      'A cutback from {assist} finds {player}.',
      '{assist} gets to the byline and cuts it back for {player}.',
    ],
  },
  cross: {
    plain: [
      'A cross finds {player}.',
      'In comes the cross, and {player} gets to it.',
      '{team} swing over a cross for {player}.',
    ],
    assisted: [
      '{assist} crosses for {player}.',
      '{player} meets a cross from {assist}.',
      'In comes the cross from {assist}, and {player} gets to it.',
    ],
  },
  solo: {
    plain: [
      '{player} sets off on a run with the ball.',
      '{player} takes on his man.',
      'A run with the ball brings {player} into range.',
    ],
    assisted: [
      '{player} has the ball from {assist} and takes on his man.',
      '{assist} gives it to {player}, who sets off on a run with the ball.',
    ],
  },
  counter: {
    plain: [
      '{team} win the ball deep and break, and {player} finishes the move.',
      'A counter-attack by {team} ends with {player}.',
      'On the counter, {player} is away.',
    ],
    assisted: [
      '{team} win the ball deep and break, and {assist} sets up {player}.',
      'On the counter, {assist} finds {player}.',
      'A counter-attack by {team}: {assist} to {player}.',
    ],
  },
  press: {
    plain: [
      '{team} win the ball high up, and {player} has it.',
      'Pressing wins {team} the ball high up, and it comes to {player}.',
      'Won high up, the ball goes to {player}.',
    ],
    assisted: [
      '{team} win the ball high up, and {assist} finds {player}.',
      'Won high up, the ball goes from {assist} to {player}.',
    ],
  },
  'long-shot': {
    plain: [
      '{player} tries his luck from far out.',
      '{player} has a go from distance.',
      '{player} lets fly from long range.',
    ],
    assisted: [
      '{assist} leaves it to {player}, who has a go from distance.',
      'The ball comes from {assist}, and {player} lets fly from long range.',
    ],
  },
  corner: {
    plain: [
      'A corner for {team}, and {player} is on the end of it.',
      '{team} send in a corner, and it reaches {player}.',
      'From the corner, the ball falls to {player}.',
    ],
    assisted: [
      'A corner for {team}, and {assist} finds {player}.',
      'From the corner, {assist} sets up {player}.',
    ],
  },
  'free-kick': {
    plain: [
      'A free kick for {team} comes in to {player}.',
      '{team} swing in a free kick, and {player} is there.',
      '{player} is on the end of a free kick.',
    ],
    assisted: [
      'A free kick for {team}, and {assist} finds {player}.',
      'From a free kick, {assist} sets up {player}.',
    ],
  },
  'direct-free-kick': {
    plain: [
      'Free kick for {team}, and {player} goes for goal.',
      '{player} takes the free kick himself.',
      '{player} stands over a free kick and shoots.',
    ],
    assisted: ['{assist} touches a free kick to {player}, who goes for goal.'],
  },
  penalty: {
    plain: [
      'Penalty for {team}! {player} takes it.',
      '{player} steps up for a penalty.',
      'The referee points to the spot: a penalty, and {player} will take it.',
    ],
    assisted: ['Penalty for {team}! {player} takes it.'],
  },
  rebound: {
    plain: [
      '{player} is first to the rebound.',
      'The rebound falls to {player}.',
      'The ball comes back into play, and {player} has the rebound.',
    ],
    assisted: ['The rebound goes from {assist} to {player}.'],
  },
  error: {
    plain: [
      'A mistake by {other} lets {player} in.',
      '{other} make a mistake, and {player} has the ball.',
      'A mistake in the defence of {other}, and {player} is there.',
    ],
    assisted: ['A mistake by {other}, and {assist} finds {player}.'],
  },
}

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
