/** The largest seed: they are whole numbers of 32 bits. */
const MAX_SEED = 4_294_967_295

/** The seed in an address's query, such as '?seed=42'; 'bad' when it is none, null when there is none. */
export function seedFromAddress(search: string): number | 'bad' | null {
  const text = new URLSearchParams(search).get('seed')
  if (text === null) return null
  if (!/^\d{1,10}$/.test(text)) return 'bad'
  const seed = Number(text)
  return seed <= MAX_SEED ? seed : 'bad'
}
