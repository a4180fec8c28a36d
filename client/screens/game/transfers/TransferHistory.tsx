import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { moneyColumn } from '../../../components/figureColumn.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import type { TransferLog } from '../../../simulation/club/transferLog.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import layout from '../layout.module.css'
import { NamedClub } from '../league/NamedClub.tsx'
import { NamedPlayer } from '../players/PlayerName.tsx'
import styles from './transfers.module.css'

/** Lists of transfers in and out, newest first. */
export const TransferHistory = observer(function TransferHistory() {
  const { transfersIn, transfersOut } = useGameStores().game.state
  return (
    <div className={styles.lists}>
      <Log
        heading="Players In"
        wage={{ header: 'Wage', title: 'Wage per week' }}
        from="from"
        entries={transfersIn}
        empty="No incoming transfers recorded."
      />
      <Log
        heading="Players Out"
        wage={{ header: 'Saved', title: 'Wage per week that is saved' }}
        from="to"
        entries={transfersOut}
        empty="No outgoing transfers recorded."
      />
    </div>
  )
})

interface LogProps {
  heading: string
  wage: { header: string; title: string }
  /** Word before the other club. */
  from: 'from' | 'to'
  entries: readonly Readonly<TransferLog>[]
  empty: string
}

function Log({ heading, wage, from, entries, empty }: LogProps) {
  const columns: Column<Readonly<TransferLog>>[] = [
    {
      key: 'player',
      header: 'Player',
      rowHeader: true,
      sortBy: ({ playerName }) => playerName,
      cell: ({ playerName, club }) => (
        <>
          <NamedPlayer name={playerName} />
          <span className={layout.subtitle}>
            {' '}
            {from} <NamedClub name={club} />
          </span>
        </>
      ),
    },
    moneyColumn({ key: 'fee', header: 'Fee', of: ({ fee }) => fee }),
    { key: 'day', header: 'Day', kind: 'number', sortBy: ({ day }) => day, cell: ({ day }) => day },
    moneyColumn({ key: 'wage', ...wage, of: (entry) => entry.wage }),
  ]
  return (
    <TablePanel
      heading={heading}
      columns={columns}
      rows={entries}
      rowKey={({ playerName, day, fee }) => `${playerName}-${day}-${fee}`}
      empty={empty}
    />
  )
}
