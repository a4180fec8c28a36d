/** Stories of what a match meant between two clubs with a history. */
import { LEAGUE_SIZE } from '../../core/calendar.ts'
import type { PressNote } from '../../news/pressNote.ts'
import { WINLESS_NEWS } from '../../season/noteMeeting.ts'
import type { Candidate, PaperReader } from './story.ts'
import { resultOf } from './clubStories.ts'
import type { ClubWeek, SeasonWeekFacts } from './seasonWeeks.ts'

type MeetingNote = Readonly<Extract<PressNote, { kind: 'meeting' }>>

/** Derbies from which their balance is news. */
const DERBIES = 3
/** First week of a duel: the table is meaningful by then. */
const DUEL_WEEK = 20
const TITLE_PLACES = 3
const LAST_PLACES = 6

/** Stories of the own match of a week. Those without clubs are printed beside that of the result. */
export function meetingStories(note: MeetingNote, facts: SeasonWeekFacts, reader: PaperReader): Candidate[] {
  const own = facts.clubs.find(({ club }) => club === reader.own)
  if (own?.opponent !== note.opponent) return []
  const { opponent } = own
  const margin = Math.sign(own.goalsFor - own.goalsAgainst)
  const result = resultOf(own, reader)
  const balance = {
    wins: note.wins + (margin > 0 ? 1 : 0),
    draws: note.draws + (margin === 0 ? 1 : 0),
    losses: note.losses + (margin < 0 ? 1 : 0),
  }
  const clubs = [own.club, opponent]
  const found: Candidate[] = []
  if (margin > 0 && note.winless >= WINLESS_NEWS) {
    const story = { kind: 'first-win-over', meetings: note.winless, ...result } as const
    found.push({ story, clubs, weight: 60 + note.winless })
  }
  if (margin > 0 && note.isGreatRival) {
    found.push({ story: { kind: 'rival-beaten', ...result, ...balance }, clubs, weight: 62 })
  }
  if (result.isDerby && balance.wins + balance.draws + balance.losses >= DERBIES) {
    found.push({ story: { kind: 'derby-balance', opponent, ...balance }, clubs: [], weight: 39 })
  }
  return [...found, ...duelStories(note, own, facts)]
}

/** Both clubs are among the first or last again, as in an earlier season. */
function duelStories({ duel }: MeetingNote, own: ClubWeek, { week, clubs }: SeasonWeekFacts): Candidate[] {
  const rival = clubs.find(({ club }) => club === own.opponent)
  if (!duel || !rival || week < DUEL_WEEK) return []
  const { cause, season, gap } = duel
  const [place, rivalPlace] = [own.now.position, rival.now.position]
  const isAgain =
    cause === 'title-race'
      ? Math.max(place, rivalPlace) <= TITLE_PLACES
      : Math.min(place, rivalPlace) > LEAGUE_SIZE - LAST_PLACES
  if (!isAgain) return []
  const story = { kind: 'duel', opponent: rival.club, cause, season, gap, place, rivalPlace } as const
  return [{ story, clubs: [], weight: 60 }]
}
