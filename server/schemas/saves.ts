import { z } from 'zod'
import { isSafeSaveText, saveMaxBytes, savesRules } from './savesRules.ts'
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
    /** Revision of the version that this one replaces; null for the first. Any other version is kept beside it. */
    replaces: revision.nullable(),
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

export const accountSaveList = z.object({ saves: z.array(accountSaveCard) })
export const accountSaveAnswer = z.object({ save: accountSaveCard })
export const accountSaveContent = z.object({ save: accountSaveCard, content: z.string() })
export const removedCard = z.object({ removed: z.literal(true) })

export type KeepSaveInput = z.infer<typeof keepSaveInput>
export type SaveVersionInput = z.infer<typeof saveVersionInput>
export type AccountSaveCard = z.infer<typeof accountSaveCard>
