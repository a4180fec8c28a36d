import { observer } from 'mobx-react-lite'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { scoreInWords, type Scoring } from '../../simulation/club/challenge.ts'
import { NAME_REMOVED, RUN_KINDS } from '../../simulation/club/challengePageWords.ts'
import { plural } from '../../simulation/core/english.ts'
import { grouped } from '../../simulation/core/money.ts'
import { replayColumn } from '../../modals/challenge/replayColumn.tsx'
import type { LeagueTableStore, MemberRow, RunKind } from '../../stores/LeagueTableStore.ts'
import styles from './Leagues.module.css'

interface LeagueTableProps {
  store: LeagueTableStore
  scoring: Scoring
  /** Name of the league. */
  name: string
}

/** Results of the members of a league in a challenge. */
export const LeagueTable = observer(function LeagueTable({ store, scoring, name }: LeagueTableProps) {
  const { table, fault, order, rows } = store
  if (!table) {
    if (fault === null) return <p>Loading…</p>
    return (
      <>
        <Notice tone="bad">{fault}</Notice>
        <Button onClick={() => void store.load()}>Load the table</Button>
      </>
    )
  }
  const isEmpty = rows.every(({ ranked, open }) => !ranked && !open)
  return (
    <>
      <div className={styles.row}>
        <SegmentedControl
          label="Order by"
          segments={RUN_KINDS}
          value={order}
          onChange={(runs) => store.orderBy(runs)}
        />
        {isEmpty && <p>Nobody in here has finished this one yet. Be the first.</p>}
      </div>
      <DataTable
        caption={`Table of ${name}`}
        columns={columnsOf(scoring, order, table.isOpen ? null : store.challenge)}
        rows={rows}
        rowKey={({ member }) => String(member)}
        isHighlighted={({ isOwn }) => isOwn}
      />
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
    </>
  )
})

/** `challenge`: id of the one whose runs can be watched; null while they can’t. */
function columnsOf(scoring: Scoring, order: RunKind, challenge: string | null): Column<MemberRow>[] {
  return [
    {
      key: 'place',
      header: 'Place',
      kind: 'number',
      cell: (row) => (row[order] ? grouped(row[order].place) : '–'),
    },
    {
      key: 'name',
      header: 'Manager',
      rowHeader: true,
      cell: ({ nickname, isMaker }) => (
        <span className={styles.manager}>
          {nickname ?? <em>{NAME_REMOVED}</em>} {isMaker && <Badge>Runs it</Badge>}
        </span>
      ),
    },
    {
      key: 'ranked',
      header: 'Ranked run',
      cell: ({ ranked }) =>
        ranked ? (
          <span className={styles.score}>
            {scoreInWords(ranked.score, scoring)} <Badge tone="good">Verified</Badge>
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'open',
      header: 'Best open run',
      cell: ({ open }) =>
        open ? (
          <span className={styles.score}>
            {scoreInWords(open.score, scoring)},{' '}
            <span className={styles.tries}>{plural(open.tries, 'first try', `${open.tries} tries`)}</span>
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'decisions',
      header: 'Decisions',
      kind: 'number',
      wideOnly: true,
      cell: (row) => (row[order] ? grouped(row[order].decisions) : '–'),
    },
    ...(challenge === null ? [] : [replayColumn(challenge, (row: MemberRow) => row[order]?.entry ?? null)]),
  ]
}
