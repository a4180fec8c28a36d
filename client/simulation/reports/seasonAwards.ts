/** Awards of past seasons. */
import { clubNamed, type ClubIdentity } from '../club/club.ts'
import type { PastCompetition } from '../club/competitionSeason.ts'
import type { PastSeason } from '../club/pastSeason.ts'
import type { AwardWinner } from '../club/seasonReview.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import { counted } from '../core/english.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { stageName } from '../core/tieWords.ts'
import type { Snapshot } from '../gameState.ts'
import { numberedClub } from './finalTable.ts'

type Club = DeepReadonly<ClubIdentity>

export interface ReportedAward {
  award: string
  name: string
  /** Null when only the club's name is known. */
  club: Club | null
  /** Reason for the award. */
  note: string
  isOwn: boolean
  /** True for an award of the own club, which goes to one of its players by its name. */
  isInternal?: boolean
}

/** Awards of a season. */
export function awardsReport(state: Snapshot, past: DeepReadonly<PastSeason>): ReportedAward[] {
  const { awards, leagueScorer, ownScorer } = past
  const won = (award: string, winner: AwardWinner | null, note: (winner: AwardWinner) => string) =>
    winner
      ? [{ ...numberedClub(state, past.club, winner[1]), award, name: winner[0], note: note(winner) }]
      : []
  const rated = (award: string, winner: AwardWinner | null) =>
    won(award, winner, ([, , , , rating]) => `rated ${(rating / 10).toFixed(1)}`)
  const scorer = (award: string, { name, club, goals }: typeof ownScorer, isOwn: boolean) =>
    goals === 0
      ? []
      : [{ award, name, club: clubNamed(state, club) ?? null, isOwn, note: counted(goals, 'goal') }]
  return [
    ...rated('Player of the season', awards.player),
    ...rated('Young player of the season', awards.youngPlayer),
    ...scorer('Top scorer', leagueScorer, leagueScorer.club === ownScorer.club),
    ...won('Goalkeeper of the season', awards.keeper, ([, , , sheets]) => counted(sheets, 'clean sheet')),
    managerAward(state, past),
    ...past.competitions.map(trophyAward),
    ...[
      ...rated('Your player of the season', awards.ownPlayer),
      ...rated('Your young player of the season', awards.ownYoungPlayer),
      ...scorer('Your top scorer', ownScorer, true),
    ].map((award) => ({ ...award, isInternal: true })),
  ]
}

/** Winner of a competition, and the end of the own run in it. */
function trophyAward({ id, winner, beaten, round, isWon }: Readonly<PastCompetition>): ReportedAward {
  const { name, rounds } = descriptionOf(id)
  const end = round === null || isWon ? null : stageName(id, round)
  const isBeatenFinalist = round === rounds.length && !isWon
  const note = isBeatenFinalist || end === null ? `beat ${beaten} in the final` : `you went out in the ${end}`
  return { award: name, name: winner, club: null, note, isOwn: isWon }
}

function managerAward(state: Snapshot, { club: own, awards }: DeepReadonly<PastSeason>): ReportedAward {
  const { name, club, position, before } = awards.manager
  const winner = numberedClub(state, own, club)
  return {
    award: 'Manager of the season',
    ...winner,
    name: name ?? state.manager.name,
    note: `${ordinal(position)} after ${ordinal(before)}`,
  }
}

/** Awards of every season, newest first. */
export function allAwards(state: Snapshot): (ReportedAward & { season: number })[] {
  return state.pastSeasons
    .toReversed()
    .flatMap((past) => awardsReport(state, past).map((award) => ({ season: past.season, ...award })))
}
