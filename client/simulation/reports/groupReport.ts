/** Groups of a competition: tables, matches and what the own one has come to. */
import { type ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import type { LeagueRecord } from '../club/leagueRecord.ts'
import { roundOf } from '../competitions/competitions.ts'
import { groupTables } from '../competitions/groups.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import { dayInWords, DAYS_PER_SEASON, DAYS_PER_WEEK } from '../core/calendar.ts'
import { capitalised } from '../core/english.ts'
import { ordinal } from '../core/ordinal.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { CompetitionId, Score, Tie } from '../core/tie.ts'
import { groupName, stageName } from '../core/tieWords.ts'
import type { Snapshot } from '../gameState.ts'

type Club = DeepReadonly<ClubIdentity>

/** Clubs of a group that go on. */
const THROUGH = 2

export interface GroupRow {
  /** From 1; null before the first match of the group. */
  position: number | null
  club: Club
  isOwn: boolean
  /** True for a place that goes on. */
  isThrough: boolean
  record: LeagueRecord
  goalDifference: number
}

export interface GroupMatch {
  home: Club
  away: Club
  score: DeepReadonly<Score> | null
  isOwn: boolean
}

export interface GroupReport {
  /** 'Group B'. */
  name: string
  isOwn: boolean
  rows: GroupRow[]
  /** Days in order, each with its matches. */
  days: { when: string; season: number; week: number; matches: GroupMatch[] }[]
  /** Standing of the own club in a sentence; '' in the other groups. */
  situation: string
}

/** Groups of a competition, the own one first; none where it has no groups. */
export function groupReports(state: Snapshot, id: CompetitionId): GroupReport[] {
  const row = competitionOf(state, id)
  const matches = row.ties.filter((tie) => roundOf(tie).stage === 'group')
  return groupTables(row)
    .map((table, i): GroupReport => {
      const clubs = table.map(({ club }) => club)
      const own = clubs.indexOf(state.club.id)
      const ofGroup = matches.filter(({ home }) => clubs.includes(home))
      const hasBegun = ofGroup.some(({ result }) => result)
      return {
        name: capitalised(groupName(i + 1)),
        isOwn: own >= 0,
        rows: table.map(({ club, record }, place) => ({
          position: hasBegun ? place + 1 : null,
          club: identityOf(state, club),
          isOwn: club === state.club.id,
          isThrough: hasBegun && place < THROUGH,
          record,
          goalDifference: record.goalsFor - record.goalsAgainst,
        })),
        days: daysOf(state, ofGroup),
        situation: own < 0 ? '' : situationIn(i + 1, own + 1, ofGroup),
      }
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

/** The group of the own club; undefined where it is in none. */
export function ownGroup(state: Snapshot, id: CompetitionId): GroupReport | undefined {
  return groupReports(state, id).find(({ isOwn }) => isOwn)
}

function daysOf(state: Snapshot, ties: readonly DeepReadonly<Tie>[]): GroupReport['days'] {
  const days = [...new Set(ties.map(({ day }) => day))]
  return days.map((day) => ({
    when: capitalised(dayInWords(day)),
    season: state.currentSeason,
    week: Math.ceil((day - DAYS_PER_SEASON * (state.currentSeason - 1)) / DAYS_PER_WEEK),
    matches: ties
      .filter((tie) => tie.day === day)
      .map((tie) => ({
        home: identityOf(state, tie.home),
        away: identityOf(state, tie.away),
        score: tie.result?.score90 ?? null,
        isOwn: isTieOf(tie, state.club.id),
      })),
  }))
}

function situationIn(group: number, position: number, ties: readonly DeepReadonly<Tie>[]): string {
  const last = ties.at(-1)
  if (!ties.some(({ result }) => result)) return `You’re in ${groupName(group)}.`
  if (!last?.result) return `You’re ${ordinal(position)} in ${groupName(group)}.`
  const place = `You’ve finished ${ordinal(position)} in ${groupName(group)}`
  return position > THROUGH
    ? `${place}, and you’re out.`
    : `${place}: through to the ${stageName(last.competition, last.round + 1)}.`
}

function identityOf(state: Snapshot, id: string): Club {
  return clubById(state, id) ?? state.club
}
