import { Suspense, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FaultNotice } from './FaultNotice.tsx'

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
    <ErrorBoundary
      fallback={(fault) => (
        <FaultNotice
          fault={fault}
          place="over"
          title={title}
          text="Something went wrong here. Your career is as it was."
        >
          {onDismiss && <Button onClick={onDismiss}>Carry on without it</Button>}
        </FaultNotice>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
