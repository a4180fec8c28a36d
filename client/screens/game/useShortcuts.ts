import { useEffect } from 'react'
import { useGameStores } from '../../stores/useGameStores.ts'

/** Selector of elements that take letters and digits. */
const FIELD =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"]'
/** Selector of elements that the space bar or Enter activates. */
const PRESSED = `${FIELD}, button, a[href], summary, input, [role="button"], [role="tab"], [role="option"], [role="radio"], [role="checkbox"], [role="switch"], [role="slider"]`

/**
 * Runs the action of a pressed key, unless a field, a control or a dialog handles the key. `within`: the place whose actions
 * alone have their keys, on pages without the dialogs of the game.
 */
export function useShortcuts(within?: 'match'): void {
  const { commands } = useGameStores()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      if (key === null || event.defaultPrevented || event.repeat || event.isComposing) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const target = event.target instanceof Element ? event.target : document.body
      if (key !== 'Ctrl+K' && target.closest(key === 'Space' || key === 'Enter' ? PRESSED : FIELD)) return
      if (commands.press(key, within)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [commands, within])
}

/** Name of a pressed key as in `ACTIONS`. Null for a combination that has no action. */
function pressedKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'Ctrl+K' : null
  return key === ' ' ? 'Space' : key
}
