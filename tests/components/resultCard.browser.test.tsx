/** The card of a challenge’s result, drawn in a browser. */
import { expect, test } from 'vitest'
import { drawResultCard } from '../../client/modals/challenge/drawResultCard.tsx'
import { resultCard } from '../../client/modals/challenge/resultCard.ts'
import { ownIdentity } from '../../client/simulation/clubs/clubNames.ts'
import { parseColour } from '../../scenes/core/colour.ts'

const [HOME, TRIM, LOGO] = ['#0d5c3a', '#f4c430', '#7a1fa2']
const PAPER = '#f8f7f2'

type Facts = Parameters<typeof resultCard>[0]

/** Pixels of the card as it is read back from its PNG. */
async function draw(facts: Partial<Facts> = {}, logoUrl: string | null = null) {
  const file = await drawResultCard(
    resultCard({
      challenge: { id: '2027-W40', title: 'Midweek under the Lights', scoring: 'places' },
      entry: { score: 12, decisions: 1234, ranked: false },
      place: { place: 12_345, total: 123_456, isFinal: false },
      nickname: 'W'.repeat(20),
      club: { name: 'W'.repeat(40), crest: ownIdentity('Wanderers', 5, { kit: 2 }), logoUrl },
      seed: 705459,
      host: 'play.a-long-address-of-a-site.example.com:8443',
      ...facts,
    }),
  )
  expect(file.type).toBe('image/png')
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  expect([width, height]).toEqual([1200, 630])
  const context = new OffscreenCanvas(width, height).getContext('2d') ?? expect.fail('no context')
  context.drawImage(picture, 0, 0)
  /** Share of the pixels of an area that have this colour. */
  return (colour: string, [x, y, wide, high]: readonly [number, number, number, number]) => {
    const { data } = context.getImageData(x, y, wide, high)
    const [red, green, blue] = parseColour(colour)
    let count = 0
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count += 1
    }
    return count / (wide * high)
  }
}

const EMBLEM = [46, 199, 232, 232] as const
const RIGHT_EDGE = [1150, 0, 50, 630] as const

test('the card has the colours and the crest of the club, and leaves nothing of it on the page', async () => {
  const elements = document.body.childElementCount
  const share = await draw()
  expect(share(HOME, [0, 0, 324, 190])).toBe(1)
  expect(share(TRIM, [324, 0, 16, 630])).toBe(1)
  expect(share(TRIM, EMBLEM)).toBeGreaterThan(0.1)
  expect(document.body.childElementCount).toBe(elements)
})

test('the longest texts stay on the card', async () => {
  const share = await draw()
  expect(share(PAPER, RIGHT_EDGE)).toBe(1)
  for (const baseline of [76, 138, 258, 322, 366, 438, 478, 530, 588]) {
    expect(share(PAPER, [392, baseline - 14, 756, 14]), `line at ${baseline}`).toBeLessThan(0.95)
  }
})

test('a card without a place has the score in its stead', async () => {
  const share = await draw({ place: null })
  expect(share(PAPER, [392, 180, 756, 80])).toBeLessThan(0.9)
  expect(share(PAPER, [392, 340, 756, 40])).toBe(1)
  expect(share(PAPER, RIGHT_EDGE)).toBe(1)
})

test('a logo of the club takes the place of its crest, unless it can’t be shown', async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 })
  const context = canvas.getContext('2d') ?? expect.fail('no context')
  context.fillStyle = LOGO
  context.fillRect(0, 0, 40, 20)
  const share = await draw({}, canvas.toDataURL())
  expect(share(LOGO, [50, 262, 224, 106])).toBe(1)
  expect(share(PAPER, [50, 199, 224, 50])).toBe(1)
  expect(share(TRIM, EMBLEM)).toBe(0)
  const broken = await draw({}, 'data:image/png;base64,broken')
  expect(broken(TRIM, EMBLEM)).toBeGreaterThan(0.1)
})

test('a font that can’t be loaded leaves the card to the fonts of the device', async () => {
  const font = new FontFace('Barlow Condensed', 'url(data:font/woff2;base64,broken)', { weight: '700' })
  document.fonts.add(font)
  const share = await draw()
  document.fonts.delete(font)
  expect(font.status).toBe('error')
  expect(share(PAPER, [392, 180, 756, 80])).toBeLessThan(0.9)
})
