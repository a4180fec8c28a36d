import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { GameDialog, useHeadingFocus } from './GameDialog.tsx'
import { Icon } from '../components/Icon.tsx'
import { SoundControl } from '../components/SoundControl.tsx'
import { SegmentedControl, type Segment } from '../components/SegmentedControl.tsx'
import { IRON_RULE, IRON_SAVING } from '../simulation/core/savesStatement.ts'
import type { SettingName } from '../stores/settingNames.ts'
import type { Settings } from '../stores/settings.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'
import { AccountSavesSwitch } from './AccountSavesSwitch.tsx'
import { LogOutEverywhereDialog } from './account/LogOutEverywhereDialog.tsx'
import { OpenSessions } from './account/OpenSessions.tsx'
import { firstDifficulty } from '../simulation/club/difficulty.ts'
import { startDivision } from '../simulation/reports/startDivision.ts'
import { careerAddress } from '../components/careerAddress.ts'
import { AssistantSettings } from './AssistantSettings.tsx'
import { DifficultySettings } from './DifficultySettings.tsx'
import { StopSettings } from './StopSettings.tsx'
import styles from './SettingsDialog.module.css'

type Segments<Key extends keyof Settings> = readonly Segment<Settings[Key] & string>[]

const THEMES: Segments<'theme'> = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'Same as device', icon: 'device' },
]
const MOTIONS: Segments<'motion'> = [
  { value: 'full', label: 'Full' },
  { value: 'reduced', label: 'Reduced' },
  { value: 'system', label: 'Same as device' },
]
const MODES: Segments<'matchdayMode'> = [
  { value: 'full', label: 'Full' },
  { value: 'fast', label: 'Fast' },
  { value: 'highlights', label: 'Highlights' },
  { value: 'instant', label: 'Instant' },
]
const ON_OFF: Segments<'goalReplays' | 'hints' | 'shortcuts'> = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]
const PLAYER_LOOKS: Segments<'playerLook'> = [
  { value: 'figures', label: 'Figures' },
  { value: 'tokens', label: 'Tokens' },
]
const CAMERAS: Segments<'matchCamera'> = [
  { value: 'follow', label: 'Follows play' },
  { value: 'still', label: 'Whole pitch' },
]

/** The setting that the dialog was opened for. */
const Wanted = createContext<SettingName | null>(null)

/** Appearance, pace of the match day, shortcuts and the seed of the career. */
export const SettingsDialog = observer(function SettingsDialog({ setting }: { setting?: SettingName }) {
  const { firstWeek, game, ui } = useGameStores()
  const { saves } = useStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  const seed = String(game.state.seed)

  const copySeed = async () => {
    try {
      await navigator.clipboard.writeText(seed)
      ui.showToast('Seed copied', 'success')
    } catch {
      ui.showToast('Your browser wouldn’t copy it. Select the seed and copy it by hand.', 'error')
    }
  }

  const showFirstWeek = () => {
    onRemove()
    ui.closeModal()
    firstWeek.reopen()
  }

  return (
    <GameDialog gap="regular" title="Settings" finalFocus={finalFocus}>
      <Wanted value={setting ?? null}>
        <Setting name="Theme">
          <Choice label="Theme" setting="theme" segments={THEMES} />
        </Setting>
        <Setting name="Motion">
          <Choice label="Motion" setting="motion" segments={MOTIONS} />
        </Setting>
        <Setting name="Match days">
          <Choice label="Match days" setting="matchdayMode" segments={MODES} />
        </Setting>
        <Setting name="Replays of goals">
          <Choice label="Replays of goals" setting="goalReplays" segments={ON_OFF} />
        </Setting>
        <Setting name="Players in matches">
          <Choice label="Players in matches" setting="playerLook" segments={PLAYER_LOOKS} />
          <p className={styles.hint}>Very small pictures always use tokens.</p>
        </Setting>
        <Setting name="Camera in matches">
          <Choice label="Camera in matches" setting="matchCamera" segments={CAMERAS} />
        </Setting>
        <Setting name="Sound of matches">
          <SoundControl choice={ui.settings} onChange={(change) => ui.changeSettings(change)} />
        </Setting>
        <Setting name="Assistant">
          <AssistantSettings />
        </Setting>
        <Setting name="Hints">
          <Choice label="Hints" setting="hints" segments={ON_OFF} />
          <p className={styles.hint}>At most one a week, in your first season.</p>
        </Setting>
        <Setting name="Stop for">
          <StopSettings />
        </Setting>
        <Setting name="Keyboard shortcuts">
          <span className={styles.choices}>
            <Choice label="Keyboard shortcuts" setting="shortcuts" segments={ON_OFF} />
            <Button size="small" onClick={() => ui.replaceModal({ kind: 'shortcuts' })}>
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
          <Button size="small" onClick={() => ui.replaceModal({ kind: 'team-settings' })}>
            Team Settings
          </Button>
        </Setting>
        {saves.canSave && (
          <Setting name="Your account">
            <AccountSavesSwitch />
            <AccountSettings />
          </Setting>
        )}
        <Setting name="Difficulty">
          <DifficultySettings />
        </Setting>
        {game.state.isIron && (
          <Setting name="Iron career">
            <p className={styles.hint}>
              {IRON_RULE} {IRON_SAVING}
            </p>
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
            Whoever opens{' '}
            {careerAddress({
              seed: game.state.seed,
              difficulty: firstDifficulty(game.state),
              isIron: false,
              division: startDivision(game.state),
            })}{' '}
            gets the same league, players and fixtures.
          </p>
        </Setting>
      </Wanted>
    </GameDialog>
  )
})

type SegmentedSetting =
  'theme' | 'motion' | 'matchdayMode' | 'goalReplays' | 'playerLook' | 'matchCamera' | 'hints' | 'shortcuts'

interface ChoiceProps<Key extends SegmentedSetting> {
  label: string
  setting: Key
  segments: Segments<Key>
}

/** One of the settings that have a few values. */
const Choice = observer(function Choice<Key extends SegmentedSetting>({
  label,
  setting,
  segments,
}: ChoiceProps<Key>) {
  const { ui } = useGameStores()
  return (
    <SegmentedControl
      label={label}
      segments={segments}
      value={ui.settings[setting]}
      onChange={(value) => ui.changeSettings({ [setting]: value })}
    />
  )
})

function AccountSettings() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <OpenSessions />
      <Button size="small" onClick={() => setLeaving(true)}>
        Log out everywhere
      </Button>
      {isLeaving && <LogOutEverywhereDialog onClose={() => setLeaving(false)} />}
    </>
  )
}

function Setting({ name, children }: { name: SettingName; children: ReactNode }) {
  const isWanted = useContext(Wanted) === name
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isWanted) heading.current?.scrollIntoView()
  }, [isWanted])
  return (
    <div className={styles.setting}>
      <h3
        ref={heading}
        className={styles.name}
        {...(isWanted && { tabIndex: -1, 'data-initial-focus': true })}
      >
        {name}
      </h3>
      {children}
    </div>
  )
}
