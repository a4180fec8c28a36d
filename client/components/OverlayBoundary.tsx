import { useEffect, type ReactNode } from 'react'
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
      actions={onDismiss && <CarryOn onDismiss={onDismiss} />}
    >
      {children}
    </PartBoundary>
  )
}

/** Button that closes what failed, as Escape would have closed the dialog or menu. */
function CarryOn({ onDismiss }: { onDismiss: () => void }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Whatever lies below stays open.
      event.stopPropagation()
      onDismiss()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onDismiss])
  return <Button onClick={onDismiss}>Carry on without it</Button>
}
