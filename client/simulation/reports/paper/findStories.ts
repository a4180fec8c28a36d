/**
 * Finds the stories of a match week for the paper. Each has a weight by which the front page is
 * selected. Stories of the own club have a higher weight.
 */
import type { PressNote } from '../../news/pressNote.ts'
import type { Candidate, PaperReader } from './story.ts'
import { clubStories } from './clubStories.ts'
import { meetingStories } from './meetingStories.ts'
import { roundStories } from './roundStories.ts'
import type { SeasonWeekFacts } from './seasonWeeks.ts'
import { tableStories } from './tableStories.ts'

const OWN_BONUS = 25

/** Stories of a week, unsorted. `notes` are those of the week. */
export function findStories(
  facts: SeasonWeekFacts,
  notes: readonly Readonly<PressNote>[],
  reader: PaperReader,
): Candidate[] {
  const candidates = [
    ...facts.clubs.flatMap((club) => clubStories(club, facts, reader)),
    ...tableStories(facts),
    ...roundStories(facts),
    ...notes.flatMap((note) => noteStories(note, facts, reader)),
  ]
  return candidates.map((candidate) =>
    candidate.clubs.includes(reader.own) ? { ...candidate, weight: candidate.weight + OWN_BONUS } : candidate,
  )
}

function noteStories(note: Readonly<PressNote>, facts: SeasonWeekFacts, reader: PaperReader): Candidate[] {
  switch (note.kind) {
    case 'prediction':
      return []
    case 'hat-trick': {
      const { kind, player, club, opponent, goals } = note
      return [
        { story: { kind, player, club, opponent, goals }, clubs: [club, opponent], weight: 36 + 4 * goals },
      ]
    }
    // Added to the story of the own result, not instead of it.
    case 'debut': {
      const { kind, player, age, opponent, goals } = note
      return [{ story: { kind, player, age, opponent, goals }, clubs: [], weight: 38 + 10 * goals }]
    }
    case 'top-scorer': {
      const { kind, player, club, goals } = note
      return [{ story: { kind, player, club, goals }, clubs: [club], weight: 40 }]
    }
    case 'meeting':
      return meetingStories(note, facts, reader)
    case 'transfer':
      return [{ story: note, clubs: [note.to, note.from], weight: 45 }]
    case 'manager':
      return [{ story: note, clubs: [note.club], weight: 47 }]
  }
}
