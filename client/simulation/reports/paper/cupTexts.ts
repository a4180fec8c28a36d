/** Headlines and sentences of the stories about the cup. */
import { goalsText } from '../../club/ownScore.ts'
import { capitalised, inRow, plural } from '../../core/english.ts'
import type { ClubId } from '../../core/ids.ts'
import { COMPETITION_NAMES } from '../../core/tie.ts'
import { roundName } from '../../core/tieWords.ts'
import type { CupWin, StoryOf } from './story.ts'
import { inWords, pluralize, possessive, type ClubNames } from './wording.ts'

type CupKind =
  | 'cup-own-win'
  | 'cup-own-defeat'
  | 'cup-own-upset'
  | 'cup-won'
  | 'cup-final-lost'
  | 'cup-decided'
  | 'cup-upset'
  | 'cup-shoot-out'
  | 'cup-big-win'
  | 'cup-road'
  | 'cup-left'
  | 'cup-round'
  | 'cup-draw'
type Headline<Kind extends CupKind> = (story: StoryOf<Kind>, names: ClubNames) => string

const CUP = `the ${COMPETITION_NAMES.cup}`

export const CUP_HEADLINES: { readonly [Kind in CupKind]: readonly Headline<Kind>[] } = {
  'cup-own-win': [
    ({ loser, round }, { short }) => `Into the ${next(round)}: ${short(loser)} are out`,
    ({ loser, penalties, ...s }, { short }) =>
      penalties ? `Nerves of steel: ${short(loser)} lose on penalties` : `${short(loser)} out, ${tally(s)}`,
    ({ loser, hasExtraTime }, { short }) =>
      hasExtraTime
        ? `The long way round: ${short(loser)} beaten at last`
        : `No fuss: past ${short(loser)} and into the hat`,
    ({ loser, isHome }, { short }) =>
      isHome ? `A good night at home: ${short(loser)} go out` : `Through, on a night away at ${short(loser)}`,
    ({ loser, round }, { short }) => `The dream goes on: ${short(loser)} fall, ${next(round)} next`,
  ],
  'cup-own-defeat': [
    ({ winner, round }, { short }) => `Cup over: ${short(winner)} end it in the ${roundName('cup', round)}`,
    ({ winner, penalties, ...s }, { short }) =>
      penalties
        ? `Twelve yards too far: out on penalties to ${short(winner)}`
        : `Out of the cup, ${goalsText(s.loserGoals, s.winnerGoals)} against ${short(winner)}`,
    ({ winner, hasExtraTime }, { short }) =>
      hasExtraTime
        ? `So close, so late: ${short(winner)} go through`
        : `${short(winner)} through, and no way back`,
    ({ winner }, { short }) => `Only the league left: ${short(winner)} take the cup away`,
  ],
  'cup-own-upset': [
    ({ winner }, { short }) => `Red faces all round: out to ${short(winner)} of the second division`,
    ({ winner }, { short }) => `${short(winner)}, a division below, and we’re out`,
    ({ winner, penalties, ...s }, { short }) =>
      penalties
        ? `Beaten on penalties by ${short(winner)}, of all people`
        : `Giants felled: ${goalsText(s.loserGoals, s.winnerGoals)} against ${short(winner)}`,
  ],
  'cup-won': [
    () => 'The cup is ours',
    ({ loser }, { short }) => `Light the lantern: ${short(loser)} beaten, the cup comes home`,
    ({ loser, penalties, ...s }, { short }) =>
      penalties
        ? `Cup winners, on the last kick against ${short(loser)}`
        : `Cup winners: ${tally(s)} against ${short(loser)}`,
    () => 'A night nobody will sleep: the cup is won',
  ],
  'cup-final-lost': [
    ({ winner }, { short }) => `So near: the cup goes to ${short(winner)}`,
    ({ winner, penalties }, { short }) =>
      penalties
        ? `Penalties break our hearts: ${short(winner)} lift the cup`
        : `One match too many: ${short(winner)} lift the cup`,
    ({ winner }, { short }) => `Tears at the final, and ${short(winner)} with the cup`,
  ],
  'cup-decided': [
    ({ winner }, { short }) => `${short(winner)} win the cup`,
    ({ winner, loser }, { short }) => `The lantern shines for ${short(winner)}: ${short(loser)} beaten`,
    ({ winner, penalties, ...s }, { short }) =>
      penalties ? `${short(winner)} take the cup on penalties` : `${tally(s)}: ${short(winner)} lift the cup`,
  ],
  'cup-upset': [
    ({ winner, loser }, { short }) => `Giant-killers ${short(winner)} knock out ${short(loser)}`,
    ({ winner, loser }, { short }) => `${short(loser)} humbled by ${short(winner)}, a division down`,
    ({ winner, loser }, { short }) => `Remember the name: ${short(winner)} send ${short(loser)} out`,
    ({ winner, loser, penalties, ...s }, { short }) =>
      penalties
        ? `${short(winner)} hold their nerve, and ${short(loser)} are out`
        : `${tally(s)}, and ${short(loser)} are out to ${short(winner)}`,
  ],
  'cup-shoot-out': [
    ({ winner, loser }, { short }) => `${short(winner)} see off ${short(loser)} from the spot`,
    ({ winner, loser, penalties }, { short }) =>
      `${goalsText(penalties?.scored ?? 0, penalties?.conceded ?? 0)} on penalties: ${short(winner)} survive ${short(loser)}`,
    ({ winner, loser }, { short }) => `Twelve yards between ${short(winner)} and ${short(loser)}`,
  ],
  'cup-big-win': [
    ({ winner, loser, winnerGoals }, { short }) =>
      `${short(winner)} put ${inWords(winnerGoals)} past ${short(loser)} in the cup`,
    ({ winner, loser, ...s }, { short }) => `Cup rout: ${short(winner)} ${tally(s)} ${short(loser)}`,
    ({ winner, loser }, { short }) => `${short(winner)} stroll through, ${short(loser)} trudge out`,
  ],
  'cup-road': [
    ({ club }, { short }) => `How ${short(club)} got there`,
    ({ club }, { short }) => `Five rounds, one trophy: ${possessive(short(club))} road`,
    ({ club, beaten }, { short }) => `From ${short(beaten[0] ?? club)} to the final: the winners’ way`,
  ],
  'cup-left': [
    ({ clubs }, { short }) =>
      isPair(clubs)
        ? `${inRow(clubs.map(short))} in the final`
        : `And then there were ${inWords(clubs.length)}`,
    ({ clubs }, { short }) =>
      isPair(clubs)
        ? `It’s ${short(clubs[0] ?? '')} against ${short(clubs[1] ?? '')} for the cup`
        : `${inRow(clubs.map(short))}: who wants it most?`,
    ({ clubs }) =>
      isPair(clubs) ? 'Two left, one cup' : `${capitalised(inWords(clubs.length))} left, one cup`,
  ],
  'cup-round': [
    ({ goals, round }) => `${capitalised(inWords(goals))} goals in the ${roundName('cup', round)}`,
    ({ below, round }) =>
      below > 0
        ? `${capitalised(pluralize(below, 'club'))} of the second division still in it`
        : `The ${roundName('cup', round)} leaves the big clubs to it`,
    ({ ties, goals }) => `The cup in a line: ${inWords(ties)} through, ${inWords(goals)} goals`,
    ({ shootOuts, round }) =>
      shootOuts > 0
        ? `${capitalised(pluralize(shootOuts, 'shoot-out'))} in the ${roundName('cup', round)}`
        : `The ${roundName('cup', round)} is settled in open play`,
  ],
  'cup-draw': [
    ({ opponent, isHome, isNeutral }, { short }) =>
      isNeutral
        ? `It’s ${short(opponent)} in the final`
        : `Cup draw: ${short(opponent)} ${isHome ? 'at home' : 'away'}`,
    ({ opponent, round }, { short }) =>
      `Out of the hat: ${short(opponent)} in the ${roundName('cup', round)}`,
    ({ opponent }, { short }) => `${short(opponent)} stand in the way in the cup`,
    ({ opponent, round }, { short }) =>
      `${capitalised(roundName('cup', round))}: the draw gives us ${short(opponent)}`,
  ],
}

