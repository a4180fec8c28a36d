import { z } from 'zod'
import { isSafeSaveText, replacedMax, saveMaxBytes, savesRules } from './savesRules.ts'
import { isBlank, isPlainLine } from './visibleText.ts'

const line = (maxLength: number) =>
  z.string(savesRules.wrong).max(maxLength, savesRules.wrong).refine(isPlainLine, savesRules.wrong)
const count = (max: number) =>
  z.number(savesRules.wrong).int(savesRules.wrong).min(1, savesRules.wrong).max(max, savesRules.wrong)
const revision = z.string(savesRules.wrong).regex(/^[\w-]{1,40}$/, savesRules.wrong)

/** Last millisecond of the year 9999, the last whose ISO 8601 form PostgreSQL reads. */
const lastMs = 253_402_300_799_999

const cardFields = {
  kind: z.enum(['save', 'recovery'], savesRules.wrong),
  name: line(60),
  /** Changes with every write of a save; identifies a version within its account. */
  revision,
  day: count(1_000_000),
  season: count(5_000),
  club: line(120),
  /** Milliseconds since 1970, by the player's clock. */
  savedAt: z
    .number(savesRules.wrong)
    .int(savesRules.wrong)
    .min(0, savesRules.wrong)
    .max(lastMs, savesRules.wrong),
  /** Name of the device for the player. */
  device: line(60),
  /** FNV-1a hash of the content as eight hexadecimal digits. */
  checksum: z.string(savesRules.wrong).regex(/^[0-9a-f]{8}$/, savesRules.wrong),
}

export const keepSaveInput = z
  .object({
    ...cardFields,
    /**
     * Revisions from which this version follows, and that it replaces; none for the first. They may have reached the
     * account or not. Any other version is kept beside it.
     */
    replaces: z.array(revision, savesRules.wrong).max(replacedMax, savesRules.wrong),
    /** Compressed save, which the server does not read. */
    content: z
      .string(savesRules.wrong)
      .min(1, savesRules.wrong)
      .max(saveMaxBytes, savesRules.large)
      .refine((content) => new TextEncoder().encode(content).length <= saveMaxBytes, savesRules.large)
      .refine(isSafeSaveText, savesRules.wrong),
  })
  .refine(({ kind, name }) => kind === 'recovery' || !isBlank(name), savesRules.wrong)

export const saveVersionInput = z.object({ revision }, savesRules.wrong)

export const accountSaveCard = z.object({ ...cardFields, sizeBytes: z.number().int() })

export const accountSaveList = z.object({
  saves: z.array(accountSaveCard),
  /** Latest revisions that were removed or replaced on purpose: anything else that is missing has been lost. */
  removed: z.array(revision),
  /** Identifies the database. */
  epoch: z.string(),
  /** False when the player wants no saves in their account. */
  keepsSaves: z.boolean(),
})
export const accountSaveAnswer = z.object({
  /** Null when this revision has been removed or replaced since it was first written. */
  save: accountSaveCard.nullable(),
})
export const accountSaveContent = z.object({ save: accountSaveCard, content: z.string() })
export const removedCard = z.object({ removed: z.literal(true) })

export const keepsSavesInput = z.object({ keepsSaves: z.boolean(savesRules.wrong) }, savesRules.wrong)
export const keepsSavesAnswer = z.object({ keepsSaves: z.boolean() })

export type AccountSaveList = z.infer<typeof accountSaveList>
export type KeepsSavesInput = z.infer<typeof keepsSavesInput>
export type KeepSaveInput = z.infer<typeof keepSaveInput>
export type SaveVersionInput = z.infer<typeof saveVersionInput>
export type AccountSaveCard = z.infer<typeof accountSaveCard>
