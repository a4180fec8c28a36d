/** Count of what a match brings besides its events. */
import type { PlayRecord } from './matchReport.ts'

export interface PlayCount {
  fouls: { home: number[]; away: number[] }
  corners: { home: number[]; away: number[] }
  offsides: { home: number[]; away: number[] }
  possession: number[]
}

export function emptyCount(): PlayCount {
  const perSide = () => ({ home: [], away: [] })
  return { fouls: perSide(), corners: perSide(), offsides: perSide(), possession: [] }
}

/** Copy for a report, which the running match does not change. */
export function copyCount({ fouls, corners, offsides, possession }: PlayCount): PlayRecord {
  const copy = ({ home, away }: PlayCount['fouls']) => ({ home: home.slice(), away: away.slice() })
  return {
    fouls: copy(fouls),
    corners: copy(corners),
    offsides: copy(offsides),
    possession: possession.slice(),
  }
}
