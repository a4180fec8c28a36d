import { useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { CareerChoice } from '../../components/CareerChoice.tsx'
import { TextField } from '../../components/TextField.tsx'
import {
  careerAddress,
  parseSeed,
  SEED_FAULT,
  USUAL_CAREER,
  type NewCareer,
} from '../../components/careerAddress.ts'
import { useStores } from '../../stores/useStores.tsx'
import { FloodlitGround } from '../account/FloodlitGround.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import styles from './OfficeScreen.module.css'

/** Starts a new career or continues the running one. */
export const CareerPanel = observer(function CareerPanel() {
  const { hasCareer: isRunning } = useStores()
  const [career, setCareer] = useState(USUAL_CAREER)
  return (
    <section className={styles.career} aria-labelledby="career-heading">
      <div className={styles.picture}>
        <FloodlitGround />
      </div>
      <div className={styles.start}>
        <h2 id="career-heading">{isRunning ? 'The club is waiting' : 'A club needs a manager'}</h2>
        <ButtonLink to={careerAddress({ seed: null, ...career })} variant="primary" size="large">
          {isRunning ? 'Continue career' : 'Start a new career'}
        </ButtonLink>
        {!isRunning && (
          <>
            <div className={styles.more}>
              <CareerChoice value={career} onChange={setCareer} />
            </div>
            <SeedChoice career={career} />
          </>
        )}
      </div>
    </section>
  )
})

/** Optional seed for a new career; careers with the same seed share a league. */
function SeedChoice({ career }: { career: NewCareer }) {
  const navigate = useNavigate()
  const [seed, setSeed] = useState('')
  const [fault, setFault] = useState<string>()

  const start = (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = parseSeed(seed)
    setFault(chosen === null ? SEED_FAULT : undefined)
    if (chosen !== null) void navigate(careerAddress({ seed: chosen, ...career }))
  }

  return (
    <details className={styles.more}>
      <summary>Start in a league you were told of</summary>
      <form className={styles.seed} noValidate onSubmit={start}>
        <TextField
          label="Seed"
          name="seed"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={seed}
          onChange={setSeed}
          error={fault}
        />
        <Button type="submit">Start with this seed</Button>
      </form>
    </details>
  )
}
