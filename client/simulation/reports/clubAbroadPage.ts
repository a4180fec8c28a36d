/** Page of a club abroad: what is known of it in the running season. */
import type { ClubIdentity } from '../club/club.ts'
import { clubAbroadById } from '../club/clubsAbroad.ts'
import { competitorAbroad } from '../clubs/clubsOfEurope.ts'
import { qualityTeam } from '../clubs/qualityTeam.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { descriptionOf } from '../competitions/competitions.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { RIVAL_CARE } from '../players/expectedReturn.ts'
import { rivalRecord, squadInOrder, type ClubPlayer, type RivalRecord } from './clubPage.ts'
import { managerLine, type ManagerLine } from './clubsReport.ts'
import { resultsOf, type ClubResult } from './ownResults.ts'

interface ClubAbroadPage {
  club: DeepReadonly<ClubIdentity>
  country: string
  /** Such as 'One of the best sides in Europe'. */
  level: string
  /** Mean quality of the best eleven, 0–5. */
  quality: number
  manager: ManagerLine
  /** Competition that it plays in this season; null for none. */
  competition: string | null
  /** Empty in a season in which nobody meets it. */
  squad: ClubPlayer[]
  /** This season's matches, the latest first. */
  results: ClubResult[]
  /** Null without a meeting. */
  rival: RivalRecord | null
}

/** Words for the quality of an eleven, from the least. */
const LEVELS = [
  { from: 4.3, words: 'One of the best sides in Europe' },
  { from: 3.6, words: 'A very strong side' },
  { from: 2.8, words: 'A good side' },
  { from: 2, words: 'A decent side' },
  { from: 0, words: 'A modest side' },
]

/** Null when no club abroad has the id. */
export function clubAbroadPage(state: Snapshot, id: ClubId): ClubAbroadPage | null {
  const known = clubAbroadById(id)
  const club = competitorAbroad(state.seed, state.currentSeason, id)
  if (!known || !club) return null
  const quality = qualityTeam(club)
  const entered = state.competitions.find(({ ties }) => ties.some((tie) => isTieOf(tie, id)))
  const rival = rivalRecord(state, club)
  return {
    club,
    country: known.country,
    level: LEVELS.find(({ from }) => quality >= from)?.words ?? '',
    quality,
    manager: managerLine(club.manager),
    competition: entered ? descriptionOf(entered.id).name : null,
    squad: entered ? squadInOrder(state, club.players, RIVAL_CARE) : [],
    results: resultsOf(state, id),
    rival: rival.played > 0 ? rival : null,
  }
}
