import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { MatchOpponent } from '../../../components/MatchOpponent.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { ownResults, type ClubResult } from '../../../simulation/reports/ownResults.ts'
import { useReport } from '../../../stores/useReport.ts'
import { HighlightsButton } from '../HighlightsButton.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { clubColumn } from './clubColumn.tsx'
import { LONG_TABLE } from './longTable.ts'
import styles from './LeagueTab.module.css'

const COLUMNS: readonly Column<ClubResult>[] = [
  { key: 'week', header: 'Week', kind: 'number', sortBy: ({ day }) => day, cell: ({ week }) => week },
  {
    ...clubColumn(({ opponent }) => opponent),
    key: 'opponent',
    header: 'Opponent',
    rowHeader: true,
    cell: (match) => <MatchOpponent match={match} />,
  },
  { key: 'venue', header: 'Venue', sortBy: ({ venue }) => venue, cell: ({ venue }) => venue },
  {
    key: 'score',
    header: 'Score',
    title: 'Your goals first',
    kind: 'centre',
    firstDirection: 'desc',
    sortBy: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
    cell: ({ goalsFor, goalsAgainst, note }) => (
      <>
        {goalsFor}–{goalsAgainst}
        {note !== '' && <span className={styles.detail}>{note}</span>}
      </>
    ),
  },
  {
    key: 'outcome',
    header: 'Result',
    kind: 'centre',
    cell: ({ outcome }) => <FormBadges form={[outcome]} />,
  },
  { key: 'highlights', header: 'Watch', isControl: true, kind: 'centre', cell: (row) => <Watch {...row} /> },
]

const Watch = observer(function Watch({ competition, week, home, roundNumber: round }: ClubResult) {
  const { currentSeason } = useGameStores().game.state
  return (
    <span className={styles.watch}>
      <HighlightsButton
        {...{ competition, week, home }}
        round={round ?? undefined}
        season={currentSeason}
        list="own"
      />
    </span>
  )
})

/** Own matches of the season so far, the latest first. */
export const OwnResults = observer(function OwnResults() {
  const results = useReport(ownResults)
  return (
    <TablePanel
      heading="Your results"
      columns={COLUMNS}
      rows={results}
      rowKey={({ day, roundNumber }) => `${day} ${roundNumber}`}
      empty="No matches played this season yet."
      {...LONG_TABLE}
    />
  )
})
