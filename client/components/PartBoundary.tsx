import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, type Fault } from './ErrorBoundary.tsx'
import { FaultNotice } from './FaultNotice.tsx'

interface PartBoundaryProps {
  /** Heading that names what failed. */
  title: string
  /** Consequence for the player. */
  text: string
  /** 'inside' replaces the failed part in the page; 'over' covers the page. */
  place?: 'inside' | 'over'
  /** Actions beside the retry button. */
  actions?: ReactNode
  /** Called after the retry of the part. */
  onRetry?: () => void
  /** Rendered while the chunk loads. */
  waiting?: ReactNode
  children: ReactNode
}

/** Boundary of a part of the page: waits for its chunk, and shows a message in its place when it fails. */
export function PartBoundary({
  title,
  text,
  place = 'inside',
  actions,
  onRetry,
  waiting,
  children,
}: PartBoundaryProps) {
  const message = (fault: Fault) => {
    const retry = () => {
      fault.retry()
      onRetry?.()
    }
    return (
      <FaultNotice fault={{ ...fault, retry }} title={title} text={text} place={place}>
        {actions}
      </FaultNotice>
    )
  }
  return (
    <ErrorBoundary fallback={message}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}
