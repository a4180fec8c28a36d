import { clubById } from '../club/clubById.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import { isTieOf, weekOfTie } from '../competitions/ownMatches.ts'
import type { ClubId } from '../core/ids.ts'
import type { Snapshot } from '../gameState.ts'
import { lastScoreOf } from '../match/tieResult.ts'
import type { ProgrammeMatch } from './programme.ts'
import { decisionInWords } from './paper/twoLegs.ts'

/** Ties of the day of the last match, beside it, with the way of their decisions; none after a match of the league. */
export function otherTies(state: Snapshot): (ProgrammeMatch & { note: string })[] {
  const { lastMatch, club, currentSeason } = state
  if (!lastMatch || lastMatch.competition === 'league' || lastMatch.season !== currentSeason) return []
  const identityOf = (id: ClubId) => clubById(state, id) ?? club
  const { ties } = competitionOf(state, lastMatch.competition)
  const own = ties.findLast((tie) => tie.result && tie.day === lastMatch.day && isTieOf(tie, club.id))
  return ties.flatMap((tie) => {
    if (tie.day !== lastMatch.day || !tie.result || tie.round !== own?.round || tie === own) return []
    return [
      {
        week: weekOfTie(tie),
        home: identityOf(tie.home),
        away: identityOf(tie.away),
        score: lastScoreOf(tie.result),
        note: decisionInWords(state, tie),
      },
    ]
  })
}
