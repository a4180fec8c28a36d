import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Panel of the chosen tab, the only one rendered. */
  children: ReactNode
  /** One row that scrolls on a phone, instead of several. */
  scrolls?: boolean
}

/** Tab list above its panel. Arrow keys, Home and End move along the list, Enter and Space activate. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  scrolls = false,
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Value | null>(null)
  useLayoutEffect(() => {
    if (list.current) showChosen(list.current)
  }, [value])
  const stop = tabs.find((tab) => tab.value === focused)?.value ?? value
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-scrolls={scrolls || undefined}
        onKeyDown={moveFocus}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(null)
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === stop ? 0 : -1}
            onFocus={() => setFocused(tab.value)}
            onClick={() => {
              if (tab.value !== value) onChange(tab.value)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className={styles.panel}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  )
}

/** Index of the tab that a key moves to from the tab at `index` of `count`, or null for any other key. */
function tabAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Moves the focus along the tab list of a key event. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const index = tabs.findIndex((tab) => tab === event.target)
  const next = index < 0 ? null : tabAfter(event.key, index, tabs.length)
  if (next === null || next === index) return
  event.preventDefault()
  tabs[next]?.focus()
}

/** Scrolls a list that is wider than its place so that the chosen tab is in the middle; the page stays. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!chosen) return
  const middle = chosen.offsetLeft - list.offsetLeft + chosen.offsetWidth / 2
  list.scrollLeft = middle - list.clientWidth / 2
}
