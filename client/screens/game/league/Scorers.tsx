import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { leagueScorers, ownScorers, type Scorer } from '../../../simulation/reports/scorers.ts'
import { DIVISION_NAMES } from '../../../simulation/club/otherDivision.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { OwnPlayerName } from '../players/PlayerName.tsx'
import { typeColumn } from '../players/playerColumns.tsx'
import { lazyComponent } from '../../../components/lazyComponent.tsx'
import { clubColumn } from './clubColumn.tsx'
import styles from './LeagueTab.module.css'

const Leaders = lazyComponent(async () => (await import('./Leaders.tsx')).Leaders)

const NAME: Column<Scorer> = {
  key: 'name',
  header: 'Player',
  rowHeader: true,
  sortBy: ({ name }) => name,
  cell: (player) => <OwnPlayerName player={player} />,
}

const FIGURES: readonly Column<Scorer>[] = [
  typeColumn,
  figureColumn({
    key: 'goals',
    header: 'Goals',
    of: ({ goals }) => goals,
    format: (figure) => <strong>{figure}</strong>,
  }),
  figureColumn({ key: 'assists', header: 'Assists', of: ({ assists }) => assists }),
]

const LEAGUE_COLUMNS: readonly Column<Scorer>[] = [
  NAME,
  { ...clubColumn(({ club }) => club), key: 'club', header: 'Team' },
  ...FIGURES,
]

const OWN_COLUMNS = [NAME, ...FIGURES]

/** Length of the league's list. */
const LEAGUE_SCORERS = 20

/** Top scorers of a division, and those of the own club beside its own. */
export const Scorers = observer(function Scorers({ division }: { division: Division }) {
  const scorers = useReport(leagueScorers, LEAGUE_SCORERS, division)
  const own = useReport(ownScorers)
  const { game } = useGameStores()
  const isOwn = division === game.state.division
  const name = DIVISION_NAMES[division]
  return (
    <div className={styles.halves}>
      <TablePanel
        heading={`${isOwn ? 'League' : name} top scorers`}
        columns={LEAGUE_COLUMNS}
        rows={scorers}
        rowKey={({ id }) => id}
        isHighlighted={(scorer) => scorer.isOwn}
        empty={`No goals in the ${isOwn ? 'league' : name.toLowerCase()} yet.`}
      />
      {isOwn && (
        <TablePanel
          heading="Your top scorers"
          columns={OWN_COLUMNS}
          rows={own}
          rowKey={({ id }) => id}
          empty="Nobody has scored or assisted yet."
        />
      )}
      <div className={styles.whole}>
        <Leaders />
      </div>
    </div>
  )
})
