/**
 * Phrases for the kicks of a shoot-out. Placeholders: {player}, {keeper}, {team}, {other}, and {tally}, the penalties
 * scored after the kick.
 */
import type { KickOutcome } from '../../../../client/simulation/match/matchReport.ts'

/** Meaning of a kick: it wins the shoot-out if it goes in, loses it if it does not, or neither. */
export type KickMoment = 'any' | 'to-win' | 'to-stay'

export const KICK_PHRASES: Record<KickOutcome, Record<KickMoment, readonly string[]>> = {
  goal: {
    any: [
      '{player} sends {keeper} the wrong way. {tally}.',
      'Low, hard, in off nothing at all: {player} scores. {tally}.',
      '{player} doesn’t wait, and doesn’t miss. {tally}.',
      'Top corner from {player}. No keeper gets that. {tally}.',
      'Straight down the middle, as cool as you like, by {player}. {tally}.',
      '{keeper} gets fingers to the one from {player}, but it’s in. {tally}.',
      'A stutter, a look, and {player} rolls it home. {tally}.',
      '{player} puts it where {keeper} isn’t. {tally}.',
      'Side netting, just inside the post: {player} scores. {tally}.',
      'Not the best one, but {player} won’t care: under {keeper} and in. {tally}.',
      'Thumped. {player} nearly takes the net with it. {tally}.',
      'Long walk, short run, goal. {player} for {team}. {tally}.',
      '{player} kisses the ball, puts it down and puts it in. {tally}.',
      '{keeper} guesses right, and it’s still too good from {player}. {tally}.',
    ],
    'to-win': [
      '{player} to win it… and it’s in! {team} have done it, {tally}!',
      'It’s all on {player}. Calm as you like, and {team} win it {tally}!',
      '{player} steps up to win it, and wins it. {tally}!',
      'This for the match: {player}… scores! {tally}, and off they all run!',
      '{player} ends it. Into the corner, {tally}, {team} win!',
    ],
    'to-stay': [
      '{player} has to score, and does. {tally}, and on it goes.',
      'Miss and it’s over. {player} doesn’t miss. {tally}.',
      'The weight of the whole evening, and {player} puts it away. {tally}.',
      'Nerve, that’s all it is, and {player} has it. {tally}.',
      '{player} keeps {team} in it. {tally}.',
    ],
  },
  save: {
    any: [
      'Saved! {keeper} goes the right way and keeps out {player}. {tally}.',
      '{keeper} reads {player} like the back page. Saved. {tally}.',
      'Too near {keeper}, and {player} knows it. {tally}.',
      'A big right hand from {keeper}, and {player} turns away. {tally}.',
      '{keeper} stands still, and {player} hits it straight at the gloves. {tally}.',
      'Down goes {keeper}, out comes the ball. {player}, head in hands. {tally}.',
      '{keeper} has made that goal very small. Saved from {player}. {tally}.',
      'Off the knees of {keeper}! {player} is denied. {tally}.',
    ],
    'to-win': [
      '{player} to win it… saved! {keeper} keeps {other} alive. {tally}.',
      'This for the match, and {keeper} says no to {player}. {tally}.',
      '{keeper} won’t go home yet: saved from {player}. {tally}.',
    ],
    'to-stay': [
      '{player} has to score… saved by {keeper}! That’s it: {tally}.',
      'And {keeper} is the hero! {player} is denied, and it’s over. {tally}.',
      '{keeper} saves from {player}, and {other} have won it. {tally}.',
    ],
  },
  miss: {
    any: [
      'Over the bar! {player} leant back. {tally}.',
      'Wide from {player}. {keeper} went the wrong way, and it didn’t matter. {tally}.',
      '{player} slips, and it’s halfway up the stand. {tally}.',
      'Oh, {player}. High and wide. {tally}.',
      '{player} goes for the corner and finds the hoardings. {tally}.',
      'Miles over. {player} can’t look. {tally}.',
    ],
    'to-win': [
      '{player} to win it… over the bar! {other} are still in it. {tally}.',
      'This for the match, and {player} puts it wide. {tally}.',
      'A chance to end it, and {player} sends it into the crowd. {tally}.',
    ],
    'to-stay': [
      '{player} has to score… and it’s over the bar! {other} win it {tally}.',
      'Wide! {player} sinks to the turf, and {other} have won. {tally}.',
      'It ends with a miss, as it so often does. {player} puts it wide. {tally}.',
    ],
  },
  post: {
    any: [
      'Off the post! {player} was an inch away. {tally}.',
      'The woodwork shakes, and it stays out. Hard luck, {player}. {tally}.',
      '{player} beats {keeper} and hits the bar. {tally}.',
      'Against the upright from {player}. So close. {tally}.',
    ],
    'to-win': [
      '{player} to win it… against the post! {tally}.',
      'An inch from winning it: {player} hits the bar. {tally}.',
    ],
    'to-stay': [
      '{player} has to score… off the post! It’s over. {tally}.',
      'The bar decides it: {player} is out of luck, and {other} win it {tally}.',
    ],
  },
}

export const FIRST_KICK = ['{team} go first.', 'The coin says {team} begin.', '{team} to start.']
export const SUDDEN_DEATH = [
  'Five each, and still level. Sudden death now.',
  'Sudden death: one each until one blinks.',
  'Nobody can be separated. It’s sudden death.',
]
