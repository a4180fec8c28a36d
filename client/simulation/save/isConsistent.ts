/** Checks whether the fields of a career are consistent with each other. */
import { DAYS_PER_SEASON, DAYS_PER_WEEK, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { FIRST_OTHER_ID } from '../club/otherDivision.ts'
import { findCompetitor, otherClubs } from '../club/club.ts'
import { isOfCountry } from '../clubs/clubNumbers.ts'
import { areUnique } from '../core/checks.ts'
import type { GameState } from '../gameState.ts'
import { nextOwnTie } from '../competitions/ownMatches.ts'
import { nextCost } from '../facilities/build.ts'
import { guestOf } from '../loans/lentPlayers.ts'
import { SQUAD_SIZE } from '../players/squad.ts'
import { hasConsistentLeague } from './consistentLeague.ts'
import { hasConsistentCompetitions } from './consistentTies.ts'

export function isConsistent(career: GameState): boolean {
  return (
    hasUniqueIds(career) &&
    hasBorrowedPlayers(career) &&
    hasLentPlayers(career) &&
    hasConsistentLeague(career) &&
    hasConsistentDay(career) &&
    hasConsistentCompetitions(career) &&
    hasValidPressNotes(career) &&
    hasNoFutureRecords(career) &&
    hasValidAnswer(career) &&
    hasValidInjuries(career) &&
    hasValidMinds(career) &&
    hasValidBids(career) &&
    hasValidOffers(career) &&
    hasValidReports(career) &&
    hasValidSavings(career) &&
    hasValidGenerator(career)
  )
}

/** True if ids are unique and will not be reused, and at most eleven players are selected. */
function hasUniqueIds(career: GameState) {
  const { academy, club, otherDivision, players, loans, market, staff, facilities, campaigns, nextId } =
    career
  const people = [
    ...players,
    ...loans.filter(({ clubId }) => clubId === null).map(({ player }) => player),
    ...market,
    ...staff,
    ...facilities,
    ...otherClubs(career).flatMap((rival) => rival.players),
    ...academy.intake,
    ...academy.released,
  ].map(({ id }) => id)
  const clubs = [club, ...otherClubs(career)].map(({ id }) => id)
  return (
    clubs.every(isOfCountry) &&
    areUnique(clubs) &&
    areUnique(people) &&
    people.every((id) => isUsed(Number(id.slice(1)), nextId, otherDivision.nextId)) &&
    areUnique(facilities.map(({ name: type }) => type)) &&
    areUnique(campaigns.map(({ id }) => id)) &&
    players.filter(({ inSquad }) => inSquad).length <= SQUAD_SIZE
  )
}

/** True for the number of an id that has been given, in either division. */
function isUsed(number: number, nextId: number, nextOtherId: number): boolean {
  return number < Math.min(nextId, FIRST_OTHER_ID) || (number >= FIRST_OTHER_ID && number < nextOtherId)
}

/** True if borrowed players are in the squad, and their clubs abroad or others of the country. */
function hasBorrowedPlayers(career: GameState) {
  const { borrowed, players } = career
  const ids = borrowed.map(({ playerId }) => playerId)
  return (
    areUnique(ids) &&
    ids.every((id) => players.some((player) => player.id === id)) &&
    borrowed.every(({ clubId }) => clubId === null || findCompetitor(career, clubId) !== undefined)
  )
}

/** True if players on loan are different ones, and those at clubs of the country in the squads there. */
function hasLentPlayers(career: GameState) {
  return (
    areUnique(career.loans.map(({ player }) => player.id)) &&
    career.loans.every((loan) => {
      const { clubId } = loan
      return clubId === null || guestOf(findCompetitor(career, clubId)?.players, loan) !== undefined
    })
  )
}

/** True if the running season is recorded up to now and no further, in order of weeks and days. */
function hasNoFutureRecords({ day: today, currentSeason, currentMatchWeek, seasonData, ledger }: GameState) {
  const days = [DAYS_PER_SEASON * (currentSeason - 1) - 1, ...ledger.days.map((entry) => entry.day)]
  return (
    seasonData.length <= currentMatchWeek &&
    days.every((day, i) => i === 0 || (day > (days[i - 1] ?? 0) && day <= today))
  )
}

/** True if the paper's notes are in order and refer to existing clubs and weeks already played. */
function hasValidPressNotes(career: GameState) {
  const { club, pressNotes, currentMatchWeek } = career
  const clubs = new Set([club, ...otherClubs(career)].map(({ id }) => id))
  return pressNotes.every((note, i) => {
    const named = [
      ...('club' in note ? [note.club] : []),
      ...('opponent' in note ? [note.opponent] : []),
      ...('order' in note ? note.order : []),
      ...('from' in note ? [note.from, note.to] : []),
    ]
    if (note.kind === 'meeting' && note.winless > note.wins + note.draws + note.losses) return false
    if (note.kind === 'prediction' && (i > 0 || !areUnique(note.order))) return false
    // A transfer is noted before its match week.
    const latest = note.kind === 'transfer' ? currentMatchWeek + 1 : currentMatchWeek
    const isInOrder = note.week >= (pressNotes[i - 1]?.week ?? 0) && note.week <= latest
    return isInOrder && named.every((id) => clubs.has(id))
  })
}

/** True if the answer in force is one of those of the event. */
function hasValidAnswer({ lastEvent }: GameState) {
  return lastEvent === null || lastEvent.answer < Math.max(1, lastEvent.answers.length)
}

/** True if only the injured have the result of an examination, of a day before tomorrow. */
function hasValidInjuries(career: GameState) {
  const { academy, players, loans, market, day: today } = career
  const youth = [...academy.intake, ...academy.released]
  const lent = loans.map(({ player }) => player)
  const rivals = otherClubs(career).flatMap((rival) => rival.players)
  return [...players, ...lent, ...market, ...youth, ...rivals].every(
    ({ injured, injury }) => injury === null || (injured && injury.since <= today),
  )
}

/** True if minds are of different players, who have a reason to be unhappy, and no promise is settled already. */
function hasValidMinds({ minds }: GameState) {
  return (
    areUnique(minds.map(({ playerId }) => playerId)) &&
    minds.every(
      ({ stage, cause, answerBy, bidDay, promise }) =>
        (stage === 'content' ? answerBy === 0 : cause !== null) &&
        (bidDay === 0 || stage === 'leaving') &&
        (promise === null || (promise.starts <= promise.matches && promise.starts < promise.needed)),
    )
  )
}

/** True if bids are for different own players and from clubs of the league or abroad. */
function hasValidBids(career: GameState) {
  const { bids, players } = career
  const own = new Set(players.map(({ id }) => id))
  const clubs = new Set(otherClubs(career).map(({ id }) => id))
  return (
    areUnique(bids.map(({ playerId }) => playerId)) &&
    bids.every(({ playerId, clubId }) => own.has(playerId) && (clubId === null || clubs.has(clubId)))
  )
}

/** True if offers are for different players, and nobody is on the shortlist twice. */
function hasValidOffers({ offers, shortlist }: GameState) {
  return areUnique(offers.map(({ playerId }) => playerId)) && areUnique(shortlist)
}

/** True if reports of scouts came on different days, newest first and none in the future, and name nobody twice. */
function hasValidReports({ scouting: { reports }, day: today }: GameState) {
  return (
    areUnique(reports.flatMap(({ players }) => players.map(({ id }) => id))) &&
    reports.every(({ day }, index) => day <= today && day < (reports[index - 1]?.day ?? Infinity))
  )
}

/** True if the day is in the week that follows the last match week played. */
function hasConsistentDay(career: GameState) {
  const { day: today, currentSeason, currentMatchWeek, awaitingKickOff } = career
  const inSeason = today - DAYS_PER_SEASON * (currentSeason - 1)
  const matchDay = DAYS_PER_WEEK * (currentMatchWeek + 1)
  if (awaitingKickOff && nextOwnTie(career)?.day === today) return true
  if (awaitingKickOff) return inSeason === matchDay && currentMatchWeek < WEEKS_PER_SEASON
  return inSeason >= Math.max(1, matchDay - DAYS_PER_WEEK) && inSeason < matchDay
}

/** True if no more is put aside for a building than it costs. */
function hasValidSavings({ board: { savings }, facilities }: GameState) {
  return savings === null || savings.amount <= (nextCost(facilities, savings.facility) ?? -1)
}

/** True if the generator has a valid state; four zeros would only produce zeros. */
function hasValidGenerator({ random }: GameState) {
  return random.some((word) => word !== 0)
}
