import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Tabs } from '../../components/Tabs.tsx'
import styles from './ViewTabs.module.css'

interface ViewTabsProps<View extends string> {
  /** Accessible name of the row of views. */
  label: string
  views: readonly { value: View; label: string; Content: ComponentType }[]
  view: View
  onChange: (view: View) => void
  /** Content shared by all views. */
  children: ReactNode
}

/** Sub-tabs of a tab of the game, and the view of the selected one. */
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
      <Tabs label={label} tabs={views} value={view} onChange={onChange} scrolls>
        <div className={styles.view}>
          <Suspense fallback={null}>{Content && <Content />}</Suspense>
        </div>
      </Tabs>
      {children}
    </div>
  )
}
