import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { type Column } from '../../../components/DataTable.tsx'
import { Money } from '../../../components/Money.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { contractRows, type ContractRow } from '../../../simulation/reports/contractReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import {
  ageColumn,
  nameColumn,
  positionColumn,
  qualityColumn,
  wageColumn,
} from '../players/playerColumns.tsx'
import { ModalButton } from '../gameButtons.tsx'
import styles from './squad.module.css'
import { ViewDetails } from './ViewDetails.tsx'

const COLUMNS: readonly Column<ContractRow>[] = [
  nameColumn('Name'),
  positionColumn,
  ageColumn,
  qualityColumn,
  wageColumn,
  {
    key: 'status',
    header: 'Promised',
    term: 'promised',
    sortBy: ({ status }) => status,
    cell: ({ status }) => status,
  },
  {
    key: 'until',
    header: 'Until',
    title: 'Last season of the contract',
    sortBy: ({ player }) => player.contract.until,
    cell: ({ player, isEnding }) =>
      isEnding ? <Badge tone="bad">This season</Badge> : `Season ${player.contract.until}`,
  },
  {
    key: 'asked',
    header: 'Asks for',
    cell: ({ asked, hurdle, talksFrom }) =>
      asked ? (
        <>
          <Money amount={asked.wage} /> until season {asked.until}
        </>
      ) : talksFrom === null ? (
        hurdle
      ) : (
        `Talks from season ${talksFrom}`
      ),
  },
  {
    key: 'actions',
    header: 'Actions',
    isControl: true,
    cell: ({ player, asked }) => (
      <span className={styles.actions}>
        <ViewDetails player={player} />
        {asked && (
          <ModalButton
            modal={{ kind: 'contract-talks', id: player.id }}
            aria-label={`Offer Contract: ${player.name}`}
          >
            Offer Contract
          </ModalButton>
        )}
      </span>
    ),
  },
]

/** Contracts of all players, those that run out first before the others. */
export const Contracts = observer(function Contracts() {
  const rows = useReport(contractRows)
  const ending = rows.filter(({ isEnding }) => isEnding).length
  return (
    <Panel
      heading={`Contracts: ${ending === 0 ? 'none ends' : ending === 1 ? '1 ends' : `${ending} end`} this season`}
      flush
    >
      <SortableTable
        caption="Contracts"
        columns={COLUMNS}
        cardsWhenNarrow
        rows={rows}
        rowKey={({ player }) => player.id}
        firstSorting={{ column: 'until', direction: 'asc' }}
        empty="Nobody is under contract."
      />
    </Panel>
  )
})
