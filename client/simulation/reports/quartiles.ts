/** Middle half of a field. */
export interface Quartiles {
  low: number
  middle: number
  high: number
}

/** Quartiles and median of at least one value, between neighbours where they fall between them. */
export function quartilesOf(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = (sorted.length - 1) * share
    const below = sorted[Math.floor(place)] ?? 0
    const above = sorted[Math.ceil(place)] ?? below
    return below + (above - below) * (place - Math.floor(place))
  }
  return { low: at(0.25), middle: at(0.5), high: at(0.75) }
}
