import { Stars } from '../../components/Stars.tsx'
import { TESTIMONIALS } from '../site/claims.ts'
import page from './LandingPage.module.css'
import styles from './Testimonials.module.css'

/** Quotes of characters of the game's world, marked as made up. */
export function Testimonials() {
  return (
    <section id="testimonials" className={page.section} aria-labelledby="testimonials-heading">
      <h2 id="testimonials-heading" className={page.heading}>
        Testimonials
      </h2>
      <p className={styles.source}>
        From the terraces, the boot room and the dugout of the game: these three are made up, as its clubs
        are.
      </p>
      <ul className={styles.voices}>
        {TESTIMONIALS.map(({ quote, author, rating }) => (
          <li key={author}>
            <figure className={styles.voice}>
              <Stars value={rating} label="Rating" />
              <blockquote className={styles.quote}>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
