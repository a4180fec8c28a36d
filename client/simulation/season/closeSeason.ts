import type { GameState } from '../gameState.ts'
import { growFromSeason } from '../league/rivalry.ts'
import { divisionTable, type TableRow } from '../league/table.ts'
import { clubById } from '../club/clubById.ts'
import { pastCompetition, type PastCompetition } from '../club/competitionSeason.ts'
import { beatenIn } from '../competitions/competition.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import type { ClubId } from '../core/ids.ts'
import type { TopScorer } from '../club/pastSeason.ts'
import { bestEleven } from '../history/bestEleven.ts'
import { offerRecord } from '../history/records.ts'
import { seasonRecord } from '../history/seasonRecord.ts'
import { announceAwards } from './announceAwards.ts'
import { awardsOfSeason, beginReview, type UnfinishedReview } from './writeReview.ts'

/** Adds the finished season to the history, and returns the first part of its review. */
export function closeSeason(state: GameState, table: readonly TableRow[]): UnfinishedReview {
  const row = seasonRecord(state)
  // Who is on loan may have played here before.
  const withLent = { ...state, players: [...state.players, ...state.loans.map(({ player }) => player)] }
  const own = bestScorer(state.club.name, withLent.players)
  const league = state.competitors
    .map(({ name, players }) => bestScorer(name, players))
    .reduce((best, scorer) => (scorer.goals > best.goals ? scorer : best), own)
  const { money, fanCount, averageAttendance, currentSeason: season } = state
  offerRecord(state, {
    kind: 'mostPoints',
    value: row.points,
    details: { kind: 'season', season },
  })
  if (state.division === 1) {
    offerRecord(state, {
      kind: 'bestPosition',
      value: -row.position,
      details: { kind: 'season', season },
    })
  }
  offerRecord(state, {
    kind: 'mostGoalsInSeason',
    value: own.goals,
    details: { kind: 'player-season', player: own.name, season },
  })
  const competitions = pastCompetitions(state)
  for (const [id, kind] of [
    ['cup', 'bestCupRun'],
    ['europe', 'bestEuropeanRun'],
  ] as const) {
    const run = pastCompetition({ competitions }, id)
    if (!run?.round) continue
    const details = { kind: 'season', season } as const
    offerRecord(state, { kind, value: run.round + (run.isWon ? 1 : 0), details })
  }
  growFromSeason(state, table)
  const review = beginReview(withLent, table)
  const awards = awardsOfSeason(withLent, table)
  announceAwards(state, awards)
  state.pastSeasons.push({
    ...row,
    club: state.club.id,
    division: state.division,
    champion: divisionTable(state, 1)[0]?.club.name ?? '',
    competitions,
    leagueScorer: league,
    ownScorer: own,
    money,
    fanCount,
    averageAttendance,
    awards,
    review: null,
  })
  state.bestEleven = bestEleven(withLent)
  return review
}

function bestScorer(club: string, players: readonly { name: string; goals: number }[]): TopScorer {
  const best = players.reduce((found, player) => (player.goals > found.goals ? player : found), {
    name: '',
    goals: 0,
  })
  return { name: best.name, club, goals: best.goals }
}

/** Competitions of the ending season. */
function pastCompetitions(state: GameState): PastCompetition[] {
  const { club, competitions } = state
  const nameOf = (id: ClubId | null) => (id === null ? '' : (clubById(state, id)?.name ?? ''))
  return competitions.flatMap(({ id, ties }) => {
    const final = ties.find(({ round }) => round === descriptionOf(id).rounds.length)
    if (!final?.result) return []
    const { winner } = final.result
    return [
      {
        id,
        winner: nameOf(winner),
        beaten: nameOf(beatenIn(final)),
        round: ties.findLast((tie) => isTieOf(tie, club.id))?.round ?? null,
        isWon: winner === club.id,
      },
    ]
  })
}
