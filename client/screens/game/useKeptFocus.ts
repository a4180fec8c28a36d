import { useEffect, type RefObject } from 'react'

/** Controls that take the focus in place of one that is gone. None that opens the keyboard of a phone. */
const CONTROLS = 'button:not(:disabled), a[href], [tabindex="0"]:not(input)'

/** A control that has the focus, and its place: each element around it with the index of the way there, inside out. */
interface FocusPlace {
  control: Element
  around: { parent: Element; index: number }[]
}

/**
 * Moves the focus of a control that disappears, such as that of a signed player's row, to what has taken its place.
 * Nothing happens where somebody else has moved it.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current
    if (!root) return
    let place: FocusPlace | null = null
    let frame = 0
    // A key that is held down would press what has just taken the focus.
    let isHeld = false
    const onFocus = ({ target }: FocusEvent) => {
      place = target instanceof Element && root.contains(target) ? placeOf(target, root) : null
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.repeat) isHeld = false
      else if (isHeld && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    }
    const restore = () => {
      if (!isLost(place)) return
      isHeld = true
      focusPlace(place)
    }
    const observer = new MutationObserver(() => {
      if (!isLost(place)) return
      cancelAnimationFrame(frame)
      // After the effects of what has removed it, which may know a better place.
      frame = requestAnimationFrame(restore)
    })
    observer.observe(root, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    root.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', onFocus)
      root.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [area])
}

function placeOf(control: Element, root: Element): FocusPlace {
  const around: FocusPlace['around'] = []
  for (let child = control; child !== root;) {
    const parent = child.parentElement
    if (!parent) break
    around.push({ parent, index: [...parent.children].indexOf(child) })
    child = parent
  }
  return { control, around }
}

function isLost(place: FocusPlace | null): place is FocusPlace {
  return place !== null && !place.control.isConnected && document.activeElement === document.body
}

/** Focuses the first control of what stands at the place now, or else of the nearest element around it. */
function focusPlace({ around }: FocusPlace): void {
  for (const { parent, index } of around) {
    if (!parent.isConnected) continue
    const now = parent.children[Math.min(index, parent.children.length - 1)]
    const within = now ? [now, ...now.querySelectorAll(CONTROLS)] : []
    const next = within.find((one) => one.matches(CONTROLS) && (one.checkVisibility?.() ?? true))
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    if (document.activeElement !== document.body) return
  }
}
