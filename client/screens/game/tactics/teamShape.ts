/** Shape of a side as drawn on the pitch: where its lines stand and how wide, by the choices of its plan. */
import { rowsOf } from '../../../simulation/club/formation.ts'
import type { Tactics } from '../../../simulation/club/tactics.ts'

/** Place on the pitch in percent: `x` from the left, `y` from the own goal line. */
interface ShapePlace {
  x: number
  y: number
}

interface TeamShape {
  /** Lines from the goalkeeper forward. */
  rows: ShapePlace[][]
  /** Percent from the own goal line at which the foremost players meet the opponent. */
  press: number
  /** Percent of the pitch from the leftmost to the rightmost player. */
  width: number
  /** 1 for a low tempo to 3 for a high one. */
  tempo: number
}

const KEEPER = 7.5
/** Back line, and the depth from it to the front line, in percent of the pitch. */
const BLOCKS = {
  high_press: { back: 30, depth: 52 },
  mid_block: { back: 25, depth: 50 },
  deep_block: { back: 18, depth: 48 },
  zonal_marking: { back: 21, depth: 53 },
} as const satisfies Record<Tactics['defensiveStyle'], { back: number; depth: number }>
/** Percent that a style moves the whole side forward. */
const PUSH = { attacking: 5, balanced: 0, defensive: -4, counter: -2 } as const satisfies Record<
  Tactics['style'],
  number
>
const WIDTHS = { wing_play: 84, possession: 76, direct: 66, counter_attack: 70 } as const satisfies Record<
  Tactics['offensiveStyle'],
  number
>
const TEMPOS = { low: 1, medium: 2, high: 3 } as const satisfies Record<Tactics['intensity'], number>

/** Players in a line from which it fills the width. */
const FULL_LINE = 4

export function teamShape(tactics: Readonly<Tactics>): TeamShape {
  const { back, depth } = BLOCKS[tactics.defensiveStyle]
  const width = WIDTHS[tactics.offensiveStyle]
  const first = back + PUSH[tactics.style]
  const counts = rowsOf(tactics.formation)
  const between = depth / (counts.length - 2)
  const rows = counts.map((count, row) => {
    const y = row === 0 ? KEEPER : first + between * (row - 1)
    const step = width / (Math.max(FULL_LINE, count) - 1)
    return Array.from({ length: count }, (_, i) => ({ x: 50 + step * (i - (count - 1) / 2), y }))
  })
  return { rows, press: first + depth, width, tempo: TEMPOS[tactics.intensity] }
}

/** Shape in words: 'high line, wide, high tempo'. */
export function shapeInWords({ defensiveStyle, offensiveStyle, intensity }: Readonly<Tactics>): string {
  return `${LINE_WORDS[defensiveStyle]}, ${WIDTH_WORDS[offensiveStyle]}, ${intensity} tempo`
}

const LINE_WORDS = {
  high_press: 'pressing high',
  mid_block: 'waiting in midfield',
  deep_block: 'deep',
  zonal_marking: 'in zones',
} as const satisfies Record<Tactics['defensiveStyle'], string>
const WIDTH_WORDS = {
  wing_play: 'wide',
  possession: 'spread out',
  direct: 'narrow',
  counter_attack: 'compact',
} as const satisfies Record<Tactics['offensiveStyle'], string>
