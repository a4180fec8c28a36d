/** Geometry of charts: scales, ticks and paths. Pixels grow to the right and down. */

export interface Point {
  x: number
  y: number
}

/** Place of a reading in pixels: a column of the drawing, or a point in it. */
export interface Place {
  x: number
  y?: number
}

/** Drawing area inside the axes, in pixels. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Range {
  low: number
  high: number
}

/** Returns a function that maps a range of values to pixels; a range of a single value maps to the middle. */
export function linearScale({ low, high }: Range, from: number, to: number): (value: number) => number {
  if (low === high) return () => (from + to) / 2
  return (value) => from + ((value - low) / (high - low)) * (to - from)
}

/** Minimum and maximum of the values; 0 to 1 for an empty list. */
export function rangeOf(values: readonly number[]): Range {
  if (values.length === 0) return { low: 0, high: 1 }
  return { low: Math.min(...values), high: Math.max(...values) }
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10]

/** Evenly spaced round values that enclose the range, in about `steps` steps. */
export function roundTicks({ low, high }: Range, steps: number): number[] {
  const span = high - low || Math.abs(high) || 1
  const magnitude = 10 ** Math.floor(Math.log10(span / steps))
  const factor = ROUND_STEPS.find((round) => round * magnitude * steps >= span * (1 - 1e-9)) ?? 10
  const step = factor * magnitude
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, i) => withoutRoundingError((first + i) * step))
}

/** Removes floating-point error, and the sign of −0. */
function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(12)) + 0
}

/** SVG path of a line through the points; '' for none. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${toTenth(x)} ${toTenth(y)}`).join('')
}

/** SVG path of the area between the points and a level below or above them. */
export function areaPath(points: readonly Point[], level: number): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  return `${linePath(points)}L${toTenth(last.x)} ${toTenth(level)}L${toTenth(first.x)} ${toTenth(level)}Z`
}

/** Columns of equal width side by side; `gap` is the fraction of a column left free between them. */
export function columnsOf(count: number, { left, right }: Pick<Frame, 'left' | 'right'>, gap: number) {
  const pitch = (right - left) / Math.max(1, count)
  return Array.from({ length: count }, (_, i) => ({
    left: left + pitch * (i + gap / 2),
    centre: left + pitch * (i + 0.5),
    width: pitch * (1 - gap),
  }))
}

/** Index of the place nearest to a point, by the column alone where a place has no height; −1 in an empty list. */
export function nearest(places: readonly Place[], { x, y }: Point): number {
  let found = -1
  let least = Infinity
  for (const [i, place] of places.entries()) {
    const distance = Math.hypot(place.x - x, (place.y ?? y) - y)
    if (distance < least) {
      found = i
      least = distance
    }
  }
  return found
}

/** SVG path of the area between the upper and the lower edge of a band; '' for none. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}Z`
}

function toTenth(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
