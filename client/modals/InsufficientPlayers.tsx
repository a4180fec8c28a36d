import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './InsufficientPlayers.module.css'

/** Why time stands still (specification, section 8). */
export const InsufficientPlayers = observer(function InsufficientPlayers({ eligible }: { eligible: number }) {
  const { game, lineUp, ui } = useGameStores()
  const understood = useRef<HTMLButtonElement>(null)

  const close = () => {
    ui.closeModal()
  }

  const goToSquad = () => {
    ui.selectTab('squad')
    ui.closeModal()
  }

  const autoPick = () => {
    lineUp.autoPick()
    if (game.hasEleven) ui.closeModal()
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Insufficient Eligible Players"
      initialFocus={understood}
      footer={
        <>
          <Button onClick={goToSquad}>Go to Squad</Button>
          <Button onClick={autoPick}>Auto-pick</Button>
          <Button ref={understood} variant="primary" onClick={close}>
            OK, I understand
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p className={styles.count}>{`You have only ${eligible} eligible players. You need 11.`}</p>
        <p>Go to Squad Management and add eligible players.</p>
        <p>The game is paused.</p>
      </div>
    </Dialog>
  )
})
