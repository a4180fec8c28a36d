/** Matches of the ending season that its review keeps. */
import { packMatches, type SeasonMatch } from '../club/seasonMatches.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Fixture } from '../core/fixture.ts'
import type { Tie, TieResult } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { lastScoreOf } from '../match/tieResult.ts'

/** Round of the cup from which all ties are kept, with sixteen clubs left. */
const KEPT_FROM = 2

/** The own matches of a season, in the order of their days within each competition, and the last rounds of the cup. */
export function matchesOfSeason({ club, fixtures, competitions }: Snapshot): string {
  const isOwn = ({ home, away }: { readonly home: string; readonly away: string }) =>
    home === club.id || away === club.id
  const league = fixtures.filter(isOwn).toSorted((a, b) => a.week - b.week)
  const ties = competitions
    .flatMap((row) => row.ties)
    .filter((tie) => isOwn(tie) || (tie.competition === 'cup' && tie.round >= KEPT_FROM))
  return packMatches([...league.flatMap(leagueMatch), ...ties.flatMap(tieMatch)])
}

function leagueMatch({ week, home, away, score }: DeepReadonly<Fixture>): SeasonMatch[] {
  if (!score) return []
  const winner = score.home === score.away ? null : score.home > score.away ? 'home' : 'away'
  return [
    {
      competition: 'league',
      round: week,
      home: clubNumber(home),
      away: clubNumber(away),
      goals: { ...score },
      ending: 'regular',
      winner,
    },
  ]
}

function tieMatch({ competition, round, home, away, result }: DeepReadonly<Tie>): SeasonMatch[] {
  if (!result) return []
  return [
    {
      competition,
      round,
      home: clubNumber(home),
      away: clubNumber(away),
      goals: lastScoreOf(result),
      ending: endingOf(result),
      winner: result.winner === null ? null : result.winner === home ? 'home' : 'away',
    },
  ]
}

function endingOf({ extraTime, shootOut }: DeepReadonly<TieResult>): SeasonMatch['ending'] {
  if (shootOut) return 'penalties'
  return extraTime ? 'extra-time' : 'regular'
}
