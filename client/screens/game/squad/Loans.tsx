import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { type Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PlayerLink } from '../../../components/PlayerLink.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import {
  loanReport,
  type BorrowedRow,
  type ForLoanRow,
  type LendableRow,
  type LentRow,
} from '../../../simulation/reports/loanReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import {
  ageColumn,
  nameColumn,
  PlayerFacts,
  positionColumn,
  qualityColumn,
  wageColumn,
} from '../players/playerColumns.tsx'
import { NamedClub } from '../league/NamedClub.tsx'
import { ModalButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'
import styles from './squad.module.css'

const OUT: readonly Column<LentRow>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sortBy: ({ player }) => player.name,
    cell: ({ player, injury }) => (
      <>
        <PlayerLink id={player.id}>{player.name}</PlayerLink>
        {injury !== null && ` (${injury})`}
        <PlayerFacts player={player} last={player.nationality} />
      </>
    ),
  },
  positionColumn,
  ageColumn,
  {
    key: 'club',
    header: 'On loan at',
    sortBy: ({ club }) => club,
    cell: ({ club, role }) => (
      <>
        <NamedClub name={club} />, {role.toLowerCase()}
      </>
    ),
  },
  figureColumn({ key: 'matches', header: 'Matches', of: ({ matches }) => matches }),
  figureColumn({ key: 'goals', header: 'Goals', of: ({ goals }) => goals }),
  {
    key: 'quality',
    header: 'Quality',
    title: 'Quality, and its change on loan in stars',
    firstDirection: 'desc',
    sortBy: ({ player }) => player.quality,
    cell: ({ player, grown }) => (
      <>
        <Stars value={player.quality} /> {grown === 0 ? null : `${grown > 0 ? '+' : ''}${grown.toFixed(2)}`}
      </>
    ),
  },
  {
    key: 'weekly',
    header: 'You pay',
    title: 'Your share of the wage per week',
    kind: 'number',
    sortBy: ({ weekly }) => weekly,
    cell: ({ weekly }) => <Money amount={weekly} />,
  },
]

const HERE: readonly Column<LendableRow>[] = [
  nameColumn('Name'),
  positionColumn,
  ageColumn,
  qualityColumn,
  wageColumn,
  {
    key: 'loan',
    isControl: true,
    header: 'Loan',
    cell: ({ player: { id, name }, hurdle }) =>
      hurdle === null ? (
        <ModalButton modal={{ kind: 'lend-player', id }} aria-label={`Lend Out: ${name}`}>
          Lend Out
        </ModalButton>
      ) : (
        <span data-sentence>{hurdle}</span>
      ),
  },
]

const lenderColumn: Column<{ club: string }> = {
  key: 'club',
  header: 'Belongs to',
  sortBy: ({ club }) => club,
  cell: ({ club }) => <NamedClub name={club} />,
}

const BORROWED: readonly Column<BorrowedRow>[] = [
  nameColumn('Name'),
  positionColumn,
  ageColumn,
  qualityColumn,
  wageColumn,
  lenderColumn,
]

const FOR_LOAN: readonly Column<ForLoanRow>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sortBy: ({ player }) => player.name,
    cell: ({ player, club }) => (
      <>
        {player.name}
        <PlayerFacts
          player={player}
          last={
            <>
              {player.nationality} · <NamedClub name={club} />
            </>
          }
        />
      </>
    ),
  },
  positionColumn,
  ageColumn,
  qualityColumn,
  // On a card it stands below the name: Borrow shares its line with figures alone.
  { ...lenderColumn, wideOnly: true },
  wageColumn,
  {
    key: 'fee',
    header: 'Fee',
    title: 'Fee to the end of the season',
    kind: 'number',
    sortBy: ({ fee }) => fee,
    cell: ({ fee }) => <Money amount={fee} />,
  },
  {
    key: 'loan',
    isControl: true,
    header: 'Loan',
    cell: ({ player, hurdle }) =>
      hurdle === null ? <Borrow player={player} /> : <span data-sentence>{hurdle}</span>,
  },
]

function idOf({ player }: { player: { readonly id: string } }): string {
  return player.id
}

/** Borrowed players and own ones on loan, each above those who can be. */
export const Loans = observer(function Loans() {
  const { out, most, lastWeek, isOver, season, borrowed, mostBorrowed, ...shown } = useReport(loanReport)
  const { borrowingStop, forLoan, allForLoan, lendingStop, squad } = shown
  return (
    <div className={layout.pair}>
      <Panel heading={`Borrowed: ${borrowed.length} of ${mostBorrowed}`} flush>
        <p className={styles.hint}>
          Clubs at home and abroad lend you young players to the end of the season, for a fee and their full
          wage. They play for you like anyone else, but you can’t sell, lend or keep them.
        </p>
        {borrowed.length > 0 && (
          <SortableTable
            caption="Borrowed players"
            columns={BORROWED}
            cardsWhenNarrow
            rows={borrowed}
            rowKey={idOf}
            firstSorting={{ column: 'quality', direction: 'desc' }}
          />
        )}
      </Panel>
      <Panel heading={`Out on loan: ${out.length} of ${most}`} flush>
        <p className={styles.hint}>
          {out.length > 0
            ? `On loan to the end of season ${season}: they’re back before the summer’s business starts.`
            : `Other clubs give your players matches until the end of the season, and pay part of their wages. `}
          {isOver
            ? ` The loan window closed after match week ${lastWeek}: nobody else can go out this season.`
            : ` The loan window is open up to match week ${lastWeek}.`}
        </p>
        {out.length > 0 && (
          <SortableTable
            caption="Out on loan"
            columns={OUT}
            cardsWhenNarrow
            rows={out}
            rowKey={idOf}
            firstSorting={{ column: 'matches', direction: 'desc' }}
          />
        )}
      </Panel>
      <Panel heading="Players you can borrow" flush>
        {borrowingStop === null && forLoan.length < allForLoan && (
          <p className={styles.hint}>
            {forLoan.length} of {allForLoan}: those you can borrow now, then the best of the others.
          </p>
        )}
        <SortableTable
          caption="Players you can borrow"
          columns={FOR_LOAN}
          cardsWhenNarrow
          rows={borrowingStop === null ? forLoan : []}
          rowKey={idOf}
          empty={borrowingStop ?? 'Nobody is available on loan right now.'}
        />
      </Panel>
      <TablePanel
        heading="Players you can lend out"
        columns={HERE}
        cardsWhenNarrow
        rows={lendingStop === null ? squad : []}
        rowKey={idOf}
        empty={lendingStop ?? 'Nobody is under contract.'}
      />
    </div>
  )
})

function Borrow({ player: { id, name } }: Pick<ForLoanRow, 'player'>) {
  const { game } = useGameStores()
  return (
    <Button size="small" aria-label={`Borrow: ${name}`} onClick={() => game.decide('borrowPlayer', id)}>
      Borrow
    </Button>
  )
}
