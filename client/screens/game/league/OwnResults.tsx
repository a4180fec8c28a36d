import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { FormBadges } from '../../../components/FormBadges.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { ownResults, type ClubResult } from '../../../simulation/reports/ownResults.ts'
import { useReport } from '../../../stores/useReport.ts'
import { HighlightsButton } from '../HighlightsButton.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { clubColumn } from './clubColumn.tsx'

const COLUMNS: readonly Column<ClubResult>[] = [
  { key: 'week', header: 'Week', kind: 'number', sortBy: ({ week }) => week, cell: ({ week }) => week },
  { ...clubColumn(({ opponent }) => opponent), key: 'opponent', header: 'Opponent', rowHeader: true },
  { key: 'venue', header: 'Venue', sortBy: venueOf, cell: venueOf },
  {
    key: 'score',
    header: 'Score',
    title: 'Your goals first',
    kind: 'centre',
    firstDirection: 'desc',
    sortBy: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
    cell: ({ goalsFor, goalsAgainst }) => `${goalsFor}–${goalsAgainst}`,
  },
  {
    key: 'outcome',
    header: 'Result',
    kind: 'centre',
    cell: ({ outcome }) => <FormBadges form={[outcome]} />,
  },
  { key: 'highlights', header: 'Watch', kind: 'centre', cell: (row) => <Watch {...row} /> },
]

const Watch = observer(function Watch({ week, isHome, opponent }: ClubResult) {
  const { currentSeason, club } = useGameStores().game.state
  const home = isHome ? club.id : opponent.id
  return <HighlightsButton season={currentSeason} week={week} home={home} list="own" />
})

function venueOf({ isHome }: ClubResult): string {
  return isHome ? 'Home' : 'Away'
}

/** Own matches of the season so far, the latest first. */
export const OwnResults = observer(function OwnResults() {
  const results = useReport(ownResults)
  return (
    <TablePanel
      heading="Your results"
      columns={COLUMNS}
      rows={results}
      rowKey={({ week }) => String(week)}
      empty="No matches played this season yet."
    />
  )
})
