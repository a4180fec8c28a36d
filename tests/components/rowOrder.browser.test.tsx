import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataTable, type Column } from '../../client/components/DataTable.tsx'
import type { Sorting } from '../../client/components/sorting.ts'

interface Club {
  name: string
  points: number
}

/** A table far longer than the screen; points in no order. */
const CLUBS: Club[] = Array.from({ length: 200 }, (_, i) => ({
  name: `Club ${i}`,
  points: (i * 83) % 200,
}))

const COLUMNS: Column<Club>[] = [
  {
    key: 'name',
    header: 'Team',
    rowHeader: true,
    cell: ({ name }) => <button type="button">{name}</button>,
    sortBy: ({ name }) => name,
  },
  { key: 'points', header: 'Pts', cell: ({ points }) => points, sortBy: ({ points }) => points },
]

let unmount = () => {}
let showRows: (rows: readonly Club[]) => void = () => {}

function Table({ rows }: { rows: readonly Club[] }) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'name', direction: 'asc' })
  return (
    <DataTable
      caption="Standings"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ name }) => name}
      sorting={sorting}
      onSort={setSorting}
    />
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  showRows = (rows) => {
    act(() => {
      root.render(<Table rows={rows} />)
    })
  }
  showRows(CLUBS)
  unmount = () => {
    act(() => {
      root.unmount()
    })
    host.remove()
  }
})

afterEach(() => {
  unmount()
  window.scrollTo(0, 0)
})

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
const points = (row: HTMLTableRowElement) => Number(row.lastElementChild?.textContent)
const isOnScreen = (row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
const byPoints = CLUBS.map((_, i) => i)

function sortByPoints() {
  const header = [...document.querySelectorAll<HTMLElement>('thead button')].at(-1)
  act(() => {
    header?.click()
  })
}

test('rows stand in the order of the first sorting from the start', () => {
  expect(rows().map((row) => row.dataset.row)).toEqual(CLUBS.map(({ name }) => name).toSorted())
})

test.each([0, 1500])('after a click the rows on a screen scrolled by %i px are right at once', (scrolled) => {
  window.scrollTo(0, scrolled)
  sortByPoints()
  expect(window.scrollY).toBe(scrolled)
  expect(rows()).toHaveLength(CLUBS.length)
  const shown = rows().flatMap((row, slot) => (isOnScreen(row) ? [{ slot, points: points(row) }] : []))
  expect(shown.length).toBeGreaterThan(5)
  for (const row of shown) expect(row.points).toBe(row.slot)
})

test('the others follow, and the page stays where it is', async () => {
  window.scrollTo(0, 1500)
  sortByPoints()
  await expect.poll(() => rows().map(points)).toEqual(byPoints)
  expect(window.scrollY).toBe(1500)
})

test('a row that is moved keeps the focus', async () => {
  const button = rows()[3]?.querySelector('button')
  button?.focus()
  sortByPoints()
  expect(document.activeElement).toBe(button)
  await expect.poll(() => rows().map(points)).toEqual(byPoints)
  expect(document.activeElement).toBe(button)
})

test('rows that come and go take their place at once', async () => {
  sortByPoints()
  await expect.poll(() => rows().map(points)).toEqual(byPoints)
  showRows(CLUBS.filter(({ points: some }) => some % 2 === 0))
  expect(rows().map(points)).toEqual(byPoints.filter((some) => some % 2 === 0))
  showRows(CLUBS)
  expect(rows().map(points)).toEqual(byPoints)
})
