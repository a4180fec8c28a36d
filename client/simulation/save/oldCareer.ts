/** Career as an older version wrote it: of the right shape at best, since it has not been checked yet. */
export type OldCareer = Record<string, unknown>
