import { Figure, FigureList } from '../../components/FigureList.tsx'
import { scoreInWords, type Scoring } from '../../simulation/club/challenge.ts'
import { goalsText } from '../../simulation/club/ownScore.ts'
import { counted } from '../../simulation/core/english.ts'
import type { Side } from './runPlaces.ts'
import styles from './WatchPage.module.css'

interface RunSummaryProps {
  side: Side
  scoring: Scoring
  /** The page is about this run alone. */
  isAlone: boolean
}

/** Figures of a run. */
export function RunSummary({ side: { name, card, record }, scoring, isAlone }: RunSummaryProps) {
  const league = record.weeks.flatMap(({ matches }) =>
    matches.filter(({ competition }) => competition === 'league'),
  )
  const number = (outcome: 'W' | 'D' | 'L') => league.filter((match) => match.outcome === outcome).length
  const goals = (score: 'playerScore' | 'opponentScore') =>
    league.reduce((sum, match) => sum + match[score], 0)
  return (
    <section className={styles.summary} aria-label={`${name}’s figures`}>
      {!isAlone && <h2 className={styles.name}>{name}</h2>}
      <FigureList>
        <Figure name="Club">{record.state.club.name}</Figure>
        <Figure name="Result">{scoreInWords(card.score, scoring)}</Figure>
        <Figure name={card.ranked ? 'Ranked run' : 'Open run'}>{counted(card.decisions, 'decision')}</Figure>
        <Figure name="League">
          Won {number('W')}, drawn {number('D')}, lost {number('L')}
        </Figure>
        <Figure name="Goals">{goalsText(goals('playerScore'), goals('opponentScore'))}</Figure>
      </FigureList>
    </section>
  )
}
