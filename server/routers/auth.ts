import {
  changePasswordInput,
  confirmEmailInput,
  endedCard,
  endSessionInput,
  forgotPasswordInput,
  loggedOutCard,
  loginInput,
  messageCard,
  noInput,
  openSessionList,
  registerInput,
  resetPasswordInput,
  sessionCard,
} from '../schemas/account.ts'
import { confirmEmail } from '../services/confirmEmail.ts'
import { logIn, logOut, logOutEverywhere } from '../services/logIn.ts'
import { changePassword } from '../services/ownAccount.ts'
import { endSession, listSessions } from '../services/openSessions.ts'
import { registerUser } from '../services/registerUser.ts'
import { requestPasswordReset, resetPassword } from '../services/resetPassword.ts'
import { publicProcedure, router, userProcedure } from '../trpc.ts'

export const auth = router({
  register: publicProcedure
    .input(registerInput)
    .output(sessionCard)
    .mutation(({ ctx, input }) => registerUser(ctx, ctx.caller, input)),
  login: publicProcedure
    .input(loginInput)
    .output(sessionCard)
    .mutation(({ ctx, input }) => logIn(ctx, ctx.caller, input)),
  logOut: userProcedure
    .input(noInput)
    .output(loggedOutCard)
    .mutation(({ ctx }) => logOut(ctx, ctx.session)),
  logOutEverywhere: userProcedure
    .input(noInput)
    .output(loggedOutCard)
    .mutation(({ ctx }) => logOutEverywhere(ctx, ctx.session)),
  sessions: userProcedure
    .input(noInput)
    .output(openSessionList)
    .query(({ ctx }) => listSessions(ctx, ctx.session)),
  endSession: userProcedure
    .input(endSessionInput)
    .output(endedCard)
    .mutation(({ ctx, input }) => endSession(ctx, ctx.session, input)),
  changePassword: userProcedure
    .input(changePasswordInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.session, input)),
  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, ctx.caller, input)),
  confirmEmail: publicProcedure
    .input(confirmEmailInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => confirmEmail(ctx, ctx.caller, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(messageCard)
    .mutation(({ ctx, input }) => resetPassword(ctx, ctx.caller, input)),
})
