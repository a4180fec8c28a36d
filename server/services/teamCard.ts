import { defaultTeam } from '../schemas/accountRules.ts'
import type { TeamCard } from '../schemas/team.ts'

/** Converts a row of `teams` to its card, with the default logo if it has none. */
export function teamCardOf({ name, logoHash }: { name: string; logoHash: string | null }): TeamCard {
  const logoUrl = logoHash === null ? defaultTeam.logoUrl : `/api/logos/${logoHash}.png`
  return { name, logoUrl, logo: logoUrl }
}
