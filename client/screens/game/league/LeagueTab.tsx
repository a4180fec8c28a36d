import type { ComponentType } from 'react'
import { observer } from 'mobx-react-lite'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { laterComponent, lazyComponent } from '../../../components/lazyComponent.tsx'
import type { Division } from '../../../simulation/core/fixture.ts'
import type { LeagueView } from '../../../stores/UiStore.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useTableChoice } from '../../../stores/useTableChoice.ts'
import { QuickLook } from '../players/QuickLook.tsx'
import { StageWindow } from '../stageWindow.tsx'
import { ViewTabs } from '../ViewTabs.tsx'
import { Clubs } from './Clubs.tsx'
import { Competitions } from './Competition.tsx'
import { DivisionSwitch } from './DivisionSwitch.tsx'
import { History } from './History.tsx'
import { OwnResults } from './OwnResults.tsx'
import { PositionChart } from './PositionChart.tsx'
import { Scorers } from './Scorers.tsx'
import { Standings } from './Standings.tsx'
import { Signings } from './Signings.tsx'
import { TableSelect } from './TableSelect.tsx'
import { NextFixtures, WeekResults } from './WeekResults.tsx'
import styles from './LeagueTab.module.css'

const SeasonCharts = lazyComponent(async () => (await import('../charts/SeasonCharts.tsx')).SeasonCharts)
const ResultsGrid = laterComponent(async () => (await import('./ResultsGrid.tsx')).ResultsGrid)
const OtherTable = lazyComponent(async () => (await import('./PartTables.tsx')).OtherTable)

/** Table of a division that is chosen. */
const ChosenTable = observer(function ChosenTable({ division }: { division: Division }) {
  const { table } = useTableChoice()
  return table === 'whole' ? (
    <Standings division={division} />
  ) : (
    <OtherTable key={table} table={table} division={division} />
  )
})

const TableAndCourse = observer(function TableAndCourse({ division }: { division: Division }) {
  const { game } = useGameStores()
  if (division !== game.state.division) {
    return (
      <div className={styles.standings}>
        <div className={styles.second}>
          <ChosenTable division={division} />
          <div className={styles.weeks}>
            <WeekResults division={division} />
            <NextFixtures division={division} />
          </div>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.standings}>
      <div className={styles.table}>
        <ChosenTable division={division} />
        <StageWindow shows="league" className={styles.board} />
        <div className={styles.course}>
          <PositionChart />
        </div>
      </div>
    </div>
  )
})

const Results = observer(function Results({ division }: { division: Division }) {
  const { game } = useGameStores()
  return (
    <div className={styles.results}>
      <div className={styles.halves}>
        <WeekResults division={division} />
        {division === game.state.division ? <OwnResults /> : <NextFixtures division={division} />}
      </div>
      <BelowTheFold>
        <ResultsGrid division={division} />
      </BelowTheFold>
    </div>
  )
})

const VIEWS = [
  { value: 'standings', label: 'Standings', Content: byDivision(TableAndCourse, TableSelect) },
  { value: 'results', label: 'Results', Content: byDivision(Results) },
  { value: 'scorers', label: 'Scorers', Content: byDivision(Scorers) },
  { value: 'clubs', label: 'Clubs', Content: byDivision(Clubs) },
  { value: 'cup', label: 'Cups', Content: Competitions },
  { value: 'signings', label: 'Signings', Content: Signings },
  { value: 'charts', label: 'Charts', Content: SeasonCharts },
  { value: 'history', label: 'History', Content: History },
] as const satisfies readonly { value: LeagueView; label: string; Content: ComponentType }[]

/** Tab of the league: tables, matches, scorers and clubs of both divisions, the cup, and past seasons. */
export const LeagueTab = observer(function LeagueTab() {
  const { ui } = useGameStores()
  return (
    <ViewTabs label="Competition" views={VIEWS} view={ui.leagueView} onChange={(view) => ui.showLeague(view)}>
      <QuickLook />
    </ViewTabs>
  )
})

/** View under a switch between the divisions, and another choice beside it. */
function byDivision(Content: ComponentType<{ division: Division }>, Choice?: ComponentType): ComponentType {
  return observer(function ByDivision() {
    const { game, ui } = useGameStores()
    const division = ui.division ?? game.state.division
    return (
      <div className={styles.divisions}>
        <div className={styles.choices}>
          <DivisionSwitch shown={division} />
          {Choice && <Choice />}
        </div>
        <Content key={division} division={division} />
      </div>
    )
  })
}

export const LeagueSummary = observer(function LeagueSummary() {
  const { game } = useGameStores()
  const { currentSeason, currentMatchWeek } = game.state
  return (
    <p>
      Season {currentSeason} ·{' '}
      {currentMatchWeek === 0 ? 'Before the first week' : `After week ${currentMatchWeek}`}
    </p>
  )
})
