/** Private leagues of the weekly challenges. */
import { z } from 'zod'
import { challengeId } from './challenges.ts'
import { leagueNameLength, leagueRules } from './leagueRules.ts'
import { visibleName } from './visibleName.ts'

const { leagueUnknown, invitationUnknown, nameMissing, nameShort, nameLong, nameWrong } = leagueRules

const name = visibleName(leagueNameLength, {
  missing: nameMissing,
  short: nameShort,
  long: nameLong,
  wrong: nameWrong,
})

/** Id of a league. */
export const leagueId = z.uuid(leagueUnknown)

/** Part of an invitation link that nobody can guess. */
const code = z.string(invitationUnknown).regex(/^[0-9a-f]{24}$/, invitationUnknown)

/** Number of a member, from the first to the latest. */
const member = z.number(leagueRules.memberUnknown).int(leagueRules.memberUnknown)

export const leagueInput = z.object({ league: leagueId }, leagueUnknown)
export const makeLeagueInput = z.object({ name }, nameMissing)
export const renameLeagueInput = z.object({ league: leagueId, name }, leagueUnknown)
export const removeMemberInput = z.object({ league: leagueId, member }, leagueUnknown)
export const invitationInput = z.object({ code }, invitationUnknown)
export const leagueTableInput = z.object({ league: leagueId, challenge: challengeId }, leagueUnknown)

/** A league as its members know it. */
export const leagueCard = z.object({
  id: z.string(),
  name: z.string(),
  /** Of its invitation link. */
  code: z.string(),
  /** Number of members. */
  members: z.number().int(),
  /** True when the caller runs it: made it, or has been in it longest since its maker went. */
  isMaker: z.boolean(),
})

export const ownLeagueList = z.object({
  /** Nickname of the caller; null before they have chosen one. */
  nickname: z.string().nullable(),
  /** In the order in which the caller joined them. */
  leagues: z.array(leagueCard),
})

/** A league as everybody with its link knows it. */
export const invitationCard = z.object({
  name: z.string(),
  /** Nickname of the manager who runs it; null where the operator has removed it. */
  maker: z.string().nullable(),
  /** Number of members. */
  members: z.number().int(),
  isFull: z.boolean(),
  /** Id of the league, for its members only. */
  league: z.string().nullable(),
})

const leagueResult = z.object({
  /** Within the league, from 1, in the order of the table of the challenge. */
  place: z.number().int(),
  score: z.number().int(),
  decisions: z.number().int(),
  /** Open entries of the account to this challenge; 1 for a ranked run. */
  tries: z.number().int(),
  /** Id of the entry. */
  entry: z.string(),
})

export const leagueRow = z.object({
  member,
  /** Null where the operator has removed it. */
  nickname: z.string().nullable(),
  isOwn: z.boolean(),
  isMaker: z.boolean(),
  /** Result of the ranked run; null without one. */
  ranked: leagueResult.nullable(),
  /** Best result of the open runs; null without one. */
  open: leagueResult.nullable(),
})

export const leagueTable = z.object({
  /** True while the challenge takes entries. */
  isOpen: z.boolean(),
  /** All members, in the order in which they joined. */
  rows: z.array(leagueRow),
})

export const leftLeagueCard = z.object({ left: z.literal(true) })
export const deletedLeagueCard = z.object({ deleted: z.literal(true) })
export const removedMemberCard = z.object({ removed: z.literal(true) })

export type LeagueInput = z.infer<typeof leagueInput>
export type MakeLeagueInput = z.infer<typeof makeLeagueInput>
export type RenameLeagueInput = z.infer<typeof renameLeagueInput>
export type RemoveMemberInput = z.infer<typeof removeMemberInput>
export type InvitationInput = z.infer<typeof invitationInput>
export type LeagueTableInput = z.infer<typeof leagueTableInput>
export type LeagueCard = z.infer<typeof leagueCard>
export type OwnLeagueList = z.infer<typeof ownLeagueList>
export type InvitationCard = z.infer<typeof invitationCard>
export type LeagueResult = z.infer<typeof leagueResult>
export type LeagueRow = z.infer<typeof leagueRow>
export type LeagueTable = z.infer<typeof leagueTable>
