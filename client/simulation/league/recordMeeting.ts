/** Notes meetings with rivals. Entries are replaced, never changed in place. */
import type { ClubId } from '../core/ids.ts'
import {
  noMeetings,
  packHeadToHead,
  unpackHeadToHead,
  type HeadToHead,
  type Meeting,
} from '../club/headToHead.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState, Snapshot } from '../gameState.ts'

/** Number of latest meetings kept of each club. */
export const MEETINGS_KEPT = 5

/** Meetings with a club, none with one that has never been a rival. */
export function headToHead(
  { headToHeads }: Pick<Snapshot, 'headToHeads'>,
  club: ClubId,
): DeepReadonly<HeadToHead> {
  const kept = headToHeads.find((one) => one.club === club)
  return kept ? unpackHeadToHead(kept) : noMeetings(club)
}

/** Replaces the entry of a rival. */
export function changeHeadToHead(
  state: Pick<GameState, 'headToHeads'>,
  club: ClubId,
  change: (before: DeepReadonly<HeadToHead>) => DeepReadonly<Partial<HeadToHead>>,
): void {
  const before = headToHead(state, club)
  const changed = packHeadToHead({ ...before, ...change(before) })
  const isNew = state.headToHeads.every((one) => one.club !== club)
  if (isNew) state.headToHeads.push(changed)
  else state.headToHeads = state.headToHeads.map((one) => (one.club === club ? changed : one))
}

/** Adds a match that has been played. */
export function recordMeeting(state: Pick<GameState, 'headToHeads'>, club: ClubId, meeting: Meeting): void {
  const margin = marginOf(meeting)
  changeHeadToHead(state, club, (before) => ({
    wins: before.wins + (margin > 0 ? 1 : 0),
    draws: before.draws + (margin === 0 ? 1 : 0),
    losses: before.losses + (margin < 0 ? 1 : 0),
    goalsFor: before.goalsFor + meeting.goalsFor,
    goalsAgainst: before.goalsAgainst + meeting.goalsAgainst,
    winless: margin > 0 ? 0 : before.winless + 1,
    latest: [meeting, ...before.latest].slice(0, MEETINGS_KEPT),
    biggestWin: margin > Math.max(0, marginOf(before.biggestWin)) ? meeting : before.biggestWin,
    biggestDefeat: margin < Math.min(0, marginOf(before.biggestDefeat)) ? meeting : before.biggestDefeat,
  }))
}

function marginOf(meeting: Readonly<Meeting> | null): number {
  return meeting ? meeting.goalsFor - meeting.goalsAgainst : 0
}
