/** Checks whether fixtures, tables and meetings of the league are consistent with each other. */
import { unpackHeadToHead } from '../club/headToHead.ts'
import { hasNumber } from '../clubs/clubNumbers.ts'
import { addResult, emptyRecord, type LeagueRecord } from '../club/leagueRecord.ts'
import { isTieOf, tiesOf } from '../competitions/ownMatches.ts'
import { LEAGUE_SIZE } from '../core/calendar.ts'
import { areUnique } from '../core/checks.ts'
import type { Fixture } from '../core/fixture.ts'
import type { ClubId } from '../core/ids.ts'
import type { GameState } from '../gameState.ts'
import { MEETINGS_KEPT } from '../league/recordMeeting.ts'

const MATCHES_PER_WEEK = LEAGUE_SIZE / 2

/** True if both divisions and the meetings with rivals follow from the matches that were played. */
export function hasConsistentLeague(career: GameState) {
  return (
    hasCompleteFixtures(career, ownDivision(career)) &&
    hasConsistentTable(ownDivision(career)) &&
    hasCompleteFixtures(career, career.otherDivision) &&
    hasConsistentTable(career.otherDivision) &&
    hasConsistentMeetings(career)
  )
}

/** Clubs of a division with their records, and its fixtures. */
interface Division {
  clubs: readonly { id: ClubId; record: LeagueRecord }[]
  fixtures: readonly Fixture[]
}

function ownDivision({ club, record, competitors, fixtures }: GameState): Division {
  return { clubs: [{ id: club.id, record }, ...competitors], fixtures }
}

/** True if every club plays once a week, and all matches played have a score. */
function hasCompleteFixtures({ currentMatchWeek }: GameState, { clubs: all, fixtures }: Division) {
  const clubs = new Set(all.map(({ id }) => id))
  return fixtures.every((match, i) => {
    const matchWeek = Math.floor(i / MATCHES_PER_WEEK) + 1
    if (i % MATCHES_PER_WEEK === 0) {
      const week = fixtures.slice(i, i + MATCHES_PER_WEEK).flatMap(({ home, away }) => [home, away])
      if (!areUnique(week) || !week.every((id) => clubs.has(id))) return false
    }
    return match.week === matchWeek && (match.score !== null) === matchWeek <= currentMatchWeek
  })
}

/** True if every club's record is the sum of its results. */
function hasConsistentTable({ clubs, fixtures }: Division) {
  const sums = new Map(clubs.map(({ id }) => [id, emptyRecord()]))
  for (const { home, away, score } of fixtures) {
    const [host, guest] = [sums.get(home), sums.get(away)]
    if (!score || !host || !guest) continue
    addResult(host, score.home, score.away)
    addResult(guest, score.away, score.home)
  }
  return clubs.every((row) => isSameRecord(row.record, sums.get(row.id)))
}

function isSameRecord({ form, ...figures }: LeagueRecord, sum: LeagueRecord | undefined) {
  const names = Object.keys(figures) as (keyof typeof figures)[]
  return names.every((name) => figures[name] === sum?.[name]) && form.join('') === sum?.form.join('')
}

/** True if every rival has its meetings, of known clubs, and as many this season as fixtures were played. */
function hasConsistentMeetings(career: GameState) {
  const { club, competitors, headToHeads, fixtures, currentSeason } = career
  const met = headToHeads.map(({ club: id }) => id)
  if (!areUnique(met) || !competitors.every(({ id }) => met.includes(id))) return false
  return headToHeads.every((meetings) => {
    const { club: id, wins, draws, losses, winless, latest } = unpackHeadToHead(meetings)
    if (id === club.id || !hasNumber(id)) return false
    const played = fixtures.filter(
      ({ home, away, score }) =>
        score && ((home === id && away === club.id) || (home === club.id && away === id)),
    ).length
    const total = wins + draws + losses
    return (
      latest.length === Math.min(total, MEETINGS_KEPT) &&
      latest.filter(({ season }) => season >= currentSeason).length ===
        Math.min(played + tiesAgainst(career, id), MEETINGS_KEPT) &&
      winless <= total
    )
  })
}

/** Ties that the own club has played against a club. */
function tiesAgainst(career: GameState, id: ClubId): number {
  return tiesOf(career, career.club.id).filter((tie) => tie.result && isTieOf(tie, id)).length
}
