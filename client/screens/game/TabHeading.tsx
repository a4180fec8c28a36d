import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './TabHeading.module.css'

interface TabHeadingProps {
  title: string
  /** True to focus the heading on the first page too. */
  takesFocus: boolean
  /** Summary of the tab in one line. */
  children?: ReactNode
}

/** Heading of the open tab. Sets the document's title, and receives the focus after a change of tab or page. */
export function TabHeading({ title, takesFocus, children }: TabHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastTitle = useRef<string | null>(null)
  const isFirstPage = useLocation().key === 'default'

  useEffect(() => {
    document.title = `${title} · Floodlight`
    const isFirstView = lastTitle.current === null && isFirstPage && !takesFocus
    lastTitle.current = title
    if (!isFirstView) heading.current?.focus({ preventScroll: true })
  }, [title, isFirstPage, takesFocus])

  return (
    <header className={styles.strip}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.aside}>{children}</div>
    </header>
  )
}
