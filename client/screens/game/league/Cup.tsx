import { useId } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubName } from '../../../components/ClubName.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { cupReport, type CupReport } from '../../../simulation/reports/cupReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { HighlightsButton } from '../HighlightsButton.tsx'
import { WatchDraw } from '../WatchDraw.tsx'
import styles from './Cup.module.css'

type Round = CupReport['rounds'][number]
type Tie = Round['ties'][number]

/** Screens too narrow for a bracket. */
const NARROW = '(width < 900px)'

/** The cup as a bracket; on narrow screens the round drawn last comes first, and others follow. */
export const Cup = observer(function Cup() {
  const { name, rounds, own } = useReport(cupReport)
  const isNarrow = useMediaQuery(NARROW)
  return (
    <Panel heading={name} aside={<WatchDraw />} flush={rounds.length > 0}>
      <p className={styles.own}>{own}</p>
      {rounds.length > 0 && (
        <div className={styles.frame}>
          <div className={styles.bracket} data-opening={rounds[1]?.ties.length === 0 || undefined}>
            {(isNarrow ? latestFirst(rounds) : rounds).map((round) => (
              <CupRound key={round.name} round={round} />
            ))}
          </div>
        </div>
      )}
    </Panel>
  )
})

function latestFirst(rounds: readonly Round[]): Round[] {
  const isDrawn = ({ drawnOn }: Round) => drawnOn === null
  return [...rounds.filter(isDrawn).toReversed(), ...rounds.filter((round) => !isDrawn(round))]
}

function CupRound({ round: { name, when, isNeutral, prize, ties, drawnOn } }: { round: Round }) {
  return (
    <section className={styles.round} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.soft}>{isNeutral ? `${when}, neutral ground` : when}</p>
        <p className={styles.soft}>A win pays {prize}</p>
      </header>
      {drawnOn === null ? (
        <ul className={styles.ties} aria-label={`Ties of the ${name.toLowerCase()}`}>
          {ties.map((tie) => (
            <CupTie key={tie.home.club.id} tie={tie} />
          ))}
        </ul>
      ) : (
        <p className={styles.open}>Drawn on {drawnOn}</p>
      )}
    </section>
  )
}

function CupTie({ tie: { home, away, isOwn, note, season, week } }: { tie: Tie }) {
  const id = useId()
  return (
    <li className={styles.tie}>
      <div className={styles.card} data-own={isOwn || undefined}>
        {isOwn && <VisuallyHidden>Your tie: </VisuallyHidden>}
        {[home, away].map(({ club, goals, isWinner }) => (
          <div
            key={club.id}
            className={styles.side}
            data-winner={isWinner || undefined}
            data-beaten={(goals !== null && !isWinner) || undefined}
          >
            <ClubName club={club} short />
            {isWinner && <VisuallyHidden>, winners, </VisuallyHidden>}
            <span className={styles.goals}>{goals ?? ''}</span>
          </div>
        ))}
        <div className={styles.foot}>
          {isOwn && (
            <div className={styles.watch}>
              <span id={id} hidden>{`${home.club.name} v ${away.club.name}`}</span>
              <HighlightsButton
                {...{ season, week }}
                competition="cup"
                home={home.club.id}
                list="cup"
                label="Watch again"
                matchId={id}
              />
            </div>
          )}
          {note !== '' && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </li>
  )
}
