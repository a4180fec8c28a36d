/** Perspective from high behind one goal, for the drawing on the login page. Metres in, picture units out. */

export const PICTURE = { width: 1600, height: 1000 } as const
export const PITCH = { width: 68, length: 105 } as const

const HORIZON = 300
const EYE_HEIGHT = 31
const EYE_DISTANCE = 42
const ZOOM = 740

/** Metres: across from the middle, away from the near goal line, above the grass. */
export type GroundPoint = readonly [across: number, away: number, above?: number]

export function project([across, away, above = 0]: GroundPoint): [x: number, y: number] {
  const scale = ZOOM / (EYE_DISTANCE + away)
  return [rounded(PICTURE.width / 2 + across * scale), rounded(HORIZON + (EYE_HEIGHT - above) * scale)]
}

/** SVG path through the points. */
export function pathThrough(points: readonly GroundPoint[], closed = false): string {
  const steps = points.map((point) => project(point).join(' '))
  return `M${steps.join('L')}${closed ? 'Z' : ''}`
}

/** Rectangle on the grass. */
export function rectangle(left: number, near: number, right: number, far: number): string {
  const corners: GroundPoint[] = [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ]
  return pathThrough(corners, true)
}

/** Arc of a circle on the grass between two angles, in degrees from across to away. */
export function arc(centre: readonly [number, number], radius: number, from: number, to: number): string {
  const steps = 32
  const points = Array.from({ length: steps + 1 }, (_, step): GroundPoint => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
  return pathThrough(points)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
