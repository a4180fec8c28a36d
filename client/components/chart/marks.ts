/** Shapes of points, told apart without their colours. */

export type Mark = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross'

/** SVG path of a mark around a point; `size` is about half its width in pixels. */
export function markPath(mark: Mark, { x, y }: { x: number; y: number }, size: number): string {
  const d = (value: number) => value.toFixed(1)
  const at = (across: number, down: number) => `${d(x + across * size)} ${d(y + down * size)}`
  switch (mark) {
    case 'circle':
      return `M${at(-1, 0)}a${d(size)} ${d(size)} 0 1 1 ${d(2 * size)} 0a${d(size)} ${d(size)} 0 1 1 ${d(-2 * size)} 0Z`
    case 'square':
      return `M${at(-0.88, -0.88)}L${at(0.88, -0.88)}L${at(0.88, 0.88)}L${at(-0.88, 0.88)}Z`
    case 'triangle':
      return `M${at(0, -1.15)}L${at(1.1, 0.8)}L${at(-1.1, 0.8)}Z`
    case 'diamond':
      return `M${at(0, -1.25)}L${at(1.25, 0)}L${at(0, 1.25)}L${at(-1.25, 0)}Z`
    case 'cross':
      return `M${at(-0.85, -0.85)}L${at(0.85, 0.85)}M${at(0.85, -0.85)}L${at(-0.85, 0.85)}`
  }
}
