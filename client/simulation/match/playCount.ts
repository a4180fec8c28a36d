/** Count of what a match brings besides its events. */
import type { PlayRecord } from './matchReport.ts'

export interface PlayCount {
  fouls: { home: number[]; away: number[] }
  corners: { home: number[]; away: number[] }
  offsides: { home: number[]; away: number[] }
  possession: number[]
}

export function emptyCount(): PlayCount {
  return { fouls: noMinutes(), corners: noMinutes(), offsides: noMinutes(), possession: [] }
}

function noMinutes(): PlayCount['fouls'] {
  return { home: [], away: [] }
}

/** Copy for a report, which the running match does not change. */
export function copyCount({ fouls, corners, offsides, possession }: PlayCount): PlayRecord {
  return {
    fouls: copyMinutes(fouls),
    corners: copyMinutes(corners),
    offsides: copyMinutes(offsides),
    possession: possession.slice(),
  }
}

function copyMinutes({ home, away }: PlayCount['fouls']): PlayCount['fouls'] {
  return { home: home.slice(), away: away.slice() }
}
