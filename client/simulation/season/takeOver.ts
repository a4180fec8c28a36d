/** Another club for a manager who has lost their job or changes it in summer, in the same world (MAN-11 to MAN-18). */
import { objectivesFor, offerObjectives } from '../board/objectives.ts'
import { findCompetitor, type Competitor } from '../club/club.ts'
import { otherThan } from '../club/otherDivision.ts'
import { lastSeasonHere } from '../club/pastSeason.ts'
import { noMeetings, packHeadToHead, type HeadToHead, type Meeting } from '../club/headToHead.ts'
import { nextOwnMatch, tiesOf, weekOfTie } from '../competitions/ownMatches.ts'
import { dayOfWeek, WEEKS_PER_SEASON } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { GameState, SeasonWeek, Snapshot } from '../gameState.ts'
import { headToHead, recordMeeting } from '../league/recordMeeting.ts'
import { endLoans, returnBorrowed } from '../loans/loanWeeks.ts'
import { divisionOf, divisionTable, leagueTables, positionAtEnd } from '../league/table.ts'
import { bestSignings } from '../manager/closeManagerSeason.ts'
import { reputationAfterJob } from '../manager/managerReputation.ts'
import { lastScoreOf } from '../match/tieResult.ts'
import { announce } from '../news/announce.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { predictedPlace, PRESS_NOTES_KEPT } from '../news/pressNote.ts'
import { changeBansWithClub } from '../players/tieBans.ts'
import { autoPick } from '../players/squad.ts'
import { renewTerms } from '../transfers/market.ts'
import { clubOffers } from './clubOffers.ts'
import { asOwnClub } from './joinClub.ts'
import { asCompetitor } from './leaveClub.ts'
import { joinPlayOff } from './playOff.ts'
import { playTies } from './playTies.ts'
import { predictSeason } from './predictSeason.ts'

/** Accepts the offer of a club. The clubs keep their ids, fixtures and results; only who manages them changes. */
export function takeOver(state: GameState, id: ClubId): Outcome {
  const club = findCompetitor(state, id)
  if (!club || clubOffers(state).every((offer) => offer.club !== id)) {
    return refuse('That club hasn’t asked for you.')
  }
  const random = new Random(seedRandom(state.seed, STREAMS.takeOvers, state.day))
  const divisionBefore = state.division
  const manager = { ...state.manager, signings: bestSignings(state) }
  const reason = state.ended?.reason ?? null
  state.manager = reason && reason !== 'retired' ? reputationAfterJob(manager, reason) : manager
  endLoans(state)
  returnBorrowed(state)
  for (const player of state.players) changeBansWithClub(state, player)
  const left = asCompetitor(state, random)
  noteChanges(state, { club, left })
  const meetings = mirrored(headToHead(state, id), left.id)
  changeSides(state, { club, left })
  Object.assign(state, asOwnClub(state, { club, place: club.lastPosition }, random))
  if (state.division !== divisionBefore) changePaper(state, [left.id, id])
  state.leaguePosition = state.record.played > 0 ? positionAtEnd(state) : club.lastPosition
  for (const player of state.players) changeBansWithClub(state, player)
  for (const row of state.competitions) row.played = []
  state.ended = null
  state.headToHeads = meetingsSoFar(state, meetings)
  const tables = leagueTables(state)
  state.seasonData = state.seasonData.map((week) => ownWeek(state, tables, week))
  // Debuts and meetings are those of the club that was left.
  state.pressNotes = state.pressNotes.filter(({ kind }) => kind !== 'debut' && kind !== 'meeting')
  state.shortlist = state.shortlist.filter((player) => state.players.every((own) => own.id !== player))
  renewTerms(state)
  autoPick(state)
  const event = { kind: 'club-taken-over', club: club.name, left: left.name } as const
  announce(state, event)
  setObjectives(state)
  goOnToday(state)
  return done(event)
}

/** Puts the club that is left in the place of the one that is taken over, and makes that one's division the own one. */
function changeSides(state: GameState, { club, left }: { club: Competitor; left: Competitor }): void {
  const { competitors, fixtures, otherDivision, division } = state
  const place = competitors.indexOf(club)
  if (place >= 0) {
    competitors[place] = left
    return
  }
  state.division = otherThan(division)
  state.competitors = otherDivision.clubs.filter((one) => one !== club)
  state.fixtures = otherDivision.fixtures
  state.otherDivision = { ...otherDivision, clubs: [...competitors, left], fixtures }
}

/** The paper of the new division: its prediction, and the changes at the two clubs, instead of what the old one has told. */
function changePaper(state: GameState, clubs: readonly ClubId[]): void {
  const changes = state.pressNotes.filter(
    (note) => note.kind === 'manager' && note.week === state.currentMatchWeek && clubs.includes(note.club),
  )
  state.pressNotes = [predictSeason(state), ...changes]
}

