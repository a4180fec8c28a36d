import type { Formation } from '../../../client/simulation/club/tactics.ts'

/** Position of a slot seen from its own goal: depth 0–1 towards the opponents' goal, across 0–1. */
export interface Place {
  depth: number
  across: number
}

const LINES_AT: Record<number, readonly number[]> = { 3: [0.2, 0.47, 0.76], 4: [0.19, 0.38, 0.58, 0.79] }
const MARGIN: Record<number, number> = { 1: 0.5, 2: 0.36, 3: 0.23, 4: 0.12, 5: 0.07 }
const KEEPER: Place = { depth: 0.02, across: 0.5 }

/** Eleven positions of a formation, goalkeeper first, then line by line from the back. */
export function formationPlaces(formation: Formation): Place[] {
  const counts = formation.split('-').map(Number)
  const depths = LINES_AT[counts.length] ?? []
  const places: Place[] = [KEEPER]
  counts.forEach((count, line) => {
    const margin = MARGIN[count] ?? 0.1
    for (let i = 0; i < count; i++) {
      const across = count === 1 ? 0.5 : margin + ((1 - 2 * margin) * i) / (count - 1)
      const wide = Math.abs(across - 0.5) * 2
      places.push({ depth: (depths[line] ?? 0.5) + wide * (line === 0 ? 0.05 : 0.02), across })
    }
  })
  return places
}
