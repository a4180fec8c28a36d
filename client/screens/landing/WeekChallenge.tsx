import { useWeekChallenge } from '../../stores/useWeekChallenge.ts'
import { ButtonLink } from '../site/ButtonLink.tsx'
import page from './LandingPage.module.css'
import styles from './WeekChallenge.module.css'

/** Challenge of this week with the first rows of its table. Nothing without the server, or before the first one. */
export function WeekChallenge() {
  const challenge = useWeekChallenge()
  if (!challenge) return null
  const { title, brief, rows, ranked } = challenge
  return (
    <section id="challenge" className={page.section} aria-labelledby="challenge-heading">
      <h2 id="challenge-heading" className={page.heading}>
        This week’s challenge
      </h2>
      <div className={styles.spread}>
        <div className={styles.text}>
          <h3>{title}</h3>
          <p>{brief}</p>
          <p>
            Everybody starts with the same league, and we play every result again before it goes into the
            table.
            {ranked && ' These are ranked runs: one start each, and nobody knew the luck before kick-off.'}
          </p>
          <ButtonLink to="/challenges">See the table</ButtonLink>
        </div>
        {rows.length > 0 ? (
          <ol className={styles.rows} aria-label={`Best managers of ${title}`}>
            {rows.map(({ place, nickname, result }) => (
              <li key={place}>
                <span className={styles.place}>{place}</span>
                <span className={styles.name}>{nickname}</span>
                <span>{result}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className={styles.none}>Nobody is in the table yet. Be the first.</p>
        )}
      </div>
    </section>
  )
}
