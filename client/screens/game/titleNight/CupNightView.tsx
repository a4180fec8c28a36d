import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { ClubLink } from '../../../components/ClubLink.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { cupNight, type CupNight } from '../../../simulation/reports/cupNight.ts'
import { capitalised } from '../../../simulation/core/english.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { PageHeading } from '../../PageHeading.tsx'
import { HighlightsButton } from '../HighlightsButton.tsx'
import { StageWindow } from '../stageWindow.tsx'
import styles from './TitleNightView.module.css'

/** The evening of a cup won, or of the play-off: the trophy over the ground, and the way to it. */
export const CupNightView = observer(function CupNightView() {
  const { time, titleNight } = useGameStores()
  const night = useReport(cupNight)
  if (!night) return null
  const { season, heading, lines, road, way } = night
  return (
    <main className={styles.page}>
      <StageWindow className={styles.window} />
      <div className={styles.words} data-tone="champions">
        <PageHeading title={`Season ${season}: ${heading}`} className={styles.heading}>
          {heading}
        </PageHeading>
        <div role="status" className={styles.lines}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className={styles.actions}>
          <Button variant="primary" size="large" autoFocus onClick={() => time.leaveTitleNight()}>
            Continue
          </Button>
          <Button onClick={() => titleNight.close()}>Back to the dashboard</Button>
        </p>
        <Panel heading={way} flush>
          <ul aria-label={way}>
            {road.map((tie) => (
              <Tie key={tie.roundNumber} tie={tie} season={season} />
            ))}
          </ul>
        </Panel>
      </div>
    </main>
  )
})

function Tie({ tie, season }: { tie: CupNight['road'][number]; season: number }) {
  const { competition, week, home, round, roundNumber, opponent, goalsFor, goalsAgainst, note, venue } = tie
  const id = `cup-night-${roundNumber}`
  return (
    <li className={styles.tie}>
      <span id={id} className={styles.round}>
        {capitalised(round ?? '')} <small>({venue.charAt(0)})</small>
      </span>
      <span>
        <strong>
          {goalsFor}–{goalsAgainst}
        </strong>
        {note === '' ? '' : ` (${note})`} against <ClubLink club={opponent.id}>{opponent.shortName}</ClubLink>
      </span>
      <HighlightsButton
        {...{ competition, season, week, home }}
        round={roundNumber ?? undefined}
        list="cup night"
        label="Watch again"
        matchId={id}
      />
    </li>
  )
}
