/** Bounds of the ticket price in whole pounds. */
export const PRICE_RANGE = { min: 10, max: 150 } as const
