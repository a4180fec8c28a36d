import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from '../../server/challenges/drawPicture.ts'

const shown = { kicker: 'Challenge', title: 'HHHH', brief: 'Half a season.' }
const row = (nickname: string) => [{ place: 1, nickname, result: '52 points, 31 decisions' }]

/** Box of what is drawn in a part of a picture. */
async function inkIn(png: Buffer, top: number, height: number) {
  const part = await sharp(png).extract({ left: 0, top, width: 1200, height }).toBuffer()
  const { info } = await sharp(part).trim({ threshold: 20 }).toBuffer({ resolveWithObject: true })
  return { left: -(info.trimOffsetLeft ?? 0), width: info.width, height: info.height }
}

test('texts are drawn in the fonts of the game, whichever the system has', async () => {
  const title = await inkIn(await drawPicture({ ...shown, rows: null }), 120, 150)
  // Capitals of Barlow Condensed Bold are 0.7 of its size high, and an H 0.44 wide, where other fonts are wider.
  expect(title.height).toBeGreaterThan(84)
  expect(title.height).toBeLessThan(92)
  expect(title.width).toBeGreaterThan(180)
  expect(title.width).toBeLessThan(240)
  expect(title.left).toBeGreaterThan(70)
  expect(process.env.FONTCONFIG_FILE).toBeUndefined()
})

test('a long title, nickname and result stay within the margins', async () => {
  const rows = [{ place: 1, nickname: '@'.repeat(20), result: '£1,234,567,890 in the bank, 1,131 decisions' }]
  const png = await drawPicture({ ...shown, title: 'W'.repeat(40), rows })
  for (const [top, height] of [
    [120, 150],
    [420, 60],
  ] as const) {
    const { left, width } = await inkIn(png, top, height)
    expect(left).toBeGreaterThan(65)
    expect(left + width).toBeLessThan(1135)
  }
})

test('markup in a nickname is text', async () => {
  const bold = await drawPicture({ ...shown, rows: row('<b>Shanks</b>') })
  const plain = await drawPicture({ ...shown, rows: row('Shanks') })
  expect(bold.equals(plain)).toBe(false)
  await expect(drawPicture({ ...shown, rows: row('</span> & <') })).resolves.toBeInstanceOf(Buffer)
})

test('a nickname in letters that the fonts lack is not drawn as boxes', async () => {
  const [first, second, known] = await Promise.all(
    ['Жук', '監督', 'Łukasz'].map((nickname) => drawPicture({ ...shown, rows: row(nickname) })),
  )
  expect(first!.equals(second!)).toBe(true)
  expect(first!.equals(known!)).toBe(false)
})

test('an empty table is told from one that could not be read', async () => {
  const empty = await drawPicture({ ...shown, rows: [] })
  expect(empty.equals(await drawPicture({ ...shown, rows: null }))).toBe(false)
})

test('the colours are those of the game at night', () => {
  const source = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  const [, drawn = ''] = /const colours = (\{.*\})/.exec(source('server/challenges/drawPicture.ts')) ?? []
  const tokens = source('client/styles/tokens.css')
  const colours = [...drawn.matchAll(/#\w{6}/g)].map(([colour]) => colour)
  expect(colours).toHaveLength(5)
  for (const colour of colours) expect(tokens).toContain(`, ${colour})`)
})
