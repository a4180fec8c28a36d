import { useEffect, type ComponentType } from 'react'
import { observer } from 'mobx-react-lite'
import { laterComponent, lazyComponent } from '../../../components/lazyComponent.tsx'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { OptionalPart } from '../../../components/OptionalPart.tsx'
import { FoldedPanels } from '../../../components/Panel.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { changesSince, clubLook, type ChangedPart } from '../../../simulation/reports/clubLook.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { StageWindow } from '../stageWindow.tsx'
import { useIsWide } from '../useIsWide.ts'
import { FanBase } from './FanBase.tsx'
import { FirstWeek } from './FirstWeek.tsx'
import { FinancialOverview } from './FinancialOverview.tsx'
import { LastResult } from './LastResult.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { NextMatch } from './NextMatch.tsx'
import { Paper } from './Paper.tsx'
import { SinceLastLook } from './SinceLastLook.tsx'
import { SquadStatus } from './SquadStatus.tsx'
import { TableExcerpt } from './TableExcerpt.tsx'
import { TheBoard } from './TheBoard.tsx'
import { UpcomingFixtures } from './UpcomingFixtures.tsx'
import styles from './DashboardTab.module.css'
import type { SeasonPhase } from '../../../simulation/core/fixture.ts'

const PHASE_NAMES: Record<SeasonPhase, string> = {
  'pre-season': 'Pre-season',
  'early-season': 'Early season',
  'mid-season': 'Mid-season',
  'late-season': 'Late season',
  'season-ended': 'Season ended',
}

// A new career has nothing to draw in them yet, and they are the last ones of the page.
const Finances = laterComponent(async () => (await import('./Finances.tsx')).Finances)
const MoneyChart = laterComponent(async () => (await import('./MoneyChart.tsx')).MoneyChart)
const WeeklyHint = laterComponent(async () => (await import('./WeeklyHint.tsx')).WeeklyHint)

// Only careers in a challenge load it, and at once: it moves what lies below it.
const ChallengePanel = lazyComponent(async () => (await import('./ChallengePanel.tsx')).ChallengePanel)

/** Width below which panels fold, and below which the ground would lie under the fold. As in the styles. */
const NARROW = '(width < 640px)'
const ONE_COLUMN = '(width < 900px)'

/** Panels of the club in their usual order, with the change that puts each before the others. */
const PANELS: readonly { name: string; Panel: ComponentType; follows: ChangedPart | null }[] = [
  { name: 'table', Panel: TableExcerpt, follows: 'table' },
  { name: 'squad', Panel: SquadStatus, follows: 'squad' },
  { name: 'fans', Panel: FanBase, follows: 'fans' },
  { name: 'money', Panel: FinancialOverview, follows: 'money' },
  { name: 'fixtures', Panel: UpcomingFixtures, follows: null },
  { name: 'finances', Panel: Finances, follows: null },
]

/** Dashboard: the next match, the queue, the board, and the state of the club by what has changed. */
export const DashboardTab = observer(function DashboardTab() {
  const { firstWeek, game, hints, look } = useGameStores()
  const isNarrow = useMediaQuery(NARROW)
  const isWide = useIsWide()
  const hasOneColumn = useMediaQuery(ONE_COLUMN)
  const now = useReport(clubLook)
  const { career } = game
  useEffect(() => look.look(), [look, career])
  const changes = look.before ? changesSince(look.before, now) : []
  const hasChanged = ({ follows }: { follows: ChangedPart | null }) =>
    changes.some(({ part }) => part === follows)
  const isResultUp = !hasOneColumn && !firstWeek.isShown && game.state.lastMatch !== null
  const ordered = [...PANELS.filter(hasChanged), ...PANELS.filter((panel) => !hasChanged(panel))]
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <div className={styles.next}>
          <NextMatch />
        </div>
        <div className={styles.needs}>
          <NeedsYou />
          {game.state.challenge && (
            <OptionalPart>
              <ChallengePanel />
            </OptionalPart>
          )}
          {hints.isDue && <WeeklyHint />}
          <FirstWeek />
          {isResultUp && <LastResult />}
        </div>
        <div className={styles.board}>
          <TheBoard />
        </div>
        {!hasOneColumn && <StageWindow isFrame className={styles.window} />}
        {isWide && (
          <div className={styles.paper}>
            <Paper />
          </div>
        )}
      </div>
      {changes.length > 0 && <SinceLastLook changes={changes} />}
      <BelowTheFold>
        <FoldedPanels value={isNarrow}>
          <div className={styles.rest}>
            {!isResultUp && <LastResult />}
            {!isWide && (
              <div className={styles.broad}>
                <Paper />
              </div>
            )}
            {ordered.map(({ name, Panel }) => (
              <Panel key={name} />
            ))}
            <div className={styles.broad}>
              <MoneyChart />
            </div>
          </div>
        </FoldedPanels>
      </BelowTheFold>
    </div>
  )
})

export const DashboardSummary = observer(function DashboardSummary() {
  const { game } = useGameStores()
  const { currentSeason, seasonPhase, awaitingKickOff } = game.state
  // Nothing but the play-off is left to be played after the last match week.
  const isPlayOff = seasonPhase === 'season-ended' && awaitingKickOff
  return (
    <p>
      Season {currentSeason} · Season phase:{' '}
      <strong>{isPlayOff ? 'Play-off' : PHASE_NAMES[seasonPhase]}</strong>
    </p>
  )
})
