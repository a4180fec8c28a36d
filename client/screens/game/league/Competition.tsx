import { useId, type CSSProperties } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubCountry } from '../../../components/ClubCountry.tsx'
import { ClubName } from '../../../components/ClubName.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import type { CompetitionId } from '../../../simulation/core/tie.ts'
import {
  competitionChoices,
  competitionReport,
  currentCompetition,
  type CompetitionReport,
} from '../../../simulation/reports/competitionReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { HighlightsButton } from '../HighlightsButton.tsx'
import { WatchDraw } from '../WatchDraw.tsx'
import { Groups } from './Groups.tsx'
import { RadioSwitch } from './RadioSwitch.tsx'
import styles from './Competition.module.css'

type Stage = CompetitionReport['stages'][number]
type Tie = Stage['ties'][number]
type Side = Tie['home']

/** Screens too narrow for a bracket. */
const NARROW = '(width < 900px)'

/** A competition besides the league under a switch between all of them. */
export const Competitions = observer(function Competitions() {
  const { ui } = useGameStores()
  const choices = useReport(competitionChoices)
  const current = useReport(currentCompetition)
  const competition = choices.some(({ value }) => value === ui.competition)
    ? (ui.competition ?? current)
    : current
  return (
    <>
      <RadioSwitch
        label="Cup"
        choices={choices}
        value={competition}
        onChange={(chosen) => ui.showCompetition(chosen)}
      />
      <Competition key={competition} id={competition} />
    </>
  )
})

const Competition = observer(function Competition({ id }: { id: CompetitionId }) {
  const { name, groups, groupPrize, stages, own } = useReport(competitionReport, id)
  const hasTies = stages.some(({ ties }) => ties.length > 0)
  const bracket = stages.length > 0 && <Bracket id={id} stages={stages} />
  return (
    <Panel heading={name} aside={<WatchDraw competition={id} />} flush={stages.length > 0}>
      <p className={styles.own}>{own}</p>
      {hasTies && bracket}
      {groups.length > 0 && <Groups id={id} groups={groups} prize={groupPrize} />}
      {!hasTies && bracket}
    </Panel>
  )
})

/** Stages as a bracket; on narrow screens the one drawn last comes first, and others follow. */
function Bracket({ id, stages }: { id: CompetitionId; stages: readonly Stage[] }) {
  const isNarrow = useMediaQuery(NARROW)
  const isOpening = stages[0]?.ties.length !== 0 && stages[1]?.ties.length === 0
  const columns = { '--stages': stages.length, '--later': stages.length - 1 } as CSSProperties
  return (
    <div className={styles.frame} style={columns}>
      <div className={styles.bracket} data-opening={isOpening || undefined}>
        {(isNarrow ? latestFirst(stages) : stages).map((stage) => (
          <StageOf key={stage.name} id={id} stage={stage} />
        ))}
      </div>
    </div>
  )
}

function latestFirst(stages: readonly Stage[]): Stage[] {
  const isDrawn = ({ drawnOn }: Stage) => drawnOn === null
  return [...stages.filter(isDrawn).toReversed(), ...stages.filter((stage) => !isDrawn(stage))]
}

function StageOf({
  id,
  stage: { name, when, isNeutral, prize, ties, drawnOn },
}: {
  id: CompetitionId
  stage: Stage
}) {
  return (
    <section className={styles.round} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.soft}>{isNeutral ? `${when}, neutral ground` : when}</p>
        {prize !== '' && <p className={styles.soft}>{prize}</p>}
      </header>
      {drawnOn === null ? (
        <ul className={styles.ties} aria-label={`Ties of the ${name.toLowerCase()}`}>
          {ties.map((tie) => (
            <TieOf key={tie.home.club.id} id={id} tie={tie} />
          ))}
        </ul>
      ) : (
        <p className={styles.open}>
          {id === 'playoff' ? 'The winners of the semi-finals meet' : `Drawn on ${drawnOn}`}
        </p>
      )}
    </section>
  )
}

function TieOf({ id, tie: { home, away, isOwn, note, matches } }: { id: CompetitionId; tie: Tie }) {
  const name = useId()
  return (
    <li className={styles.tie}>
      <div className={styles.card} data-own={isOwn || undefined}>
        {isOwn && <VisuallyHidden>Your tie: </VisuallyHidden>}
        <SideOf side={home} />
        <SideOf side={away} />
        <div className={styles.foot}>
          {isOwn && (
            <div className={styles.watch}>
              <span id={name} hidden>{`${home.club.name} v ${away.club.name}`}</span>
              {matches.map((match, leg) => (
                <HighlightsButton
                  key={match.round}
                  {...match}
                  competition={id}
                  list="cup"
                  label={matches.length === 1 ? 'Watch again' : `Watch leg ${leg + 1}`}
                  matchId={name}
                />
              ))}
            </div>
          )}
          {note !== '' && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </li>
  )
}

function SideOf({ side: { club, legs, goals, isWinner } }: { side: Side }) {
  const isBeaten = goals !== null && !isWinner && !legs.includes(null)
  return (
    <div
      className={styles.side}
      data-winner={isWinner || undefined}
      data-beaten={isBeaten || undefined}
      data-legs={legs.length > 1 || undefined}
    >
      <span className={styles.club}>
        <ClubName club={club} short />
        <ClubCountry club={club.id} isShort />
      </span>
      {isWinner && <VisuallyHidden>, winners, </VisuallyHidden>}
      {legs.length > 1 &&
        legs.map((leg, i) => (
          <span key={i} className={styles.leg}>
            {leg !== null && <VisuallyHidden>{i === 0 ? 'first leg ' : 'second leg '}</VisuallyHidden>}
            {leg ?? ''}
          </span>
        ))}
      <span className={styles.goals}>
        {legs.length > 1 && goals !== null && <VisuallyHidden>on aggregate </VisuallyHidden>}
        {goals ?? ''}
      </span>
    </div>
  )
}
