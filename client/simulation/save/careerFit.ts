/** Whether the fields of a career, each of its kind, fit each other. */
import { DAYS_PER_SEASON, DAYS_PER_WEEK, LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { OWN_CLUB } from '../core/club.ts'
import type { GameState } from '../gameState.ts'
import { addResult, emptyRecord, type LeagueRecord } from '../core/leagueRecord.ts'
import { SQUAD_SIZE } from '../players/squad.ts'

const MATCHES_PER_WEEK = LEAGUE_SIZE / 2

export function fitsTogether(career: GameState): boolean {
  return (
    hasOneOfEach(career) &&
    hasWholeProgramme(career) &&
    hasTrueTable(career) &&
    isOnItsDay(career) &&
    hasNotesOfClubs(career) &&
    hasNothingOfLater(career) &&
    isSeeded(career)
  )
}

/** No id stands for two, none will be given out again, and no more than eleven are selected. */
function hasOneOfEach({
  club,
  competitors,
  players,
  market,
  staff,
  facilities,
  campaigns,
  nextId,
}: GameState) {
  const people = [
    ...players,
    ...market,
    ...staff,
    ...facilities,
    ...competitors.flatMap((rival) => rival.players),
  ].map(({ id }) => id)
  return (
    club.id === OWN_CLUB &&
    areUnique([club.id, ...competitors.map(({ id }) => id)]) &&
    areUnique(people) &&
    people.every((id) => Number(id.slice(1)) < nextId) &&
    areUnique(facilities.map(({ name: type }) => type)) &&
    areUnique(campaigns.map(({ id }) => id)) &&
    players.filter(({ inSquad }) => inSquad).length <= SQUAD_SIZE
  )
}

/** Every club plays once a week, and what has been played has a score. */
function hasWholeProgramme({ club, competitors, fixtures, currentMatchWeek }: GameState) {
  const clubs = new Set([club.id, ...competitors.map(({ id }) => id)])
  return fixtures.every((match, i) => {
    const matchWeek = Math.floor(i / MATCHES_PER_WEEK) + 1
    if (i % MATCHES_PER_WEEK === 0) {
      const week = fixtures.slice(i, i + MATCHES_PER_WEEK).flatMap(({ home, away }) => [home, away])
      if (!areUnique(week) || !week.every((id) => clubs.has(id))) return false
    }
    return match.week === matchWeek && (match.score !== null) === matchWeek <= currentMatchWeek
  })
}

/** Every club's record is the sum of its results. */
function hasTrueTable({ club, record, competitors, fixtures }: GameState) {
  const sums = new Map([club, ...competitors].map(({ id }) => [id, emptyRecord()]))
  for (const { home, away, score } of fixtures) {
    const [host, guest] = [sums.get(home), sums.get(away)]
    if (!score || !host || !guest) continue
    addResult(host, score.home, score.away)
    addResult(guest, score.away, score.home)
  }
  return [{ id: club.id, record }, ...competitors].every((row) => isSameRecord(row.record, sums.get(row.id)))
}

function isSameRecord({ form, ...figures }: LeagueRecord, sum: LeagueRecord | undefined) {
  const names = Object.keys(figures) as (keyof typeof figures)[]
  return names.every((name) => figures[name] === sum?.[name]) && form.join('') === sum?.form.join('')
}

/** The running season has been written down as far as it has come: a week at a time, a day at a time. */
function hasNothingOfLater({ day: today, currentSeason, currentMatchWeek, seasonData, ledger }: GameState) {
  const days = [DAYS_PER_SEASON * (currentSeason - 1) - 1, ...ledger.days.map((entry) => entry.day)]
  return (
    seasonData.length <= currentMatchWeek &&
    days.every((day, i) => i === 0 || (day > (days[i - 1] ?? 0) && day <= today))
  )
}

/** The paper's notes are of clubs of the league and of weeks that have been played, in order. */
function hasNotesOfClubs({ club, competitors, pressNotes, currentMatchWeek }: GameState) {
  const clubs = new Set([club.id, ...competitors.map(({ id }) => id)])
  return pressNotes.every((note, i) => {
    const named = [
      ...('club' in note ? [note.club] : []),
      ...('opponent' in note ? [note.opponent] : []),
      ...('order' in note ? note.order : []),
    ]
    if (note.kind === 'prediction' && (i > 0 || !areUnique(note.order))) return false
    const isInOrder = note.week >= (pressNotes[i - 1]?.week ?? 0) && note.week <= currentMatchWeek
    return isInOrder && named.every((id) => clubs.has(id))
  })
}

/** The day lies in the week that follows the last one played. */
function isOnItsDay({ day: today, currentSeason, currentMatchWeek, awaitingKickOff }: GameState) {
  const inSeason = today - DAYS_PER_SEASON * (currentSeason - 1)
  const matchDay = DAYS_PER_WEEK * (currentMatchWeek + 1)
  if (awaitingKickOff) return inSeason === matchDay && currentMatchWeek < WEEKS_PER_SEASON
  return inSeason >= Math.max(1, matchDay - DAYS_PER_WEEK) && inSeason < matchDay
}

/** A generator of four zeros would give nothing but zeros. */
function isSeeded({ random }: GameState) {
  return random.some((word) => word !== 0)
}

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
