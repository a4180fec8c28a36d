/** Stories of the table: the title, the leaders, the foot. */
import { WEEKS_PER_SEASON } from '../../core/calendar.ts'
import type { TableRow } from '../../league/table.ts'
import { SETTLED_WEEK, type Candidate } from './story.ts'
import type { SeasonWeekFacts } from './seasonWeeks.ts'

const HALF_WAY = WEEKS_PER_SEASON / 2
const TITLE_WEEKS: readonly number[] = [27, 29, 31, 33, 35, 36, 37]
const SURVIVAL_WEEKS: readonly number[] = [28, 30, 32, 34, 36, 37]
const BOTTOM_WEEKS: readonly number[] = [9, 14, 20, 25]
/** Lowest position with which the manager keeps the job (board.ts). */
const SAFE_PLACE = 18
const POINTS_PER_WIN = 3

export function tableStories({ week, table, clubs }: SeasonWeekFacts): Candidate[] {
  const [first, second] = table
  const former = clubs.find(({ before }) => before.position === 1)
  if (!first || !second || !former) return []
  const leader = { club: first.club.id, points: first.record.points }
  const gap = leader.points - second.record.points
  const left = WEEKS_PER_SEASON - week
  const pair = [leader.club, second.club.id]
  const found: Candidate[] = []
  const gapBefore =
    former.before.record.points -
    Math.max(...clubs.map(({ before }) => (before.position === 2 ? before.record.points : 0)))
  if (gap > POINTS_PER_WIN * left && gapBefore <= POINTS_PER_WIN * (left + 1)) {
    found.push({ story: { kind: 'title-won', ...leader, left }, clubs: [leader.club], weight: 200 })
  } else if (week === HALF_WAY) {
    found.push({
      story: { kind: 'half-way', ...leader, second: second.club.id, gap },
      clubs: pair,
      weight: 62,
    })
  } else if (week >= SETTLED_WEEK && former.club !== leader.club) {
    const story = { kind: 'new-leaders', ...leader, former: former.club } as const
    found.push({ story, clubs: [leader.club, former.club], weight: 58 })
  } else if (TITLE_WEEKS.includes(week) && gap <= POINTS_PER_WIN * left) {
    const story = { kind: 'title-race', club: leader.club, second: second.club.id, gap, left } as const
    found.push({ story, clubs: pair, weight: 50 })
  }
  return [...found, ...bottomStories(table, week)]
}

/** Stories about the lowest safe position for a manager, and about the bottom of the table. */
function bottomStories(table: readonly TableRow[], week: number): Candidate[] {
  const safe = table[SAFE_PLACE - 1]
  const below = table[SAFE_PLACE]
  const last = table.at(-1)
  if (!safe || !below || !last) return []
  if (SURVIVAL_WEEKS.includes(week)) {
    const gap = safe.record.points - below.record.points
    const clubs = [safe.club.id, below.club.id] as const
    const story = {
      kind: 'survival',
      club: clubs[0],
      below: clubs[1],
      gap,
      left: WEEKS_PER_SEASON - week,
    } as const
    return [{ story, clubs, weight: 38 }]
  }
  if (!BOTTOM_WEEKS.includes(week)) return []
  const gap = safe.record.points - last.record.points
  const club = last.club.id
  return [{ story: { kind: 'bottom', club, points: last.record.points, gap }, clubs: [club], weight: 32 }]
}
