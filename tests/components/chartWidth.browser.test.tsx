import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LineChart } from '../../client/components/chart/LineChart.tsx'

let host: HTMLDivElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(() => {
  host.remove()
})

/** Shows a chart. Returns a function that removes it. */
function showChart(): () => void {
  const root = createRoot(host)
  flushSync(() => {
    root.render(
      <LineChart
        name="Fans"
        summary="Fans by week"
        points={[
          { x: 1, y: 100 },
          { x: 2, y: 300 },
        ]}
        across={{ low: 1, high: 2, ticks: [1, 2] }}
        short={String}
        place={(x) => `Week ${x}`}
      />,
    )
  })
  return () => {
    flushSync(() => {
      root.unmount()
    })
  }
}

/** Waits until the next frame has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}

const drawnWidth = () => host.querySelector('svg[role="img"]')?.clientWidth

test('a chart is as wide as its place in the first frame, and follows it', async () => {
  host.style.width = '500px'
  const remove = showChart()
  await painted()
  expect(drawnWidth()).toBe(500)
  host.style.width = '320px'
  await painted()
  expect(drawnWidth()).toBe(320)
  remove()
})

test('a chart that is shown again is drawn at once in the width it had', async () => {
  host.style.width = '430px'
  const remove = showChart()
  await painted()
  remove()
  const removeAgain = showChart()
  expect(drawnWidth()).toBe(430)
  removeAgain()
})
