import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { ClubOffers } from '../components/ClubOffers.tsx'
import { GameDialog, useHeadingFocus } from './GameDialog.tsx'
import { Money } from '../components/Money.tsx'
import { DIFFICULTY_NAMES } from '../simulation/club/difficulty.ts'
import { BANKRUPT_MESSAGE } from '../simulation/news/clubNews.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './BankruptDialog.module.css'

/** End of a career by bankruptcy: a new career, or another club. */
export const BankruptDialog = observer(function BankruptDialog() {
  const { careerEnd, ui } = useGameStores()
  const { results, offers } = careerEnd
  const { onRemove, finalFocus } = useHeadingFocus()
  if (!results) return null
  const { clubName, finalBudget, day, seasons, place, difficulty } = results
  return (
    <GameDialog
      onClose={() => {}}
      title="Bankrupt"
      tone="bad"
      dismissible={false}
      finalFocus={finalFocus}
      size="wide"
      footer={
        <Button
          variant={offers.offers.length > 0 ? 'plain' : 'primary'}
          onClick={() => ui.openModal({ kind: 'confirm-restart' })}
        >
          Restart
        </Button>
      }
    >
      <p className={styles.message}>{BANKRUPT_MESSAGE}</p>
      <p className={styles.account}>
        <span>{clubName} owes</span>
        <span className={styles.debt}>
          <Money amount={Math.max(0, -finalBudget)} />
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Season</dt>
          <dd>{seasons}</dd>
        </div>
        <div>
          <dt>Day</dt>
          <dd>{day}</dd>
        </div>
        <div>
          <dt>Position</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>Difficulty</dt>
          <dd>{DIFFICULTY_NAMES[difficulty]}</dd>
        </div>
      </dl>
      <div className={styles.offers}>
        <ClubOffers
          report={offers}
          onAccept={(id) => {
            onRemove()
            careerEnd.accept(id)
          }}
        />
      </div>
    </GameDialog>
  )
})
