import { observer } from 'mobx-react-lite'
import { ClubName } from '../../../components/ClubName.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import type { Division } from '../../../simulation/core/fixture.ts'
import type { RunKind } from '../../../simulation/league/clubMatches.ts'
import {
  biggestWins,
  longestRuns,
  type BigWin,
  type LongestRun,
} from '../../../simulation/reports/seasonRuns.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { clubColumn } from './clubColumn.tsx'

const RUN_NAMES: Record<RunKind, string> = {
  winning: 'Wins in a row',
  unbeaten: 'Unbeaten',
  drawing: 'Draws in a row',
  losing: 'Defeats in a row',
  winless: 'Without a win',
}

const RUN_COLUMNS: readonly Column<LongestRun>[] = [
  { key: 'kind', header: 'Kind', rowHeader: true, cell: ({ kind }) => RUN_NAMES[kind] },
  clubColumn(({ club }) => club),
  figureColumn({
    key: 'length',
    header: 'Matches',
    of: ({ length }) => length,
    format: (length) => <strong>{length}</strong>,
  }),
  {
    key: 'weeks',
    header: 'Weeks',
    sortBy: ({ from }) => from,
    cell: ({ from, to, isRunning }) => `${from} to ${to}${isRunning ? ', still going' : ''}`,
  },
]

const WIN_COLUMNS: readonly Column<BigWin>[] = [
  figureColumn({ key: 'week', header: 'Week', of: ({ week }) => week }),
  { ...clubColumn<BigWin>(({ home }) => home), key: 'home', header: 'Home', rowHeader: true },
  {
    key: 'score',
    header: 'Score',
    kind: 'centre',
    cell: ({ score }) => (
      <strong>
        {score.home}–{score.away}
      </strong>
    ),
  },
  {
    key: 'away',
    header: 'Away',
    sortBy: ({ away }) => away.shortName,
    cell: ({ away }) => <ClubName club={away} short />,
  },
]

/** Longest runs and biggest wins of the running season in a division. */
export const SeasonRuns = observer(function SeasonRuns({ division }: { division: Division }) {
  const runs = useReport(longestRuns, division)
  const wins = useReport(biggestWins, division)
  return (
    <div className={layout.pair}>
      <TablePanel
        heading="Longest runs this season"
        columns={RUN_COLUMNS}
        rows={runs}
        rowKey={({ kind, club }) => `${kind} ${club.id}`}
        isHighlighted={({ isOwn }) => isOwn}
        empty="No run of three matches yet."
      />
      <TablePanel
        heading="Biggest wins this season"
        columns={WIN_COLUMNS}
        rows={wins}
        rowKey={({ week, home }) => `${week} ${home.id}`}
        isHighlighted={({ isOwn }) => isOwn}
        empty="No wins yet."
      />
    </div>
  )
})
