import type { ReactNode } from 'react'
import { Stars } from '../components/Stars.tsx'
import styles from './comparedFigure.module.css'

/** Figure in which players are compared side by side. */
export interface ComparedFigure<Report> {
  name: string
  cell: (report: Report) => ReactNode
  /**
   * Rank of a report by this figure as it is shown, higher is better (a wage counts negative); null when unknown.
   * Without it none is marked.
   */
  worth?: (report: Report) => number | null
}

/** Reports with the best value; empty when all known ones are equal. */
export function bestOf<Report>(
  { worth }: ComparedFigure<Report>,
  reports: readonly Report[],
): ReadonlySet<Report> {
  if (!worth) return new Set()
  const known = reports.filter((report) => worth(report) !== null)
  const best = Math.max(...known.map((report) => worth(report) ?? 0))
  const winners = known.filter((report) => worth(report) === best)
  return new Set(winners.length === known.length ? [] : winners)
}

/** Quality as stars and as a number. */
export function Quality({ stars }: { stars: number }) {
  return (
    <span className={styles.quality}>
      <Stars value={stars} /> {stars.toFixed(1)}
    </span>
  )
}

/** Quality by the tenth that is shown, for its rank. */
export function worthOfQuality(stars: number): number {
  return Math.round(stars * 10)
}
