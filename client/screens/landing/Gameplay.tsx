import { LeagueClimb } from './LeagueClimb.tsx'
import { MockDashboard } from './MockDashboard.tsx'
import page from './LandingPage.module.css'
import styles from './Gameplay.module.css'

/** Example week at a club: the manager's dashboard and the league position over a season. */
export function Gameplay() {
  return (
    <section id="gameplay" className={page.section} aria-labelledby="gameplay-heading">
      <h2 id="gameplay-heading" className={page.heading}>
        Gameplay
      </h2>
      <div className={styles.spread}>
        <figure className={styles.figure}>
          <MockDashboard />
          <figcaption>
            The manager's dashboard in week 14: at home to Northgate next, £8.4 million in the bank, one man
            injured, and a crowd that is still with you.
          </figcaption>
        </figure>
        <div className={styles.side}>
          <ol className={styles.week}>
            <li>
              <strong>Monday.</strong> The table is printed. Wages go out, bruises heal, the market stirs.
            </li>
            <li>
              <strong>Midweek.</strong> Sign a staff member, launch a campaign, argue with the ticket price.
            </li>
            <li>
              <strong>Match day.</strong> Eleven names on the sheet, ninety minutes, and questions afterwards.
            </li>
          </ol>
          <figure className={styles.figure}>
            <LeagueClimb />
            <figcaption>
              A season on one line: 17th after three weeks, a winter in mid-table, 4th at the end of week 38.
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  )
}
