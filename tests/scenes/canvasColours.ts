/** A busy machine draws its first picture late. */
export const PATIENCE = { timeout: 60_000 }

/** Number of different colours on a coarse grid of the canvas. */
export function coloursShown(): number {
  const canvas = document.querySelector('canvas')
  if (!canvas || canvas.width < 100) return 0
  const copy = document.createElement('canvas')
  copy.width = 40
  copy.height = 25
  const ctx = copy.getContext('2d')
  ctx?.drawImage(canvas, 0, 0, 40, 25)
  const data = ctx?.getImageData(0, 0, 40, 25).data ?? []
  const colours = new Set<string>()
  for (let i = 0; i < data.length; i += 4) colours.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`)
  return colours.size
}
