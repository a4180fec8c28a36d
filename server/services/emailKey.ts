/** Normalises an email to the key that is unique per account: Unicode NFKC, lower case. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').toLowerCase()
}
