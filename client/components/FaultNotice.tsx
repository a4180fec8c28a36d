import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { Fault } from './ErrorBoundary.tsx'
import { FaultDetails } from './FaultDetails.tsx'
import styles from './FaultNotice.module.css'

interface FaultNoticeProps {
  fault: Fault
  /** Heading that names the part that failed. */
  title: string
  /** Consequence for the player. */
  text: string
  /** 'inside' replaces the failed part in the page; 'over' covers the page. */
  place?: 'inside' | 'over'
  /** Further actions beside the retry button. */
  children?: ReactNode
}

/** Error message in place of a part of the page, with the possible actions. */
export function FaultNotice({ fault, title, text, place = 'inside', children }: FaultNoticeProps) {
  const again = useRef<HTMLButtonElement>(null)
  // A retry takes the focused button away, and a dialog opened by a key has not come to take the focus.
  useEffect(() => {
    if (document.activeElement === document.body) again.current?.focus()
  }, [])
  return (
    <section className={styles.notice} data-place={place} role="alert">
      <h2>{fault.isFetchFault ? 'This part could not be loaded' : title}</h2>
      <p>
        {fault.isFetchFault
          ? 'If you’re offline, it loads by itself once you’re back. If not, and trying again doesn’t help, there’s a new version of Floodlight: reload the page.'
          : text}
      </p>
      <div className={styles.actions}>
        <Button ref={again} variant="primary" onClick={fault.retry}>
          Try again
        </Button>
        {children}
      </div>
      <FaultDetails details={fault.details} />
    </section>
  )
}
