import { observer } from 'mobx-react-lite'
import { useStores } from '../../stores/useStores.tsx'
import { FloodlitGround } from '../account/FloodlitGround.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import styles from './OfficeScreen.module.css'

/** Starts a new career or continues the running one. */
export const CareerPanel = observer(function CareerPanel() {
  const { hasCareer: isRunning } = useStores()
  return (
    <section className={styles.career} aria-labelledby="career-heading">
      <div className={styles.picture}>
        <FloodlitGround />
      </div>
      <div className={styles.start}>
        <h2 id="career-heading">{isRunning ? 'The club is waiting' : 'A club needs a manager'}</h2>
        <ButtonLink to="/game" variant="primary" size="large">
          {isRunning ? 'Continue career' : 'Start a new career'}
        </ButtonLink>
        {!isRunning && <p>Name and colours, difficulty and a shared league: you choose them next.</p>}
      </div>
    </section>
  )
})
