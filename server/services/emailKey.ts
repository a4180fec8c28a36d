/** The form of an email by which accounts are told apart: case and ways of writing accents don't count. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').toLowerCase()
}
