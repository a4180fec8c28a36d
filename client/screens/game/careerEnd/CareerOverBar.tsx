import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { laterComponent } from '../../../components/lazyComponent.tsx'
import { counted } from '../../../simulation/core/english.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import layout from '../layout.module.css'
import styles from './CareerOverBar.module.css'

const ClubOffers = laterComponent(async () => (await import('../../../components/ClubOffers.tsx')).ClubOffers)

interface CareerOverBarProps {
  /** Reloads the page. */
  onRestart: () => void
}

/** Actions after the results of an ended career have been closed. */
export const CareerOverBar = observer(function CareerOverBar({ onRestart }: CareerOverBarProps) {
  const stores = useGameStores()
  const { careerEnd } = stores
  const { results } = careerEnd
  if (!results || results.reason === 'bankrupt') return null
  const { clubName, reason, seasons, place } = results
  const jobs = careerEnd.isHidden() ? 0 : careerEnd.offers.offers.length

  const startNewCareer = () => {
    stores.giveUp()
    onRestart()
  }

  return (
    <section className={styles.bar} data-reason={reason} aria-labelledby="career-over">
      <div>
        <h2 id="career-over" className={styles.heading}>
          The career is over
        </h2>
        <p>{`${clubName} ended ${place} in season ${seasons}. Have a look around; the calendar has stopped.`}</p>
        {jobs > 0 && (
          <p>{`${counted(jobs, 'club')} would still take you on: the offers are in the career results.`}</p>
        )}
      </div>
      <div className={layout.row}>
        {!careerEnd.isHidden() && <Button onClick={() => careerEnd.open()}>Career Results</Button>}
        <Button variant="primary" onClick={startNewCareer}>
          Start New Career
        </Button>
      </div>
      {careerEnd.isHidden() && (
        <div className={styles.offers}>
          <ClubOffers
            report={careerEnd.offers}
            onAccept={(id) => {
              careerEnd.accept(id)
              // The bar and its button are gone.
              document.querySelector<HTMLElement>('main h1')?.focus()
            }}
          />
        </div>
      )}
    </section>
  )
})
