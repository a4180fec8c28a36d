import type { ReactNode } from 'react'
import type { Side } from '../simulation/match/matchReport.ts'
import type { SideStats } from '../simulation/match/matchStats.ts'
import { GlossaryTerm } from './GlossaryTerm.tsx'
import styles from './MatchStatsTable.module.css'

interface MatchStatsTableProps {
  /** Names of the two sides. */
  names: Record<Side, string>
  stats: Record<Side, SideStats>
  /** Additional `MatchStatsRow`s. */
  children?: ReactNode
}

/** Statistics of both sides of a match, side by side. */
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
        <MatchStatsRow
          name={<GlossaryTerm term="shots">Shots</GlossaryTerm>}
          of={(side) => stats[side].shots}
        />
        <MatchStatsRow name="On target" of={(side) => stats[side].onTarget} />
        <MatchStatsRow
          name={<GlossaryTerm term="bigChances">Big chances</GlossaryTerm>}
          of={(side) => stats[side].bigChances}
        />
        <MatchStatsRow
          name={<GlossaryTerm term="expectedGoals">Expected goals</GlossaryTerm>}
          of={(side) => stats[side].expectedGoals.toFixed(2)}
        />
        <PlayRow name="Corners" stats={stats} figure="corners" />
        <PlayRow name="Fouls" stats={stats} figure="fouls" />
        <PlayRow name="Offsides" stats={stats} figure="offsides" />
        <PlayRow
          name={<GlossaryTerm term="possession">Possession</GlossaryTerm>}
          stats={stats}
          figure="possession"
          unit="%"
        />
        <MatchStatsRow name="Yellow cards" of={(side) => stats[side].yellow} />
        <MatchStatsRow name="Red cards" of={(side) => stats[side].red} />
        {children}
      </tbody>
    </table>
  )
}

interface PlayRowProps {
  name: ReactNode
  stats: Record<Side, SideStats>
  figure: 'corners' | 'fouls' | 'offsides' | 'possession'
  unit?: string
}

/** Row of a figure that reports of older matches do not have. */
function PlayRow({ name, stats, figure, unit = '' }: PlayRowProps) {
  if (stats.home[figure] === null) return null
  return <MatchStatsRow name={name} of={(side) => `${stats[side][figure] ?? 0}${unit}`} />
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
