import { noInput } from '../schemas/account.ts'
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
import { keepSave, listSaves, readSave, removeSave } from '../services/accountSaves.ts'
import { switchSaves } from '../services/switchSaves.ts'
import { router, userProcedure } from '../trpc.ts'

export const saves = router({
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
