/** Writes a figure with the given decimals, or a share as a percentage. */
export function writeValue(value: number, shown: number | 'percent'): string {
  return shown === 'percent' ? `${(value * 100).toFixed(1)}%` : value.toFixed(shown)
}
