/** Migrates an older career to managers of the rivals. */
import { createManager, MANAGER_IDEAS } from '../clubs/managers.ts'
import { MANAGER_STYLES, type ManagerStyle } from '../core/manager.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { OldCareer } from './oldCareer.ts'
import { OLD_MANAGERS_STREAM } from '../core/streams.ts'

/** Fields of version 4 that are read. */
interface VersionFour {
  seed: number
  currentSeason: number
  competitors: { tactics: Record<string, string> }[]
}

/** Appoints a manager at every rival whose style fits the side's plan. Plans stay as they are. */
export function addManagers(career: OldCareer): OldCareer {
  const { seed, currentSeason, competitors } = career as unknown as VersionFour
  const random = new Random(seedRandom(seed, currentSeason, OLD_MANAGERS_STREAM))
  return {
    ...career,
    competitors: competitors.map((club) => ({
      ...club,
      manager: { ...createManager(currentSeason, random), style: closestStyle(club.tactics) },
    })),
  }
}

/** Style that allows most parts of the plan. */
function closestStyle(plan: Record<string, string>): ManagerStyle {
  const fit = (style: ManagerStyle) =>
    Object.entries<readonly string[]>(MANAGER_IDEAS[style]).filter(([part, options]) =>
      options.includes(plan[part] ?? ''),
    ).length
  return MANAGER_STYLES.reduce((best, style) => (fit(style) > fit(best) ? style : best))
}
