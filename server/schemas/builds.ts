/** Builds of the client as they lie in its folder: written by the build, read by servers, workers and pages. */

/** Build with the files of it that stay after it was replaced. A list of them, the latest first, lies beside the folder. */
export interface PublishedBuild {
  /** Milliseconds since 1970; null for the build in place. */
  readonly replacedAt: number | null
  readonly files: readonly string[]
}

/** Folder of the files by which a run of a challenge is played with the rules of its build. */
export const rulesFolder = 'rules/'

/** Thread that plays runs again by the rules of this hash. */
export const threadFile = (rulesHash: string) => `${rulesFolder}${rulesHash}.mjs`

/** Hash of the rules that a file is the thread of; undefined for any other file. */
export const hashOfThread = (file: string): string | undefined => /^rules\/(.+)\.mjs$/.exec(file)?.[1]

/** File with the `BuildStart` of the latest build that has the rules of this hash. */
export const startFile = (rulesHash: string) => `${rulesFolder}${rulesHash}.json`

/** Addresses of the files with which a page starts a build. */
export interface BuildStart {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** File with the `RulesInPlace`. */
export const rulesFile = 'rules.json'

export interface RulesInPlace {
  /** Hashes of the rules whose latest build is whole; first those of the build in place. */
  readonly hashes: readonly string[]
}
