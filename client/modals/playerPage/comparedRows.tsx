import { Money } from '../../components/Money.tsx'
import { grouped } from '../../simulation/core/money.ts'
import type { ComparedPlayer } from '../../simulation/reports/comparePlayers.ts'
import { Quality, worthOfQuality, type ComparedFigure } from '../comparedFigure.tsx'

const UNKNOWN = '–'

function figure(
  name: string,
  of: (player: ComparedPlayer) => number | null,
  decimals = 0,
): ComparedFigure<ComparedPlayer> {
  return {
    name,
    worth: (player) => {
      const value = of(player)
      return value === null ? null : Number(value.toFixed(decimals))
    },
    cell: (player) => {
      const value = of(player)
      if (value === null) return UNKNOWN
      return decimals === 0 ? grouped(value) : value.toFixed(decimals)
    },
  }
}

/** Figures in which two players are compared. */
export const COMPARED: readonly ComparedFigure<ComparedPlayer>[] = [
  { name: 'Club', cell: ({ club }) => club ?? 'No longer in the league' },
  { name: 'Position', cell: ({ career }) => career.player.type },
  { name: 'Age', cell: ({ career }) => career.age ?? UNKNOWN },
  {
    name: 'Quality',
    cell: ({ career: { player } }) => (player.now ? <Quality stars={player.now.quality} /> : UNKNOWN),
    worth: ({ career: { player } }) => player.now && worthOfQuality(player.now.quality),
  },
  {
    name: 'Value',
    cell: ({ career: { player } }) => (player.now ? <Money amount={player.now.value} /> : UNKNOWN),
    worth: ({ career: { player } }) => player.now && Math.round(player.now.value),
  },
  figure('Appearances this season', ({ season }) => season.appearances),
  figure('Goals this season', ({ season }) => season.goals),
  figure('Assists this season', ({ season }) => season.assists),
  figure('Expected goals this season', ({ season }) => season.expectedGoals, 1),
  figure('Rating this season', ({ season }) => season.rating, 2),
  figure('Career appearances', ({ career }) => career.total.appearances),
  figure('Career goals', ({ career }) => career.total.goals),
  figure('Career assists', ({ career }) => career.total.assists),
  figure('Career clean sheets', ({ career }) =>
    career.player.type === 'Goalkeeper' ? career.total.cleanSheets : null,
  ),
  figure('Career rating', ({ career }) => career.total.rating, 2),
  figure('Honours', ({ honours }) => honours),
]
