import type { ReactNode } from 'react'
import { Bar } from '../../components/Bar.tsx'
import { Crest } from '../../components/Crest.tsx'
import { FormBadges } from '../../components/FormBadges.tsx'
import { Stars } from '../../components/Stars.tsx'
import { MOCK_CLUBS } from './MockDashboard.tsx'
import { FormationBoard } from './FormationBoard.tsx'
import page from './LandingPage.module.css'
import styles from './Features.module.css'

/** Six features of the game, each with a sample of its interface. */
export function Features() {
  return (
    <section id="features" className={page.section} aria-labelledby="features-heading">
      <h2 id="features-heading" className={page.heading}>
        Game Features
      </h2>
      <ul className={styles.cards}>
        <Card
          title="A squad with moods"
          specimen={
            <dl className={styles.sheet}>
              <dt>Okafor, forward</dt>
              <dd>
                <Stars value={4.5} />
              </dd>
              <dt>Lindqvist, goalkeeper</dt>
              <dd>
                <Stars value={3} />
              </dd>
              <dt>Barlow, midfielder</dt>
              <dd>
                <Stars value={3.5} />
              </dd>
            </dl>
          }
        >
          Quality, stamina, form and morale for every player. Tired legs get hurt, and unhappy ones lose
          matches.
        </Card>
        <Card title="Tactics that answer tactics" specimen={<FormationBoard />}>
          Seven formations, four styles and the drawer on the touchline: change the plan while the clock
          stands still.
        </Card>
        <Card
          title="A league that plays along"
          specimen={
            <div className={styles.row}>
              {MOCK_CLUBS.slice(0, 4).map((club) => (
                <Crest key={club.code} club={club} size={58} />
              ))}
            </div>
          }
        >
          Nineteen other clubs sign, sell, age and change formations from summer to summer. The same engine
          plays their matches and yours.
        </Card>
        <Card
          title="Transfers with a price"
          specimen={
            <p className={styles.fee}>
              £2,350,000 <small>+ £14,500 a week</small>
            </p>
          }
        >
          A fee budget, a wage budget and a market that moves every fortnight. Sell well and the board lets
          you spend it.
        </Card>
        <Card
          title="A ground that grows"
          specimen={
            <div className={styles.bars}>
              <Bar label="Seats taken" value={84} />
              <Bar label="Fan mood" value={58} />
            </div>
          }
        >
          Build stands, boxes, a club shop and an academy. Set the ticket price and see who still comes.
        </Card>
        <Card
          title="Results that explain themselves"
          specimen={
            <p className={styles.result}>
              <span>Your Club 2–1 Northgate</span>
              <FormBadges form={['L', 'D', 'W', 'W', 'W']} />
            </p>
          }
        >
          Watch it in full, in highlights or not at all. Afterwards you read in plain words why it went that
          way.
        </Card>
      </ul>
    </section>
  )
}

function Card({ title, specimen, children }: { title: string; specimen: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <div className={styles.specimen}>{specimen}</div>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}
