/** Distance of colours as people see them, with usual colour vision and with the three common deficiencies. */
import { linear, type Rgb } from './colour.ts'

type Matrix = readonly (readonly [number, number, number])[]

/** Full protanopia, deuteranopia and tritanopia on linear RGB (Machado, Oliveira and Fernandes 2009). */
const DEFICIENCIES: Readonly<Record<'protan' | 'deutan' | 'tritan', Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const USUAL: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Linear sRGB to XYZ, each row divided by the white point D65. */
const TO_XYZ: Matrix = [
  [0.433953, 0.376219, 0.189828],
  [0.212673, 0.715152, 0.072175],
  [0.017758, 0.109477, 0.872765],
]

/** Smallest distance of two colours (CIE 1976 ΔE, 0 to about 260) over usual vision and the three deficiencies. */
export function seenDistance(a: Rgb, b: Rgb): number {
  return Math.min(...[USUAL, ...Object.values(DEFICIENCIES)].map((vision) => labDistance(a, b, vision)))
}

/** Distance of two colours for usual vision (CIE 1976 ΔE). */
export function usualDistance(a: Rgb, b: Rgb): number {
  return labDistance(a, b, USUAL)
}

function labDistance(a: Rgb, b: Rgb, vision: Matrix): number {
  const [one, other] = [labOf(a, vision), labOf(b, vision)]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function labOf([r, g, b]: Rgb, vision: Matrix): Rgb {
  const seen = times(vision, [linear(r), linear(g), linear(b)]).map((share) =>
    Math.min(1, Math.max(0, share)),
  )
  const [x, y, z] = times(TO_XYZ, seen).map(rootOf)
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))]
}

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * (vector[i] ?? 0), 0))
}

/** Cube root of CIE Lab, linear near black. */
function rootOf(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}
