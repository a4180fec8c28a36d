import { Suspense, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import { ClubFacts } from './ClubFacts.tsx'
import { ClubMark } from './ClubMark.tsx'
import { TimeControl } from './TimeControl.tsx'
import styles from './GameHeader.module.css'

const NewsDialog = lazyComponent(async () => (await import('./NewsDialog.tsx')).NewsDialog)

/** Header with the club, its figures and the time control. */
export const GameHeader = observer(function GameHeader() {
  const { ui } = useGameStores()
  const { saves } = useStores()
  const leave = useLeaving()
  return (
    <header className={styles.header}>
      <ClubMark />
      <ClubFacts />
      <TimeControl />
      <div className={styles.controls}>
        <NotificationDrawer />
        {saves.canSave && (
          <>
            <Button
              size="small"
              onClick={() => {
                ui.openModal({ kind: 'save-game' })
              }}
            >
              Save
            </Button>
            <Button
              size="small"
              onClick={() => {
                ui.openModal({ kind: 'load-game' })
              }}
            >
              Load
            </Button>
          </>
        )}
        <IconButton
          icon="search"
          label="Search"
          onClick={() => {
            ui.openModal({ kind: 'search' })
          }}
        />
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
            leave('office')
          }}
        >
          Office
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            leave('log-out')
          }}
        >
          Log out
        </Button>
      </div>
    </header>
  )
})

/** Button that leaves the game, with a warning if progress would be lost. */
function useLeaving() {
  const { autosave } = useGameStores()
  const root = useStores()
  const navigate = useNavigate()
  return (way: 'office' | 'log-out') => {
    if (autosave.asksBefore(way)) return
    if (way === 'log-out') root.logOut()
    else void navigate('/dashboard')
  }
}

/** Button that opens the side panel as a dialog on narrow screens. */
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
      {isOpen && (
        <Suspense fallback={null}>
          <NewsDialog
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
