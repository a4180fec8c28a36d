import { describe, expect, it } from 'vitest'
import { layOutBoard } from '../../scenes/league/boardLayout.ts'
import { makeBoardRows, UNMOVED } from './makeBoardRows.ts'

/** Area beside the table on a desktop, and the one above it on a phone. */
const DESKTOP = { width: 1440, height: 900, insets: { top: 248, right: 315, bottom: 0, left: 766 } }
const PHONE = { width: 390, height: 844, insets: { top: 345, right: 8, bottom: 243, left: 8 } }

describe('the scoreboard', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('stands in the part no panel covers: %s', (_, canvas) => {
    const { insets } = canvas
    const { x, y, width, height } = layOutBoard(canvas, makeBoardRows(UNMOVED, 9))
    expect(x).toBeGreaterThanOrEqual(insets.left)
    expect(y).toBeGreaterThanOrEqual(insets.top)
    expect(x + width).toBeLessThanOrEqual(canvas.width - insets.right)
    expect(y + height).toBeLessThanOrEqual(canvas.height - insets.bottom)
  })

  it('shows all twenty positions where they fit, from top to bottom', () => {
    const { first, shown, rowHeight, topOf } = layOutBoard(DESKTOP, makeBoardRows(UNMOVED))
    expect([first, shown]).toEqual([1, 20])
    for (let place = 2; place <= 20; place++) expect(topOf(place) - topOf(place - 1)).toBe(rowHeight)
    expect(rowHeight).toBeGreaterThanOrEqual(22)
  })

  it.each([
    [1, 1],
    [9, 6],
    [20, 14],
  ])('shows the places around the own club where there is little: %i', (ownPlace, expected) => {
    const { first, shown } = layOutBoard(PHONE, makeBoardRows(UNMOVED, ownPlace))
    expect([first, shown]).toEqual([expected, 7])
  })

  it('fades a row within one position beyond its ends', () => {
    const { opacityOf } = layOutBoard(PHONE, makeBoardRows(UNMOVED, 9))
    expect([6, 9, 12].map(opacityOf)).toEqual([1, 1, 1])
    expect([5.5, 12.5].map(opacityOf)).toEqual([0.5, 0.5])
    expect([5, 13, 20].map(opacityOf)).toEqual([0, 0, 0])
  })

  it('fits into the height of one row', () => {
    const none = { width: 200, height: 50, insets: { top: 20, right: 150, bottom: 20, left: 60 } }
    const layout = layOutBoard(none, makeBoardRows(UNMOVED, 20))
    expect([layout.first, layout.shown, layout.width]).toEqual([20, 1, 0])
  })
})
