import { tiesOf } from '../../competitions/ownMatches.ts'
import type { Snapshot } from '../../gameState.ts'
import { achievementsOf, recordFrom, totalFrom } from './achievement.ts'

/** Achievements of matches, won or at least seen by many. */
export const MATCH_ACHIEVEMENTS = achievementsOf('matches', 'weekly', [
  ['first-win', 'Off the mark', 'Win a match.', totalFrom('wins', 1)],
  ['wins-50', 'Fifty up', 'Win 50 matches in one career.', totalFrom('wins', 50)],
  ['wins-150', 'The winning habit', 'Win 150 matches in one career.', totalFrom('wins', 150)],
  ['matches-100', 'A hundred in the dugout', 'Manage 100 matches in one career.', totalFrom('matches', 100)],
  ['matches-380', 'Part of the furniture', 'Manage 380 matches in one career.', totalFrom('matches', 380)],
  ['goals-100', 'A hundred roars', 'Score 100 goals in one career.', totalFrom('goals', 100)],
  ['goals-500', 'Nets to mend', 'Score 500 goals in one career.', totalFrom('goals', 500)],
  ['margin-3', 'A comfortable evening', 'Win a match by three goals.', recordFrom('biggestWin', 3)],
  ['margin-5', 'A rout', 'Win a match by five goals.', recordFrom('biggestWin', 5)],
  ['score-6', 'Six of the best', 'Score six goals in one match.', recordFrom('mostGoals', 6)],
  ['winning-run-5', 'On a roll', 'Win five matches in a row.', recordFrom('longestWinningRun', 5)],
  ['winning-run-8', 'No stopping them', 'Win eight matches in a row.', recordFrom('longestWinningRun', 8)],
  ['unbeaten-10', 'Hard to beat', 'Go ten matches in a row unbeaten.', recordFrom('longestUnbeatenRun', 10)],
  [
    'unbeaten-20',
    'Half a season unbeaten',
    'Go twenty matches in a row unbeaten.',
    recordFrom('longestUnbeatenRun', 20),
  ],
  ['shoot-out', 'Nerves of steel', 'Win a penalty shoot-out.', hasWonShootOut],
  ['full-house', 'House full', 'Fill every seat at a home match.', hasSoldOut],
  ['crowd-15000', 'A proper crowd', 'Draw 15,000 to a home match.', recordFrom('highestAttendance', 15_000)],
  ['crowd-30000', 'The whole town', 'Draw 30,000 to a home match.', recordFrom('highestAttendance', 30_000)],
])

function hasSoldOut({ attendanceRecords }: Snapshot): boolean {
  return attendanceRecords.some(({ attendance, capacity }) => capacity > 0 && attendance >= capacity)
}

/** The ties of the own club under the manager are those that are kept. */
function hasWonShootOut(state: Snapshot): boolean {
  const { club, keptTies } = state
  return tiesOf(state, club.id).some(
    ({ day, home, result }) =>
      result?.shootOut &&
      result.winner === club.id &&
      keptTies.some((kept) => kept.tie.day === day && kept.home.club === home),
  )
}
