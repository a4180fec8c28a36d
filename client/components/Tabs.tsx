import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
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

/** Tab list above its panel. Arrow keys move along the list, Enter and Space activate. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  scrolls = false,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (list.current) showChosen(list.current)
  }, [value])
  return (
    <BaseTabs.Root className={styles.tabs} value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      <BaseTabs.List
        ref={list}
        className={styles.list}
        data-scrolls={scrolls || undefined}
        aria-label={label}
        activateOnFocus={false}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel value={value} className={styles.panel} tabIndex={-1}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  )
}

/** Scrolls a list that is wider than its place so that the chosen tab is in the middle; the page stays. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!chosen) return
  const middle = chosen.offsetLeft - list.offsetLeft + chosen.offsetWidth / 2
  list.scrollLeft = middle - list.clientWidth / 2
}
