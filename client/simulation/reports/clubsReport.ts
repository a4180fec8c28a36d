/** Comparison of the clubs of a division. */
import { qualityTeam } from '../clubs/qualityTeam.ts'
import { findCompetitor, type ClubIdentity, type Competitor } from '../club/club.ts'
import { facilityLevel } from '../club/facilityLevels.ts'
import type { ClubId } from '../core/ids.ts'
import type { Manager, ManagerStyle } from '../people/manager.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import type { Snapshot } from '../gameState.ts'
import type { Division } from '../core/fixture.ts'

export interface ClubRow {
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** Mean quality of the best eleven, 0–5. */
  quality: number
  /** 1–5. */
  reputation: number
  fans: number
  seats: number
  /** Pounds. */
  transferBudget: number
  /** Levels of the training ground and the youth team, 0 for none. */
  training: number
  youth: number
  /** Manager of a rival; null for the own club, which the player manages. */
  manager: ManagerLine | null
  /** Campaign of a rival; null for the own club, whose campaigns are in the marketing tab. */
  marketing: DeepReadonly<Competitor['marketing']> | null
}

export interface ManagerLine {
  name: string
  /** Idea of football and temper, 'High press, bold'. */
  character: string
  /** Season of the appointment; 0 for before the career. */
  since: number
}

const STYLE_WORDS: Record<ManagerStyle, string> = {
  possession: 'Possession',
  pressing: 'High press',
  direct: 'Direct',
  counter: 'Counter-attack',
  wings: 'Wing play',
  cautious: 'Cautious',
}

/** All twenty clubs of a division, by quality of the eleven, best first. */
export function clubsReport(state: Snapshot, division: Division = state.division): ClubRow[] {
  const rows =
    division === state.division
      ? [ownRow(state), ...state.competitors.map(rivalRow)]
      : state.otherDivision.clubs.map(rivalRow)
  return rows.toSorted((a, b) => b.quality - a.quality)
}

/** Row of any club of the country; null when no club has the id. */
export function clubRow(state: Snapshot, id: ClubId): ClubRow | null {
  if (id === state.club.id) return ownRow(state)
  const club = findCompetitor(state, id)
  return club ? rivalRow(club) : null
}

function ownRow(state: Snapshot): ClubRow {
  const { club, reputation, fanCount, transferBudget } = state
  return {
    club,
    isOwn: true,
    quality: qualityTeam(state),
    reputation,
    fans: fanCount,
    seats: stadiumCapacity(state),
    transferBudget,
    training: facilityLevel(state, 'Training Ground'),
    youth: facilityLevel(state, 'Youth Academy'),
    manager: null,
    marketing: null,
  }
}

function rivalRow(club: DeepReadonly<Competitor>): ClubRow {
  const { reputation, fanBase, stadiumCapacity: seats, transferBudget, facilities, marketing, manager } = club
  return {
    club,
    isOwn: false,
    quality: qualityTeam(club),
    reputation,
    fans: fanBase,
    seats,
    transferBudget,
    ...facilities,
    manager: managerLine(manager),
    marketing,
  }
}

export function managerLine({ name, style, temper, since }: DeepReadonly<Manager>): ManagerLine {
  return { name, character: `${STYLE_WORDS[style]}, ${temper}`, since }
}
