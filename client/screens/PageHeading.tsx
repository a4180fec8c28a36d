import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface PageHeadingProps {
  /** Names the page in the browser's tab. */
  title: string
  className?: string | undefined
  children: ReactNode
}

/** The page's first heading: it names the document, and has the focus after a change of page. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirstPage = key === 'default'

  useEffect(() => {
    document.title = `${title} · Floodlight`
  }, [title])

  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
