/** Largest seed: an unsigned integer of 32 bits. */
const MAX_SEED = 4_294_967_295

/** Parses the seed of a query such as '?seed=42'. Returns 'bad' when it is invalid and null when it is absent. */
export function seedFromAddress(search: string): number | 'bad' | null {
  const text = new URLSearchParams(search).get('seed')
  if (text === null) return null
  if (!/^\d{1,10}$/.test(text)) return 'bad'
  const seed = Number(text)
  return seed <= MAX_SEED ? seed : 'bad'
}
