import { useLayoutEffect, useRef, type RefObject } from 'react'
import { afterPaint } from './BelowTheFold.tsx'
import type { Sorting } from './sorting.ts'

/** Pixels above and below the screen in which rows count as seen: what a turn of the wheel brings. */
const MARGIN = 200

interface RowOrder {
  /** Keys of the rows from the top, as in their `data-row`. */
  keys: readonly string[]
  sorting: Sorting | undefined
}

/**
 * Moves the rows of a table body into an order, which React leaves to it: React renders them in the order that was
 * given, whatever they are sorted by. A browser lays out anew every row that is moved, and a screen shows only some
 * of a long table: after a change of sorting those are moved before the next paint, and the others after it.
 */
export function useRowOrder(
  body: RefObject<HTMLTableSectionElement | null>,
  { keys, sorting }: RowOrder,
): void {
  const shown = useRef(sorting)
  useLayoutEffect(() => {
    const isSorted = sorting !== shown.current
    shown.current = sorting
    if (!body.current) return
    const section = body.current
    const rows = findRows(section, keys)
    if (isInOrder(rows)) return
    if (!isSorted) {
      place(section, rows, null)
      return
    }
    const { from, until } = seenSlots(section)
    const seen = new Set<Element>(rows.slice(from, until))
    const others = [...section.children].filter((row) => !seen.has(row))
    place(section, rows.slice(from, until), others[from] ?? null)
    if (others.length === 0) return
    return afterPaint(() => place(section, rows, null))
  })
}

function findRows(body: HTMLTableSectionElement, keys: readonly string[]): HTMLElement[] {
  const found = new Map<string | undefined, HTMLElement>()
  for (const row of body.rows) found.set(row.dataset.row, row)
  return keys.flatMap((key) => found.get(key) ?? [])
}

function isInOrder(rows: readonly HTMLElement[]): boolean {
  return rows.every((row, i) => row.nextElementSibling === (rows[i + 1] ?? null))
}

/** Slots of the rows on the screen, whichever rows they hold. */
function seenSlots(body: HTMLElement): { from: number; until: number } {
  const slots = [...body.children].map((row) => row.getBoundingClientRect())
  const from = slots.findIndex(({ bottom }) => bottom >= -MARGIN)
  const until = slots.findLastIndex(({ top }) => top <= window.innerHeight + MARGIN) + 1
  return { from: from === -1 ? slots.length : from, until }
}

/** Moves the rows, in their order, to the place before a row, or to the end. Whoever has the focus keeps it. */
function place(body: HTMLElement, rows: readonly HTMLElement[], before: Element | null): void {
  const { activeElement } = document
  let next = before
  for (const row of rows.toReversed()) {
    if (row.nextElementSibling !== next) body.insertBefore(row, next)
    next = row
  }
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement) {
    activeElement.focus({ preventScroll: true })
  }
}
