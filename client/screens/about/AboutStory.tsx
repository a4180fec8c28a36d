import styles from './AboutPage.module.css'

/** Stages of a club in the game, as chapters of a story. */
const CHAPTERS = [
  ['Day 1', 'Ten million in the bank, seventeen players, a head coach and a physiotherapist.'],
  ['Day 7', 'The first match. Somebody in the stand already knows better.'],
  ['Day 133', 'Half-time of the season. The board has a word, kind or otherwise.'],
  ['Day 266', 'Week 38. Prize money, ageing legs, new budgets, and the next fixture list.'],
] as const

export function AboutStory() {
  return (
    <div className={styles.spread}>
      <div className={styles.text}>
        <h2>It began with a programme</h2>
        <p>
          The folded sheet you buy outside the ground: two line-ups, a league table, a word from the manager
          and an advert for the butcher. Everything a supporter needs to know fits on it. Floodlight is made
          in its image: ink on paper by day, the lit pitch by night, and no figure without a reason.
        </p>
        <p>
          We wanted a management game that respects an evening. It opens in a browser tab, a season fits into
          a sitting, and it never hides behind luck: when you lose, it says why.
        </p>
        <p>
          Clubs and players are made up, so that the story is yours. Share a seed with a friend and you both
          start in the very same league. What happens next is down to you.
        </p>
      </div>
      <dl className={styles.dates}>
        {CHAPTERS.map(([day, text]) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
