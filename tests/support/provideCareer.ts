import type { TestProject } from 'vitest/node'
import { careerDigest, DIGEST_SEED } from './careerDigest.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Digest of a career played in Node, for the browser to play again. */
    careerInNode: string
  }
}

/** Runs in Node before the browser's tests. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('careerInNode', await careerDigest(DIGEST_SEED))
}
