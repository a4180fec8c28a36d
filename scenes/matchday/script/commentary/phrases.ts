/**
 * Phrases of the commentary. Placeholders: {player}, {assist}, {keeper}, {team}, {other}, {score}, {home}, {away}
 * {chance}, the quality of the chance in words, {delivery}, a high ball, and {change}, a change of set-up; {who} and
 * {whoAre}, the side of the event as the manager's own side says it: 'We', 'They', or its name in a match of others.
 */

export type Mood =
  | 'kick-off'
  | 'goal'
  | 'goal-assisted'
  | 'goal-big'
  | 'goal-late'
  | 'goal-level'
  | 'save'
  | 'save-big'
  | 'miss'
  | 'miss-big'
  | 'block'
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
  | 'half-time'
  | 'full-time'
  | 'forfeit'

export const PHRASES: Record<Mood, readonly string[]> = {
  'kick-off': [
    'We are under way: {home} against {away}.',
    'The referee blows, and {home} against {away} has begun.',
    'Kick-off. {away} have come to {home} looking for something.',
  ],
  goal: [
    'Goal! {player} does it all on his own for {team}. {score}.',
    '{player} lets fly, and it’s in! {chance}, and he took it. {score}.',
    'Goal for {team}! {player} picks his spot. {score}.',
    '{player} beats his man, beats the keeper, and the net bulges. {score}.',
  ],
  'goal-assisted': [
    'Goal! {player} finishes from {assist}’s pass. {score}.',
    '{assist} finds {player}, and he makes no mistake. {score}.',
    'It’s in! {assist} with the ball, {player} with the finish. {score}.',
    '{player} scores for {team}! Lovely work from {assist}. {score}.',
    'Goal! {assist} slides it through and {player} tucks it away. {score}.',
  ],
  'goal-big': [
    'Goal! {player} couldn’t miss from there, with {assist} putting it on a plate. {score}.',
    'Tap-in! {assist} squares it and {player} is there. {score}.',
    'Goal for {team}. Simple for {player}, but {assist} made it so. {score}.',
  ],
  'goal-late': [
    'Late drama! {player} scores for {team}. {score}.',
    '{player}, at the death! {team} score. {score}.',
    'Would you believe it? {player} strikes late. {score}.',
  ],
  'goal-level': [
    '{whoAre} level! {player} with the equaliser for {team}. {score}.',
    'All square! {player} brings {team} back into it. {score}.',
    'The equaliser, and it’s {player}. {score}.',
  ],
  save: [
    '{player} tries his luck, and {keeper} gathers.',
    '{keeper} gets down well to keep out {player}.',
    '{player} shoots for {team}; {keeper} holds on. {chance}.',
    'Good hands from {keeper} after {player} had a go.',
    '{player} tests {keeper}, who is equal to it.',
  ],
  'save-big': [
    'What a save! {keeper} somehow denies {player}.',
    '{player} must score, but {keeper} keeps it out!',
    'Brilliant from {keeper}. {player} has his head in his hands.',
  ],
  miss: [
    '{player} drags it wide.',
    '{player} lifts it over the bar. {chance}.',
    'Off target from {player}.',
    '{player} has a go from distance and it’s nearer the corner flag.',
    'A half-sight of goal for {player}, but he can’t find the target.',
    '{player} bends it past the far post.',
  ],
  'miss-big': [
    'How has he missed that? {player} puts it wide with the goal gaping.',
    'A sitter for {player}, and he’s put it over!',
    '{player} will see that one in his sleep. {chance}, and wide.',
  ],
  block: [
    '{player} shoots, and it’s charged down.',
    'A body in the way: {player}’s effort is blocked.',
    '{other} throw themselves in front of {player}’s shot.',
    '{player} pulls the trigger, but it doesn’t get through.',
  ],
  offside: [
    'The flag is up: {player} went too early.',
    '{player} is in behind, but offside.',
    'Offside against {player}. {other} step up well.',
    '{team} get through, and the assistant’s flag stops {player}.',
  ],
  tackle: [
    '{player} is about to shoot when the tackle comes in.',
    'A last-ditch challenge takes the ball off {player}.',
    '{player} bears down on goal, but {other} win it back in time.',
    '{other} get a foot in before {player} can pull the trigger.',
  ],
  claim: [
    '{keeper} comes for the {delivery} and claims it ahead of {player}.',
    'Swung in for {player}, but {keeper} plucks it out of the air.',
    '{keeper} punches clear with {player} waiting behind him.',
  ],
  caution: [
    'Yellow card for {player}.',
    '{player} of {team} goes into the book.',
    'A late challenge from {player}, and the referee shows him yellow.',
    '{player} is cautioned. He’ll have to be careful now.',
  ],
  booking: [
    '{player} goes into the book, and he’ll be suspended.',
    'Yellow card for {player} of {team}. That’s one too many: he’ll miss the next match.',
    'Late from {player}, and the referee reaches for his pocket. He’ll miss a match.',
  ],
  'sending-off': [
    'Red card! {player} is off, and {team} are a man short.',
    '{player} is sent off! {team} will have to manage without him.',
    'Off he goes: {player} sees red, and it’s a long way back for {team}.',
  ],
  injury: [
    '{player} is down and can’t go on.',
    'Bad news for {team}: {player} has pulled up.',
    'The physio is on for {player}, and it doesn’t look good.',
  ],
  substitution: [
    'Change for {team}: {player} on, {assist} off.',
    '{assist} makes way for {player}.',
    '{team} freshen things up: {player} replaces {assist}.',
  ],
  'tactics-ordered': [
    'Standing order of {team}: {change}.',
    '{team} change their set-up by standing order: {change}.',
    'A new plan for {team}, by standing order: {change}.',
  ],
  tactics: [
    '{team} change their set-up: {change}.',
    'Instructions from the bench of {team}: {change}.',
    'A new plan for {team}: {change}.',
  ],
  'half-time': [
    'Half-time. {score}.',
    'The whistle goes for half-time: {score}.',
    'That’s the first half. {score}.',
  ],
  'full-time': [
    'Full-time. {score}.',
    'It’s all over: {score}.',
    'The referee blows for the last time. {score}.',
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
