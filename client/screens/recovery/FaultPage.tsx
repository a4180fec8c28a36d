import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import type { Fault } from '../../components/ErrorBoundary.tsx'
import { FaultDetails } from '../../components/FaultDetails.tsx'
import styles from './FaultPage.module.css'

const NOT_FETCHED =
  'Either you’re offline, or there’s a new version of Floodlight. Your saves are safe in this browser.'
const NOT_STARTED =
  'Something went wrong, or the game can’t read what this browser has kept. Trying again usually puts it right.'

interface FaultPageProps {
  fault: Fault
  onReload: () => void
  /** Actions on the data in the browser's storage. */
  children?: ReactNode
}

/** Replaces the whole page after it has failed, could not be loaded, or can't start with the stored data. */
export function FaultPage({ fault, onReload, children }: FaultPageProps) {
  return (
    <main className={styles.page}>
      <section className={styles.notice} role="alert">
        <p className={styles.mark} aria-hidden="true">
          Stoppage
        </p>
        <h1 className={styles.title}>
          {fault.isFetchFault ? 'This page could not be loaded' : 'Play has stopped'}
        </h1>
        <p>{fault.explanation ?? (fault.isFetchFault ? NOT_FETCHED : NOT_STARTED)}</p>
        <Button variant="primary" size="large" onClick={onReload}>
          Try again
        </Button>
      </section>
      {!fault.isFetchFault && children}
      <FaultDetails details={fault.details} />
    </main>
  )
}
