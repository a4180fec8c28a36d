import {
  joinLeague,
  leaveLeague,
  listLeagues,
  makeLeague,
  readInvitation,
  reportLeague,
} from '../challenges/leagues.ts'
import {
  deleteLeagueChallenge,
  listLeagueChallenges,
  readLeagueChallenge,
  setLeagueChallenge,
} from '../challenges/leagueChallenges.ts'
import { readLeagueTable } from '../challenges/leagueTable.ts'
import { deleteLeague, removeMember, renameLeague, renewCode } from '../challenges/manageLeague.ts'
import { reportedCard } from '../schemas/challenges.ts'
import {
  deleteChallengeInput,
  deletedChallengeCard,
  leagueChallengeCard,
  leagueChallengeInput,
  leagueChallengeList,
  setChallengeInput,
} from '../schemas/leagueChallenges.ts'
import {
  deletedLeagueCard,
  invitationCard,
  invitationInput,
  leagueCard,
  leagueInput,
  leagueTable,
  leagueTableInput,
  leftLeagueCard,
  makeLeagueInput,
  ownLeagueList,
  removedMemberCard,
  removeMemberInput,
  renameLeagueInput,
} from '../schemas/leagues.ts'
import { optionalUserProcedure, router, userProcedure } from '../trpc.ts'

/** Procedures of the private leagues of the weekly challenges. */
export const leagueRouter = router({
  list: userProcedure.output(ownLeagueList).query(({ ctx }) => listLeagues(ctx, ctx.session)),
  make: userProcedure
    .input(makeLeagueInput)
    .output(leagueCard)
    .mutation(({ ctx, input }) => makeLeague(ctx, ctx.session, input)),
  invitation: optionalUserProcedure
    .input(invitationInput)
    .output(invitationCard)
    .query(({ ctx, input }) => readInvitation(ctx, ctx.session, input)),
  join: userProcedure
    .input(invitationInput)
    .output(leagueCard)
    .mutation(({ ctx, input }) => joinLeague(ctx, ctx.session, input)),
  table: userProcedure
    .input(leagueTableInput)
    .output(leagueTable)
    .query(({ ctx, input }) => readLeagueTable(ctx, ctx.session, input)),
  leave: userProcedure
    .input(leagueInput)
    .output(leftLeagueCard)
    .mutation(({ ctx, input }) => leaveLeague(ctx, ctx.session, input)),
  rename: userProcedure
    .input(renameLeagueInput)
    .output(leagueCard)
    .mutation(({ ctx, input }) => renameLeague(ctx, ctx.session, input)),
  renewCode: userProcedure
    .input(leagueInput)
    .output(leagueCard)
    .mutation(({ ctx, input }) => renewCode(ctx, ctx.session, input)),
  removeMember: userProcedure
    .input(removeMemberInput)
    .output(removedMemberCard)
    .mutation(({ ctx, input }) => removeMember(ctx, ctx.session, input)),
  delete: userProcedure
    .input(leagueInput)
    .output(deletedLeagueCard)
    .mutation(({ ctx, input }) => deleteLeague(ctx, ctx.session, input)),
  report: userProcedure
    .input(invitationInput)
    .output(reportedCard)
    .mutation(({ ctx, input }) => reportLeague(ctx, ctx.session, input)),
  challenges: userProcedure
    .input(leagueInput)
    .output(leagueChallengeList)
    .query(({ ctx, input }) => listLeagueChallenges(ctx, ctx.session, input)),
  challenge: userProcedure
    .input(leagueChallengeInput)
    .output(leagueChallengeCard)
    .query(({ ctx, input }) => readLeagueChallenge(ctx, ctx.session, input)),
  setChallenge: userProcedure
    .input(setChallengeInput)
    .output(leagueChallengeCard)
    .mutation(({ ctx, input }) => setLeagueChallenge(ctx, ctx.session, input)),
  deleteChallenge: userProcedure
    .input(deleteChallengeInput)
    .output(deletedChallengeCard)
    .mutation(({ ctx, input }) => deleteLeagueChallenge(ctx, ctx.session, input)),
})
