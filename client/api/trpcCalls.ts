import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../../server/routers/app.ts'
import type { Api } from './Api.ts'
import { ServerError } from './ServerError.ts'

const API_ADDRESS = '/api/trpc'

/** The calls as tRPC procedures, with the token in the header of each if there is one. */
export function trpcCalls(token: string | null): Api {
  const server = createTRPCClient<AppRouter>({
    links: [
      httpLink({ url: API_ADDRESS, headers: () => (token ? { Authorization: `Bearer ${token}` } : {}) }),
    ],
  })
  return {
    logIn: (email, password) => answered(server.auth.login.mutate({ email, password })),
    register: (account) => answered(server.auth.register.mutate(account)),
    logOut: async () => void (await answered(server.auth.logOut.mutate())),
    logOutEverywhere: async () => void (await answered(server.auth.logOutEverywhere.mutate())),
    changePassword: async (change) => void (await answered(server.auth.changePassword.mutate(change))),
    deleteAccount: async (password) => void (await answered(server.user.deleteAccount.mutate({ password }))),
    forgotPassword: async (email) => void (await answered(server.auth.forgotPassword.mutate({ email }))),
    resetPassword: async (resetToken, password) =>
      void (await answered(server.auth.resetPassword.mutate({ token: resetToken, password }))),
    async me() {
      const { user, credits } = await answered(server.user.me.query())
      return { ...user, credits }
    },
    updateProfile: async (profile) => (await answered(server.user.updateProfile.mutate(profile))).user,
    team: async () => teamIn(await answered(server.user.team.query())),
    updateTeam: async (change) => teamIn(await answered(server.user.updateTeam.mutate(change))),
    submitFeedback: async (feedback) => void (await answered(server.feedback.submit.mutate(feedback))),
    awardCredits: async (award) => (await answered(server.credits.award.mutate(award))).credits,
    siteConfig: () => answered(server.site.config.query()),
  }
}

/** Logs a failure with its status and data, and passes it on as a ServerError (specification, section 7). */
async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    const status = statusOf(error)
    const data: unknown = error instanceof TRPCClientError ? error.data : undefined
    console.warn('A call to the server failed', { status, data })
    throw new ServerError(error instanceof Error ? error.message : '', status)
  }
}

/** Null when no answer of our server came: the message is then the browser's own, not fit for players. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof TRPCClientError)) return null
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('httpStatus' in data)) return null
  return typeof data.httpStatus === 'number' ? data.httpStatus : null
}

/** Checked in spite of its type: what stands between us and the server may answer anything. */
function teamIn(answer: { team?: { name: string; logoUrl: string } } | null) {
  if (!answer?.team) throw new ServerError('Invalid server response', null)
  return answer.team
}
