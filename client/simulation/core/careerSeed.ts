/** Seeds of careers as players type them. */

/** Largest seed: an unsigned integer of 32 bits. */
const MAX_SEED = 4_294_967_295

export const SEED_FAULT = `A seed is a whole number from 0 to ${MAX_SEED}`

/** The seed of a text; null when it is none. */
export function parseSeed(text: string): number | null {
  const digits = text.trim()
  return /^\d{1,10}$/.test(digits) && Number(digits) <= MAX_SEED ? Number(digits) : null
}
