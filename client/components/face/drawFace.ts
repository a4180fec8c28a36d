/**
 * Draws a face from the features of facesjs as an SVG data URL. `display` of facesjs inserts them into the
 * page, where the content security policy blocks their style attributes; inside a picture they are allowed.
 */
import { svgs } from 'facesjs'
import { svgPathBbox } from 'svg-path-bbox'
import { facePlanOf, type FacePlan, type FaceSource } from './facePlan.ts'

/** Positions of paired and single features on the sheet of 400 × 600 (facesjs, display). */
const PAIRS = {
  ear: [55, 345, 325],
  smileLine: [150, 250, 435],
  eye: [140, 260, 310],
  eyebrow: [140, 260, 270],
} as const
const MOUTH = [200, 440] as const
const NOSE = [200, 370] as const

/** Horizontal scale of a head at fatness 0, and the inward shift of its ears. */
const SLIM = 0.8
const EAR_SHIFT = 31

/** Visible area: head and shoulders. */
const VIEW_BOX = '-8 80 416 520'

/** Football shirt in the first colour, its collar in the second. */
const shirt = ([main, trim]: readonly [string, string]) =>
  `<path fill="${main}" stroke="#000" stroke-width="6" d="M-6 612q4-62 62-82 44-14 78-34 26 56 66 56t66-56q34 20 78 34 58 20 62 82z"/>` +
  `<path fill="none" stroke="#000" stroke-width="20" d="M132 494q26 60 68 60t68-60"/>` +
  `<path fill="none" stroke="${trim}" stroke-width="12" d="M132 494q26 60 68 60t68-60"/>`

/** Data URL of a picture of the player in a shirt of these colours. */
export function drawFace(source: FaceSource, colours: readonly [string, string]): string {
  return `data:image/svg+xml,${encodeURIComponent(faceSvg(facePlanOf(source), colours))}`
}

export function faceSvg(plan: FacePlan, colours: readonly [string, string]): string {
  const coloured = (svg: string) =>
    svg
      .replaceAll('$[skinColor]', plan.skin)
      .replaceAll('$[hairColor]', plan.hairColour)
      .replaceAll(/\$\[(face|head)Shave\]/g, `rgba(0,0,0,${plan.stubble})`)
  const width = SLIM + (1 - SLIM) * plan.fatness
  const across = (svg: string, flip = false) =>
    group(coloured(svg), `translate(200 0) scale(${flip ? -width : width} 1) translate(-200 0)`)
  const pair = (svg: string, [left, right, y]: readonly [number, number, number], size = 1, angle = 0) =>
    placed(coloured(svg), { x: left, y, size, angle }) +
    placed(coloured(svg), { x: right, y, size, angle: -angle, flip: true })
  const [leftEar, rightEar, earY] = PAIRS.ear
  const shift = EAR_SHIFT * (1 - plan.fatness)
  const parts = [
    coloured(svgs.body[plan.body]),
    shirt(colours),
    pair(svgs.ear[plan.ear], [leftEar + shift, rightEar - shift, earY], plan.earSize),
    across(svgs.head[plan.head]),
    coloured(svgs.eyeLine[plan.eyeLine]),
    plan.smileLine === 'none' ? '' : pair(svgs.smileLine[plan.smileLine], PAIRS.smileLine),
    coloured(svgs.miscLine[plan.miscLine]),
    across(svgs.facialHair[plan.facialHair]),
    pair(svgs.eye[plan.eye], PAIRS.eye, 1, plan.eyeAngle),
    pair(svgs.eyebrow[plan.eyebrow], PAIRS.eyebrow, 1, plan.eyebrowAngle),
    placed(coloured(svgs.mouth[plan.mouth]), { x: MOUTH[0], y: MOUTH[1] }),
    placed(coloured(svgs.nose[plan.nose]), { x: NOSE[0], y: NOSE[1], size: plan.noseSize }),
    across(svgs.hair[plan.hair], plan.isHairFlipped),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}">${parts.join('')}</svg>`
}

interface Place {
  x: number
  y: number
  size?: number
  /** Degrees. */
  angle?: number
  flip?: boolean
}

/** Moves a feature so that the middle of its outline is at the given place. */
function placed(svg: string, { x, y, size = 1, angle = 0, flip = false }: Place): string {
  const [middleX, middleY] = middleOf(svg)
  return group(
    svg,
    `translate(${x} ${y}) scale(${flip ? -size : size} ${size}) rotate(${flip ? -angle : angle}) translate(${-middleX} ${-middleY})`,
  )
}

const group = (svg: string, transform: string) => `<g transform="${transform}">${svg}</g>`

/** Middle of the bounding box of all paths of a feature. */
function middleOf(svg: string): readonly [number, number] {
  const boxes = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => svgPathBbox(path))
  const low = (side: 0 | 1) => Math.min(...boxes.map((box) => box[side]))
  const high = (side: 2 | 3) => Math.max(...boxes.map((box) => box[side]))
  return boxes.length === 0 ? [0, 0] : [(low(0) + high(2)) / 2, (low(1) + high(3)) / 2]
}
