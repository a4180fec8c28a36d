/** Qualities and morale are kept to a hundredth: enough to grow by, short in a save. */
export function toHundredth(value: number): number {
  return Math.round(value * 100) / 100
}

export function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.max(min, Math.min(max, value))
}
