import type { Api } from './Api.ts'
import { connectServer, withServerError } from './serverCalls.ts'

/** API calls of challenges and private leagues, which few pages need (see `connectApi`). */
export function challengeCalls(token: string | null) {
  const { challenges } = connectServer(token)
  const { leagues } = challenges
  return {
    enterChallenge: (run) => withServerError(challenges.enter.mutate(run)),
    startRun: async (start) => void (await withServerError(challenges.startRun.mutate(start))),
    drawLuck: async (round) => (await withServerError(challenges.drawLuck.mutate(round))).luck,
    challengeEntries: (challenge) => withServerError(challenges.own.query({ challenge })),
    setNickname: async (nickname) =>
      (await withServerError(challenges.setNickname.mutate({ nickname }))).nickname,
    challengeTable: (challenge, page, ranked = false) =>
      withServerError(challenges.table.query({ challenge, page: String(page), ranked: `${ranked}` })),
    watchRun: (entry) => withServerError(challenges.watch.query({ entry })),
    allTimeTable: () => withServerError(challenges.allTime.query()),
    reportNickname: async (nickname) => void (await withServerError(challenges.report.mutate({ nickname }))),
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
  } satisfies Partial<Api>
}
