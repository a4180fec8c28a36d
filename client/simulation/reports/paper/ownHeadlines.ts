/** Headlines of the own club's match, by its result. */
import { goalsText } from '../../club/ownScore.ts'
import { capitalised } from '../../core/english.ts'
import { ordinal } from '../../core/ordinal.ts'
import type { StoryOf } from './story.ts'
import { inWords, type ClubNames } from './wording.ts'

type OwnKind = 'own-win' | 'own-big-win' | 'own-draw' | 'own-defeat' | 'own-heavy-defeat'
type Headline = (story: StoryOf<OwnKind>, names: ClubNames) => string

export const OWN_HEADLINES: Readonly<Record<OwnKind, readonly Headline[]>> = {
  'own-win': [
    ({ opponent, ...s }, { short }) => `${score(s)}: ${short(opponent)} are beaten`,
    ({ opponent }, { short }) => `Three points taken from ${short(opponent)}`,
    ({ opponent, isHome }, { short }) =>
      isHome ? `Nothing here for ${short(opponent)}` : `Raid on ${short(opponent)} comes off`,
    ({ opponent, ...s }, { short }) => `Job done against ${short(opponent)}, ${score(s)}`,
    ({ position, opponent }, { short }) =>
      `${capitalised(ordinal(position))} after a win over ${short(opponent)}`,
    ({ opponent, isHome }, { short }) =>
      isHome ? `Home crowd sees ${short(opponent)} off` : `Away win at ${short(opponent)}`,
    ({ opponent }, { short }) => `${short(opponent)} find no answer`,
    ({ opponent, ...s }, { short }) => `${short(opponent)} go under, ${score(s)}`,
  ],
  'own-big-win': [
    ({ opponent, goalsFor }, { short }) => `${capitalised(inWords(goalsFor))} goals bury ${short(opponent)}`,
    ({ opponent, ...s }, { short }) => `${short(opponent)} swept aside, ${score(s)}`,
    ({ opponent, goalsFor }, { short }) => `Hit for ${inWords(goalsFor)}: a bad day for ${short(opponent)}`,
    ({ opponent, ...s }, { short }) => `${score(s)}: ${short(opponent)} taken apart`,
    ({ opponent, goalsFor }, { short }) =>
      `${short(opponent)} concede ${inWords(goalsFor)} and have seen enough`,
  ],
  'own-draw': [
    ({ opponent, ...s }, { short }) => `${score(s)}: a point each with ${short(opponent)}`,
    ({ opponent }, { short }) => `Honours even with ${short(opponent)}`,
    ({ opponent, isHome }, { short }) =>
      isHome ? `${short(opponent)} take a point home` : `A point brought back from ${short(opponent)}`,
    ({ opponent, goalsFor }, { short }) =>
      goalsFor === 0
        ? `Two locked doors: no goals with ${short(opponent)}`
        : `Stalemate with ${short(opponent)}`,
    ({ opponent, position }, { short }) =>
      `${capitalised(ordinal(position))} after a draw with ${short(opponent)}`,
    ({ opponent, ...s }, { short }) => `Neither gives way: ${score(s)} with ${short(opponent)}`,
  ],
  'own-defeat': [
    ({ opponent, ...s }, { short }) => `Beaten by ${short(opponent)}, ${score(s)}`,
    ({ opponent, isHome }, { short }) =>
      isHome ? `${short(opponent)} come and win` : `Long way home from ${short(opponent)}`,
    ({ opponent }, { short }) => `${short(opponent)} take all three`,
    ({ opponent, position }, { short }) => `${short(opponent)} too good; ${ordinal(position)} in the table`,
    ({ opponent, ...s }, { short }) => `${score(s)}: no luck against ${short(opponent)}`,
    ({ opponent, goalsFor }, { short }) =>
      goalsFor === 0 ? `Blanked by ${short(opponent)}` : `${short(opponent)} have the last word`,
    ({ opponent }, { short }) => `Empty hands against ${short(opponent)}`,
  ],
  'own-heavy-defeat': [
    ({ opponent, ...s }, { short }) => `${score(s)}: ${short(opponent)} run riot`,
    ({ opponent, goalsAgainst }, { short }) =>
      `${capitalised(inWords(goalsAgainst))} let in against ${short(opponent)}`,
    ({ opponent, ...s }, { short }) => `Taken apart by ${short(opponent)}, ${score(s)}`,
    ({ opponent, goalsAgainst }, { short }) =>
      `${short(opponent)} help themselves to ${inWords(goalsAgainst)}`,
    ({ opponent }, { short }) => `A day to forget against ${short(opponent)}`,
  ],
}

function score({ goalsFor, goalsAgainst }: { goalsFor: number; goalsAgainst: number }): string {
  return goalsText(goalsFor, goalsAgainst)
}
