/** Storage key of what a user's browser has sent to their account. */
export function ledgerKey(owner: string): string {
  return `account/${encodeURIComponent(owner)}`
}
