/** Lines of the ground on the login page: pitch, goals, stands and pylons, in metres. */
import { arc, pathThrough, PITCH, project, rectangle, type GroundPoint } from './groundPerspective.ts'

const HALF = PITCH.width / 2
const END = PITCH.length
const STRIPES = 14
const STRIPE = END / STRIPES

export const verge = rectangle(-HALF - 6, -14, HALF + 6, END + 5)
export const grass = rectangle(-HALF, 0, HALF, END)

/** Every other mowing stripe. */
export const stripes = Array.from({ length: STRIPES / 2 }, (_, pair) =>
  rectangle(-HALF, pair * 2 * STRIPE, HALF, (pair * 2 + 1) * STRIPE),
).join('')

export const markings = [
  grass,
  pathThrough([
    [-HALF, END / 2],
    [HALF, END / 2],
  ]),
  arc([0, END / 2], 9.15, 0, 360),
  drawBoxes(0, 1),
  drawBoxes(END, -1),
].join('')

/** Penalty area, goal area and the arc in front; `inwards` is 1 at the near end and −1 at the far one. */
function drawBoxes(goalLine: number, inwards: 1 | -1): string {
  const middle = inwards * 90
  return [
    rectangle(-20.16, goalLine, 20.16, goalLine + inwards * 16.5),
    rectangle(-9.16, goalLine, 9.16, goalLine + inwards * 5.5),
    arc([0, goalLine + inwards * 11], 9.15, middle - 53, middle + 53),
  ].join('')
}

export const goals = [0, END]
  .map((away) =>
    pathThrough([
      [-3.66, away],
      [-3.66, away, 2.44],
      [3.66, away, 2.44],
      [3.66, away],
    ]),
  )
  .join('')

const SIDES = [-1, 1] as const

/** Stand behind the far goal and the two along the touchlines. */
export const terraces = [
  pathThrough(
    [
      [-40, END + 9],
      [40, END + 9],
      [58, END + 34, 17],
      [-58, END + 34, 17],
    ],
    true,
  ),
  ...SIDES.map((side) => drawSideStand(side, [42, 0], [68, 18])),
].join('')

export const roofs = [
  pathThrough(
    [
      [-56, END + 24, 26],
      [56, END + 24, 26],
      [58, END + 36, 22.5],
      [-58, END + 36, 22.5],
    ],
    true,
  ),
  ...SIDES.map((side) => drawSideStand(side, [54, 26], [70, 22])),
].join('')

/** Band along a touchline from `front` (the edge at the grass) to `back`: metres across and above. */
function drawSideStand(
  side: number,
  front: readonly [number, number],
  back: readonly [number, number],
): string {
  const [near, far] = [-32, END + 4]
  const corners: GroundPoint[] = [
    [side * front[0], near, front[1]],
    [side * front[0], far, front[1]],
    [side * back[0], far, back[1]],
    [side * back[0], near, back[1]],
  ]
  return pathThrough(corners, true)
}

const PYLON_HEIGHT = 49

interface Pylon {
  id: string
  lattice: string
  lamps: [x: number, y: number][]
  /** Radius of a lamp in picture units. */
  lampRadius: number
  /** Its light on the pitch, as an area and as single rays. */
  cone: string
  rays: string
}

export const pylons: Pylon[] = SIDES.flatMap((side) => [
  drawPylon(side * 64, END + 2),
  drawPylon(side * 74, 50),
])

function drawPylon(across: number, away: number): Pylon {
  const inwards = across < 0 ? 1 : -1
  const lampHead: GroundPoint = [across, away, PYLON_HEIGHT + 3]
  const lamps = [0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => project([across + column * 2.3, away, PYLON_HEIGHT + row * 2.3])),
  )
  const [[firstLamp = 0] = [], [secondLamp = 0] = []] = lamps
  return {
    id: `${across} ${away}`,
    lattice: drawLattice(across, away),
    lamps,
    lampRadius: (secondLamp - firstLamp) * 0.42,
    cone: pathThrough([lampHead, [inwards * -HALF, -4], [inwards * HALF, -4], [inwards * HALF, END]], true),
    rays: Array.from({ length: 17 }, (_, ray) =>
      pathThrough([lampHead, [inwards * (-HALF + (ray * PITCH.width) / 16), (ray * END) / 16]]),
    ).join(''),
  }
}

/** Two inclined legs and the struts between them. */
function drawLattice(across: number, away: number): string {
  const levels = Array.from({ length: 10 }, (_, level) => level)
  const point = (side: number, level: number): GroundPoint => {
    const above = (level * PYLON_HEIGHT) / 9
    return [across + side * (2.9 - (1.9 * above) / PYLON_HEIGHT), away, above]
  }
  const leg = (side: number) => pathThrough(levels.map((level) => point(side, level)))
  const struts = (side: number) => pathThrough(levels.map((level) => point(level % 2 ? -side : side, level)))
  return [leg(-1), leg(1), struts(-1), struts(1)].join('')
}
