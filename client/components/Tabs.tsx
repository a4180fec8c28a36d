import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** The panel of the chosen tab, the only one rendered. */
  children: ReactNode
}

/** Tabs over their panel. Arrow keys move along the row, Enter and Space choose. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      className={styles.tabs}
      value={value}
      onValueChange={(chosen: Value) => {
        onChange(chosen)
      }}
    >
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus={false}>
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
