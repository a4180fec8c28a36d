import type { ReactNode } from 'react'
import type { Side } from '../simulation/match/matchReport.ts'
import type { SideStats } from '../simulation/match/matchStats.ts'
import { Explained } from './Explained.tsx'
import styles from './MatchStatsTable.module.css'

interface MatchStatsTableProps {
  /** Names of the sides. */
  names: Record<Side, string>
  stats: Record<Side, SideStats>
  /** Further `MatchStatsRow`s. */
  children?: ReactNode
}

/** The figures of both sides of a match, side by side. */
export function MatchStatsTable({ names, stats, children }: MatchStatsTableProps) {
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{names.home}</th>
          <td />
          <th scope="col">{names.away}</th>
        </tr>
      </thead>
      <tbody>
        <MatchStatsRow name={<Explained term="shots">Shots</Explained>} of={(side) => stats[side].shots} />
        <MatchStatsRow name="On target" of={(side) => stats[side].onTarget} />
        <MatchStatsRow
          name={<Explained term="bigChances">Big chances</Explained>}
          of={(side) => stats[side].bigChances}
        />
        <MatchStatsRow
          name={<Explained term="expectedGoals">Expected goals</Explained>}
          of={(side) => stats[side].expectedGoals.toFixed(2)}
        />
        <MatchStatsRow name="Cards" of={(side) => stats[side].cards} />
        {children}
      </tbody>
    </table>
  )
}

export function MatchStatsRow({ name, of }: { name: ReactNode; of: (side: Side) => string | number }) {
  return (
    <tr>
      <td>{of('home')}</td>
      <th scope="row">{name}</th>
      <td>{of('away')}</td>
    </tr>
  )
}
