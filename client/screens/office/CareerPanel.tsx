import { useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/TextField.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { FloodlitGround } from '../account/FloodlitGround.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import styles from './OfficeScreen.module.css'

const LARGEST_SEED = 4_294_967_295
const SEED_WRONG = 'A seed is a whole number from 0 to 4294967295'

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
        {!isRunning && <SeedChoice />}
      </div>
    </section>
  )
})

/** Optional seed for a new career; careers with the same seed share a league. */
function SeedChoice() {
  const navigate = useNavigate()
  const [seed, setSeed] = useState('')
  const [fault, setFault] = useState<string>()

  const start = (event: SubmitEvent) => {
    event.preventDefault()
    const isSeed = /^\d{1,10}$/.test(seed.trim()) && Number(seed) <= LARGEST_SEED
    setFault(isSeed ? undefined : SEED_WRONG)
    if (isSeed) void navigate(`/game?seed=${Number(seed)}`)
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
