import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { formatMoney } from '../components/formatMoney.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './CareerOver.module.css'

/** The end of a career: the club could not pay, or the board has lost its patience. */
export const CareerOver = observer(function CareerOver() {
  const { game, ui } = useGameStores()
  const { ended, money, club } = game.state
  if (!ended) return null
  const isBankrupt = ended.reason === 'bankrupt'
  return (
    <Dialog
      open
      onClose={() => {}}
      title={isBankrupt ? 'Game over' : "YOU'RE SACKED"}
      size="wide"
      dismissible={false}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            ui.openModal({ kind: 'confirm-restart' })
          }}
        >
          {isBankrupt ? 'Restart' : 'Start New Career'}
        </Button>
      }
    >
      <p className={styles.headline}>{isBankrupt ? 'Bankrupt' : 'Sacked'}</p>
      <p className={styles.lead}>
        {isBankrupt
          ? `${club.name} collapsed with ${formatMoney(money)} in the accounts.`
          : `The board of ${club.name} has lost its patience and looks for another manager.`}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Day</dt>
          <dd>{ended.day}</dd>
        </div>
        <div>
          <dt>Season</dt>
          <dd>{ended.season}</dd>
        </div>
        <div>
          <dt>Position</dt>
          <dd>{game.endPlace}</dd>
        </div>
      </dl>
    </Dialog>
  )
})
