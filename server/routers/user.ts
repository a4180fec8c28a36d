import {
  deleteAccountInput,
  deletedCard,
  meCard,
  noInput,
  profileCard,
  updateProfileInput,
} from '../schemas/account.ts'
import { teamResponse, updateTeamInput } from '../schemas/team.ts'
import { deleteAccount } from '../services/ownAccount.ts'
import { findMe, updateProfile } from '../services/profile.ts'
import { updateTeam } from '../services/updateTeam.ts'
import { router, userProcedure } from '../trpc.ts'

export const user = router({
  me: userProcedure
    .input(noInput)
    .output(meCard)
    .query(({ ctx }) => findMe(ctx, ctx.session)),
  updateProfile: userProcedure
    .input(updateProfileInput)
    .output(profileCard)
    .mutation(({ ctx, input }) => updateProfile(ctx, ctx.session, input)),
  deleteAccount: userProcedure
    .input(deleteAccountInput)
    .output(deletedCard)
    .mutation(({ ctx, input }) => deleteAccount(ctx, ctx.session, input)),
  team: userProcedure
    .input(noInput)
    .output(teamResponse)
    .query(({ ctx }) => ({ team: ctx.session.team })),
  updateTeam: userProcedure
    .input(updateTeamInput)
    .output(teamResponse)
    .mutation(({ ctx, input }) => updateTeam(ctx, ctx.session, input)),
})
