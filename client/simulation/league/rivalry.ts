/** Rivalries that grow from close races and upsets (RIV-2 to RIV-7). */
import { LEAGUE_SIZE, WEEKS_PER_SEASON } from '../core/calendar.ts'
import { announce } from '../news/announce.ts'
import { type ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import type { ClubId } from '../core/ids.ts'
import type { RivalryCause, RivalryReason } from '../club/rivalryReasons.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { changeHeadToHead, headToHead } from './recordMeeting.ts'
import type { TableRow } from './table.ts'

/** Highest rivalry. */
export const MAX_RIVALRY = 100
/** Rivalry from which a club is a rival, and from which it is a great rival. */
export const RIVAL_FROM = 25
export const GREAT_RIVAL_FROM = 40
/** Number of latest reasons kept of each club. */
export const REASONS_KEPT = 5

/** Rivalry added by each cause. */
const WORTH: Record<RivalryCause, number> = {
  'title-race': 30,
  survival: 25,
  'close-finish': 15,
  'late-meeting': 15,
  'upset-win': 15,
  'upset-defeat': 15,
}

/** Share of a rivalry that is left after a summer. */
const LEFT_AFTER_SUMMER = 0.8

/** Distances in the table within which a finish or a meeting is close. */
const CLOSE = { places: 3, points: 4 }
const TITLE_PLACES = 3
const LATE_PLACES = 6
const LATE_WEEKS = 5
const UPSET_PLACES = 10

/** Special occasion of a match; a derby is nothing but a derby. */
export type Occasion = 'derby' | 'great-rival' | null

export function occasionOf(state: Snapshot, rival: Readonly<Pick<ClubIdentity, 'id' | 'name'>>): Occasion {
  if (isDerby(rival.name)) return 'derby'
  return headToHead(state, rival.id).rivalry >= GREAT_RIVAL_FROM ? 'great-rival' : null
}

/** Adds the reasons of a match after the first weeks. `table` is the one before its week. */
export function growFromMatch(
  state: GameState,
  { rival, week, margin, table }: { rival: ClubId; week: number; margin: number; table: readonly TableRow[] },
): void {
  const { own, other } = pairOf(table, state.club.id, rival)
  const points = Math.abs(own.record.points - other.record.points)
  const places = own.position - other.position
  const isAtStake = (isFirst: (row: TableRow) => boolean) => isFirst(own) && isFirst(other)
  const reason = { season: state.currentSeason, week }
  if (
    week > WEEKS_PER_SEASON - LATE_WEEKS &&
    points <= CLOSE.points &&
    (isAtStake(isAmongFirst) || isAtStake(isAmongLast))
  ) {
    addReason(state, rival, { cause: 'late-meeting', ...reason, gap: points })
  }
  const gap = Math.abs(places)
  if (gap < UPSET_PLACES) return
  if (margin > 0 && places > 0) addReason(state, rival, { cause: 'upset-win', ...reason, gap })
  if (margin < 0 && places < 0) addReason(state, rival, { cause: 'upset-defeat', ...reason, gap })
}

/** Reduces all rivalries, then adds the reasons of the final table. */
export function growFromSeason(state: GameState, table: readonly TableRow[]): void {
  state.headToHeads = state.headToHeads.map((one) => ({
    ...one,
    rivalry: Math.round(LEFT_AFTER_SUMMER * one.rivalry),
  }))
  for (const { id } of state.competitors) {
    const { own, other } = pairOf(table, state.club.id, id)
    const gap = Math.abs(own.record.points - other.record.points)
    if (Math.abs(own.position - other.position) > CLOSE.places || gap > CLOSE.points) continue
    const cause =
      Math.max(own.position, other.position) <= TITLE_PLACES
        ? 'title-race'
        : isAmongLast(own) && isAmongLast(other)
          ? 'survival'
          : 'close-finish'
    addReason(state, id, { cause, season: state.currentSeason, week: WEEKS_PER_SEASON, gap })
  }
}

function addReason(state: GameState, rival: ClubId, reason: RivalryReason): void {
  const before = headToHead(state, rival).rivalry
  const rivalry = Math.min(MAX_RIVALRY, before + WORTH[reason.cause])
  changeHeadToHead(state, rival, ({ reasons }) => ({
    rivalry,
    reasons: [reason, ...reasons].slice(0, REASONS_KEPT),
  }))
  if (before >= GREAT_RIVAL_FROM || rivalry < GREAT_RIVAL_FROM) return
  const name = clubById(state, rival)?.name ?? ''
  announce(state, { kind: 'rivalry-grown', rival: name, reason })
}

function isAmongFirst({ position }: TableRow): boolean {
  return position <= LATE_PLACES
}

function isAmongLast({ position }: TableRow): boolean {
  return position > LEAGUE_SIZE - LATE_PLACES
}

function pairOf(table: readonly TableRow[], own: ClubId, rival: ClubId) {
  const rowOf = (id: ClubId) => {
    const row = table.find(({ club }) => club.id === id)
    if (!row) throw new RangeError(`No club of the table has the id ${id}`)
    return row
  }
  return { own: rowOf(own), other: rowOf(rival) }
}

/** A match is a derby when the opponent's name contains one of these (LEA-6). */
const DERBY_NAMES = ['Manchester', 'London', 'Merseyside']

export function isDerby(opponentName: string): boolean {
  return DERBY_NAMES.some((name) => opponentName.includes(name))
}
