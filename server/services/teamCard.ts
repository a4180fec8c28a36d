import { defaultTeam } from '../schemas/accountRules.ts'
import type { TeamCard } from '../schemas/team.ts'

/** A team as its manager sees it; without a logo of its own it shows the one that all begin with. */
export function teamCardOf({ name, logoHash }: { name: string; logoHash: string | null }): TeamCard {
  const logoUrl = logoHash === null ? defaultTeam.logoUrl : `/api/logos/${logoHash}.png`
  return { name, logoUrl, logo: logoUrl }
}
