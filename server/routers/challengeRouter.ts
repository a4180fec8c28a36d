import { enterChallenge, listOwnEntries } from '../challenges/enterChallenge.ts'
import { readAllTimeTable } from '../challenges/allTimeTable.ts'
import { reportNickname, setNickname } from '../challenges/nicknames.ts'
import { drawLuck, startRun } from '../challenges/rankedRuns.ts'
import { readAnyTable } from '../challenges/readAnyTable.ts'
import { readWatchedRun } from '../challenges/watchedRun.ts'
import { readWeekChallenge } from '../challenges/weekChallenge.ts'
import {
  allTimeTable,
  challengeTable,
  challengeTableInput,
  drawLuckInput,
  enterChallengeInput,
  enteredCard,
  luckCard,
  nicknameCard,
  nicknameInput,
  ownEntriesInput,
  ownEntryList,
  reportedCard,
  reportNicknameInput,
  startedRunCard,
  startRunInput,
  watchedRunCard,
  watchedRunInput,
  weekCard,
} from '../schemas/challenges.ts'
import { leagueRouter } from './leagueRouter.ts'
import { optionalUserProcedure, publicProcedure, router, userProcedure } from '../trpc.ts'

/** Procedures of the weekly challenges: entries, ranked runs, tables, nicknames and private leagues. */
export const challengeRouter = router({
  enter: userProcedure
    .input(enterChallengeInput)
    .output(enteredCard)
    .mutation(({ ctx, input }) => enterChallenge(ctx, ctx.session, input)),
  startRun: userProcedure
    .input(startRunInput)
    .output(startedRunCard)
    .mutation(({ ctx, input }) => startRun(ctx, ctx.session, input)),
  drawLuck: userProcedure
    .input(drawLuckInput)
    .output(luckCard)
    .mutation(({ ctx, input }) => drawLuck(ctx, ctx.session, input)),
  own: userProcedure
    .input(ownEntriesInput)
    .output(ownEntryList)
    .query(({ ctx, input }) => listOwnEntries(ctx, ctx.session, input)),
  setNickname: userProcedure
    .input(nicknameInput)
    .output(nicknameCard)
    .mutation(({ ctx, input }) => setNickname(ctx, ctx.session, input)),
  table: optionalUserProcedure
    .input(challengeTableInput)
    .output(challengeTable)
    .query(({ ctx, input }) => readAnyTable(ctx, ctx.session, input)),
  allTime: optionalUserProcedure.output(allTimeTable).query(({ ctx }) => readAllTimeTable(ctx, ctx.session)),
  watch: optionalUserProcedure
    .input(watchedRunInput)
    .output(watchedRunCard)
    .query(({ ctx, input }) => readWatchedRun(ctx, ctx.session, input)),
  leagues: leagueRouter,
  week: publicProcedure.output(weekCard).query(({ ctx }) => readWeekChallenge(ctx)),
  report: userProcedure
    .input(reportNicknameInput)
    .output(reportedCard)
    .mutation(({ ctx, input }) => reportNickname(ctx, ctx.session, input)),
})
