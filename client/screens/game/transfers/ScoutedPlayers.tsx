import { Button } from '../../../components/Button.tsx'
import { CharacterNames } from '../../../components/CharacterNames.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { formatMoney } from '../../../components/formatMoney.ts'
import { Panel } from '../../../components/Panel.tsx'
import { PlayerLink } from '../../../components/PlayerLink.tsx'
import { SHORT_POSITIONS } from '../../../components/playerWords.ts'
import { Stars } from '../../../components/Stars.tsx'
import { weekInWords } from '../../../simulation/core/calendar.ts'
import { rangeInWords } from '../../../simulation/people/potential.ts'
import type { ScoutedPlayer } from '../../../simulation/reports/assignmentReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { PlayerName } from '../players/PlayerName.tsx'
import { OfferActions } from './OfferActions.tsx'
import layout from '../layout.module.css'

const COLUMNS: readonly Column<ScoutedPlayer>[] = [
  {
    key: 'name',
    header: 'Player',
    rowHeader: true,
    cell: ({ id, name, now }) => (
      <>
        <Name id={id} name={name} now={now} />
        <span className={layout.subtitle}>
          {now ? `${SHORT_POSITIONS[now.type]} · ${now.age} · ${now.club}` : 'No longer available'}
        </span>
      </>
    ),
  },
  {
    key: 'quality',
    header: 'Quality',
    endsCardLine: true,
    cell: ({ now }) => now && <Stars value={now.quality} />,
  },
  {
    key: 'potential',
    header: 'Potential',
    cell: ({ now }) => now && (now.potential ? rangeInWords(now.potential) : 'Grown'),
  },
  {
    key: 'character',
    header: 'Character',
    wideOnly: true,
    cell: ({ now }) => now && <CharacterNames character={now.character} />,
  },
  { key: 'fee', header: 'Fee', kind: 'number', cell: ({ now }) => (now ? feeInWords(now.fee) : '–') },
  { key: 'actions', header: 'Actions', isControl: true, cell: (player) => <Actions player={player} /> },
]

interface ScoutedPlayersProps {
  caption: string
  day: number
  players: readonly ScoutedPlayer[]
}

/** Report of one assignment. */
export function ScoutedPlayers({ caption, day, players }: ScoutedPlayersProps) {
  return (
    <Panel heading={caption} aside={`From ${weekInWords(day)}`} flush>
      <DataTable
        caption={caption}
        cardsWhenNarrow
        columns={COLUMNS}
        rows={players}
        rowKey={({ id }) => id}
        empty="They found nobody who fits and would join you."
      />
    </Panel>
  )
}

/** Name that opens the quick look of a player on the market and the page of one at a club. */
function Name({ id, name, now }: Pick<ScoutedPlayer, 'id' | 'name' | 'now'>) {
  if (!now) return name
  return now.isOnMarket ? <PlayerName player={{ id, name }} /> : <PlayerLink id={id}>{name}</PlayerLink>
}

function Actions({ player: { id, name, now } }: { player: ScoutedPlayer }) {
  const { marketSearch } = useGameStores()
  if (!now) return null
  if (!now.isOnMarket) return <OfferActions player={{ id, name }} {...now} />
  return (
    <Button
      size="small"
      variant="primary"
      aria-label={`Show on the market: ${name}`}
      onClick={() => marketSearch.lookFor(name)}
    >
      On the market
    </Button>
  )
}

function feeInWords({ low, high }: { low: number; high: number }): string {
  return low === high ? formatMoney(low) : `${formatMoney(low)}–${formatMoney(high)}`
}
