import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { afterPaint, BelowTheFold } from '../../client/components/BelowTheFold.tsx'
import { DataTable } from '../../client/components/DataTable.tsx'

interface Player {
  name: string
  stars: number
}

test('of a long table the rows that a screen shows come first, and all in order after the paint', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const stars = [2, 5, 1, 4, 3]
  act(() => {
    root.render(
      <DataTable<Player>
        caption="Players"
        columns={[{ key: 'stars', header: 'Stars', sortBy: (row) => row.stars, cell: ({ name }) => name }]}
        rows={stars.map((value) => ({ name: `${value} stars`, stars: value }))}
        rowKey={({ name }) => name}
        sorting={{ column: 'stars', direction: 'desc' }}
        rowsAtFirst={2}
      />,
    )
  })
  const shown = () =>
    [...host.querySelectorAll('td')].map(({ textContent }) => textContent.charAt(0)).join('')
  expect(shown()).toBe('54')
  await act(() => new Promise<void>(afterPaint))
  expect(shown()).toBe('54321')
  act(() => {
    root.unmount()
  })
  host.remove()
})

test('the lower part of a page is rendered after what stands above it has been painted', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.createElement('div')
  const root = createRoot(host)
  act(() => {
    root.render(
      <>
        <p>Next match</p>
        <BelowTheFold>
          <p>Last result</p>
        </BelowTheFold>
      </>,
    )
  })
  expect(host.textContent).toBe('Next match')
  await act(() => new Promise<void>(afterPaint))
  expect(host.textContent).toBe('Next matchLast result')
  act(() => {
    root.unmount()
  })
})
