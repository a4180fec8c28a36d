import { z } from 'zod'
import { logoUrlMaxLength, ruleMessages, teamNameMaxLength } from './accountRules.ts'
import { isBlank, isPlainLine } from './visibleText.ts'

export const teamName = z
  .string(ruleMessages.teamNameMissing)
  .trim()
  .min(1, ruleMessages.teamNameMissing)
  .refine((name) => !isBlank(name), ruleMessages.teamNameMissing)
  .max(teamNameMaxLength, ruleMessages.teamNameLong)
  .refine(isPlainLine, ruleMessages.teamNameWrong)

/**
 * `logo` is the picture as a base64 data URL; null removes the logo, undefined keeps it.
 * Over REST it may also be sent as the file `teamLogo` of a multipart form.
 */
export const updateTeamInput = z.object({
  name: teamName,
  logo: z
    .string(ruleMessages.logoWrong)
    .max(logoUrlMaxLength, ruleMessages.logoLarge)
    .regex(/^data:[^,]{0,80};base64,/, ruleMessages.logoWrong)
    .nullish(),
})

/** `logoUrl` and `logo` are the same URL path. */
export const teamCard = z.object({ name: z.string(), logoUrl: z.string(), logo: z.string() })

export const teamResponse = z.object({ team: teamCard })

export type UpdateTeamInput = z.infer<typeof updateTeamInput>
export type TeamCard = z.infer<typeof teamCard>
export type TeamResponse = z.infer<typeof teamResponse>
