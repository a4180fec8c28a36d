/** Sentences below the headlines: one for each kind of story, with its figures. */
import { goalsText } from '../../club/ownScore.ts'
import { capitalised } from '../../core/english.ts'
import { ordinal } from '../../core/ordinal.ts'
import { pluralize, inWords, resultAgainst, type ClubNames } from './wording.ts'
import { CUP_LEADS } from './cupTexts.ts'
import { EUROPE_LEADS } from './europeTexts.ts'
import { MEETING_LEADS } from './meetingTexts.ts'
import { PLAY_OFF_LEADS } from './playOffTexts.ts'
import { predictionLead } from './prediction.ts'
import type { Story, StoryKind, StoryOf } from './story.ts'

const LEADS: {
  readonly [Kind in StoryKind]: (story: StoryOf<Kind>, names: ClubNames, own: string) => string
} = {
  ...CUP_LEADS,
  ...EUROPE_LEADS,
  ...MEETING_LEADS,
  ...PLAY_OFF_LEADS,
  prediction: predictionLead,
  'own-win': ({ position, ...match }, names, own) =>
    `${own} won ${resultAgainst(match, names)} and stand ${ordinal(position)}.`,
  'own-big-win': ({ position, ...match }, names, own) =>
    `${own} won ${resultAgainst(match, names)} and stand ${ordinal(position)}.`,
  'own-draw': ({ position, ...match }, names, own) =>
    `${own} drew ${resultAgainst(match, names)} and stand ${ordinal(position)}.`,
  'own-defeat': ({ position, ...match }, names, own) =>
    `${own} lost ${resultAgainst(match, names)} and stand ${ordinal(position)}.`,
  'own-heavy-defeat': ({ position, ...match }, names, own) =>
    `${own} lost ${resultAgainst(match, names)} and stand ${ordinal(position)}.`,
  'winning-run': ({ club, matches }, { full }) =>
    `${full(club)} have won their last ${pluralize(matches, 'match', 'matches')}.`,
  'unbeaten-run': ({ club, matches }, { full }) =>
    `${full(club)} have not lost any of their last ${pluralize(matches, 'match', 'matches')}.`,
  'losing-run': ({ club, matches }, { full }) =>
    `${full(club)} have lost their last ${pluralize(matches, 'match', 'matches')}.`,
  'winless-run': ({ club, matches }, { full }) =>
    `${full(club)} have won none of their last ${pluralize(matches, 'match', 'matches')}.`,
  'clean-sheets': ({ club, matches }, { full }) =>
    `${full(club)} have conceded no goal in ${pluralize(matches, 'match', 'matches')} running.`,
  'goal-drought': ({ club, matches }, { full }) =>
    `${full(club)} have scored in none of their last ${pluralize(matches, 'match', 'matches')}.`,
  'run-ended': ({ club, opponent, matches }, { full }) =>
    `${full(club)} had won ${pluralize(matches, 'match', 'matches')} in a row before they met ${full(opponent)}.`,
  upset: ({ winner, loser, gap, winnerGoals, loserGoals }, { full }) =>
    `${full(winner)}, ${pluralize(gap, 'place')} below ${full(loser)} before the match, won ${goalsText(winnerGoals, loserGoals)}.`,
  'big-win': ({ winner, loser, winnerGoals, loserGoals }, { full }) =>
    `${full(winner)} beat ${full(loser)} ${goalsText(winnerGoals, loserGoals)}, the widest win of the round.`,
  'goal-feast': ({ home, away, homeGoals, awayGoals }, { full }) =>
    `${full(home)} and ${full(away)} shared ${pluralize(homeGoals + awayGoals, 'goal')}: it ended ${goalsText(homeGoals, awayGoals)}.`,
  'new-leaders': ({ club, former, points }, { full }) =>
    `${full(club)} lead the league with ${pluralize(points, 'point')}. ${full(former)} were first a week ago.`,
  'half-way': ({ club, second, points, gap }, { full }) =>
    `After nineteen of thirty-eight matches ${full(club)} are first with ${points} points, ${gapInWords(gap)} ${full(second)}.`,
  'title-race': ({ club, second, gap, left }, { full }) =>
    `${full(club)} are first, ${gapInWords(gap)} ${full(second)}, with ${pluralize(left, 'match', 'matches')} left.`,
  'title-won': ({ club, left, points }, { full }) =>
    left === 0
      ? `${full(club)} have finished first with ${points} points.`
      : `${full(club)} have ${points} points and cannot be caught, with ${pluralize(left, 'match', 'matches')} left.`,
  survival: ({ club, below, gap, left }, { full }) =>
    `${full(club)} are 18th, ${gapInWords(gap)} ${full(below)}, with ${pluralize(left, 'match', 'matches')} left.`,
  bottom: ({ club, points, gap }, { full }) =>
    `${full(club)} are last with ${pluralize(points, 'point')}, ${gap === 0 ? 'level on points with' : `${pluralize(gap, 'point')} behind`} 18th place.`,
  'first-win': ({ club, opponent, matches }, { full }) =>
    `${full(club)} beat ${full(opponent)} in match ${inWords(matches)}: their first win of the season.`,
  'last-unbeaten': ({ club, opponent, matches }, { full }) =>
    `${full(club)} had not lost in ${pluralize(matches, 'match', 'matches')}; ${full(opponent)} beat them. No side is unbeaten now.`,
  climb: ({ club, from, to }, { full }) =>
    `${full(club)} were ${ordinal(from)} a week ago and are ${ordinal(to)} now.`,
  'hat-trick': ({ player, club, opponent, goals }, { full }) =>
    `${player} of ${full(club)} scored ${pluralize(goals, 'goal')} against ${full(opponent)}.`,
  debut: ({ player, age, opponent, goals }, { full }) =>
    `${player}, ${age}, signed this season, played for the first time, against ${full(opponent)}${goals > 0 ? `, and scored ${goals === 1 ? 'once' : pluralize(goals, 'goal')}` : ''}.`,
  'top-scorer': ({ player, club, goals }, { full }) =>
    `${player} of ${full(club)} leads the league’s scorers with ${pluralize(goals, 'goal')}.`,
  manager: ({ week, club, former, name, position, tipped }, { full }) =>
    week === 0
      ? `${name} follows ${former} as manager of ${full(club)}, who were tipped for ${ordinal(tipped)} last season and finished ${ordinal(position)}.`
      : `${full(club)} were tipped for ${ordinal(tipped)}, stand ${ordinal(position)} and have dismissed ${former}. ${name} is the new manager.`,
  transfer: ({ week, player, type, from, to, exchange }, { full }) =>
    week === 0
      ? `${full(to)} have signed ${type.toLowerCase()} ${player} from ${full(from)}.`
      : `${full(to)}, a first choice short for weeks, have signed ${type.toLowerCase()} ${player} from ${full(from)}. ${exchange ?? ''} goes the other way.`,
  round: ({ goals, homeWins, draws, awayWins }) =>
    `${capitalised(pluralize(homeWins, 'home win'))}, ${pluralize(draws, 'draw')} and ${pluralize(awayWins, 'away win')}: ${goals} goals in ten matches.`,
}

/** Text of the story. `own` is the full name of the own club. */
export function storyText(story: Story, names: ClubNames, own: string): string {
  const write = LEADS[story.kind] as (story: Story, names: ClubNames, own: string) => string
  return write(story, names, own)
}

/** 'two points ahead of', 'level on points with'. */
function gapInWords(gap: number): string {
  return gap === 0 ? 'level on points with' : `${pluralize(gap, 'point')} ahead of`
}
