/** Length of a vector. Much faster than `Math.hypot`, which guards against overflow. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
