/** The end of a season and the start of the next (CAL-6). */
import { judgeSeason, setBudgets } from '../board/boardDecisions.ts'
import { payDividend } from '../board/dividend.ts'
import { settleConfidence } from '../board/confidence.ts'
import { otherClubs } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { clubOffers } from './clubOffers.ts'
import { otherThan } from '../club/otherDivision.ts'
import { judgeObjective, offerObjectives } from '../board/objectives.ts'
import { reputationAfterSeason } from '../club/reputation.ts'
import { changeManagersInSummer } from './changeManagers.ts'
import { announceLeavers, endContracts } from '../contracts/expiry.ts'
import { clubsOfPlayers, noteSummerTransfers } from './leagueTransfers.ts'
import { otherFixtures } from './secondDivision.ts'
import { runOtherSummer, runRivalSummer, whatMustBeBeaten } from './rivalSummer.ts'
import { closeLedgerSeason, moveMoney } from '../core/moveMoney.ts'
import { prizeIn } from '../finance/prizeMoney.ts'
import type { GameState } from '../gameState.ts'
import { endLoans, returnBorrowed } from '../loans/loanWeeks.ts'
import { changeDivisions } from './changeDivisions.ts'
import { beginCompetitions, clubsOf } from './drawTies.ts'
import { closeDivisions } from './closeDivisions.ts'
import { closeLines, noteSeasonEnd } from './closeLines.ts'
import { closeSeason } from './closeSeason.ts'
import { emptyRecord } from '../club/leagueRecord.ts'
import { divisionTable, leagueTable } from '../league/table.ts'
import { isTitle } from '../club/pastSeason.ts'
import type { ManagedSeason } from '../manager/managerReputation.ts'
import { settlePlayOff, type PlayOff } from './playOff.ts'
import { closeManagerSeason } from '../manager/closeManagerSeason.ts'
import { announce } from '../news/announce.ts'
import { predictSeason } from './predictSeason.ts'
import { runPlayerSummer } from './playerSummer.ts'
import type { Random } from '../core/rng.ts'
import { dropMatchesOfSeason } from '../history/keptMatches.ts'
import { createFixtures } from './createFixtures.ts'
import { ageReleased, announceReleased, holdIntake } from './youthIntake.ts'
import { keepRecords } from './keepRecords.ts'
import { forgetOverSummer } from '../unrest/review.ts'
import { completeReview } from './writeReview.ts'

/** Ends a season whose last match week has been played, and starts the next. */
export function endSeason(state: GameState, random: Random): void {
  const season = state.currentSeason
  const playOff = settlePlayOff(state)
  const table = leagueTable(state)
  const { leaguePosition: position, division } = state
  const prize = moveMoney(state, 'prizes', prizeIn(division, position))
  announce(state, { kind: 'season-finished', season, position, prize })
  const objective = judgeObjective(state, position)
  payDividend(state)
  const review = closeSeason(state, table)
  keepRecords(state)
  closeLedgerSeason(state, season)
  judgeSeason(state, position)
  state.reputation = reputationAfterSeason(state.reputation, position, division)
  setBudgets(state, position)
  const honour = honourOf(state, playOff)
  closeManagerSeason(state, { expected: review.expected ?? review.placeBefore, position, honour })
  settleConfidence(state)

  const seasonEnd = noteSeasonEnd(state)
  endLoans(state)
  returnBorrowed(state)
  dropMatchesOfSeason(state)
  const managers = changeManagersInSummer(state)
  changeManagersInSummer(state, otherThan(division))
  const before = state.players.slice()
  const clubsBefore = clubsOfPlayers(state)
  const beaten = whatMustBeBeaten(state)
  const firstBefore = divisionTable(state, 1).map(({ club }) => club.id)
  const secondBefore = divisionTable(state, 2).map(({ club }) => club.id)
  const market = [...endContracts(state, random), ...ageReleased(state)]
  closeDivisions(state)
  const { review: other, promoted, relegated } = changeDivisions(state, playOff)
  const newcomers = { 1: promoted, 2: relegated }
  runRivalSummer(state, { beaten, market, newcomers: newcomers[state.division] }, random)
  runOtherSummer(state, { market, newcomers: newcomers[otherThan(state.division)] })
  announceLeavers(state, before)
  announceReleased(state)
  const retired = runPlayerSummer(state)
  forgetOverSummer(state)
  const youngsters = holdIntake(state, season + 1)
  const { transferBudget, wageBudget } = state
  completeReview(
    state,
    { ...review, otherDivision: other, objective },
    { transferBudget, wageBudget, retired, youngsters },
  )

  closeLines(state, seasonEnd)

  state.record = emptyRecord()
  for (const club of otherClubs(state)) club.record = emptyRecord()
  state.seasonData = []
  state.matchAttendance = 0
  state.averageAttendance = 0
  state.totalAttendance = 0
  state.crowds = {}
  state.currentSeason = season + 1
  state.currentMatchWeek = 0
  state.seasonPhase = 'pre-season'
  state.pressNotes = [predictSeason(state), ...managers, ...noteSummerTransfers(state, clubsBefore)]
  offerObjectives(state)
  state.fixtures = createFixtures(clubsOf(state, state.division), random)
  const { otherDivision } = state
  beginCompetitions(state, { first: firstBefore, second: secondBefore })
  otherDivision.fixtures = otherFixtures(state.seed, season + 1, otherDivision.clubs)
  announceOffers(state)
}

function announceOffers(state: GameState): void {
  if (state.ended) return
  const clubs = clubOffers(state).map(({ club }) => clubById(state, club)?.name ?? '')
  if (clubs.length > 0) announce(state, { kind: 'jobs-offered', clubs })
}

/** Honour that the season has won the own club. */
function honourOf(state: GameState, playOff: PlayOff | null): ManagedSeason['honour'] {
  const { division, leaguePosition: position, club } = state
  if (isTitle({ division, position })) return 'title'
  return division === 2 && (position === 1 || playOff?.winner === club.id) ? 'promotion' : null
}
