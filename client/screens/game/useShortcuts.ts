import { useEffect } from 'react'
import { useGameStores } from '../../stores/useGameStores.ts'

/** What takes letters and digits itself. */
const FIELD =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"]'
/** What the space bar presses or opens. */
const PRESSED_BY_SPACE = `${FIELD}, button, a[href], summary, input, [role="button"], [role="tab"], [role="option"], [role="radio"], [role="checkbox"], [role="switch"], [role="slider"]`

/** Lets the keyboard do what the table of actions says, unless a field, a control or a dialog takes the key. */
export function useShortcuts(): void {
  const { commands } = useGameStores()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      if (key === null || event.defaultPrevented || event.repeat || event.isComposing) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const target = event.target instanceof Element ? event.target : document.body
      if (key !== 'Ctrl+K' && target.closest(key === 'Space' ? PRESSED_BY_SPACE : FIELD)) return
      if (commands.press(key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [commands])
}

/** The key by its name in the table of actions; null for a combination that is none of ours. */
function pressedKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'Ctrl+K' : null
  return key === ' ' ? 'Space' : key
}
