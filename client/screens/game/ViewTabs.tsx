import type { ComponentType, ReactNode } from 'react'
import { Tabs } from '../../components/Tabs.tsx'
import styles from './ViewTabs.module.css'

interface ViewTabsProps<View extends string> {
  /** Names the row of views. */
  label: string
  views: readonly { value: View; label: string; Content: ComponentType }[]
  view: View
  onChange: (view: View) => void
  /** What all views share. */
  children: ReactNode
}

/** The views of one tab of the game, of which one is shown. */
export function ViewTabs<View extends string>({
  label,
  views,
  view,
  onChange,
  children,
}: ViewTabsProps<View>) {
  const Content = views.find(({ value }) => value === view)?.Content
  return (
    <div className={styles.page}>
      <Tabs label={label} tabs={views} value={view} onChange={onChange}>
        <div className={styles.view}>{Content && <Content />}</div>
      </Tabs>
      {children}
    </div>
  )
}
