import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { ClubLink } from '../../../components/ClubLink.tsx'
import { ClubName } from '../../../components/ClubName.tsx'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { TableRow } from '../../../simulation/league/table.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { PageHeading } from '../../PageHeading.tsx'
import { StageWindow } from '../stageWindow.tsx'
import { GOAL_DIFFERENCE, POINTS } from '../tableColumns.tsx'
import { CupNightView } from './CupNightView.tsx'
import styles from './TitleNightView.module.css'

const COLUMNS: readonly Column<TableRow>[] = [
  { key: 'place', header: '#', title: 'Position', kind: 'number', cell: ({ position }) => position },
  { key: 'team', header: 'Team', rowHeader: true, cell: ({ club }) => <ClubName club={club} short /> },
  GOAL_DIFFERENCE,
  POINTS,
]

/** The evening of the season's last matches: the picture, and everything it shows in words beside it. */
export const TitleNightView = observer(function TitleNightView() {
  const { game, time, titleNight } = useGameStores()
  const { night, isSettled, grounds } = titleNight
  if (titleNight.isOfCup) return <CupNightView />
  if (!night) return null
  const heading = isSettled ? night.heading : 'The last whistle'
  return (
    <main className={styles.page}>
      <StageWindow className={styles.window} />
      <div className={styles.words} data-tone={isSettled ? night.tone : undefined}>
        <PageHeading title={`Season ${night.season}: ${heading}`} className={styles.heading}>
          {heading}
        </PageHeading>
        <div role="status" className={styles.lines}>
          {isSettled ? (
            night.lines.map((line) => <p key={line}>{line}</p>)
          ) : (
            <p>Your match is over. The other grounds are still playing.</p>
          )}
        </div>
        <p className={styles.actions}>
          <Button variant="primary" size="large" autoFocus onClick={() => time.leaveTitleNight()}>
            Continue
          </Button>
          <Button onClick={() => titleNight.close()}>Back to the dashboard</Button>
          {!isSettled && <Button onClick={() => titleNight.settle()}>Show the final table</Button>}
        </p>
        <Panel heading="Around the grounds" flush>
          <ul className={styles.grounds} aria-label="Final scores">
            {grounds.map(({ home, away, homeGoals, awayGoals }) => (
              <li
                key={home.id}
                data-own={home.id === game.state.club.id || away.id === game.state.club.id || undefined}
              >
                <span className={styles.home}>
                  <ClubLink club={home.id}>{home.shortName}</ClubLink>
                </span>
                <strong>
                  {homeGoals}–{awayGoals}
                </strong>
                <span>
                  <ClubLink club={away.id}>{away.shortName}</ClubLink>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        {isSettled && (
          <Panel heading="Final table" flush>
            <DataTable
              caption="Final table"
              columns={COLUMNS}
              rows={night.final}
              rowKey={({ club }) => club.id}
              isHighlighted={({ club }) => club.id === game.state.club.id}
            />
          </Panel>
        )}
      </div>
    </main>
  )
})
