/** Address of the invitation to a league that has led to an account form by its query; null without one. */
export function invitationAddress(search: string): string | null {
  return new URLSearchParams(search).has('league') ? `/challenges${search}` : null
}
