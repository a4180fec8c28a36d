import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Bar } from '../../client/components/Bar.tsx'
import { writeCsv } from '../../client/components/csv.ts'
import type { Column } from '../../client/components/DataTable.tsx'
import { DataTable } from '../../client/components/DataTable.tsx'
import { figureColumn, moneyColumn } from '../../client/components/figureColumn.tsx'
import { FormBadges } from '../../client/components/FormBadges.tsx'
import { Stars } from '../../client/components/Stars.tsx'
import { TablePanel } from '../../client/components/TablePanel.tsx'

afterEach(cleanup)

/** Reads a CSV file as RFC 4180 describes it. */
function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = file.replace(/^\uFEFF/, '')
  while (rest !== '') {
    const [, quoted, plain = '', end = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? []
    if (end === '') throw new Error(`Not a field: ${rest.slice(0, 40)}`)
    rest = rest.slice((quoted === undefined ? plain.length : quoted.length + 2) + end.length)
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

describe('the file', () => {
  test('begins with the byte order mark and ends each record with CR LF', () => {
    expect(
      writeCsv([
        ['Player', 'Goals'],
        ['Ödegård', 3],
      ]),
    ).toBe('\uFEFFPlayer,Goals\r\nÖdegård,3\r\n')
  })

  test.each([
    ['Oak, Tom', '"Oak, Tom"'],
    ['Tom "Tank" Oak', '"Tom ""Tank"" Oak"'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['O’Neil; Tom', 'O’Neil; Tom'],
  ])('quotes %j only where it must', (text, field) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF${field}\r\n`)
  })

  test.each(['=1+2', '+44', '-Max', '@SUM(A1)', '\tTom', '＝1'])('does not run %j as a formula', (name) => {
    expect(readCsv(writeCsv([[name]]))).toEqual([[`'${name}`]])
  })

  test('writes negative figures as figures', () => {
    expect(writeCsv([[-1200.5, 0, null]])).toBe('\uFEFF-1200.5,0,\r\n')
  })

  test('reads back as its cells, whatever they hold', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('=', '"', ',', '\r\n', '@x', ''))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const read = readCsv(writeCsv(rows))
        expect(read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))),
        )
        for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n]/)
      }),
    )
  })
})

interface Row {
  name: string
  money: number
  gap: number
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Player', rowHeader: true, sortBy: ({ name }) => name },
  moneyColumn({ key: 'money', header: 'Value', of: ({ money }) => money }),
  figureColumn({ key: 'gap', header: 'GD', title: 'Goal difference', of: ({ gap }) => gap, format: signed }),
  { key: 'crowd', header: 'Crowd', kind: 'number', cell: ({ money }) => money.toLocaleString('en-GB') },
  { key: 'quality', header: 'Quality', cell: () => <Stars value={3.5} /> },
  { key: 'form', header: 'Form', cell: () => <FormBadges form={['W', 'L']} /> },
  { key: 'place', header: 'Place', cell: () => '2nd' },
  { key: 'mood', header: 'Mood', cell: () => <Bar label="Mood" labelHidden value={85} /> },
  { key: 'season', header: 'Season', cell: () => '–' },
  { key: 'actions', header: 'Actions', isControl: true, cell: () => <button>Sell</button> },
]

function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`
}

const ROWS: readonly Row[] = [
  { name: 'Oak, Tom', money: 1_250_000, gap: -12 },
  { name: '=Alder', money: -3000, gap: 7 },
]

describe('a table', () => {
  const files: Blob[] = []
  const names: string[] = []

  beforeEach(() => {
    files.length = 0
    names.length = 0
    const addresses = {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }
    vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('is downloaded as it is sorted, its figures unformatted, without its buttons', async () => {
    const user = userEvent.setup()
    render(<TablePanel heading="Market" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} />)
    const panel = within(screen.getByRole('region', { name: 'Market' }))
    await user.click(panel.getByRole('button', { name: 'Value' }))
    await user.click(panel.getByRole('button', { name: 'Value' }))
    await user.click(panel.getByRole('button', { name: 'Download CSV: Market' }))
    await vi.waitFor(() => expect(names).toEqual(['Market.csv']))
    const [file] = files
    expect(file?.type).toBe('text/csv;charset=utf-8')
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(readCsv(new TextDecoder().decode(bytes))).toEqual([
      ['Player', 'Value', 'Goal difference', 'Crowd', 'Quality', 'Form', 'Place', 'Mood', 'Season'],
      ["'=Alder", '-3000', '7', '-3000', '3.5', 'W L', '2', '85', ''],
      ['Oak, Tom', '1250000', '-12', '1250000', '3.5', 'W L', '2', '85', ''],
    ])
  })

  test('without rows has nothing to download', () => {
    render(<DataTable caption="Bids" columns={COLUMNS} rows={[]} rowKey={({ name }) => name} empty="None." />)
    expect(screen.getByRole('table', { name: 'Bids' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
  })

  test('outside a panel has its button below it', () => {
    render(<DataTable caption="Bids" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} />)
    expect(screen.getByRole('button', { name: 'Download CSV: Bids' })).toBeVisible()
  })
})
