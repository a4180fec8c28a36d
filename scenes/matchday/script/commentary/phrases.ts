/**
 * Phrases of the commentary. Placeholders: {player}, {assist}, {keeper}, {team}, {other}, {score}, {home}, {away},
 * {tally}, the goals of both legs, {chance}, the quality of the chance in words, {delivery}, a high ball, and {change}, a change of set-up; {who} and
 * {whoAre}, the side of the event as the manager's own side says it: 'We', 'They', or its name in a match of others.
 */
import type { Shout, Talk } from '../../../../client/simulation/club/calls.ts'

export type Mood =
  | 'kick-off'
  /** A shot whose course is not recorded. */
  | 'shot'
  | 'offside'
  | 'tackle'
  | 'claim'
  | 'caution'
  | 'booking'
  | 'sending-off'
  | 'injury'
  | 'substitution'
  | 'tactics'
  | 'tactics-ordered'
  | Talk
  | 'talk-to-one'
  | Shout
  | 'half-time'
  | 'extra-time'
  | 'extra-time-of-two-legs'
  | 'extra-half-time'
  | 'penalties'
  | 'penalties-of-two-legs'
  | 'full-time'
  | 'forfeit'

export const PHRASES: Record<Mood, readonly string[]> = {
  'kick-off': [
    'We are under way: {home} against {away}.',
    'The referee blows, and {home} against {away} has begun.',
    'Kick-off. {away} are here for a result, and {home} know it.',
    'Here we go: {home} against {away}.',
    'The talking is over. {home} against {away}.',
    '{home} against {away}, and the ball is rolling.',
    'Off we go. {home} will want to start fast, {away} will want to spoil it.',
    'Kick-off. Ninety minutes for {home} and {away} to sort it out.',
  ],
  shot: ['A shot by {player}. {score}.'],
  offside: [
    'The flag is up: {player} went too early.',
    '{player} is in behind, but offside.',
    'Offside against {player}. {other} step up well.',
    '{team} get through, and the assistant’s flag stops {player}.',
    '{player} can’t believe it, but he’s offside.',
    'In goes {player}, up goes the flag.',
    'A yard too keen: {player} is offside.',
    'The line holds, and {player} is offside.',
    '{player} looks across, and there’s the flag.',
    'Would have been a chance for {player}, but he’s offside.',
    '{other} appeal as one, and get the flag against {player}.',
    'Late flag, right decision: {player} is offside.',
  ],
  tackle: [
    '{player} is about to shoot when the tackle comes in.',
    'A last-ditch challenge takes the ball off {player}.',
    '{player} bears down on goal, but {other} win it back in time.',
    '{other} get a foot in before {player} can pull the trigger.',
    '{player} takes a touch too many, and {other} take the ball.',
    'Great tackle, just as {player} was thinking about his celebration.',
    'It opens up for {player}, and closes again: tackled.',
    '{player} waits too long, and the tackle is clean.',
    'Somebody had to make that tackle on {player}, and somebody did.',
    '{other} throw a body at it, and {player} is dispossessed.',
    '{player} was in. What a tackle that is!',
    '{team} hesitate, {other} don’t, and {player} has lost it.',
  ],
  claim: [
    '{keeper} comes for the {delivery} and claims it ahead of {player}.',
    'Swung in for {player}, but {keeper} makes the {delivery} his.',
    '{keeper} is off his line for the {delivery}, with {player} waiting.',
    'A {delivery} for {player}, and {keeper} calls for it early.',
    '{keeper} takes the {delivery} under pressure from {player}.',
    'Good keeping: {keeper} gets to the {delivery} before {player}.',
    'The {delivery} is too close to {keeper}, and {player} turns away.',
    '{player} goes up for the {delivery}, {keeper} goes higher.',
    'That’s {keeper}’s {delivery} all the way, much to the annoyance of {player}.',
    'No way past {keeper} with that {delivery}, and {player} knows it.',
    '{keeper} clears {player} and everybody else out to get to the {delivery}.',
    'Brave from {keeper}, who takes the {delivery} with {player} all over him.',
  ],
  caution: [
    'Yellow card for {player}.',
    '{player} of {team} goes into the book.',
    'A late challenge from {player}, and the referee shows him yellow.',
    '{player} is cautioned. He’ll have to be careful now.',
    'Yellow for {player}, and he can’t have many complaints.',
    'Into the book goes {player}.',
    'The referee has had enough of {player}: yellow.',
    'That’s a yellow card all day long, and it goes to {player}.',
  ],
  booking: [
    '{player} goes into the book, and he’ll be suspended.',
    'Yellow card for {player} of {team}. That’s one too many: he’ll miss the next match.',
    'Late from {player}, and it’s a yellow card. He’ll miss a match.',
    'A costly yellow card for {player}: he’s banned for the next one.',
    '{player} is booked, shakes his head, and will sit out the next match.',
    'Booked, and out of the next match: {player} knew what was coming.',
  ],
  'sending-off': [
    'Red card! {player} is off, and {team} are a man short.',
    '{player} is sent off! {team} will have to manage without him.',
    'Off he goes: {player} sees red, and it’s a long way back for {team}.',
    'Red card for {player}! Ten good men needed now by {team}.',
    'The referee doesn’t hesitate: {player} sees red.',
    '{player} is sent off, and the whole match turns on its head.',
  ],
  injury: [
    '{player} is down and can’t go on.',
    'Bad news for {team}: {player} has pulled up.',
    'The physio is on for {player}, and it doesn’t look good.',
    '{player} signals to the bench straight away.',
    'That’s a blow for {team}: {player} is hurt.',
    '{player} tries to walk it off, and can’t.',
    'Applause from both ends as {player} is helped up.',
    '{player} stays down, and the signal is that he’s done.',
  ],
  substitution: [
    'Change for {team}: {player} on, {assist} off.',
    '{assist} makes way for {player}.',
    '{team} freshen things up: {player} replaces {assist}.',
    '{player} gets his chance, and {assist} can put his feet up.',
    'Up goes the board: {assist} off, {player} on.',
    'That’s it for {assist}. Here comes {player}.',
    '{player} comes on for {assist}. Fresh legs for {team}.',
    '{team} send on {player}; {assist} takes the applause.',
    '{assist} has run himself into the ground, and {player} takes over.',
    'The bench moves: {player} for {assist}.',
  ],
  'tactics-ordered': [
    'Standing order of {team}: {change}.',
    '{team} change their set-up by standing order: {change}.',
    'A new plan for {team}, by standing order: {change}.',
  ],
  encourage: [
    'Warm words in the dressing room: {team} come out with their heads up.',
    '{team} were told at half-time that there’s more where that came from. They believe it.',
    'An arm round the shoulder at half-time for {team}.',
  ],
  demand: [
    'You could hear the dressing room from here: {team} are to give more.',
    '{team} come out with red ears. Much more, they were told.',
    'No excuses at half-time: {team} have been told what’s expected.',
  ],
  calm: [
    'Cool heads, {team} were told at half-time, and no silly fouls.',
    '{team} come out slowly. Calm was the word in the dressing room.',
    'A quiet word at half-time: {team} are to keep their shape and their tempers.',
  ],
  'talk-to-one': [
    '{player} was taken aside at half-time.',
    'A word in {player}’s ear on the way out of the tunnel.',
    'Half of the break went to {player}: something was said there.',
  ],
  'push-up': [
    '‘Up, up, up!’ {team} push everybody forward.',
    'The arms wave on the touchline, and {team} step up the pitch.',
    '{team} push up. That leaves room behind them.',
  ],
  hold: [
    'Palms down on the touchline: {team} sit and hold what they have.',
    '{team} are told to hold their line.',
    '‘Hold!’ comes the shout, and {team} drop into their shape.',
  ],
  'waste-time': [
    '{team} find that there’s no hurry about anything any more.',
    'Every throw-in takes an age: {team} are running down the clock.',
    'The boots of {team} need tying, all of them. The referee looks at his watch.',
  ],
  press: [
    '‘Now!’ The shout goes up, and {team} press all over the pitch.',
    '{team} go hunting for the ball. It costs legs.',
    'Nobody gets a second on the ball: {team} press now.',
  ],
  tactics: [
    '{team} change their set-up: {change}.',
    'Instructions from the bench of {team}: {change}.',
    'A new plan for {team}: {change}.',
    'The manager of {team} has seen enough: {change}.',
    '{team} shuffle things round: {change}.',
    'A note goes on for {team}: {change}.',
  ],
  'half-time': [
    'Half-time. {score}.',
    'The whistle goes for half-time: {score}.',
    'That’s the first half. {score}.',
    'Time for a cup of tea. {score}.',
    'Half-time, and there’ll be words in there. {score}.',
    'The first half is done: {score}.',
  ],
  'extra-time': [
    'Ninety minutes aren’t enough: {score}. Extra time.',
    '{score}, and nobody goes home yet. We’re into extra time.',
    'Nothing between them after ninety: {score}. Thirty more minutes.',
    'The whistle, and they’re level: {score}. It’s extra time.',
    'Tired legs, and half an hour to come: {score}.',
    'They can’t be parted in ninety minutes: {score}. Extra time it is.',
  ],
  'extra-time-of-two-legs': [
    'Ninety minutes aren’t enough: {score}, and {tally} over the two legs. Extra time.',
    '{score} on the night, {tally} on aggregate. Thirty more minutes.',
    'The whistle, and the tie is level: {score}, {tally} on aggregate. It’s extra time.',
  ],
  'extra-half-time': [
    'Half-time of extra time. {score}. Straight round again.',
    'Socks down, water on, change ends: {score}.',
    'Fifteen more minutes. {score}.',
    'They swap ends without going in. {score}.',
    'The first half of extra time is done: {score}.',
  ],
  penalties: [
    'Two hours of football, and still nothing in it: {score}. Penalties.',
    'That’s the end of extra time. {score}. It’ll be penalties.',
    'The whistle, and they’ll settle it from the spot: {score}.',
    'A hundred and twenty minutes, and it’s {score}. Who fancies one?',
    'Nobody wants to lose it from here. {score}, and it goes to penalties.',
  ],
  'penalties-of-two-legs': [
    'Three and a half hours of football, and it’s {tally} on aggregate. Penalties.',
    'That’s the end of extra time: {score}, and {tally} over the two legs. It’ll be penalties.',
    'The whistle, and it’s {score}: {tally} on aggregate. They’ll settle it from the spot.',
  ],
  'full-time': [
    'Full-time. {score}.',
    'It’s all over: {score}.',
    'There’s the final whistle. {score}.',
    'And that’s that. {score}.',
    'All done here: {score}.',
    'The final whistle, and it ends {score}.',
  ],
  forfeit: ['{team} can’t field eleven players. The match is forfeited: {score}.'],
}

/** Quality of a clear chance, which may be compared with those before. */
const CLEAR = 0.28

const CHANCES: readonly (readonly [number, readonly string[]])[] = [
  [0.06, ['Never much of a chance', 'A hopeful one', 'He was always stretching']],
  [0.14, ['A half-chance', 'Half a sight of goal', 'Not an easy one']],
  [CLEAR, ['A decent chance', 'A good opening', 'A real opportunity']],
  [1, ['A big chance', 'As clear as they come']],
]

/** Words for a chance of a quality (0–1); `isBest` if none before in the match was as good. */
export function chanceWords(quality: number, { luck, isBest }: { luck: number; isBest: boolean }): string {
  const ofQuality = (CHANCES.find(([most]) => quality < most) ?? CHANCES[CHANCES.length - 1])?.[1] ?? []
  const words = isBest && quality >= CLEAR ? [...ofQuality, 'The best chance so far'] : ofQuality
  return words[Math.floor(luck * words.length)] ?? 'A chance'
}
