import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { scoreInWords, type Scoring } from '../../simulation/club/challenge.ts'
import {
  emptyTable,
  NAME_REMOVED,
  RUN_KINDS,
  tableCaption,
} from '../../simulation/club/challengePageWords.ts'
import { counted } from '../../simulation/core/english.ts'
import { grouped } from '../../simulation/core/money.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import type { ChallengeTableStore, TableRow } from '../../stores/ChallengeTableStore.ts'
import { useStores } from '../../stores/useStores.tsx'
import { replayColumn } from './replayColumn.tsx'
import styles from './ChallengeTable.module.css'

interface ChallengeTableProps {
  store: ChallengeTableStore
  scoring: Scoring
}

const REPORTED = 'Thanks. We’ll have a look at that name.'

/** Both tables of a challenge: of ranked runs, with one start each, and of open ones. */
export const ChallengeTable = observer(function ChallengeTable({ store, scoring }: ChallengeTableProps) {
  return (
    <div className={styles.table}>
      <div className={styles.kinds}>
        <SegmentedControl
          label="Runs"
          segments={RUN_KINDS}
          value={store.isRanked ? 'ranked' : 'open'}
          onChange={(kind) => store.showRanked(kind === 'ranked')}
        />
      </div>
      <TablePage store={store} scoring={scoring} />
    </div>
  )
})

/** A page of a table, with the own place above it. */
const TablePage = observer(function TablePage({ store, scoring }: ChallengeTableProps) {
  const { session } = useStores()
  const { table, fault, page, pages, isRanked } = store
  const [answer, setAnswer] = useState<string | null>(null)

  const report = async (nickname: string) => {
    setAnswer(null)
    const outcome = await store.report(nickname)
    setAnswer(outcome.ok ? REPORTED : outcome.message)
  }

  if (!table) {
    if (fault === null) return <p>Loading…</p>
    return (
      <>
        <Notice tone="bad">{fault}</Notice>
        <Button onClick={() => void store.load()}>Load the table</Button>
      </>
    )
  }
  const { own, percentile, rows, total } = table
  const columns = columnsOf(scoring, {
    isRanked,
    challenge: table.isOpen ? null : store.challenge,
    onReport: session.isRegistered && rows.some(canReport) ? (nickname) => void report(nickname) : null,
  })
  return (
    <>
      {own && (
        <p>
          You’re <strong>{`${ordinal(own.place)} of ${grouped(total)}`}</strong>
          {percentile !== null && percentile < 100 && `, in the top ${percentile}%`}.{' '}
          {isRanked ? 'Your run' : 'Your best'}: {scoreInWords(own.score, scoring)} with{' '}
          {counted(own.decisions, 'decision')}.
        </p>
      )}
      <div>
        <DataTable
          caption={tableCaption(isRanked)}
          columns={columns}
          rows={rows}
          rowKey={({ entry }) => entry}
          isHighlighted={({ isOwn }) => isOwn}
          empty={emptyTable(isRanked)}
        />
        {/* Toasts are behind the dialog. */}
        {session.isRegistered && <p role="status">{answer}</p>}
      </div>
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages of the table">
          <Button size="small" blocked={page === 1} onClick={() => store.turnTo(page - 1)}>
            Higher places
          </Button>
          <span role="status">{`Page ${page} of ${pages}`}</span>
          <Button size="small" blocked={page === pages} onClick={() => store.turnTo(page + 1)}>
            Lower places
          </Button>
        </nav>
      )}
    </>
  )
})

/** True for the row of somebody else who has a name. */
function canReport(row: TableRow): row is TableRow & { nickname: string } {
  return !row.isOwn && row.nickname !== null
}

interface ColumnChoice {
  isRanked: boolean
  /** Id of the challenge whose runs can be watched; null while they can’t. */
  challenge: string | null
  onReport: ((nickname: string) => void) | null
}

function columnsOf(scoring: Scoring, { isRanked, challenge, onReport }: ColumnChoice): Column<TableRow>[] {
  return [
    { key: 'place', header: 'Place', kind: 'number', cell: ({ place }) => grouped(place) },
    {
      key: 'name',
      header: 'Manager',
      rowHeader: true,
      cell: ({ nickname }) =>
        nickname === null ? <em>{NAME_REMOVED}</em> : <span className={styles.name}>{nickname}</span>,
    },
    {
      key: 'score',
      header: 'Score',
      cell: ({ score }) => <span className={styles.score}>{scoreInWords(score, scoring)}</span>,
    },
    { key: 'decisions', header: 'Decisions', kind: 'number', cell: ({ decisions }) => grouped(decisions) },
    ...(isRanked
      ? []
      : [
          {
            key: 'tries',
            header: 'Tries',
            kind: 'number' as const,
            cell: ({ tries }: TableRow) => tries,
            wideOnly: true,
          },
        ]),
    ...(challenge === null ? [] : [replayColumn(challenge, ({ entry }: TableRow) => entry)]),
    ...(onReport
      ? [
          {
            key: 'report',
            header: 'Bad name?',
            isControl: true,
            wideOnly: true,
            cell: (row: TableRow) =>
              canReport(row) ? (
                <Button
                  size="small"
                  aria-label={`Report the name ${row.nickname}`}
                  onClick={() => onReport(row.nickname)}
                >
                  Report
                </Button>
              ) : (
                <div className={styles.noReport} />
              ),
          },
        ]
      : []),
  ]
}
