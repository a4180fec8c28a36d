import { observer } from 'mobx-react-lite'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { Button } from '../../../components/Button.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { laterComponent } from '../../../components/lazyComponent.tsx'
import { MenuButton } from '../../../components/MenuButton.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { TablePanel } from '../../../components/TablePanel.tsx'
import { COMPETITION_NAMES } from '../../../simulation/core/tie.ts'
import {
  clubRecords,
  honours,
  pastSeasons,
  type Honour,
  type ReportedRecord,
} from '../../../simulation/reports/careerReport.ts'
import type { BestPlayer } from '../../../simulation/club/pastSeason.ts'
import type { Legend } from '../../../simulation/people/farewell.ts'
import type { DeepReadonly } from '../../../simulation/core/readonly.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { SHORT_POSITIONS } from '../../../components/playerWords.ts'
import { Awards } from './Awards.tsx'
import { OwnPlayerName } from '../players/PlayerName.tsx'
import { BestMatches } from './BestMatches.tsx'
import { exportCareer, exportSeason } from './exportCareer.ts'
import { FinalPositions, SeasonList } from './SeasonHistory.tsx'
import { ModalButton } from '../gameButtons.tsx'
import { Unbroken } from '../../../components/Unbroken.tsx'
import layout from '../layout.module.css'
import styles from './History.module.css'
import { capitalised, plural } from '../../../simulation/core/english.ts'

const AllTime = laterComponent(async () => (await import('./AllTime.tsx')).AllTime)
const PastBusiness = laterComponent(async () => (await import('./PastBusiness.tsx')).PastBusiness)

/** View of the career's history: honours, records and past seasons. */
export function History() {
  return (
    <div className={styles.page}>
      <div className={layout.wide}>
        <SeasonList />
      </div>
      <div className={layout.wide}>
        <Awards />
      </div>
      <div className={layout.page}>
        <Honours />
        <BestMatches />
        <BestEleven />
      </div>
      <div className={layout.page}>
        <FinalPositions />
        <Records />
        <Legends />
      </div>
      <BelowTheFold>
        <div className={layout.wide}>
          <AllTime />
        </div>
        <div className={layout.wide}>
          <PastBusiness />
        </div>
      </BelowTheFold>
    </div>
  )
}

const HONOUR_NAMES: Record<Honour['kind'], string> = {
  champions: 'League champions',
  'second-division': 'Second division champions',
  europe: `${COMPETITION_NAMES.europe} winners`,
  cup: `${COMPETITION_NAMES.cup} winners`,
  'runners-up': 'Runners-up',
  'top-four': 'Third or fourth',
  'top-half': 'Upper half of the table',
}

const Honours = observer(function Honours() {
  const { game } = useGameStores()
  const titles = useReport(honours)
  return (
    <Panel
      heading="Honours"
      aside={
        <>
          <ModalButton modal={{ kind: 'manager' }}>Your career</ModalButton>{' '}
          <ModalButton modal={{ kind: 'hall-of-fame' }}>Hall of fame</ModalButton>{' '}
          <Button
            size="small"
            title="Matches, tables and players as JSON Lines"
            onClick={() => void exportCareer(game.state)}
          >
            Export career
          </Button>{' '}
          <ExportSeason />
        </>
      }
    >
      <dl className={layout.lined}>
        {titles.map(({ kind, seasons }) => (
          <div key={kind} className={styles.honour} data-won={seasons.length > 0 || undefined}>
            <dt>{HONOUR_NAMES[kind]}</dt>
            <dd>
              <strong>{seasons.length}</strong>
              <span>{seasons.length === 0 ? 'Not yet' : seasonsInWords(seasons)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
})

/** Menu of the finished seasons, the latest first; nothing in the first one. */
const ExportSeason = observer(function ExportSeason() {
  const { game } = useGameStores()
  const seasons = useReport(pastSeasons)
  if (seasons.length === 0) return null
  return (
    <MenuButton
      label="Export season"
      size="small"
      title="Results, tables and kept matches as JSON Lines"
      actions={seasons.map((past) => ({
        label: `Season ${past.season}`,
        refusal: null,
        onChoose: () => void exportSeason(game.state, past),
      }))}
    >
      Export season
    </MenuButton>
  )
})

function seasonsInWords(seasons: readonly number[]): string {
  return `${plural(seasons.length, 'Season')} ${seasons.join(', ')}`
}

const RECORD_COLUMNS: readonly Column<ReportedRecord>[] = [
  { key: 'kind', header: 'Record', rowHeader: true, cell: ({ name }) => name },
  { key: 'text', header: 'Set by', cell: ({ text }) => <Unbroken text={text} /> },
  { key: 'when', header: 'Set in', cell: ({ setIn }) => capitalised(setIn) },
]

const Records = observer(function Records() {
  const rows = useReport(clubRecords)
  return (
    <TablePanel
      heading="Career records"
      columns={RECORD_COLUMNS}
      rows={rows}
      rowKey={({ kind }) => kind}
      empty="Records start with your first match."
    />
  )
})

const ELEVEN_COLUMNS: readonly Column<Readonly<BestPlayer>>[] = [
  { key: 'name', header: 'Player', rowHeader: true, cell: (player) => <OwnPlayerName player={player} /> },
  { key: 'position', header: 'Pos', title: 'Position', cell: ({ type }) => SHORT_POSITIONS[type] },
  { key: 'quality', header: 'Quality', cell: ({ quality }) => <Stars value={quality} /> },
  { key: 'season', header: 'Season', title: 'Best season', kind: 'number', cell: ({ season }) => season },
  {
    key: 'appearances',
    header: 'Apps',
    title: 'Appearances in it',
    kind: 'number',
    cell: ({ appearances }) => appearances,
  },
  {
    key: 'goals',
    header: 'Goals',
    title: 'Goals in it',
    kind: 'number',
    cell: ({ goals }) => goals,
  },
]

const BestEleven = observer(function BestEleven() {
  const { game } = useGameStores()
  return (
    <TablePanel
      heading="Best eleven"
      columns={ELEVEN_COLUMNS}
      rows={game.state.bestEleven}
      rowKey={({ id }) => id}
      empty="After the first season: the best eleven the club has had, each in their best season of at least 19 matches."
    />
  )
})

const LEGEND_COLUMNS: readonly Column<DeepReadonly<Legend>>[] = [
  { key: 'name', header: 'Player', rowHeader: true, cell: ({ name }) => name },
  { key: 'position', header: 'Pos', title: 'Position', cell: ({ type }) => SHORT_POSITIONS[type] },
  { key: 'seasons', header: 'Seasons', cell: ({ from, to }) => (from === to ? from : `${from}–${to}`) },
  {
    key: 'matches',
    header: 'Apps',
    title: 'Matches for the club',
    kind: 'number',
    cell: ({ matches }) => matches,
  },
  { key: 'goals', header: 'Goals', title: 'Goals for the club', kind: 'number', cell: ({ goals }) => goals },
]

const Legends = observer(function Legends() {
  const { game } = useGameStores()
  return (
    <TablePanel
      heading="Legends of the club"
      columns={LEGEND_COLUMNS}
      rows={game.state.farewells.legends}
      rowKey={({ name, to }) => `${name} ${to}`}
      empty="Players who retire here after 100 matches or 40 goals for the club are listed."
    />
  )
})
