/** Headlines and sentences of the stories about the play-off. */
import { goalsText } from '../../club/ownScore.ts'
import { decided, played } from './ownTie.ts'
import type { StoryOf } from './story.ts'
import type { ClubNames } from './wording.ts'

type PlayOffKind =
  | 'play-off-leg'
  | 'play-off-through'
  | 'play-off-out'
  | 'play-off-won'
  | 'play-off-lost'
  | 'play-off-elsewhere'
  | 'play-off-finalists'
  | 'play-off-decided'
type Headline<Kind extends PlayOffKind> = (story: StoryOf<Kind>, names: ClubNames) => string

export const PLAY_OFF_HEADLINES: { readonly [Kind in PlayOffKind]: readonly Headline<Kind>[] } = {
  'play-off-leg': [
    ({ opponent, goalsFor, goalsAgainst }, { short }) =>
      goalsFor > goalsAgainst
        ? `Half the job done: ${short(opponent)} beaten`
        : goalsFor === goalsAgainst
          ? `All square with ${short(opponent)}, and ninety minutes to go`
          : `Work to do: ${short(opponent)} draw first blood`,
  ],
  'play-off-through': [
    ({ opponent }, { short }) => `One match from the first division: ${short(opponent)} are out`,
    ({ opponent, penalties }, { short }) =>
      penalties ? `Nerves hold, and ${short(opponent)} are out` : `It’s the final: past ${short(opponent)}`,
  ],
  'play-off-out': [
    ({ opponent }, { short }) => `Another year down here: ${short(opponent)} go through`,
    ({ opponent, penalties }, { short }) =>
      penalties
        ? `Penalties end it: ${short(opponent)} go on`
        : `The door closes: ${short(opponent)} in the final`,
  ],
  'play-off-won': [
    () => 'We are going up',
    ({ opponent }, { short }) => `Up at last: ${short(opponent)} beaten in the final`,
    ({ penalties, opponent }, { short }) =>
      penalties
        ? `Up on the last penalty: heartbreak for ${short(opponent)}`
        : 'First division, here we come',
  ],
  'play-off-lost': [
    ({ opponent }, { short }) => `One match short: ${short(opponent)} go up instead`,
    ({ opponent, penalties }, { short }) =>
      penalties
        ? `Twelve yards from going up: ${short(opponent)} win it`
        : `So near: the last place up is ${short(opponent)}’s`,
  ],
  'play-off-elsewhere': [
    ({ home, away, homeGoals, awayGoals }, { short }) =>
      `The other half: ${short(home)} ${goalsText(homeGoals, awayGoals)} ${short(away)}`,
  ],
  'play-off-finalists': [
    ({ winner }, { short }) => `${short(winner)} are in the final, too`,
    ({ winner, loser }, { short }) => `${short(winner)} see off ${short(loser)}`,
  ],
  'play-off-decided': [
    ({ winner }, { short }) => `${short(winner)} take the last place up`,
    ({ winner, loser }, { short }) => `Joy for ${short(winner)}, tears for ${short(loser)}`,
    ({ winner }, { short }) => `The long way up: ${short(winner)} make it`,
  ],
}

export const PLAY_OFF_LEADS: {
  readonly [Kind in PlayOffKind]: (story: StoryOf<Kind>, names: ClubNames, own: string) => string
} = {
  'play-off-leg': (match, names, own) =>
    `${played(match, names, own)} in the first leg of the play-off semi-final. The second leg decides.`,
  'play-off-through': (match, names, own) =>
    `${played(match, names, own)} and are in the final of the play-off${decided(match)}.`,
  'play-off-out': (match, names, own) =>
    `${played(match, names, own)} and stay in the second division${decided(match)}.`,
  'play-off-won': (match, names, own) =>
    `${played(match, names, own)} in the final of the play-off and are up in the first division${decided(match)}.`,
  'play-off-lost': (match, names, own) =>
    `${played(match, names, own)} in the final of the play-off and stay in the second division${decided(match)}.`,
  'play-off-elsewhere': ({ home, away, homeGoals, awayGoals }, { full }) =>
    `The other first leg finished ${full(home)} ${goalsText(homeGoals, awayGoals)} ${full(away)}.`,
  'play-off-finalists': ({ winner, loser, winnerGoals, loserGoals, penalties }, { full }) =>
    `${full(winner)} beat ${full(loser)} over two legs, ${penalties ? `${goalsText(penalties.scored, penalties.conceded)} on penalties` : `${goalsText(winnerGoals, loserGoals)} on aggregate`}.`,
  'play-off-decided': ({ winner, loser, winnerGoals, loserGoals, penalties }, { full }) =>
    `${full(winner)} beat ${full(loser)} ${penalties ? `${goalsText(penalties.scored, penalties.conceded)} on penalties` : goalsText(winnerGoals, loserGoals)} in the final of the play-off and come up to the first division.`,
}
