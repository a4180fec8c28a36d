import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { formatMoney } from '../components/formatMoney.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './BankruptcyScreen.module.css'

/** The end of a club that could not pay. */
export const BankruptcyScreen = observer(function BankruptcyScreen() {
  const { game, ui } = useGameStores()
  const { ended, money, club } = game.state
  return (
    <Dialog
      open
      onClose={() => {}}
      title="Game over"
      size="wide"
      dismissible={false}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            ui.openModal({ kind: 'confirm-restart' })
          }}
        >
          Restart
        </Button>
      }
    >
      <p className={styles.headline}>Bankrupt</p>
      <p className={styles.lead}>{`${club.name} collapsed with ${formatMoney(money)} in the accounts.`}</p>
      {ended && (
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
      )}
    </Dialog>
  )
})
