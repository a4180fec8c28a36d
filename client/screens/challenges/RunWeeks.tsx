import { Button } from '../../components/Button.tsx'
import { scoreInWords, type Scoring } from '../../simulation/club/challenge.ts'
import { goalsText } from '../../simulation/club/ownScore.ts'
import { ordinal } from '../../simulation/core/ordinal.ts'
import { COMPETITION_NAMES } from '../../simulation/core/tie.ts'
import type { RunMatch, RunWeek } from '../../simulation/recordRun.ts'
import { placesOf, weekName, type Side } from './runPlaces.ts'
import styles from './WatchPage.module.css'

interface RunWeeksProps {
  sides: readonly Side[]
  scoring: Scoring
  /** Called with the id of the button of a match that opens. */
  onWatch: (id: string) => void
}

const RESULTS = { W: 'Won', D: 'Drew', L: 'Lost' } as const

/** Decisions and matches of one run, or of two side by side, week by week. */
export function RunWeeks({ sides, scoring, onWatch }: RunWeeksProps) {
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className={styles.name}>
        Week by week
      </h2>
      <ol className={styles.weeks}>
        {placesOf(sides).map((place) => (
          <li key={weekName(place)} className={styles.week}>
            <h3 className={styles.weekName}>{weekName(place)}</h3>
            <div className={styles.sides}>
              {sides.map((side) => {
                const week = side.record.weeks.find(
                  (one) => one.season === place.season && one.week === place.week,
                )
                return (
                  <div key={side.card.fingerprint} className={styles.side}>
                    {sides.length > 1 && <p className={styles.manager}>{side.name}</p>}
                    {week ? (
                      <Week week={week} side={side} scoring={scoring} onWatch={onWatch} />
                    ) : (
                      <p className={styles.quiet}>It was over by then.</p>
                    )}
                  </div>
                )
              })}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface WeekProps extends Omit<RunWeeksProps, 'sides'> {
  week: RunWeek
  side: Side
}

function Week({ week, side, scoring, onWatch }: WeekProps) {
  const { decisions, matches, position, score } = week
  return (
    <>
      {matches.map((match, i) => {
        const id = `watch-${side.card.fingerprint}-${week.season}-${week.week}-${i}`
        return (
          <Match
            key={id}
            id={id}
            match={match}
            label={`Watch ${side.name}, ${weekName(week)}: ${matchWords(match)}`}
            onWatch={() => {
              if (!match.past) return
              onWatch(id)
              side.stores.matchday.watchAgain(match.past, null)
            }}
          />
        )
      })}
      {position > 0 && (
        <p className={styles.quiet}>
          {ordinal(position)}
          {score !== 0 && `, ${scoreInWords(score, scoring)}`}
        </p>
      )}
      {decisions.length === 0 ? (
        <p className={styles.quiet}>Left everything as it was.</p>
      ) : (
        <ul className={styles.decisions}>
          {decisions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}

interface MatchProps {
  id: string
  match: RunMatch
  label: string
  onWatch: () => void
}

function Match({ id, match, label, onWatch }: MatchProps) {
  return (
    <div className={styles.match}>
      <p>
        <strong>{RESULTS[match.outcome]}</strong> {matchWords(match)}
      </p>
      {match.past && (
        <Button id={id} size="small" aria-label={label} onClick={onWatch}>
          Watch
        </Button>
      )}
    </div>
  )
}

/** Such as '2–1 at home to Northgate' or 'Lantern Cup, 0–1 away at Northgate'. */
function matchWords({ competition, isHome, playerScore, opponentScore, opponent }: RunMatch): string {
  const cup = competition === 'league' ? '' : `${COMPETITION_NAMES[competition]}, `
  return `${cup}${goalsText(playerScore, opponentScore)} ${isHome ? 'at home to' : 'away at'} ${opponent}`
}
