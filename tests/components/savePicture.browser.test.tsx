import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { drawPicture } from '../../client/components/chart/savePicture.ts'
import { StackedChart } from '../../client/components/chart/StackedChart.tsx'
import { SERIES_COLOURS } from '../../client/components/chart/palette.ts'
import { parseColour } from '../../scenes/core/colour.ts'

const GROUND = { light: 'rgb(248, 247, 242)', dark: 'rgb(19, 26, 34)' }

function showChart(theme: 'light' | 'dark'): HTMLElement {
  const host = document.createElement('div')
  host.style.cssText = `inline-size: 400px; color-scheme: ${theme}; background: ${GROUND[theme]}; color: ${theme === 'light' ? '#000000' : '#ffffff'}`
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => {
    root.render(
      <StackedChart
        name="Income"
        summary="Income by week"
        parts={['Tickets', 'Sponsors']}
        columns={[
          { label: '1', place: 'Week 1', amounts: [60, 40] },
          { label: '2', place: 'Week 2', amounts: [10, 20] },
        ]}
        short={String}
        full={String}
      />,
    )
  })
  return host
}

/** Number of pixels of a picture by their colours. */
function coloursOf(picture: HTMLCanvasElement): Map<string, number> {
  const context = picture.getContext('2d')
  if (!context) throw new Error('There is no picture')
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  const found = new Map<string, number>()
  for (let i = 0; i < data.length; i += 4) {
    const colour = `rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`
    found.set(colour, (found.get(colour) ?? 0) + 1)
  }
  return found
}

const rgb = (colour: string) => `rgb(${parseColour(colour).join(', ')})`

test.each(['light', 'dark'] as const)(
  'a picture has ground and parts in the colours of the %s theme',
  async (theme) => {
    const host = showChart(theme)
    const picture = await drawPicture(host, 'Income by source')
    const colours = coloursOf(picture)
    expect(picture.width).toBe((400 + 32) * 2)
    const [commonest] = [...colours].toSorted(([, a], [, b]) => b - a)[0] ?? []
    expect(commonest).toBe(GROUND[theme])
    const [first, second] = SERIES_COLOURS[theme]
    const of = (colour: string) => colours.get(rgb(colour)) ?? 0
    // 70 of the one, 60 of the other.
    expect(of(first)).toBeGreaterThan(500)
    expect(of(first) / of(second)).toBeGreaterThan(0.9)
    expect(of(first) / of(second)).toBeLessThan(1.5)
    host.remove()
  },
)

test('a picture has the words of the chart where they stand, in their size', async () => {
  const host = showChart('light')
  const entry = host.querySelector('li')
  if (!entry) throw new Error('There is no legend')
  entry.style.fontSize = '24px'
  const range = document.createRange()
  range.selectNodeContents([...entry.childNodes].find((node) => node instanceof Text) ?? entry)
  const word = range.getBoundingClientRect()
  const { left, top } = host.getBoundingClientRect()
  const picture = await drawPicture(host, 'Income')
  // Beside the padding of 16 and under the title of 34, two pixels for one.
  const x = Math.round((word.left - left + 16) * 2)
  const y = Math.round((word.top - top + 16 + 34) * 2)
  const width = Math.round(word.width * 2)
  const pixels = picture.getContext('2d')?.getImageData(x, y, width, Math.round(word.height * 2)).data ?? []
  const inked = [...pixels].flatMap((value, i) => (i % 4 === 0 && value < 80 ? (i / 4) % width : []))
  expect(inked.length).toBeGreaterThan(100)
  expect(Math.min(...inked)).toBeLessThan(width * 0.1)
  expect(Math.max(...inked)).toBeGreaterThan(width * 0.9)
  host.remove()
})
