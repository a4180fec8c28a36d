import { type Column, DataTable } from '../../components/DataTable.tsx'
import { FormBadges } from '../../components/FormBadges.tsx'
import { MatchOpponent } from '../../components/MatchOpponent.tsx'
import type { ClubResult } from '../../simulation/reports/ownResults.ts'
import { DialogPart } from '../GameDialog.tsx'

const COLUMNS: readonly Column<ClubResult>[] = [
  { key: 'week', header: 'Week', kind: 'number', cell: ({ week }) => week },
  {
    key: 'opponent',
    header: 'Opponent',
    rowHeader: true,
    cell: (match) => <MatchOpponent match={match} />,
  },
  { key: 'venue', header: 'Venue', cell: ({ venue }) => venue },
  {
    key: 'score',
    header: 'Score',
    kind: 'centre',
    cell: ({ goalsFor, goalsAgainst, note }) =>
      `${goalsFor}–${goalsAgainst}${note === '' ? '' : ` (${note})`}`,
  },
  {
    key: 'outcome',
    header: 'Result',
    kind: 'centre',
    cell: ({ outcome }) => <FormBadges form={[outcome]} />,
  },
]

/** Results of a club in the running season. */
export function ClubResults({ results }: { results: readonly ClubResult[] }) {
  return (
    <DialogPart heading="Results of the season">
      <DataTable
        caption="Results of the season"
        columns={COLUMNS}
        rows={results}
        rowKey={({ day, roundNumber }) => `${day} ${roundNumber}`}
        empty="No matches played this season yet."
      />
    </DialogPart>
  )
}
