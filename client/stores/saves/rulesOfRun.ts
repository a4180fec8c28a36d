/** A run of a challenge goes on by the rules that it was begun with (CHL-10), in the build that has them. */
import { rulesHashOf } from '../../simulation/club/challenge.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { RootStore } from '../RootStore.ts'
import type { LoadFault } from './readCareer.ts'
import { keepCareerRecord } from './sessionCareer.ts'

const NOT_HANDED_OVER =
  'Your browser has no room to open this career. Nothing is lost: make room and load it again.'
const RULES_GONE =
  'We no longer have the rules your challenge kicked off with. See it out for fun, but it can’t go in the table.'

/**
 * Build that opens a career: this one; another, by the hash of its rules, null for the newest; 'away' while the server
 * that may have it can't be reached.
 */
export type CareerBuild = 'own' | 'away' | { readonly rulesHash: string | null }

/** Finds the build for a career, or for one that this build can't read. */
export async function findBuild(
  { environment: { rulesHash, builds }, ui }: Pick<RootStore, 'environment' | 'ui'>,
  career: Snapshot | LoadFault,
): Promise<CareerBuild> {
  const isEarlier = rulesHash !== null && builds.ledTo === rulesHash
  if (career === 'newer-version') return isEarlier ? { rulesHash: null } : 'own'
  if (typeof career === 'string' || rulesHash === null) return 'own'
  const { challenge } = career
  const wanted = challenge?.score === null && challenge.log !== null ? rulesHashOf(challenge.log) : null
  if (wanted === rulesHash) return 'own'
  if (wanted === null) return isEarlier ? { rulesHash: null } : 'own'
  const found = await builds.find(wanted)
  if (found === 'gone') {
    ui.showToast(RULES_GONE, 'info')
    return 'own'
  }
  return found === 'away' ? 'away' : { rulesHash: wanted }
}

/**
 * Opens another build, which finds the career in the storage of the tab. `record`: that of a career which takes the place
 * of the running one there; `key`: its key in the database, if it is a copy from there.
 */
export function openBuild(
  root: Pick<RootStore, 'environment' | 'session' | 'saves' | 'gameStores' | 'prepareReload' | 'ui'>,
  { rulesHash }: { readonly rulesHash: string | null },
  kept: { key: string | null; record: string } | null = null,
): void {
  if (kept) {
    // First, since it would be stored again as the page is left.
    root.gameStores?.close()
    if (!keepCareerRecord(root, kept.key, kept.record)) {
      root.ui.showToast(NOT_HANDED_OVER, 'error')
      return
    }
  }
  if (root.prepareReload()) root.environment.builds.open(rulesHash)
}
