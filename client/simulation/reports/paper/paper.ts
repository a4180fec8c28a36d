/**
 * Paper: a prediction before the season, then a front page of two or three stories per week, round of the cup and final
 * of Europe.
 */
import type { ClubId } from '../../core/ids.ts'
import type { PressNote } from '../../news/pressNote.ts'
import type { Snapshot } from '../../gameState.ts'
import { CUP } from '../../competitions/cup.ts'
import { EUROPE } from '../../competitions/europe.ts'
import { WEEKS_PER_SEASON } from '../../core/calendar.ts'
import { roundName } from '../../core/tieWords.ts'
import { cupStories, drawStories } from './cupStories.ts'
import { europeFinalStories, europeStories } from './europeStories.ts'
import { findStories } from './findStories.ts'
import type { FrontPage, PaperStory } from './frontPage.ts'
import { lastPlayOffStory, PLAY_OFF_PAGES, playOffStories } from './playOffStories.ts'
import { headline, HEADLINES } from './headlines.ts'
import { storyText } from './leads.ts'
import { BEFORE_THE_SEASON, clubNames, firstVariant } from './prediction.ts'
import { seasonWeeks } from './seasonWeeks.ts'
import type { ClubNames } from './wording.ts'
import type { Candidate, PaperReader, Story, StoryKind } from './story.ts'

const STORIES_PER_PAGE = 3
/** Minimum weight of a third story. The figures of the round are used to get two. */
const WORTH_PRINTING = 34

/** Pages of the running season, newest first. The same state always produces the same pages. */
export function seasonPaper(state: Snapshot): FrontPage[] {
  const { club } = state
  const names = clubNames(state)
  const reader: PaperReader = { own: club.id, nameOf: names.full }
  const print = createPrinter(state, names)
  const notes = notesByWeek(state.pressNotes)
  const first = storiesOfSummer(notes.get(0) ?? [], club.id, lastPlayOffStory(state))
  const pages: FrontPage[] =
    first.length > 0
      ? [{ week: 0, round: null, name: BEFORE_THE_SEASON, stories: first.map((story) => print(0, story)) }]
      : []
  for (const facts of seasonWeeks(state)) {
    const { week } = facts
    const found = [
      ...findStories(facts, notes.get(week) ?? [], reader),
      ...drawStories(state, week),
      ...europeStories(state, week),
    ]
    const page = (candidates: readonly Candidate[]) =>
      selectStories(candidates, club.id).map((story) => print(week, story))
    pages.push({ week, round: null, name: `After week ${week}`, stories: page(found) })
    const round = CUP.rounds.findIndex(({ afterWeek }) => afterWeek === week) + 1
    const ofCup = cupStories(state, round)
    if (ofCup.length > 0)
      pages.push({ week, round, name: `After ${cupOccasion(round)}`, stories: page(ofCup) })
    const ofFinal = europeFinalStories(state, week)
    if (ofFinal.length > 0) {
      const name = `After the ${EUROPE.name} final`
      pages.push({ week, round: EUROPE.rounds.length, name, stories: page(ofFinal) })
    }
    if (week === WEEKS_PER_SEASON) pages.push(...playOffPages(state, page))
  }
  return pages.toReversed()
}

/** Pages of the rounds of the play-off, which follow the last match week on its day. */
function playOffPages(
  state: Snapshot,
  page: (candidates: readonly Candidate[]) => PaperStory[],
): FrontPage[] {
  return PLAY_OFF_PAGES.flatMap((name, i) => {
    const stories = playOffStories(state, i + 1)
    return stories.length > 0 ? [{ week: WEEKS_PER_SEASON, round: i + 1, name, stories: page(stories) }] : []
  })
}

/** 'the cup’s second round', 'the cup final'. */
function cupOccasion(round: number): string {
  return round === CUP.rounds.length ? 'the cup final' : `the cup’s ${roundName('cup', round)}`
}

function notesByWeek(notes: Snapshot['pressNotes']): Map<number, Readonly<PressNote>[]> {
  const byWeek = new Map<number, Readonly<PressNote>[]>()
  for (const note of notes) byWeek.set(note.week, [...(byWeek.get(note.week) ?? []), note])
  return byWeek
}

/** Creates a function that adds headlines which have not been used before in the season. */
function createPrinter(state: Snapshot, names: ClubNames) {
  const used = new Set<string>()
  const told = new Map<StoryKind, number>()
  return (week: number, story: Story): PaperStory => {
    const count = told.get(story.kind) ?? 0
    told.set(story.kind, count + 1)
    const variants = HEADLINES[story.kind].length
    const first = firstVariant(state, story.kind, variants)
    let text = ''
    for (let turn = 0; turn < variants; turn++) {
      text = headline(story, first + count + turn, names)
      if (!used.has(text)) break
    }
    if (used.has(text)) text = `Week ${week}: ${text}`
    used.add(text)
    return { story, headline: text, lead: storyText(story, names, state.club.name) }
  }
}

/** Selects the heaviest stories, each kind and each main club once, always including the own club. */
function selectStories(candidates: readonly Candidate[], own: ClubId): Story[] {
  const ranked = candidates.toSorted((a, b) => b.weight - a.weight)
  const page: Candidate[] = []
  const isNew = ({ story, clubs }: Candidate) =>
    page.every((other) => other.story.kind !== story.kind && !clubs.some((club) => other.clubs[0] === club))
  const add = (candidate: Candidate | undefined) => {
    if (candidate) page.push(candidate)
  }
  add(ranked[0])
  if (!page.some(({ clubs }) => clubs.includes(own))) {
    const ofOwn = ranked.filter(({ clubs }) => clubs.includes(own))
    // The own result may be against the club of the main story.
    add(ofOwn.find(isNew) ?? ofOwn.find(({ story }) => story.kind !== page[0]?.story.kind))
  }
  for (const candidate of ranked) {
    if (page.length >= STORIES_PER_PAGE) break
    if (isNew(candidate) && (candidate.weight >= WORTH_PRINTING || page.length < STORIES_PER_PAGE - 1)) {
      page.push(candidate)
    }
  }
  return page.map(({ story }) => story)
}

/** The prediction, who has come up by the play-off, the signing of the best player and changes of managers. */
function storiesOfSummer(notes: readonly Readonly<PressNote>[], own: ClubId, playOff: Story | null): Story[] {
  const signing = notes.find((note) => note.kind === 'transfer')
  const stories = notes.flatMap((note): Story[] => {
    if (note.kind === 'manager') return [note]
    if (note.kind !== 'prediction') return []
    const { order } = note
    return [
      { kind: 'prediction', order, ownPlace: order.indexOf(own) + 1 },
      ...(playOff ? [playOff] : []),
      ...(signing ? [signing] : []),
    ]
  })
  return stories.slice(0, STORIES_PER_PAGE)
}
