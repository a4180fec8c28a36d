import { Component, type ReactNode } from 'react'
import { describeFault, isFetchFault } from './describeFault.ts'
import { retryChunks } from './inChunk.tsx'

export interface Fault {
  /** A part of the program could not be fetched: the player is offline, or there is a newer version. */
  isFetchFault: boolean
  /** What whoever mends it needs to know. */
  details: string
  /** Shows the children anew, and fetches what could not be fetched once more. */
  retry: () => void
}

interface ErrorBoundaryProps {
  /** What stands in for the children once they have broken. */
  fallback: (fault: Fault) => ReactNode
  /** Told of the fault, when it comes. */
  onFault?: () => void
  children: ReactNode
}

/** Keeps a fault of its children to itself: the rest of the page goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault: { error: unknown } | null }> {
  override state = { fault: null }

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } }
  }

  override componentDidCatch() {
    this.props.onFault?.()
  }

  retry = () => {
    retryChunks()
    this.setState({ fault: null })
  }

  override render() {
    const { fault }: { fault: { error: unknown } | null } = this.state
    if (!fault) return this.props.children
    const { error } = fault
    return this.props.fallback({
      isFetchFault: isFetchFault(error),
      details: describeFault(error),
      retry: this.retry,
    })
  }
}
