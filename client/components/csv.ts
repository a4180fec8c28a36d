/** Tables as text for spreadsheets: RFC 4180 in UTF-8, with the mark by which Excel knows it. */

type CsvValue = string | number | null

const BYTE_ORDER_MARK = '\uFEFF'
/** Openings that a spreadsheet takes for a formula, the wide forms of East Asian keyboards too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/

/** CSV file of the rows, headers first. Text that would run as a formula gets an apostrophe in front. */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeField).join(',')}\r\n`).join('')
}

function writeField(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Headers in full and cells of a table as it stands: sorted as shown, without the columns of controls. */
export function rowsOfTable(table: HTMLTableElement): CsvValue[][] {
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])]
  const exported = headers.flatMap((header, i) => (header.dataset.control === undefined ? i : []))
  const body = [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.dataset.row !== undefined)
  return [
    exported.map((i) => headers[i]?.getAttribute('abbr') ?? textOf(headers[i])),
    ...body.map((row) => exported.map((i) => valueOf(row.cells[i]))),
  ]
}

/** Figure of a cell that shows nothing else, otherwise its text; null for an empty one. */
function valueOf(cell: HTMLTableCellElement | undefined): CsvValue {
  const text = textOf(cell) || pictureText(cell)
  if (text === '' || text === '–') return null
  const data = cell?.querySelector('data')
  if (data && textOf(data) === text) return Number(data.value)
  return readFigure(text) ?? text
}

const FIGURE = /^([+−–-]?)£?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:%| out of 5|st|nd|rd|th)?$/

/** A figure as screens write it, such as '−£1,200', '85%' or '3rd'; null for any other text. */
function readFigure(text: string): number | null {
  const found = FIGURE.exec(text)
  if (!found) return null
  const [, sign = '', whole = '', decimals = ''] = found
  const figure = Number(whole.replaceAll(',', '') + decimals)
  return sign === '' || sign === '+' ? figure : -figure
}

/** Decoration, and what a narrow table shows of its other columns. */
const NOT_READ = '[aria-hidden="true"], [data-repeated]'

/** Text of an element, with a space between its parts. */
function textOf(node: Node | null | undefined): string {
  if (!node) return ''
  return joined(node).replaceAll(/\s+/g, ' ').trim()
}

function joined(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof Text) return child.data
      return child instanceof Element && !child.matches(NOT_READ) ? ` ${joined(child)} ` : ''
    })
    .join('')
}

/** Value in words of the picture or meter of a cell without text, such as that of its stars. */
function pictureText(cell: HTMLElement | undefined): string {
  const picture = cell?.querySelector('[role="meter"], [role="img"], img')
  const names = ['aria-valuetext', 'aria-label', 'alt'].map((name) => picture?.getAttribute(name))
  return names.find(Boolean) ?? ''
}
