/** The table that the paper expects, printed before the season. Apart from the weekly stories, which need more. */
import { competitorById } from '../../club/club.ts'
import { clubById } from '../../club/clubById.ts'
import type { ClubId } from '../../core/ids.ts'
import { ordinal } from '../../core/ordinal.ts'
import { mixSeed } from '../../core/rng.ts'
import { STREAMS } from '../../core/streams.ts'
import type { Snapshot } from '../../gameState.ts'
import type { FrontPage } from './frontPage.ts'
import type { StoryKind, StoryOf } from './story.ts'
import { possessive, type ClubNames } from './wording.ts'

type Prediction = StoryOf<'prediction'>

export const PREDICTION_HEADLINES: readonly ((story: Prediction, names: ClubNames) => string)[] = [
  ({ order }, { short }) => `${short(order[0] ?? '')} to win it, says our panel`,
  ({ order }, { short }) => `Who will stop ${short(order[0] ?? '')}?`,
  ({ order }, { short }) => `${possessive(short(order[0] ?? ''))} year? The table we expect`,
  ({ order }, { short }) => `${short(order[0] ?? '')} first, ${short(order[1] ?? '')} second: our forecast`,
]

/** Text below the headline. `own` is the full name of the own club, whose place is added where it has not been told. */
export function predictionLead({ order, ownPlace }: Prediction, { full }: ClubNames, own: string): string {
  const [first = '', second = '', third = ''] = order
  const ends = `Our writers expect ${full(first)} to be champions, ahead of ${full(second)} and ${full(third)}. ${full(order.at(-1) ?? '')} are tipped to come last.`
  return ownPlace <= 3 || ownPlace === order.length ? ends : `${ends} ${own}: ${ordinal(ownPlace)}.`
}

export const BEFORE_THE_SEASON = 'Before the season'

/**
 * The paper before the season while the prediction is all that it has, as in a new career; null otherwise. It is
 * the same page as that of `seasonPaper`, without the texts of all other stories.
 */
export function predictionPage(state: Snapshot): FrontPage | null {
  const { club, pressNotes } = state
  const [note, ...others] = pressNotes
  // After a first season the page tells of its play-off, too.
  const isAlone = others.length === 0 && state.pastSeasons.length === 0 && state.currentMatchWeek === 0
  if (note?.kind !== 'prediction' || !isAlone) return null
  const { order } = note
  const story: Prediction = { kind: 'prediction', order, ownPlace: order.indexOf(club.id) + 1 }
  const names = clubNames(state)
  const headline = PREDICTION_HEADLINES[firstVariant(state, story.kind, PREDICTION_HEADLINES.length)]
  const lead = predictionLead(story, names, club.name)
  return {
    week: 0,
    round: null,
    name: BEFORE_THE_SEASON,
    stories: [{ story, headline: headline?.(story, names) ?? '', lead }],
  }
}

/** Names of all clubs, those abroad among them. */
export function clubNames(state: Snapshot): ClubNames {
  const identity = (id: ClubId) => clubById(state, id) ?? competitorById(state, id)
  return { full: (id) => identity(id).name, short: (id) => identity(id).shortName }
}

/** Number of the headline with which the season's stories of a kind begin, from 0. */
export function firstVariant({ seed, currentSeason }: Snapshot, kind: StoryKind, variants: number): number {
  return mixSeed(seed, STREAMS.predictions, currentSeason, kind.length, variants) % variants
}
