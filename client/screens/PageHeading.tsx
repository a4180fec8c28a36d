import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface PageHeadingProps {
  /** Title of the document. */
  title: string
  /** Meta description for search engines. Defaults to the site's. */
  description?: string
  className?: string | undefined
  children: ReactNode
}

/** First heading of a page: sets the document's title and receives the focus after a change of page. */
export function PageHeading({ title, description, className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirstPage = key === 'default'

  useEffect(() => {
    document.title = `${title} · Floodlight`
  }, [title])

  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    if (!meta || description === undefined) return
    const before = meta.getAttribute('content') ?? ''
    meta.setAttribute('content', description)
    return () => meta.setAttribute('content', before)
  }, [description])

  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
