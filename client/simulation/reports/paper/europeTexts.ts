/** Headlines and sentences of the stories about nights in Europe. */
import { goalsText } from '../../club/ownScore.ts'
import { capitalised, inRow, plural } from '../../core/english.ts'
import { COMPETITION_NAMES, type CompetitionId } from '../../core/tie.ts'
import { roundPhrase, stageName } from '../../core/tieWords.ts'
import { byResult, decided, ground, played, score } from './ownTie.ts'
import type { StoryOf } from './story.ts'
import { inWords, possessive, type ClubNames } from './wording.ts'

type EuropeKind =
  | 'europe-match'
  | 'europe-through'
  | 'europe-out'
  | 'europe-won'
  | 'europe-final-lost'
  | 'europe-decided'
  | 'europe-road'
type Headline<Kind extends EuropeKind> = (story: StoryOf<Kind>, names: ClubNames) => string

export const EUROPE_HEADLINES: { readonly [Kind in EuropeKind]: readonly Headline<Kind>[] } = {
  'europe-match': [
    (match, { short }) => `European night: ${score(match)} ${ground(match)} ${short(match.opponent)}`,
    (match, { short }) =>
      byResult(match, {
        won: `${short(match.opponent)} beaten under the lights`,
        drawn: `Honours even with ${short(match.opponent)}`,
        lost: `A lesson from ${short(match.opponent)}`,
      }),
    (match, { short }) =>
      byResult(match, {
        won: `Europe takes note: ${short(match.opponent)} go down ${goalsText(match.goalsFor, match.goalsAgainst)}`,
        drawn: `Nothing between us and ${short(match.opponent)}`,
        lost: `${possessive(short(match.opponent))} night in Europe, not ours`,
      }),
    (match, { short }) =>
      byResult(match, {
        won: `No fear of ${short(match.opponent)}: ${score(match)}`,
        drawn: `${score(match)} and no regrets against ${short(match.opponent)}`,
        lost: `Too good on the night: ${short(match.opponent)} win ${goalsText(match.goalsAgainst, match.goalsFor)}`,
      }),
  ],
  'europe-through': [
    ({ opponent, competition, round }, { short }) =>
      `${short(opponent)} out, and on to the ${next(competition, round)}`,
    ({ opponent, penalties }, { short }) =>
      penalties
        ? `Penalties, and ${short(opponent)} are gone`
        : `Still in Europe: ${short(opponent)} go home`,
    ({ opponent }, { short }) => `Two legs, one winner: ${short(opponent)} are out`,
  ],
  'europe-out': [
    ({ opponent }, { short }) => `The end of the road: ${short(opponent)} go through`,
    ({ opponent, penalties }, { short }) =>
      penalties
        ? `Out on penalties in Europe: ${short(opponent)} go on`
        : `Europe is over: ${short(opponent)} too strong`,
    ({ opponent }, { short }) => `No more flights to book: ${short(opponent)} end it`,
  ],
  'europe-won': [
    () => 'Champions of Europe',
    ({ opponent }, { short }) => `Top of the continent: ${short(opponent)} beaten in the final`,
    ({ competition }) => `The ${COMPETITION_NAMES[competition]} is ours`,
  ],
  'europe-final-lost': [
    ({ opponent }, { short }) => `So close to Europe’s crown: ${short(opponent)} take it`,
    ({ opponent, penalties }, { short }) =>
      penalties
        ? `${short(opponent)} win Europe’s final on penalties`
        : `Heartbreak: ${short(opponent)} win the final`,
    ({ opponent }, { short }) => `Beaten finalists: Europe belongs to ${short(opponent)}`,
  ],
  'europe-decided': [
    ({ winner }, { short }) => `${short(winner)} rule Europe`,
    ({ winner, loser }, { short }) => `${short(winner)} beat ${short(loser)} to Europe’s crown`,
    ({ winner, competition }, { short }) => `The ${COMPETITION_NAMES[competition]} goes to ${short(winner)}`,
  ],
  'europe-road': [
    ({ club }, { short }) => `${possessive(short(club))} road across Europe`,
    ({ beaten }, { short }) => `Past ${inRow(beaten.map(short))} to Europe’s crown`,
    ({ club, beaten }, { short }) =>
      `${capitalised(inWords(beaten.length))} ${plural(beaten.length, 'tie', 'ties')}, one crown: how ${short(club)} did it`,
  ],
}

export const EUROPE_LEADS: {
  readonly [Kind in EuropeKind]: (story: StoryOf<Kind>, names: ClubNames, own: string) => string
} = {
  'europe-match': (match, names, own) =>
    `${played(match, names, own)} in the ${roundPhrase(match.competition, match.round)} of the ${COMPETITION_NAMES[match.competition]}.`,
  'europe-through': (match, names, own) =>
    `${played(match, names, own)} and are in the ${next(match.competition, match.round)} of the ${COMPETITION_NAMES[match.competition]}${decided(match)}.`,
  'europe-out': (match, names, own) =>
    `${played(match, names, own)} and are out of the ${COMPETITION_NAMES[match.competition]}${decided(match)}.`,
  'europe-won': (match, names, own) =>
    `${played(match, names, own)} in the final and have won the ${COMPETITION_NAMES[match.competition]}${decided(match)}.`,
  'europe-final-lost': (match, names, own) =>
    `${played(match, names, own)} in the final of the ${COMPETITION_NAMES[match.competition]}${decided(match)}.`,
  'europe-decided': ({ winner, loser, competition, winnerGoals, loserGoals, penalties }, { full }) => {
    const score = goalsText(winnerGoals, loserGoals)
    const how = penalties
      ? `${goalsText(penalties.scored, penalties.conceded)} on penalties after a ${score} draw`
      : score
    return `${full(winner)} beat ${full(loser)} ${how} in the final of the ${COMPETITION_NAMES[competition]}.`
  },
  'europe-road': ({ club, beaten }, { full }) =>
    `On the way to the final ${full(club)} beat ${inRow(beaten.map(full))} over two legs.`,
}

/** Stage after the one that a round belongs to. */
function next(competition: CompetitionId, round: number): string {
  return stageName(competition, round + 1)
}
