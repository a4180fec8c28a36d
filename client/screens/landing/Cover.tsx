import { FloodlitGround } from '../account/FloodlitGround.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { LANDING_CLAIMS } from '../site/claims.ts'
import styles from './Cover.module.css'

/** Top of the landing page: name, description, the ways to play, and figures. */
export function Cover() {
  return (
    <>
      <section className={styles.cover}>
        <PageHeading
          title="Football club management in your browser"
          description="Floodlight is a football club management game in the browser: pick the eleven, set the tickets, build the ground and watch the match."
          className={styles.headline}
        >
          Run the club. Live with the result.
        </PageHeading>
        <div className={styles.entry}>
          <p>
            Twenty clubs, thirty-eight match weeks and one chair in the dugout. Pick the eleven, price the
            tickets, build the stands, then watch what you have done under the lights.
          </p>
          <div className={styles.doors}>
            <ButtonLink to="/register" variant="primary" size="large">
              Play Now
            </ButtonLink>
            <ButtonLink to="/game?as=guest" size="large">
              Play as Guest
            </ButtonLink>
          </div>
          <p className={styles.small}>
            Guests need no account, but they have no named saves and can’t play on from another device.
          </p>
          <p className={styles.return}>
            Been here before? <ButtonLink to="/login">Login</ButtonLink>
          </p>
        </div>
      </section>
      <div className={styles.picture}>
        <FloodlitGround />
      </div>
      <dl className={styles.strip}>
        {LANDING_CLAIMS.map(({ figure, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
