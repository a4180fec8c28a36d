import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Crest } from '../../components/Crest.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import { ClubFacts } from './ClubFacts.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { SpeedControl } from './SpeedControl.tsx'
import styles from './GameHeader.module.css'

/** Club, figures and time. */
export const GameHeader = observer(function GameHeader() {
  const { game, ui } = useGameStores()
  const { session } = useStores()
  const { club } = game.state
  return (
    <header className={styles.header}>
      <div className={styles.club}>
        <Crest club={club} size={46} />
        <p className={styles.name}>{club.name}</p>
      </div>
      <ClubFacts />
      <SpeedControl />
      <div className={styles.controls}>
        <NotificationDrawer />
        <IconButton
          icon="settings"
          label="Settings"
          onClick={() => {
            ui.openModal({ kind: 'settings' })
          }}
        />
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            session.logOut()
          }}
        >
          Log out
        </Button>
      </div>
    </header>
  )
})

/** The side panel for screens that have no room at the side. */
function NotificationDrawer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles.drawer}>
      <Button
        size="small"
        icon={<Icon name="system" />}
        onClick={() => {
          setOpen(true)
        }}
      >
        News
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => {
          setOpen(false)
        }}
        title="News"
        size="wide"
      >
        <NotificationPanel />
      </Dialog>
    </span>
  )
}