/** Notes both changes of managers for the paper, as far as it knows what the clubs were tipped for. */
function noteChanges(state: GameState, { club, left }: { club: Competitor; left: Competitor }): void {
  const { currentMatchWeek: week, pressNotes, manager } = state
  const inSeason = (id: ClubId) => {
    const table = divisionTable(state, divisionOf(state, id))
    const position = table.findIndex((row) => row.club.id === id) + 1
    const tipped = predictedPlace(pressNotes, id) ?? findCompetitor(state, id)?.lastPosition ?? null
    return { position, tipped }
  }
  const last = lastSeasonHere(state)
  const lastSeason = last && { position: last.position, tipped: last.review?.expected ?? null }
  const changes = [
    {
      club: left.id,
      former: manager.name,
      name: left.manager.name,
      ...(week > 0 ? inSeason(left.id) : lastSeason),
    },
    { club: club.id, former: club.manager.name, name: manager.name, ...(week > 0 && inSeason(club.id)) },
  ]
  for (const { position = 0, tipped = null, ...change } of changes) {
    if (tipped === null || pressNotes.length >= PRESS_NOTES_KEPT) continue
    const after = pressNotes.findLastIndex((note) => note.week <= week)
    pressNotes.splice(after + 1, 0, { kind: 'manager', week, ...change, position, tipped })
  }
}

/** Asks for a choice before the season; later the default objective stands. */
function setObjectives(state: GameState): void {
  if (state.currentMatchWeek === 0) {
    offerObjectives(state)
    return
  }
  const { board, transferBudget: transfer, wageBudget: wage } = state
  const expected = predictedPlace(state.pressNotes, state.club.id) ?? state.leaguePosition
  board.objectives = objectivesFor(expected, { transfer, wage })
}

/**
 * The new club’s match of today, or the ties that waited for that of the club that was left. The play-off of others
 * waits for the season’s end.
 */
function goOnToday(state: GameState): void {
  const wasAwaiting = state.awaitingKickOff
  state.awaitingKickOff = nextOwnMatch(state)?.day === state.day || joinPlayOff(state)
  const isLastEvening = state.currentMatchWeek === WEEKS_PER_SEASON
  if (wasAwaiting && !state.awaitingKickOff && !isLastEvening) playTies(state)
}

/** Meetings with the club that was left, from the other side; matches of this season are added with all others. */
function mirrored(met: DeepReadonly<HeadToHead>, club: ClubId): HeadToHead {
  const { wins, draws, losses, goalsFor, goalsAgainst, biggestWin, biggestDefeat, rivalry } = met
  const latest = met.latest.map(fromOtherSide)
  const winless = latest.findIndex((meeting) => meeting.goalsFor > meeting.goalsAgainst)
  return {
    club,
    wins: losses,
    draws,
    losses: wins,
    goalsFor: goalsAgainst,
    goalsAgainst: goalsFor,
    winless: winless < 0 ? latest.length : winless,
    latest,
    biggestWin: biggestDefeat && fromOtherSide(biggestDefeat),
    biggestDefeat: biggestWin && fromOtherSide(biggestWin),
    rivalry,
    reasons: [],
  }
}

function fromOtherSide({ season, week, isHome, goalsFor, goalsAgainst }: Readonly<Meeting>): Meeting {
  return { season, week, isHome: !isHome, goalsFor: goalsAgainst, goalsAgainst: goalsFor }
}

/** Meetings of the new club: all known ones with the old club, and this season’s with the others. */
function meetingsSoFar(state: Snapshot, old: HeadToHead): GameState['headToHeads'] {
  const others = state.competitors.filter(({ id }) => id !== old.club)
  const met: Pick<GameState, 'headToHeads'> = {
    headToHeads: [old, ...others.map(({ id }) => noMeetings(id))].map(packHeadToHead),
  }
  for (const { opponent, ...meeting } of matchesOfSeason(state)) {
    if (opponent !== old.club) recordMeeting(met, opponent, meeting)
  }
  return met.headToHeads
}

/** Matches that the club has played this season, oldest first. */
function matchesOfSeason(state: Snapshot): (Meeting & { opponent: ClubId })[] {
  const { club, fixtures, currentSeason: season } = state
  const played = [
    ...fixtures.map(({ week, home, away, score }) => ({
      day: dayOfWeek(season, week),
      week,
      home,
      away,
      score,
    })),
    ...tiesOf(state, club.id).map((tie) => ({
      ...tie,
      week: weekOfTie(tie),
      score: tie.result && lastScoreOf(tie.result),
    })),
  ].toSorted((a, b) => a.day - b.day)
  return played.flatMap(({ week, home, away, score }) => {
    if (!score || (home !== club.id && away !== club.id)) return []
    const isHome = home === club.id
    const [goalsFor, goalsAgainst] = isHome ? [score.home, score.away] : [score.away, score.home]
    return [{ season, week, isHome, goalsFor, goalsAgainst, opponent: isHome ? away : home }]
  })
}

/** A week of the season as it was for the new club, whose supporters nobody counted. */
function ownWeek(
  state: Snapshot,
  tables: ReturnType<typeof leagueTables>,
  { season, week }: Readonly<SeasonWeek>,
): SeasonWeek {
  const { club, fanCount, fanHappiness } = state
  const row = tables[week]?.find((candidate) => candidate.club.id === club.id)
  if (!row) throw new RangeError(`No table has the club after week ${week}`)
  const { position, goalDifference, record } = row
  const { points, goalsFor: goalsScored, wins, draws, losses } = record
  return {
    season,
    week,
    position,
    points,
    goalDifference,
    goalsScored,
    wins,
    draws,
    losses,
    fanCount,
    fanHappiness,
  }
}
