/** How much of a thing a test does: a little in `npm test`, and in `npm run test:soak` as much as shows something. */
export function soakOr(inTest: number, inSoak: number): number {
  return process.env.SOAK === 'true' ? inSoak : inTest
}
