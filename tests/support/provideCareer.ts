import type { TestProject } from 'vitest/node'
import { careerDigest, DIGEST_SEED } from './careerDigest.ts'
import { soakOr } from './soak.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Digest of a career played in Node, to compare with the browser's. */
    careerInNode: string
    /** Size of the match soak, for a page that has no environment. */
    matchesInSession: number
  }
}

/** Global set-up in Node before the browser tests. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('careerInNode', await careerDigest(DIGEST_SEED))
  project.provide('matchesInSession', soakOr(9, 200))
}
