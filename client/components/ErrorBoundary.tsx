import { Component, createContext, type ContextType, type ReactNode } from 'react'
import { describeFault, explanationOf, isFetchFault } from './describeFault.ts'
import { retryChunks } from './lazyComponent.tsx'

export interface Fault {
  /** A chunk failed to load: the player is offline, or a newer version is deployed. */
  isFetchFault: boolean
  /** Cause of the error for the player; null when it is unknown. */
  explanation: string | null
  /** Technical details for a bug report. */
  details: string
  /** Renders the children again and retries chunks that failed to load. */
  retry: () => void
}

/** Returns what the page adds to the technical details of a fault. */
export const FaultContext = createContext<() => string>(() => '')

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error. */
  fallback: (fault: Fault) => ReactNode
  /** Called when an error is caught. */
  onFault?: () => void
  children: ReactNode
}

/**
 * Catches render errors of its children, so that the rest of the page keeps working. Chunks that failed to load are
 * requested again when the children are shown the next time.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault: { error: unknown } | null }> {
  static override contextType = FaultContext
  declare context: ContextType<typeof FaultContext>
  override state = { fault: null }

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } }
  }

  override componentDidCatch() {
    this.props.onFault?.()
  }

  override componentWillUnmount() {
    if (this.state.fault) retryChunks()
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
      explanation: explanationOf(error),
      details: `${describeFault(error)}\n${this.context()}`.trimEnd(),
      retry: this.retry,
    })
  }
}
