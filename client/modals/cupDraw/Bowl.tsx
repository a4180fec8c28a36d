import { Crest, type CrestProps } from '../../components/Crest.tsx'
import styles from './CupDraw.module.css'

interface BowlProps {
  /** All clubs of the round, in the order of the draw. */
  clubs: readonly { id: string; colours: readonly string[] }[]
  /** Number of them that are out of the bowl. */
  out: number
  /** The club that has come out last; null before the first and after the end. */
  drawn: (CrestProps['club'] & { id: string }) | null
}

/** Balls of a row, from the bottom of the bowl. */
const ROWS = [5, 7, 8, 8, 8, 8]
const BALL = 11
const BOTTOM = 150
const MIDDLE = 110

/** Glass bowl with a ball for each club that is still in it, and the open ball of the one that is out. */
export function Bowl({ clubs, out, drawn }: BowlProps) {
  const places = bowlPlaces(clubs.length)
  return (
    <div className={styles.pot} aria-hidden="true">
      <div key={drawn?.id ?? ''} className={styles.drawn} data-shown={drawn !== null || undefined}>
        {drawn && <Crest club={drawn} size={64} />}
      </div>
      <svg className={styles.bowl} viewBox="0 0 220 190">
        <ellipse className={styles.glassBack} cx={MIDDLE} cy="66" rx="98" ry="20" />
        {clubs.map(({ id, colours: [shirt = '', trim = ''] }, i) => {
          // Who is drawn first lies on top.
          const place = places[clubs.length - 1 - i]
          if (i < out || !place) return null
          return (
            <g key={id} className={styles.ball} style={{ animationDelay: `${(i * 137) % 600}ms` }}>
              <circle cx={place.x} cy={place.y} r={BALL} fill={shirt} stroke={trim} strokeWidth="3" />
              <circle cx={place.x - 3.5} cy={place.y - 4} r="2.6" fill="#ffffff" opacity="0.7" />
            </g>
          )
        })}
        <path className={styles.glass} d="M12 66 C12 140 60 172 110 172 C160 172 208 140 208 66" />
        <path className={styles.shine} d="M30 82 C34 122 54 144 76 154" />
        <ellipse className={styles.rim} cx={MIDDLE} cy="66" rx="98" ry="20" />
        <path className={styles.foot} d="M76 172 H144 L156 186 H64 Z" />
      </svg>
    </div>
  )
}

/** Places of balls in the bowl, from the bottom. */
function bowlPlaces(count: number): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = []
  for (let row = 0; places.length < count; row++) {
    const wide = ROWS[row] ?? ROWS.at(-1) ?? 8
    for (let i = 0; i < wide && places.length < count; i++) {
      places.push({ x: MIDDLE + (i - (wide - 1) / 2) * 2 * BALL, y: BOTTOM - row * BALL * 1.75 })
    }
  }
  return places
}
