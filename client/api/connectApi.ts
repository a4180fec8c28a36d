import type { Api } from './Api.ts'
import { fetchSiteConfig } from './fetchSiteConfig.ts'

/**
 * API calls over tRPC, whose client is loaded with the first call, so that no page waits for it; the site's
 * configuration, which every page needs, is loaded without it.
 * The token is read when the call is made, not when the client has loaded, so that a logout sends its own token.
 */
export function connectApi(token: () => string | null): Api {
  const calls = async () => {
    const shown = token()
    const { trpcCalls } = await import('./trpcCalls.ts')
    return trpcCalls(shown)
  }
  return {
    logIn: async (email, password) => (await calls()).logIn(email, password),
    register: async (account) => (await calls()).register(account),
    logOut: async () => (await calls()).logOut(),
    logOutEverywhere: async () => (await calls()).logOutEverywhere(),
    openSessions: async () => (await calls()).openSessions(),
    endSession: async (id) => (await calls()).endSession(id),
    changePassword: async (change) => (await calls()).changePassword(change),
    deleteAccount: async (password) => (await calls()).deleteAccount(password),
    forgotPassword: async (email) => (await calls()).forgotPassword(email),
    resetPassword: async (resetToken, password) => (await calls()).resetPassword(resetToken, password),
    confirmEmail: async (confirmToken) => (await calls()).confirmEmail(confirmToken),
    me: async () => (await calls()).me(),
    updateProfile: async (profile) => (await calls()).updateProfile(profile),
    team: async () => (await calls()).team(),
    updateTeam: async (change) => (await calls()).updateTeam(change),
    submitFeedback: async (feedback) => (await calls()).submitFeedback(feedback),
    awardCredits: async (award) => (await calls()).awardCredits(award),
    accountSaves: async () => (await calls()).accountSaves(),
    readAccountSave: async (revision) => (await calls()).readAccountSave(revision),
    keepAccountSave: async (save) => (await calls()).keepAccountSave(save),
    removeAccountSave: async (revision) => (await calls()).removeAccountSave(revision),
    switchAccountSaves: async (keepsSaves) => (await calls()).switchAccountSaves(keepsSaves),
    siteConfig: fetchSiteConfig,
  }
}
