import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { GameDialog } from './GameDialog.tsx'
import { KeyCap } from '../components/KeyCap.tsx'
import type { Action } from '../stores/desks/actions.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './ShortcutsDialog.module.css'

/** List of keyboard shortcuts, with a setting that disables single keys. */
export const ShortcutsDialog = observer(function ShortcutsDialog() {
  const { commands, ui } = useGameStores()
  const { shortcuts, hasSingleKeys } = commands
  return (
    <GameDialog
      title="Keyboard shortcuts"
      size="wide"
      footer={
        <Button onClick={() => ui.changeSettings({ shortcuts: hasSingleKeys ? 'off' : 'on' })}>
          {hasSingleKeys ? 'Switch shortcuts off' : 'Switch shortcuts on'}
        </Button>
      }
    >
      <div className={styles.page} data-off={!hasSingleKeys || undefined}>
        <Keys heading="Between matches" actions={shortcuts.office} />
        <div className={styles.column}>
          <Keys heading="During a match" actions={shortcuts.match} />
          <Keys heading="Anywhere" actions={shortcuts.anywhere} />
          <p className={styles.hint} role="status">
            {hasSingleKeys
              ? 'On a Mac, ⌘ K searches too. Shortcuts pause while you type, and while the control in focus uses the key itself.'
              : 'Shortcuts are switched off. Only Ctrl K and ⌘ K still search.'}
          </p>
        </div>
      </div>
    </GameDialog>
  )
})

function Keys({ heading, actions }: { heading: string; actions: readonly Action[] }) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <dl>
        {actions.map(({ label, key = '' }) => (
          <div key={label} className={styles.row}>
            <dt>
              <KeyCap keys={key} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
