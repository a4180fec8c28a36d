/** Headlines and sentences of the stories about the history between two clubs. */
import { goalsText } from '../../club/ownScore.ts'
import { capitalised } from '../../core/english.ts'
import { ordinal } from '../../core/ordinal.ts'
import type { StoryOf } from './story.ts'
import { inWords, pluralize, resultAgainst, type ClubNames } from './wording.ts'

type MeetingKind = 'first-win-over' | 'rival-beaten' | 'derby-balance' | 'duel'
type Headline<Kind extends MeetingKind> = (story: StoryOf<Kind>, names: ClubNames) => string

export const MEETING_HEADLINES: { readonly [Kind in MeetingKind]: readonly Headline<Kind>[] } = {
  'first-win-over': [
    ({ opponent }, { short }) => `The wait is over: ${short(opponent)} are beaten`,
    ({ opponent, meetings }, { short }) =>
      `No win in ${inWords(meetings)}, and then ${short(opponent)} fall at last`,
    ({ opponent, goalsFor, goalsAgainst }, { short }) =>
      `${goalsText(goalsFor, goalsAgainst)} at last against ${short(opponent)}`,
    ({ opponent }, { short }) => `${short(opponent)} can be beaten after all`,
    ({ opponent, meetings }, { short }) =>
      `${capitalised(inWords(meetings))} tries, no win; now ${short(opponent)} give way`,
  ],
  'rival-beaten': [
    ({ opponent, goalsFor, goalsAgainst }, { short }) =>
      `Great rivals beaten: ${goalsText(goalsFor, goalsAgainst)} against ${short(opponent)}`,
    ({ opponent }, { short }) => `The win that counts double: ${short(opponent)} go down`,
    ({ opponent, goalsFor, goalsAgainst }, { short }) =>
      `${short(opponent)} put in their place, ${goalsText(goalsFor, goalsAgainst)}`,
    ({ opponent }, { short }) => `Old rivals ${short(opponent)} are left with nothing`,
  ],
  'derby-balance': [
    ({ opponent, wins, draws, losses }, { short }) =>
      `Derbies with ${short(opponent)}: won ${wins}, drawn ${draws}, lost ${losses}`,
    ({ opponent, wins, losses }, { short }) =>
      wins > losses
        ? `Ahead in derbies with ${short(opponent)}, ${pluralize(wins, 'win')} to ${orNone(losses)}`
        : wins === losses
          ? `Nobody is ahead in derbies with ${short(opponent)}`
          : `${short(opponent)} lead the derby count, ${pluralize(losses, 'win')} to ${orNone(wins)}`,
    ({ opponent, ...played }, { short }) =>
      `${capitalised(inWords(totalOf(played)))} derbies with ${short(opponent)}, ${orNone(played.wins)} won`,
    ({ opponent, ...played }, { short }) =>
      `The derby book: ${orNone(played.losses)} of ${inWords(totalOf(played))} lost to ${short(opponent)}`,
  ],
  duel: [
    ({ opponent, cause }, { short }) =>
      cause === 'title-race'
        ? `Old company at the top: ${short(opponent)} again`
        : `Old company at the bottom: ${short(opponent)} again`,
    ({ opponent, season }, { short }) => `Season ${season} once more, with ${short(opponent)}`,
    ({ opponent, place, rivalPlace }, { short }) =>
      `${capitalised(ordinal(place))} against ${ordinal(rivalPlace)}: a fight with ${short(opponent)} we know`,
  ],
}

export const MEETING_LEADS: {
  readonly [Kind in MeetingKind]: (story: StoryOf<Kind>, names: ClubNames, own: string) => string
} = {
  'first-win-over': ({ meetings, position, ...match }, names, own) =>
    `${own} won ${resultAgainst(match, names)} and stand ${ordinal(position)}. They had won none of the last ${pluralize(meetings, 'meeting')}.`,
  'rival-beaten': ({ position, wins, draws, losses, ...match }, names, own) =>
    `${own} won ${resultAgainst(match, names)} and stand ${ordinal(position)}. Against their great rivals they have ${balance({ wins, draws, losses })}.`,
  'derby-balance': ({ opponent, ...played }, { full }, own) =>
    `In ${pluralize(totalOf(played), 'derby', 'derbies')} with ${full(opponent)}, ${own} have ${balance(played)}.`,
  duel: ({ opponent, cause, season, gap, place, rivalPlace }, { full }, own) =>
    `${own} are ${ordinal(place)}, ${full(opponent)} ${ordinal(rivalPlace)}. In season ${season} both finished among the ${cause === 'title-race' ? 'first three' : 'last six'}, ${gap === 0 ? 'level on points' : `${pluralize(gap, 'point')} apart`}.`,
}

interface Balance {
  wins: number
  draws: number
  losses: number
}

function totalOf({ wins, draws, losses }: Balance): number {
  return wins + draws + losses
}

/** 'none', 'one', 'two'. */
function orNone(count: number): string {
  return count === 0 ? 'none' : inWords(count)
}

/** 'two wins, no draws and one defeat'. */
function balance({ wins, draws, losses }: Balance): string {
  return `${pluralize(wins, 'win')}, ${pluralize(draws, 'draw')} and ${pluralize(losses, 'defeat')}`
}
