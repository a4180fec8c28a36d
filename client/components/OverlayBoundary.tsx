import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { PartBoundary } from './PartBoundary.tsx'

interface OverlayBoundaryProps {
  /** Heading that names what failed. */
  title: string
  /** Closes what failed. Without it, only another attempt is offered. */
  onDismiss: (() => void) | null
  children: ReactNode
}

/** Boundary of a dialog or menu: waits for its chunk, and covers the page with a message when it fails. */
export function OverlayBoundary({ title, onDismiss, children }: OverlayBoundaryProps) {
  return (
    <PartBoundary
      place="over"
      title={title}
      text="Something went wrong here. Your career is as it was."
      actions={onDismiss && <Button onClick={onDismiss}>Carry on without it</Button>}
    >
      {children}
    </PartBoundary>
  )
}
