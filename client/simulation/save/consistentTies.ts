/** Checks whether competitions besides the league are consistent with the rest of a career. */
import type { CompetitionSeason } from '../club/competitionSeason.ts'
import { hasNumber } from '../clubs/clubNumbers.ts'
import { beatenIn, dayOfRound } from '../competitions/competition.ts'
import { descriptionOf, roundOf } from '../competitions/competitions.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { areUnique } from '../core/checks.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
import { divisionTable } from '../league/table.ts'
import { LAST_PLAY_OFF_PLACE } from '../league/zones.ts'

/** True if every competition is a known one, once. */
export function hasConsistentCompetitions(career: GameState) {
  const ids = career.competitions.map(({ id }) => id)
  return (
    areUnique(ids) &&
    !ids.includes('league') &&
    career.competitions.every((row) => hasConsistentTies(career, row))
  )
}

/** True if the rounds follow each other on their days, and who has won a tie is one of its two clubs. */
function hasConsistentTies(career: GameState, { id, groups, ties }: CompetitionSeason) {
  const { currentSeason, day: today } = career
  const competition = descriptionOf(id)
  const inRounds = competition.rounds.map((_, i) => ties.filter(({ round }) => round === i + 1))
  if (!groups.flat().every(hasNumber)) return false
  if (id === 'playoff' && !hasValidPlayOff(career, inRounds)) return false
  // What is left of the play-off when the own club is out is played at the season's end.
  const waits = career.awaitingKickOff || id === 'playoff'
  if (!inRounds.every((round) => areUnique(round.flatMap(({ home, away }) => [home, away])))) return false
  return ties.every((tie, i) => {
    const { round, day, home, away, result } = tie
    return (
      tie.competition === id &&
      round <= competition.rounds.length &&
      day === dayOfRound(competition, currentSeason, round) &&
      round >= (ties[i - 1]?.round ?? 1) &&
      hasNumber(home) &&
      hasNumber(away) &&
      (result ? hasValidWinner(tie) && day <= today : day > today || (day === today && waits))
    )
  })
}

/** True if the play-off, once it has begun, is that of this season's table after its last match week. */
function hasValidPlayOff(career: GameState, [first = [], second = [], ...others]: readonly Tie[][]) {
  const ties = [...first, ...second, ...others.flat()]
  if (ties.length === 0) return true
  const places = divisionTable(career, 2).slice(1, LAST_PLAY_OFF_PLACE)
  const ids = places.map(({ club }) => club.id)
  return (
    career.currentMatchWeek === WEEKS_PER_SEASON &&
    first.length === 2 &&
    second.length === 2 &&
    ties.every(({ home, away }) => ids.includes(home) && ids.includes(away))
  )
}

function hasValidWinner(tie: Tie) {
  const { result } = tie
  if (!result?.winner) return ['group', 'first-leg'].includes(roundOf(tie).stage)
  return isTieOf(tie, result.winner) && beatenIn(tie) !== result.winner
}
