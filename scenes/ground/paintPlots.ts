/** Flat areas: lawns, paving and small pitches. */
import type { Plot } from './lots.ts'
import type { Site } from './groundSite.ts'
import { fillArea, rectangle, stroke } from '../paint/shapes.ts'

/** Plot in one colour. */
export function paintPlot({ ctx, camera }: Site, { x, y, wide, deep }: Plot, colour: string): void {
  fillArea(ctx, camera, rectangle([x, y], [x + wide, y + deep]), colour)
}

const STRIPES = 6

/** Pitch of half size, with its lines. */
export function paintPracticePitch(site: Site, { x, y, wide, deep }: Plot): void {
  const { ctx, camera, palette } = site
  for (let i = 0; i < STRIPES; i++) {
    // A slight overlap, otherwise the ground shows between stripes.
    const stripe = { x: x + (wide * i) / STRIPES, y, wide: wide / STRIPES + 0.05, deep }
    paintPlot(site, stripe, palette.grass[i % 2] ?? palette.apron)
  }
  const middle = { x: x + wide / 2, y: y + deep / 2 }
  const point = camera.project(middle.x, middle.y, 0, { x: 0, y: 0, scale: 1 })
  ctx.strokeStyle = palette.line
  ctx.lineWidth = Math.max(0.6, point.scale * 0.2)
  const [left, top, right, bottom] = [x + 1, y + 1, x + wide - 1, y + deep - 1]
  stroke(ctx, camera, rectangle([left, top], [right, bottom]), true)
  stroke(ctx, camera, [
    [middle.x, top],
    [middle.x, bottom],
  ])
  for (const [goal, into] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const half = deep * 0.27
    stroke(ctx, camera, [
      [goal, middle.y - half],
      [goal + into * wide * 0.14, middle.y - half],
      [goal + into * wide * 0.14, middle.y + half],
      [goal, middle.y + half],
    ])
  }
  const radius = deep * 0.18
  const circle = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    return [middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle)] as const
  })
  stroke(ctx, camera, circle, true)
}
