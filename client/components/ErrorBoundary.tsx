import { Component, createContext, type ContextType, type ReactNode } from 'react'
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

/** Error whose message is shown to the player. */
export class ExplainedError extends Error {}

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
 * requested again once the network is back, and when the children are shown the next time.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault: { error: unknown } | null }> {
  static override contextType = FaultContext
  declare context: ContextType<typeof FaultContext>
  override state = { fault: null }

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault?.()
    if (isFetchFault(error)) window.addEventListener('online', this.retry)
  }

  override componentWillUnmount() {
    if (this.state.fault) this.retry()
  }

  retry = () => {
    window.removeEventListener('online', this.retry)
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

/** Describes an error for a bug report: address, browser, message and stack. */
function describeFault(fault: unknown): string {
  const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
  return `${window.location.pathname}\n${navigator.userAgent}\n${what}`
}

/** Messages of browsers when a chunk fails to load; no error class or code identifies this case. */
const NOT_FETCHED = /imported module|module script|preload css|failed to fetch/i

function isFetchFault(fault: unknown): boolean {
  return fault instanceof Error && NOT_FETCHED.test(fault.message)
}

/** Message for the player; null for an error that has none. */
function explanationOf(fault: unknown): string | null {
  return fault instanceof ExplainedError ? fault.message : null
}
