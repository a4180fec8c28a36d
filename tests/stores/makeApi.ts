/** Builder of an api with mocked calls. */
import type { Account, Api } from '../../client/api/Api.ts'
import { ServerError } from '../../client/api/ServerError.ts'

export type FakeCalls = Partial<Api>

export const unreachable = () => Promise.reject(new ServerError('Failed to fetch', null))

/** Refusal by the server with its message. */
export const refused =
  (message: string, status = 400) =>
  () =>
    Promise.reject(new ServerError(message, status))

export const ACCOUNT: Account = { id: 'u1', username: 'gaffer', email: 'gaffer@example.org' }

/** Api with the given calls; all others fail as without a server. */
export function makeApi(calls: FakeCalls = {}): Api {
  return {
    logIn: unreachable,
    register: unreachable,
    logOut: unreachable,
    logOutEverywhere: unreachable,
    openSessions: unreachable,
    endSession: unreachable,
    changePassword: unreachable,
    deleteAccount: unreachable,
    twoStep: unreachable,
    startTwoStep: unreachable,
    switchOnTwoStep: unreachable,
    switchOffTwoStep: unreachable,
    forgotPassword: unreachable,
    resetPassword: unreachable,
    confirmEmail: unreachable,
    me: unreachable,
    updateProfile: unreachable,
    team: unreachable,
    updateTeam: unreachable,
    submitFeedback: unreachable,
    awardCredits: unreachable,
    accountSaves: unreachable,
    readAccountSave: unreachable,
    keepAccountSave: unreachable,
    removeAccountSave: unreachable,
    switchAccountSaves: unreachable,
    enterChallenge: unreachable,
    startRun: unreachable,
    drawLuck: unreachable,
    challengeEntries: unreachable,
    setNickname: unreachable,
    challengeTable: unreachable,
    allTimeTable: unreachable,
    watchRun: unreachable,
    reportNickname: unreachable,
    ownLeagues: unreachable,
    makeLeague: unreachable,
    leagueInvitation: unreachable,
    joinLeague: unreachable,
    leagueTable: unreachable,
    leaveLeague: unreachable,
    reportLeague: unreachable,
    renameLeague: unreachable,
    renewLeagueCode: unreachable,
    removeLeagueMember: unreachable,
    deleteLeague: unreachable,
    leagueChallenges: unreachable,
    leagueChallenge: unreachable,
    setLeagueChallenge: unreachable,
    deleteLeagueChallenge: unreachable,
    siteConfig: unreachable,
    ...calls,
  }
}
