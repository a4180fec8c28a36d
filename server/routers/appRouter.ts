import {
  changePasswordInput,
  confirmEmailInput,
  deletedCard,
  endedCard,
  endSessionInput,
  forgotPasswordInput,
  loggedOutCard,
  loginInput,
  meCard,
  messageCard,
  noInput,
  openSessionList,
  ownPasswordInput,
  profileCard,
  registerInput,
  resetPasswordInput,
  sessionCard,
  updateProfileInput,
} from '../schemas/account.ts'
import { awardCreditsInput, creditsCard } from '../schemas/credits.ts'
import { feedbackCard, feedbackInput } from '../schemas/feedback.ts'
import {
  accountSaveAnswer,
  accountSaveContent,
  accountSaveList,
  keepSaveInput,
  keepsSavesAnswer,
  keepsSavesInput,
  removedCard,
  saveVersionInput,
} from '../schemas/saves.ts'
import { healthCard, healthInput, siteCard } from '../schemas/site.ts'
import { teamResponse, updateTeamInput } from '../schemas/team.ts'
import {
  recoveryCodesCard,
  switchOnTwoStepInput,
  twoStepCard,
  twoStepSecretCard,
} from '../schemas/twoStep.ts'
import { keepSave, listSaves, readSave, removeSave, switchSaves } from '../services/accountSaves.ts'
import { checkHealth, checkLiveness, checkReadiness } from '../services/checkHealth.ts'
import { confirmEmail } from '../services/confirmEmail.ts'
import { awardCredits } from '../services/awardCredits.ts'
import { logIn, logOut, logOutEverywhere } from '../services/logIn.ts'
import { endSession, listSessions } from '../services/sessions.ts'
import { changePassword, deleteAccount, findMe, updateProfile } from '../services/ownAccount.ts'
import { registerUser } from '../services/registerUser.ts'
import { requestPasswordReset, resetPassword } from '../services/resetPassword.ts'
import { submitFeedback } from '../services/submitFeedback.ts'
import { findTwoStep, startTwoStep, switchOffTwoStep, switchOnTwoStep } from '../services/twoStepLogin.ts'
import { updateTeam } from '../services/updateTeam.ts'
import { optionalUserProcedure, publicProcedure, router, userProcedure } from '../trpc.ts'
import { challengeRouter } from './challengeRouter.ts'

const site = router({
  config: publicProcedure
    .input(noInput)
    .output(siteCard)
    .query(({ ctx }) => ctx.site),
})

const health = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkHealth(ctx))

const ready = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkReadiness(ctx))

const live = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkLiveness(ctx))

const auth = router({
  register: publicProcedure
    .meta({ event: 'register' })
    .input(registerInput)
    .output(sessionCard)
    .mutation(({ ctx, input }) => registerUser(ctx, ctx.caller, input)),
  login: publicProcedure
    .meta({ event: 'log in' })
    .input(loginInput)
    .output(sessionCard)
    .mutation(({ ctx, input }) => logIn(ctx, ctx.caller, input)),
  logOut: userProcedure
    .meta({ event: 'log out' })
    .input(noInput)
    .output(loggedOutCard)
    .mutation(({ ctx }) => logOut(ctx, ctx.session)),
  logOutEverywhere: userProcedure
    .meta({ event: 'log out everywhere' })
    .input(noInput)
    .output(loggedOutCard)
    .mutation(({ ctx }) => logOutEverywhere(ctx, ctx.session)),
  sessions: userProcedure
    .input(noInput)
    .output(openSessionList)
    .query(({ ctx }) => listSessions(ctx, ctx.session)),
  endSession: userProcedure
    .meta({ event: 'end session' })
    .input(endSessionInput)
    .output(endedCard)
    .mutation(({ ctx, input }) => endSession(ctx, ctx.session, input)),
  changePassword: userProcedure
    .meta({ event: 'change password' })
    .input(changePasswordInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.session, input)),
  forgotPassword: publicProcedure
    .meta({ event: 'ask for password reset' })
    .input(forgotPasswordInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, ctx.caller, input)),
  confirmEmail: publicProcedure
    .meta({ event: 'confirm email' })
    .input(confirmEmailInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => confirmEmail(ctx, ctx.caller, input)),
  resetPassword: publicProcedure
    .meta({ event: 'reset password' })
    .input(resetPasswordInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => resetPassword(ctx, ctx.caller, input)),
})

const twoStep = router({
  find: userProcedure
    .input(noInput)
    .output(twoStepCard)
    .query(({ ctx }) => findTwoStep(ctx, ctx.session)),
  start: userProcedure
    .meta({ event: 'start two-step login' })
    .input(ownPasswordInput)
    .output(twoStepSecretCard)
    .mutation(({ ctx, input }) => startTwoStep(ctx, ctx.session, input)),
  switchOn: userProcedure
    .meta({ event: 'switch on two-step login' })
    .input(switchOnTwoStepInput)
    .output(recoveryCodesCard)
    .mutation(({ ctx, input }) => switchOnTwoStep(ctx, ctx.session, input)),
  switchOff: userProcedure
    .meta({ event: 'switch off two-step login' })
    .input(ownPasswordInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => switchOffTwoStep(ctx, ctx.session, input)),
})

const user = router({
  me: userProcedure
    .input(noInput)
    .output(meCard)
    .query(({ ctx }) => findMe(ctx, ctx.session)),
  updateProfile: userProcedure
    .input(updateProfileInput)
    .output(profileCard)
    .mutation(({ ctx, input }) => updateProfile(ctx, ctx.session, input)),
  deleteAccount: userProcedure
    .meta({ event: 'delete account' })
    .input(ownPasswordInput)
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

const feedback = router({
  submit: optionalUserProcedure
    .input(feedbackInput)
    .output(feedbackCard)
    .mutation(({ ctx, input }) => submitFeedback(ctx, ctx.caller, ctx.session, input)),
})

const credits = router({
  award: userProcedure
    .input(awardCreditsInput)
    .output(creditsCard)
    .mutation(({ ctx, input }) => awardCredits(ctx, ctx.session, input)),
})

const saves = router({
  list: userProcedure
    .input(noInput)
    .output(accountSaveList)
    .query(({ ctx }) => listSaves(ctx, ctx.session)),
  read: userProcedure
    .input(saveVersionInput)
    .output(accountSaveContent)
    .query(({ ctx, input }) => readSave(ctx, ctx.session, input)),
  keep: userProcedure
    .input(keepSaveInput)
    .output(accountSaveAnswer)
    .mutation(({ ctx, input }) => keepSave(ctx, ctx.caller, ctx.session, input)),
  remove: userProcedure
    .input(saveVersionInput)
    .output(removedCard)
    .mutation(({ ctx, input }) => removeSave(ctx, ctx.session, input)),
  switch: userProcedure
    .input(keepsSavesInput)
    .output(keepsSavesAnswer)
    .mutation(({ ctx, input }) => switchSaves(ctx, ctx.session, input)),
})

/** All procedures of the server. tRPC and REST serve the same ones. */
export const appRouter = router({
  health,
  ready,
  live,
  site,
  auth,
  twoStep,
  user,
  feedback,
  credits,
  saves,
  challenges: challengeRouter,
})

export type AppRouter = typeof appRouter
