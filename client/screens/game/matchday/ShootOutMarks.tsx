import { kickMarks, type KickMark } from '../../../simulation/core/kickMarks.ts'
import { shootOutScore } from '../../../simulation/core/shootOutScore.ts'
import type { PenaltyKick } from '../../../simulation/match/matchReport.ts'
import styles from './ShootOutMarks.module.css'

const WORDS: Record<KickMark, string> = { scored: 'scored', missed: 'missed', open: 'to come' }

interface ShootOutMarksProps {
  /** Kicks shown so far. */
  kicks: readonly PenaltyKick[]
  names: { home: string; away: string }
}

/** Kicks of a shoot-out beside the score, from the first on: filled for a goal, crossed for a miss, open for one to come. */
export function ShootOutMarks({ kicks, names }: ShootOutMarksProps) {
  const score = shootOutScore(kicks)
  return (
    <div className={styles.shootOut}>
      {(['home', 'away'] as const).map((side) => {
        const marks = kickMarks(kicks, side)
        const words = marks.map((mark) => WORDS[mark]).join(', ')
        return (
          <div
            key={side}
            className={styles.side}
            role="img"
            aria-label={`Penalties of ${names[side]}: ${score[side]}. ${words}`}
          >
            {marks.map((mark, i) => (
              <span key={i} className={styles.mark} data-mark={mark} />
            ))}
            <span className={styles.scored}>{score[side]}</span>
          </div>
        )
      })}
    </div>
  )
}
