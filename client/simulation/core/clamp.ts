/** Rounds to a hundredth. Quality and morale are stored like this to keep saves short. */
export function toHundredth(value: number): number {
  return Math.round(value * 100) / 100
}

export function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.max(min, Math.min(max, value))
}

/** Rounds morale as texts show it. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
