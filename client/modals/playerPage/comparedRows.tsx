import type { ReactNode } from 'react'
import { Money } from '../../components/Money.tsx'
import { Stars } from '../../components/Stars.tsx'
import { grouped } from '../../simulation/core/money.ts'
import type { ComparedPlayer } from '../../simulation/reports/comparePlayers.ts'
import styles from './PlayerPage.module.css'

export interface ComparedRow {
  name: string
  cell: (player: ComparedPlayer) => ReactNode
  /** The higher is better; null where nobody knows. Without it neither is. */
  worth?: (player: ComparedPlayer) => number | null
}

const UNKNOWN = '–'

function figure(name: string, of: (player: ComparedPlayer) => number | null, decimals = 0): ComparedRow {
  return {
    name,
    worth: of,
    cell: (player) => {
      const value = of(player)
      if (value === null) return UNKNOWN
      return decimals === 0 ? grouped(value) : value.toFixed(decimals)
    },
  }
}

/** Figures in which two players are compared. */
export const COMPARED: readonly ComparedRow[] = [
  { name: 'Club', cell: ({ club }) => club ?? 'Has left the country' },
  { name: 'Position', cell: ({ career }) => career.player.type },
  { name: 'Age', cell: ({ career }) => career.age ?? UNKNOWN },
  {
    name: 'Quality',
    cell: ({ career: { player } }) =>
      player.now ? (
        <span className={styles.quality}>
          <Stars value={player.now.quality} /> {player.now.quality.toFixed(1)}
        </span>
      ) : (
        UNKNOWN
      ),
    worth: ({ career }) => career.player.now && Math.round(career.player.now.quality * 10),
  },
  {
    name: 'Value',
    cell: ({ career: { player } }) => (player.now ? <Money amount={player.now.value} /> : UNKNOWN),
    worth: ({ career }) => career.player.now?.value ?? null,
  },
  figure('Appearances this season', ({ season }) => season.appearances),
  figure('Goals this season', ({ season }) => season.goals),
  figure('Assists this season', ({ season }) => season.assists),
  figure('Expected goals this season', ({ season }) => season.expectedGoals, 1),
  figure('Rating this season', ({ season }) => season.rating, 2),
  figure('Appearances', ({ career }) => career.total.appearances),
  figure('Goals', ({ career }) => career.total.goals),
  figure('Assists', ({ career }) => career.total.assists),
  figure('Clean sheets', ({ career }) => career.total.cleanSheets),
  figure('Rating', ({ career }) => career.total.rating, 2),
  figure('Honours', ({ honours }) => honours),
]
