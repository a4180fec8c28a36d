/**
 * Headlines by kind of story, several for each. A kind uses all of its headlines before one is
 * repeated, and none appears twice in a season (`paper.ts`).
 */
import { goalsText } from '../../club/ownScore.ts'
import { capitalised } from '../../core/english.ts'
import { ordinal } from '../../core/ordinal.ts'
import { CUP_HEADLINES } from './cupTexts.ts'
import { EUROPE_HEADLINES } from './europeTexts.ts'
import { MEETING_HEADLINES } from './meetingTexts.ts'
import { OWN_HEADLINES } from './ownHeadlines.ts'
import { PLAY_OFF_HEADLINES } from './playOffTexts.ts'
import { PREDICTION_HEADLINES } from './prediction.ts'
import { pluralize, inWords, possessive, type ClubNames } from './wording.ts'
import type { Story, StoryKind, StoryOf } from './story.ts'

type Headline<Kind extends StoryKind> = (story: StoryOf<Kind>, names: ClubNames) => string

export const HEADLINES: { readonly [Kind in StoryKind]: readonly Headline<Kind>[] } = {
  ...CUP_HEADLINES,
  ...EUROPE_HEADLINES,
  ...MEETING_HEADLINES,
  ...OWN_HEADLINES,
  ...PLAY_OFF_HEADLINES,
  prediction: PREDICTION_HEADLINES,
  'winning-run': [
    ({ club, matches }, { short }) => `${short(club)} make it ${inWords(matches)} in a row`,
    ({ club, matches }, { short }) =>
      `${capitalised(inWords(matches))} wins running: nobody stops ${short(club)}`,
    ({ club, matches }, { short }) => `Win number ${inWords(matches)} in succession for ${short(club)}`,
    ({ club, matches }, { short }) => `${short(club)} win again, and again: ${inWords(matches)} now`,
    ({ club, matches }, { short }) =>
      `What stops ${short(club)}? ${capitalised(inWords(matches))} wins on the trot`,
    ({ club, matches }, { short }) =>
      `${short(club)} in full flow: ${inWords(matches)} from ${inWords(matches)}`,
    ({ club, matches }, { short }) => `Make that ${inWords(matches)}: ${short(club)} keep winning`,
  ],
  'unbeaten-run': [
    ({ club, matches }, { short }) => `${short(club)} unbeaten in ${inWords(matches)}`,
    ({ club, matches }, { short }) =>
      `${capitalised(inWords(matches))} matches, no defeat: ${short(club)} hold firm`,
    ({ club, matches }, { short }) => `Who beats ${short(club)}? Nobody has in ${inWords(matches)}`,
    ({ club, matches }, { short }) =>
      `${possessive(short(club))} unbeaten record stretches to ${inWords(matches)}`,
  ],
  'losing-run': [
    ({ club, matches }, { short }) => `${capitalised(inWords(matches))} straight defeats for ${short(club)}`,
    ({ club, matches }, { short }) => `${short(club)} lose for the ${ordinal(matches)} time running`,
    ({ club, matches }, { short }) =>
      `No end to it: ${short(club)} are at ${inWords(matches)} defeats in a row`,
  ],
  'winless-run': [
    ({ club, matches }, { short }) => `${short(club)} still waiting: ${inWords(matches)} without a win`,
    ({ club, matches }, { short }) => `${capitalised(inWords(matches))} matches, no win for ${short(club)}`,
    ({ club, matches }, { short }) =>
      `${possessive(short(club))} wait goes on: no win in ${inWords(matches)}`,
  ],
  'clean-sheets': [
    ({ club, matches }, { short }) =>
      `${capitalised(inWords(matches))} clean sheets running for ${short(club)}`,
    ({ club, matches }, { short }) => `Nobody scores against ${short(club)}: ${inWords(matches)} in a row`,
    ({ club, matches }, { short }) => `${short(club)} shut the door for the ${ordinal(matches)} time running`,
  ],
  'goal-drought': [
    ({ club, matches }, { short }) => `${short(club)} cannot find the net: ${inWords(matches)} blanks`,
    ({ club, matches }, { short }) =>
      `${capitalised(inWords(matches))} matches without a goal: ${short(club)} run dry`,
    ({ club, matches }, { short }) => `Goals wanted at ${short(club)}, none in ${inWords(matches)}`,
  ],
  'run-ended': [
    ({ club, opponent, matches }, { short }) =>
      `${short(opponent)} end ${possessive(short(club))} run of ${inWords(matches)}`,
    ({ club, opponent }, { short }) => `${short(club)} held to account by ${short(opponent)}`,
    ({ club, matches }, { short }) => `After ${inWords(matches)} wins, ${short(club)} stumble`,
  ],
  upset: [
    ({ winner, loser }, { short }) => `${short(winner)} shock ${short(loser)}`,
    ({ winner, loser, gap }, { short }) => `${gap} places apart, and ${short(winner)} beat ${short(loser)}`,
    ({ winner, loser }, { short }) => `Form book torn up: ${short(loser)} fall to ${short(winner)}`,
    ({ winner, loser, ...s }, { short }) => `${short(loser)} humbled, ${tally(s)}, by ${short(winner)}`,
    ({ winner, loser }, { short }) => `${short(loser)} trip over ${short(winner)}`,
    ({ winner, loser, gap }, { short }) => `From ${gap} places down: ${short(winner)} floor ${short(loser)}`,
    ({ winner, loser }, { short }) => `Nobody saw it coming: ${short(winner)} down ${short(loser)}`,
  ],
  'big-win': [
    ({ winner, loser, winnerGoals }, { short }) =>
      `${short(winner)} put ${inWords(winnerGoals)} past ${short(loser)}`,
    ({ winner, loser, ...s }, { short }) => `${tally(s)}: ${short(winner)} rout ${short(loser)}`,
    ({ winner, loser }, { short }) => `${short(loser)} crushed by ${short(winner)}`,
    ({ winner, loser }, { short }) => `${short(winner)} in a mood, ${short(loser)} in pieces`,
  ],
  'goal-feast': [
    ({ home, away, homeGoals, awayGoals }, { short }) =>
      `${capitalised(inWords(homeGoals + awayGoals))} goals as ${short(home)} meet ${short(away)}`,
    ({ home, away, ...s }, { short }) =>
      `${short(home)} ${goalsText(s.homeGoals, s.awayGoals)} ${short(away)}: and breathe`,
    ({ home, away }, { short }) => `Goals all over at ${short(home)} against ${short(away)}`,
  ],
  'new-leaders': [
    ({ club }, { short }) => `${short(club)} go top`,
    ({ club, former }, { short }) => `${short(former)} toppled, ${short(club)} lead`,
    ({ club, points }, { short }) => `New leaders: ${short(club)} on ${points} points`,
    ({ club, former }, { short }) => `${short(club)} overtake ${short(former)} at the summit`,
    ({ club }, { short }) => `The view from the top belongs to ${short(club)}`,
  ],
  'half-way': [
    ({ club }, { short }) => `Half-way, and ${short(club)} lead`,
    ({ club, points }, { short }) => `${short(club)} turn for home with ${points} points`,
    ({ club, second }, { short }) => `${short(club)} ahead of ${short(second)} at the turn`,
  ],
  'title-race': [
    ({ club, second, gap }, { short }) =>
      gap === 0
        ? `${short(club)} and ${short(second)} level at the top`
        : `${capitalised(pluralize(gap, 'point'))} between ${short(club)} and ${short(second)}`,
    ({ club, left }, { short }) =>
      `${capitalised(pluralize(left, 'match', 'matches'))} left: ${short(club)} in front`,
    ({ club, second, left }, { short }) =>
      `${short(club)} or ${short(second)}? ${capitalised(inWords(left))} to go`,
    ({ club, second, gap, left }, { short }) =>
      gap === 0
        ? `${short(second)} level with ${short(club)}, ${inWords(left)} to play`
        : `${short(second)} chase ${short(club)}: ${inWords(gap)} behind, ${inWords(left)} to play`,
    ({ club, gap, left }, { short }) =>
      gap === 0
        ? `Nothing in it at the top, ${inWords(left)} to play`
        : `The title is ${possessive(short(club))} to lose with ${inWords(left)} to play`,
  ],
  'title-won': [
    ({ club }, { short }) => `${short(club)} are champions`,
    ({ club }, { short }) => `Champions: ${short(club)}`,
    ({ club, left }, { short }) =>
      left === 0
        ? `${short(club)} take the title on the last day`
        : `${short(club)} win the title with ${inWords(left)} to spare`,
  ],
  survival: [
    ({ club, below, gap }, { short }) =>
      gap === 0
        ? `${short(club)} and ${short(below)} level on points near the foot`
        : `${short(below)} ${pluralize(gap, 'point')} short of 18th`,
    ({ club, left }, { short }) => `${short(club)} hang on with ${inWords(left)} to play`,
    ({ club, below }, { short }) => `${short(club)} look over their shoulder at ${short(below)}`,
    ({ below, left }, { short }) => `${capitalised(pluralize(left, 'chance'))} left for ${short(below)}`,
  ],
  bottom: [
    ({ club, points }, { short }) => `Last: ${short(club)} on ${pluralize(points, 'point')}`,
    ({ club }, { short }) => `${short(club)} prop up the table`,
    ({ club, gap }, { short }) =>
      gap === 0
        ? `${short(club)} last, and level with 18th`
        : `${short(club)} ${pluralize(gap, 'point')} behind 18th place`,
    ({ club }, { short }) => `Nobody below ${short(club)}`,
  ],
  'first-win': [
    ({ club, matches }, { short }) => `At last: ${short(club)} win after ${inWords(matches)} matches`,
    ({ club, opponent }, { short }) =>
      `${possessive(short(club))} first win comes against ${short(opponent)}`,
  ],
  'last-unbeaten': [
    ({ club, opponent }, { short }) => `${short(opponent)} end ${possessive(short(club))} unbeaten start`,
    ({ club, matches }, { short }) => `After ${inWords(matches)} matches ${short(club)} lose`,
  ],
  climb: [
    ({ club, from, to }, { short }) => `${short(club)} jump from ${ordinal(from)} to ${ordinal(to)}`,
    ({ club, from, to }, { short }) => `Up ${inWords(from - to)} places in a day: ${short(club)}`,
    ({ club, to }, { short }) => `Mind the gap: ${short(club)} are up to ${ordinal(to)}`,
  ],
  'hat-trick': [
    ({ player, goals }) => `${goalsInWords(goals)} for ${player}`,
    ({ player, opponent, goals }, { short }) =>
      `${player} scores ${inWords(goals)} against ${short(opponent)}`,
    ({ player, club, goals }, { short }) =>
      `${capitalised(inWords(goals))} goals, one name: ${player} of ${short(club)}`,
    ({ player, opponent }, { short }) =>
      `The match ball is ${possessive(player)}, the bill ${possessive(short(opponent))}`,
  ],
  debut: [
    ({ player, goals }) => (goals > 0 ? `${player} scores on his debut` : `First start for ${player}`),
    ({ player, opponent }, { short }) => `${player} makes his bow against ${short(opponent)}`,
    ({ player, age }) => `New man ${player}, ${age}, gets his start`,
    ({ player }) => `${player} pulls on the shirt`,
  ],
  'top-scorer': [
    ({ player, goals }) => `${player} leads the scorers with ${goals}`,
    ({ player, club, goals }, { short }) => `${goals} and counting: ${possessive(short(club))} ${player}`,
    ({ player, goals }) => `Nobody has more than ${possessive(player)} ${goals}`,
  ],
  manager: [
    ({ club, name }, { short }) => `${short(club)} turn to ${name}`,
    ({ club, former }, { short }) => `${former} out at ${short(club)}`,
    ({ club, name }, { short }) => `New manager at ${short(club)}: ${name}`,
    ({ club, former, name }, { short }) => `${name} for ${former}: change at ${short(club)}`,
    ({ club, name }, { short }) => `${short(club)} hand ${name} the reins`,
  ],
  transfer: [
    ({ player, to }, { short }) => `${player} joins ${short(to)}`,
    ({ player, from, to }, { short }) => `${short(from)} to ${short(to)}: ${player} moves`,
    ({ player, to }, { short }) => `${short(to)} get their man: ${player}`,
    ({ player, from }, { short }) => `${player} says goodbye to ${short(from)}`,
    ({ player, to }, { short }) => `A new shirt for ${player}: ${possessive(short(to))}`,
  ],
  round: [
    ({ goals }) => `${goals} goals on ten grounds`,
    ({ goals, draws }) => `Ten matches, ${pluralize(draws, 'draw')}, ${goals} goals`,
    ({ goals }) => `The round in a line: ${goals} goals`,
    ({ homeWins, awayWins }) => (homeWins >= awayWins ? 'Home comforts' : 'Good day to travel'),
  ],
}

/** Headline of the story with this number among those of its kind. */
export function headline(story: Story, number: number, names: ClubNames): string {
  const variants = HEADLINES[story.kind] as readonly Headline<StoryKind>[]
  const variant = variants[number % variants.length]
  const derby = 'isDerby' in story && story.isDerby ? 'Derby day: ' : ''
  return derby + (variant?.(story, names) ?? '')
}

function tally({ winnerGoals, loserGoals }: { winnerGoals: number; loserGoals: number }): string {
  return goalsText(winnerGoals, loserGoals)
}

/** 'Hat-trick', 'Four', 'Five'. */
function goalsInWords(goals: number): string {
  return goals === 3 ? 'Hat-trick' : capitalised(inWords(goals))
}
