import { hashFraction } from '../core/stageHash.ts'

/** Banks of mist over the upper part of the picture. */
export function paintMist(
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  night: boolean,
): void {
  for (let i = 0; i < 14; i++) {
    const x = hashFraction(i, 41) * width
    const y = height * (0.34 + 0.32 * hashFraction(i, 42))
    const radius = Math.min(width * 0.24, height * (0.2 + 0.14 * hashFraction(i, 43)))
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius)
    const colour = night ? '150 176 214' : '255 255 255'
    gradient.addColorStop(0, `rgb(${colour} / ${night ? 0.06 : 0.16})`)
    gradient.addColorStop(1, `rgb(${colour} / 0)`)
    ctx.fillStyle = gradient
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}
