import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import styles from './AboutPage.module.css'

export function AboutGame({ onShowFeatures }: { onShowFeatures: () => void }) {
  return (
    <div className={styles.spread}>
      <div className={styles.text}>
        <h2>One club, and everything that comes with it</h2>
        <p>
          You take over a club in a league of twenty. Squad, staff, facilities, ticket prices, campaigns,
          tactics and transfers are yours to decide while the days tick by; every seventh day is match day.
        </p>
        <p>
          Matches are played by one engine, chance by chance, for your club and for the other nineteen. You
          can watch from the stand, take the highlights, or read the result, and it is the same match each
          time.
        </p>
        <p>
          A career ends when the money runs out or the board loses patience. Until then nobody tells you how
          to do it.
        </p>
      </div>
      <div className={styles.doors}>
        <ButtonLink to="/register" variant="primary" size="large">
          Create Account
        </ButtonLink>
        <ButtonLink to="/login" size="large">
          Log In
        </ButtonLink>
        <Button size="large" onClick={onShowFeatures}>
          See the Features
        </Button>
      </div>
    </div>
  )
}
