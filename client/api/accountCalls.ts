import type { Api } from './Api.ts'
import { ServerError } from './ServerError.ts'
import { answered, connectServer, withServerError } from './serverCalls.ts'

/** API calls of accounts over tRPC. */
export function accountCalls(token: string | null) {
  const server = connectServer(token)
  return {
    logIn: (email, password, code) => withServerError(server.auth.login.mutate({ email, password, code })),
    register: (account) => withServerError(server.auth.register.mutate(account)),
    async logOut() {
      await answered()
      await withServerError(server.auth.logOut.mutate())
    },
    logOutEverywhere: async () => void (await withServerError(server.auth.logOutEverywhere.mutate())),
    openSessions: async () => (await withServerError(server.auth.sessions.query())).sessions,
    endSession: async (id) => void (await withServerError(server.auth.endSession.mutate({ id }))),
    changePassword: async (change) => void (await withServerError(server.auth.changePassword.mutate(change))),
    deleteAccount: async (password) =>
      void (await withServerError(server.user.deleteAccount.mutate({ password }))),
    twoStep: () => withServerError(server.twoStep.find.query()),
    startTwoStep: (password) => withServerError(server.twoStep.start.mutate({ password })),
    switchOnTwoStep: async (code) =>
      (await withServerError(server.twoStep.switchOn.mutate({ code }))).recoveryCodes,
    switchOffTwoStep: async (password) =>
      void (await withServerError(server.twoStep.switchOff.mutate({ password }))),
    forgotPassword: async (email) =>
      void (await withServerError(server.auth.forgotPassword.mutate({ email }))),
    resetPassword: async (resetToken, password) =>
      void (await withServerError(server.auth.resetPassword.mutate({ token: resetToken, password }))),
    confirmEmail: async (token) => void (await withServerError(server.auth.confirmEmail.mutate({ token }))),
    async me() {
      const { user, credits } = await withServerError(server.user.me.query())
      return { ...user, credits }
    },
    updateProfile: async (profile) => (await withServerError(server.user.updateProfile.mutate(profile))).user,
    team: async () => parseTeam(await withServerError(server.user.team.query())),
    updateTeam: async (change) => parseTeam(await withServerError(server.user.updateTeam.mutate(change))),
    submitFeedback: async (feedback) => void (await withServerError(server.feedback.submit.mutate(feedback))),
    awardCredits: async (award) => (await withServerError(server.credits.award.mutate(award))).credits,
    accountSaves: () => withServerError(server.saves.list.query()),
    readAccountSave: async (revision) =>
      (await withServerError(server.saves.read.query({ revision }))).content,
    keepAccountSave: async (save) => (await withServerError(server.saves.keep.mutate(save))).save !== null,
    removeAccountSave: async (revision) =>
      void (await withServerError(server.saves.remove.mutate({ revision }))),
    switchAccountSaves: async (keepsSaves) =>
      void (await withServerError(server.saves.switch.mutate({ keepsSaves }))),
  } satisfies Partial<Api>
}

/** Checked despite its type: a proxy between client and server may respond with anything. */
function parseTeam(answer: { team?: { name: string; logoUrl: string } } | null) {
  if (!answer?.team) throw new ServerError('Invalid server response', null)
  return answer.team
}
