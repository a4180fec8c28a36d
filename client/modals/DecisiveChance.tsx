import { Button } from '../components/Button.tsx'
import type { DecisiveChance as Chance } from '../simulation/reports/decisiveChance.ts'
import type { Side } from '../simulation/match/matchReport.ts'
import type { Pattern } from '../simulation/match/attack.ts'
import styles from './DecisiveChance.module.css'

/** Kind of an attack, before 'from 11 m'. */
const ATTACKS: Record<Pattern, string> = {
  'open-play': 'passing move',
  'through-ball': 'through ball',
  cutback: 'cutback',
  cross: 'cross',
  solo: 'run with the ball',
  counter: 'counter-attack',
  press: 'ball won high up',
  'long-shot': 'long shot',
  corner: 'corner',
  'free-kick': 'free kick',
  'direct-free-kick': 'direct free kick',
  penalty: 'penalty',
  rebound: 'rebound',
  error: 'mistake in defence',
}

const MEANINGS = {
  winner: 'The goal that won it',
  equaliser: 'The last equaliser',
  penalties: 'The goal that forced penalties',
  best: 'The best chance',
} as const satisfies Record<Chance['meaning'], string>

/** Metres of the pitch that the picture shows. */
const WIDTH = 68
const LEAST_DEPTH = 24

interface DecisiveChanceProps {
  chance: Chance
  own: Side
  /** Code of the side that had the chance. */
  code: string
  /** Shows the chance; null where it cannot be watched. */
  onWatch: (() => void) | null
}

/** Chance that decided the match: its place on the pitch, whose it was, when, and what it was worth. */
export function DecisiveChance({ chance, own, code, onWatch }: DecisiveChanceProps) {
  const { event, side, meaning, score } = chance
  const { attack, minute, playerName, otherName, quality } = event
  if (!attack) return null
  const distance = Math.round(Math.sqrt(attack.x * attack.x + attack.y * attack.y))
  return (
    <section className={styles.chance} aria-labelledby="decisive-chance" data-own={side === own}>
      <ChancePicture x={attack.x} y={attack.y} isGoal={event.type === 'goal'} />
      <div className={styles.words}>
        <h3 id="decisive-chance" className={styles.heading}>
          {MEANINGS[meaning]}
        </h3>
        <p className={styles.shooter}>
          <strong>{playerName}</strong> ({code}), {minute}′
          {event.type === 'goal' && <span className={styles.score}>{` · ${score.home}–${score.away}`}</span>}
        </p>
        <p>
          {`${ATTACKS[attack.pattern].charAt(0).toUpperCase()}${ATTACKS[attack.pattern].slice(1)}, ${distance} m out, ${quality.toFixed(2)} xG`}
          {otherName !== '' && `. Assist: ${otherName}`}
        </p>
        {onWatch && (
          <Button size="small" onClick={onWatch}>
            {event.type === 'goal' ? 'Watch the goal' : 'Watch the chance'}
          </Button>
        )}
      </div>
    </section>
  )
}

/** End of the pitch with the goal at the top, and the line of the shot. */
function ChancePicture({ x, y, isGoal }: { x: number; y: number; isGoal: boolean }) {
  const shot = { x: WIDTH / 2 + y, y: x }
  const depth = Math.max(LEAST_DEPTH, Math.ceil(x) + 4)
  return (
    <svg className={styles.picture} viewBox={`-1 -3 ${WIDTH + 2} ${depth + 3}`} aria-hidden="true">
      <rect className={styles.turf} x={-1} y={-3} width={WIDTH + 2} height={depth + 3} />
      <path
        className={styles.lines}
        d="M0 60V0H68V60M13.84 0V16.5H54.16V0M24.84 0V5.5H43.16V0M26.7 16.5a9.15 9.15 0 0 0 14.6 0"
      />
      <path className={styles.goal} d="M30.34 0V-2.2H37.66V0" />
      <line
        className={styles.shot}
        x1={shot.x}
        y1={shot.y}
        x2={WIDTH / 2 + (isGoal ? Math.sign(y) * -1.8 : Math.sign(y) * 2.6)}
        y2={isGoal ? -1.4 : 1}
        data-goal={isGoal}
      />
      <circle className={styles.spot} cx={shot.x} cy={shot.y} r={1.7} />
    </svg>
  )
}
