/** First sentence of a shot's commentary: how it came about. */
import type { Pattern } from '../../../../client/simulation/match/attack.ts'

/** Sentences by whether the provider is known; `assisted` is for goals only. */
interface Opening {
  plain: readonly string[]
  assisted: readonly string[]
}

/** Variants by pattern. */
export const OPENINGS: Record<Pattern, Opening> = {
  'open-play': {
    plain: [
      '{team} work the ball to {player}.',
      'A passing move by {team} ends with {player}.',
      '{team} pass their way forward, and it comes to {player}.',
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
      '{team} win the ball deep and break, and {player} is at the end of the move.',
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
      'Free kick for {team}, and {player} lines it up.',
      '{player} takes the free kick himself.',
      '{player} stands over a free kick.',
    ],
    assisted: ['{assist} touches a free kick to {player}.'],
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
