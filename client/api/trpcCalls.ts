import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../server/routers/appRouter.ts'
import type { Api } from './Api.ts'
import { ServerError } from './ServerError.ts'

const API_ADDRESS = '/api/trpc'

/** API calls as tRPC procedures, with the token in the header of each if there is one. */
export function trpcCalls(token: string | null): Omit<Api, 'siteConfig'> {
  const server = createTRPCClient<AppRouter>({
    links: [
      httpLink({ url: API_ADDRESS, headers: () => (token ? { Authorization: `Bearer ${token}` } : {}) }),
    ],
  })
  const { leagues } = server.challenges
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
    enterChallenge: (run) => withServerError(server.challenges.enter.mutate(run)),
    startRun: async (start) => void (await withServerError(server.challenges.startRun.mutate(start))),
    drawLuck: async (round) => (await withServerError(server.challenges.drawLuck.mutate(round))).luck,
    challengeEntries: (challenge) => withServerError(server.challenges.own.query({ challenge })),
    setNickname: async (nickname) =>
      (await withServerError(server.challenges.setNickname.mutate({ nickname }))).nickname,
    challengeTable: (challenge, page, ranked = false) =>
      withServerError(server.challenges.table.query({ challenge, page: String(page), ranked: `${ranked}` })),
    allTimeTable: () => withServerError(server.challenges.allTime.query()),
    reportNickname: async (nickname) =>
      void (await withServerError(server.challenges.report.mutate({ nickname }))),
    ownLeagues: () => withServerError(leagues.list.query()),
    makeLeague: (name) => withServerError(leagues.make.mutate({ name })),
    leagueInvitation: (code) => withServerError(leagues.invitation.query({ code })),
    joinLeague: (code) => withServerError(leagues.join.mutate({ code })),
    leagueTable: (league, challenge) => withServerError(leagues.table.query({ league, challenge })),
    leaveLeague: async (league) => void (await withServerError(leagues.leave.mutate({ league }))),
    reportLeague: async (code) => void (await withServerError(leagues.report.mutate({ code }))),
    renameLeague: (league, name) => withServerError(leagues.rename.mutate({ league, name })),
    renewLeagueCode: (league) => withServerError(leagues.renewCode.mutate({ league })),
    removeLeagueMember: async (league, member) =>
      void (await withServerError(leagues.removeMember.mutate({ league, member }))),
    deleteLeague: async (league) => void (await withServerError(leagues.delete.mutate({ league }))),
    leagueChallenges: async (league) =>
      (await withServerError(leagues.challenges.query({ league }))).challenges,
    leagueChallenge: (challenge) => withServerError(leagues.challenge.query({ challenge })),
    setLeagueChallenge: (challenge) => withServerError(leagues.setChallenge.mutate(challenge)),
    deleteLeagueChallenge: async (league, challenge) =>
      void (await withServerError(leagues.deleteChallenge.mutate({ league, challenge }))),
  }
}

/** Calls of this page that wait for their answer. */
const waiting = new Set<Promise<unknown>>()

/** Milliseconds for which a logout waits for the calls before it. */
const LAST_CALLS_MS = 2_000

/** Resolves once all calls have their answer, which a logout before them would refuse; not later than by the limit. */
async function answered(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, LAST_CALLS_MS))
  await Promise.race([Promise.allSettled(waiting), limit])
}

/** Logs a failure with its status and data, and rethrows it as a ServerError. */
async function withServerError<Answer>(call: Promise<Answer>): Promise<Answer> {
  waiting.add(call)
  try {
    return await call
  } catch (error) {
    const status = statusOf(error)
    const data: unknown = error instanceof TRPCClientError ? error.data : undefined
    console.warn('A call to the server failed', { status, data })
    throw new ServerError(error instanceof Error ? error.message : '', status)
  } finally {
    waiting.delete(call)
  }
}

/** Null without a response from our server: the message is then the browser's own and not fit for players. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof TRPCClientError)) return null
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return null
  return typeof data.httpStatus === 'number' ? data.httpStatus : null
}

/** Checked despite its type: a proxy between client and server may respond with anything. */
function parseTeam(answer: { team?: { name: string; logoUrl: string } } | null) {
  if (!answer?.team) throw new ServerError('Invalid server response', null)
  return answer.team
}
