import { useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Icon } from '../components/Icon.tsx'
import { SoundControl } from '../components/SoundControl.tsx'
import { SegmentedControl, type Segment } from '../components/SegmentedControl.tsx'
import type {
  MatchCamera,
  MatchdayMode,
  Motion,
  PlayerLook,
  ReplayMode,
  ShortcutMode,
  Theme,
} from '../stores/settings.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'
import { AccountSavesSwitch } from './AccountSavesSwitch.tsx'
import { LogOutEverywhereDialog } from './account/LogOutEverywhereDialog.tsx'
import { OpenSessions } from './account/OpenSessions.tsx'
import { AssistantSettings } from './AssistantSettings.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { StopSettings } from './StopSettings.tsx'
import styles from './SettingsDialog.module.css'

const THEMES: readonly Segment<Theme>[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'As the device', icon: 'device' },
]
const MOTIONS: readonly Segment<Motion>[] = [
  { value: 'full', label: 'Full' },
  { value: 'reduced', label: 'Reduced' },
  { value: 'system', label: 'As the device' },
]
const MODES: readonly Segment<MatchdayMode>[] = [
  { value: 'full', label: 'Full' },
  { value: 'fast', label: 'Fast' },
  { value: 'highlights', label: 'Highlights' },
  { value: 'instant', label: 'Instant' },
]
const REPLAY_MODES: readonly Segment<ReplayMode>[] = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]
const PLAYER_LOOKS: readonly Segment<PlayerLook>[] = [
  { value: 'figures', label: 'Figures' },
  { value: 'tokens', label: 'Tokens' },
]
const CAMERAS: readonly Segment<MatchCamera>[] = [
  { value: 'follow', label: 'Follows play' },
  { value: 'still', label: 'Whole pitch' },
]
const SHORTCUT_MODES: readonly Segment<ShortcutMode>[] = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]

/** Appearance, pace of the match day, shortcuts and the seed of the career. */
export const SettingsDialog = observer(function SettingsDialog() {
  const { firstWeek, game, ui } = useGameStores()
  const { saves } = useStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  const { theme, motion, matchdayMode, goalReplays, playerLook, matchCamera, shortcuts } = ui.settings
  const seed = String(game.state.seed)

  const copySeed = async () => {
    try {
      await navigator.clipboard.writeText(seed)
      ui.showToast('Seed copied', 'success')
    } catch {
      ui.showToast('The browser did not allow copying. Select the seed and copy it by hand.', 'error')
    }
  }

  const showFirstWeek = () => {
    onRemove()
    ui.closeModal()
    firstWeek.reopen()
  }

  return (
    <Dialog
      open
      onClose={() => {
        ui.closeModal()
      }}
      title="Settings"
      finalFocus={finalFocus}
    >
      <div className={styles.settings}>
        <Setting name="Theme">
          <SegmentedControl
            label="Theme"
            segments={THEMES}
            value={theme}
            onChange={(value) => {
              ui.changeSettings({ theme: value })
            }}
          />
        </Setting>
        <Setting name="Motion">
          <SegmentedControl
            label="Motion"
            segments={MOTIONS}
            value={motion}
            onChange={(value) => {
              ui.changeSettings({ motion: value })
            }}
          />
        </Setting>
        <Setting name="Match days">
          <SegmentedControl
            label="Match days"
            segments={MODES}
            value={matchdayMode}
            onChange={(value) => {
              ui.changeSettings({ matchdayMode: value })
            }}
          />
        </Setting>
        <Setting name="Replays of goals">
          <SegmentedControl
            label="Replays of goals"
            segments={REPLAY_MODES}
            value={goalReplays}
            onChange={(value) => {
              ui.changeSettings({ goalReplays: value })
            }}
          />
        </Setting>
        <Setting name="Players in matches">
          <SegmentedControl
            label="Players in matches"
            segments={PLAYER_LOOKS}
            value={playerLook}
            onChange={(value) => {
              ui.changeSettings({ playerLook: value })
            }}
          />
          <p className={styles.hint}>Small pictures always have tokens.</p>
        </Setting>
        <Setting name="Camera in matches">
          <SegmentedControl
            label="Camera in matches"
            segments={CAMERAS}
            value={matchCamera}
            onChange={(value) => {
              ui.changeSettings({ matchCamera: value })
            }}
          />
        </Setting>
        <Setting name="Sound of matches">
          <SoundControl
            choice={ui.settings}
            onChange={(change) => {
              ui.changeSettings(change)
            }}
          />
        </Setting>
        <Setting name="Assistant">
          <AssistantSettings />
        </Setting>
        <Setting name="Stop for">
          <StopSettings />
        </Setting>
        <Setting name="Keyboard shortcuts">
          <span className={styles.choices}>
            <SegmentedControl
              label="Keyboard shortcuts"
              segments={SHORTCUT_MODES}
              value={shortcuts}
              onChange={(value) => {
                ui.changeSettings({ shortcuts: value })
              }}
            />
            <Button
              size="small"
              onClick={() => {
                ui.replaceModal({ kind: 'shortcuts' })
              }}
            >
              Show shortcuts
            </Button>
          </span>
        </Setting>
        <Setting name="First week">
          <Button size="small" onClick={showFirstWeek}>
            Show the first-week checklist
          </Button>
        </Setting>
        <Setting name="Your club">
          <Button
            size="small"
            onClick={() => {
              ui.replaceModal({ kind: 'team-settings' })
            }}
          >
            Team Settings
          </Button>
        </Setting>
        {saves.canSave && (
          <Setting name="Your account">
            <AccountSavesSwitch />
            <AccountSettings />
          </Setting>
        )}
        <Setting name="Seed">
          <span className={styles.choices}>
            <code className={styles.seed}>{seed}</code>
            <Button size="small" icon={<Icon name="copy" />} onClick={() => void copySeed()}>
              Copy seed
            </Button>
          </span>
          <p className={styles.hint}>
            Whoever opens /game?seed={seed} gets the same league, players and fixtures.
          </p>
        </Setting>
      </div>
    </Dialog>
  )
})

function AccountSettings() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <OpenSessions />
      <Button
        size="small"
        onClick={() => {
          setLeaving(true)
        }}
      >
        Log out everywhere
      </Button>
      {isLeaving && (
        <LogOutEverywhereDialog
          onClose={() => {
            setLeaving(false)
          }}
        />
      )}
    </>
  )
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </div>
  )
}
