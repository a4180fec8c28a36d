import { describe, expect, it } from 'vitest'
import { layOutBoard } from '../../scenes/league/boardLayout.ts'
import { TROPHY } from '../../scenes/paint/paintTrophy.ts'
import { planTrophy } from '../../scenes/titleNight/trophyPlan.ts'
import { makeBoardRows, UNMOVED } from './makeBoardRows.ts'

/** The words of the evening stand on the right of a desktop, and in the lower half of a phone. */
const PAGES = {
  'the smallest desktop with room beside the board': { width: 1240, height: 720, right: 448, bottom: 16 },
  'a low screen': { width: 1280, height: 720, right: 448, bottom: 16 },
  'a desktop': { width: 1440, height: 900, right: 448, bottom: 16 },
  'a wide desktop': { width: 1920, height: 1080, right: 448, bottom: 16 },
  'a phone': { width: 390, height: 844, right: 0, bottom: 440 },
}

describe('the trophy of a title night', () => {
  it.each(Object.entries(PAGES))('covers no figure of the board on %s', (_, { right, bottom, ...page }) => {
    const { place, scale, board } = planTrophy(page, { top: 16, right, bottom, left: 16 }, true)
    const { x, y, width, height } = layOutBoard({ ...page, insets: board }, makeBoardRows(UNMOVED))
    const isBeside = place.x - (TROPHY.width * scale) / 2 >= x + width
    const isBelow = place.y - (TROPHY.height * scale) / 2 >= y + height
    expect(isBeside || isBelow).toBe(true)
    expect(x).toBeGreaterThanOrEqual(16)
    expect(width).toBe(Math.min(480, page.width - right - 16))
  })
})
