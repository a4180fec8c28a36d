import { Component, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ErrorBoundary.module.css'

interface ErrorBoundaryProps {
  onReload: () => void
  children: ReactNode
}

/** Stands in for a screen that broke or could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className={styles.page} role="alert">
        <h1>Play has stopped</h1>
        <p>Something went wrong on this page. Reloading usually puts it right.</p>
        <Button variant="primary" onClick={this.props.onReload}>
          Reload the page
        </Button>
      </main>
    )
  }
}
