import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { GameDialog, useHeadingFocus } from './GameDialog.tsx'
import { KeyCap } from '../components/KeyCap.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import type { Command } from '../stores/desks/CommandDesk.ts'
import type { SettingName } from '../stores/settingNames.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'
import { SETTING_WORDS } from './settingWords.ts'
import styles from './SearchDialog.module.css'
import { counted } from '../simulation/core/english.ts'

const SETTINGS = Object.keys(SETTING_WORDS) as SettingName[]

/** Search over tabs, players, clubs, actions and settings; the focus stays in the field, arrow keys select a result. */
export const SearchDialog = observer(function SearchDialog() {
  const { commands, autosave, matchday, ui } = useGameStores()
  const root = useStores()
  const { onRemove, finalFocus } = useHeadingFocus()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const logOut = () => {
    if (!autosave.asksBefore('log-out')) root.logOut()
  }
  const settings = SETTINGS.filter(
    (name) => (name !== 'Your account' || root.saves.canSave) && (name !== 'Iron career' || autosave.isIron),
  )
  const settingCommand = (setting: SettingName): Command => ({
    id: `setting: ${setting}`,
    label: setting,
    note: 'Setting',
    words: SETTING_WORDS[setting],
    run: () => {
      if (matchday.isOpen) matchday.setPaused(true)
      ui.openModal({ kind: 'settings', setting })
    },
  })
  // As in the header, which a match covers.
  const canLoad = root.saves.canSave && !matchday.isOpen
  const more = [
    ...(canLoad && !autosave.isIron ? [action('Save Game', () => ui.openModal({ kind: 'save-game' }))] : []),
    ...(canLoad ? [action('Load Game', () => ui.openModal({ kind: 'load-game' }))] : []),
    action('Log out', logOut),
    // Without a search they would hide the actions.
    ...(query.trim() === '' ? [] : settings.map(settingCommand)),
  ]
  const results = commands.find(query, more)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(
    () => document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' }),
    [listId, chosen],
  )

  const run = (command: Command | undefined) => {
    if (!command) return
    onRemove()
    ui.closeModal()
    command.run()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) setChosen((chosen + step + results.length) % results.length)
    else if (event.key === 'Enter') run(results[chosen])
    else return
    event.preventDefault()
  }

  return (
    <GameDialog title="Search" finalFocus={finalFocus}>
      <input
        data-initial-focus
        className={styles.field}
        role="combobox"
        aria-label="Search players, clubs, tabs and actions"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={results.length > 0 ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="A player, a club, a tab, an action"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="Found" className={styles.list}>
        {results.map((command, index) => (
          <li
            key={command.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            onPointerMove={() => setChosen(index)}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            <span className={styles.note}>{command.note}</span>
            {command.key !== undefined && <KeyCap keys={command.key} />}
          </li>
        ))}
      </ul>
      {results.length === 0 && <p className={styles.none}>Nothing found for “{query.trim()}”.</p>}
      <VisuallyHidden>
        <span role="status">{counted(results.length, 'result')}</span>
      </VisuallyHidden>
    </GameDialog>
  )
})

function action(label: string, run: () => void): Command {
  return { id: label, label, note: '', run }
}