export const CUP_LEADS: {
  readonly [Kind in CupKind]: (story: StoryOf<Kind>, names: ClubNames, own: string) => string
} = {
  'cup-own-win': (win, names) => `${wonInWords(win, names)} and are in the ${next(win.round)} of ${CUP}.`,
  'cup-own-defeat': (win, names, own) =>
    `${wonInWords(win, names)}. ${possessive(own)} cup ends in the ${roundName('cup', win.round)}.`,
  'cup-own-upset': (win, names, own) =>
    `${wonInWords(win, names)}. They play a division below, and ${possessive(own)} cup is over.`,
  'cup-won': (win, names) => `${wonInWords(win, names)} and have won ${CUP}.`,
  'cup-final-lost': (win, names, own) =>
    `${wonInWords(win, names)} in the final of ${CUP}. ${own} are the beaten finalists.`,
  'cup-decided': (win, names) => `${wonInWords(win, names)} in the final of ${CUP}.`,
  'cup-upset': (win, names) =>
    `${wonInWords(win, names)} in the ${roundName('cup', win.round)}, though they play a division below.`,
  'cup-shoot-out': (win, names) =>
    `${wonInWords(win, names)} in the ${roundName('cup', win.round)} of ${CUP}.`,
  'cup-big-win': (win, names) => `${wonInWords(win, names)} in the ${roundName('cup', win.round)} of ${CUP}.`,
  'cup-road': ({ club, beaten }, { full }) =>
    `On the way to the final ${full(club)} beat ${inRow(beaten.map(full))}.`,
  'cup-left': ({ clubs, round }, { full }) =>
    `${inRow(clubs.map(full))} are in the ${next(round)} of ${CUP}.`,
  'cup-round': ({ round, ties, shootOuts, below }) => {
    const penalties = shootOuts === 0 ? 'none went' : `${inWords(shootOuts)} went`
    return `Of the ${inWords(ties)} ties of the ${roundName('cup', round)}, ${penalties} to penalties. ${capitalised(pluralize(below, 'club'))} of the second division ${plural(below, 'is', 'are')} left.`
  },
  'cup-draw': ({ opponent, round, isHome, isNeutral }, { full }, own) => {
    const ground = isNeutral ? 'on neutral ground' : isHome ? 'at home' : 'away'
    return `${own} meet ${full(opponent)} ${ground} in the ${roundName('cup', round)} of ${CUP}.`
  },
}

/** 'Leeds beat Hull 2-1 at home after extra time'; after a shoot-out with its score. */
function wonInWords(win: CupWin, { full }: ClubNames): string {
  const { winner, loser, isHome, isNeutral, hasExtraTime, penalties } = win
  const [first, second] = [full(winner), full(loser)]
  const ground = isNeutral ? '' : isHome ? ' at home' : ' away'
  if (penalties) {
    const score = goalsText(penalties.scored, penalties.conceded)
    return `${first} beat ${second} ${score} on penalties after a ${tally(win)} draw${ground}`
  }
  return `${first} beat ${second} ${tally(win)}${ground}${hasExtraTime ? ' after extra time' : ''}`
}

function tally({ winnerGoals, loserGoals }: Pick<CupWin, 'winnerGoals' | 'loserGoals'>): string {
  return goalsText(winnerGoals, loserGoals)
}

function isPair(clubs: readonly ClubId[]): boolean {
  return clubs.length === 2
}

function next(round: number): string {
  return roundName('cup', round + 1)
}
