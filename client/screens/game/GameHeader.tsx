import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { MenuButton } from '../../components/MenuButton.tsx'
import { PHONE, useMediaQuery } from '../../components/useMediaQuery.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useStores } from '../../stores/useStores.tsx'
import { ClubFacts } from './ClubFacts.tsx'
import { ClubMark } from './ClubMark.tsx'
import { TimeControl } from './TimeControl.tsx'
import styles from './GameHeader.module.css'

/** Header with the club, its figures and the time control. */
export const GameHeader = observer(function GameHeader() {
  const { autosave, ui } = useGameStores()
  const { saves } = useStores()
  const leave = useLeaving()
  const isPhone = useMediaQuery(PHONE)
  const open = (kind: 'save-game' | 'load-game' | 'news' | 'search' | 'settings') => () =>
    ui.openModal({ kind })
  const toOffice = () => leave('office')
  const logOut = () => leave('log-out')
  return (
    <header className={styles.header}>
      <ClubMark />
      <ClubFacts />
      <TimeControl />
      <div className={styles.controls}>
        <span className={styles.drawer}>
          <Button size="small" icon={<Icon name="system" />} onClick={open('news')}>
            News
          </Button>
        </span>
        {isPhone ? (
          <MenuButton
            label="Menu"
            size="small"
            actions={[
              ...(saves.canSave
                ? [
                    ...(autosave.isIron ? [] : [action('Save', open('save-game'))]),
                    action('Load', open('load-game')),
                  ]
                : []),
              action('Search', open('search')),
              action('Settings', open('settings')),
              action('Office', toOffice),
              action('Log out', logOut),
            ]}
          >
            Menu
          </MenuButton>
        ) : (
          <>
            {saves.canSave && (
              <>
                {!autosave.isIron && (
                  <Button size="small" onClick={open('save-game')}>
                    Save
                  </Button>
                )}
                <Button size="small" onClick={open('load-game')}>
                  Load
                </Button>
              </>
            )}
            <IconButton icon="search" label="Search" onClick={open('search')} />
            <IconButton icon="settings" label="Settings" onClick={open('settings')} />
            <Button variant="quiet" size="small" onClick={toOffice}>
              Office
            </Button>
            <Button variant="quiet" size="small" onClick={logOut}>
              Log out
            </Button>
          </>
        )}
      </div>
    </header>
  )
})

function action(label: string, onChoose: () => void) {
  return { label, refusal: null, onChoose }
}

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
