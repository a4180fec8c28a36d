/** Places of falling rain and snow before the picture. */
import type { Sky } from '../../../client/simulation/core/weather.ts'
import { hashFraction } from '../../core/stageHash.ts'

interface Fall {
  drops: number
  /** Pixels of a drop or flake. */
  width: number
  length: number
  colour: string
  /** Heights of the picture per second. */
  speed: number
  /** Widths of the picture that a drop drifts per height it falls. */
  drift: number
  /** Widths of the picture that it swings to either side. */
  swing: number
  /** Radians. */
  slant: number
}

export const FALLS: Record<Sky, Fall | null> = {
  clear: null,
  overcast: null,
  rain: {
    drops: 110,
    width: 2,
    length: 17,
    colour: 'rgb(214 228 240 / 0.5)',
    speed: 1.5,
    drift: -0.07,
    swing: 0,
    slant: 0.12,
  },
  snow: {
    drops: 80,
    width: 4,
    length: 4,
    colour: 'rgb(255 255 255 / 0.8)',
    speed: 0.13,
    drift: -0.08,
    swing: 0.008,
    slant: 0,
  },
}

/** Place of a drop after some seconds, in widths and heights of the picture; it enters again at the top. */
export function dropAt(fall: Fall, drop: number, seconds: number): { x: number; y: number } {
  const speed = fall.speed * (0.8 + 0.4 * hashFraction(drop, 43))
  const fallen = hashFraction(drop, 41) + seconds * speed
  const round = Math.floor(fallen)
  const y = fallen - round
  const swing = fall.swing * Math.sin(seconds * (1 + hashFraction(drop, 44)) + drop)
  const x = hashFraction(drop, 42, round) * 1.1 + y * fall.drift + swing
  return { x, y: y * 1.06 - 0.03 }
}
