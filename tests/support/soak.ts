/** Selects a sample size: `inTest` in `npm test`, `inSoak` in `npm run test:soak`. */
export function soakOr(inTest: number, inSoak: number): number {
  return process.env.SOAK === 'true' ? inSoak : inTest
}
