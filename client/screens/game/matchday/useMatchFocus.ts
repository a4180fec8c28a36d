import { useEffect, type RefObject } from 'react'

interface MatchFocus {
  isHalfTime: boolean
  /** Changes with the panel that lies over the picture. */
  panel: string | null
  heading: RefObject<HTMLElement | null>
  details: RefObject<HTMLElement | null>
}

/** Takes the keyboard to the talk at half-time, and back to the match when what had the focus is gone. */
export function useMatchFocus({ isHalfTime, panel, heading, details }: MatchFocus): void {
  useEffect(() => {
    if (isHalfTime && !isHidden(details.current)) {
      if (!isFillingIn()) details.current?.focus({ preventScroll: true })
    } else if (isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [isHalfTime, panel, heading, details])
}

/** True while a field or a dialog has the focus, from which it must not be taken. */
function isFillingIn(): boolean {
  return Boolean(document.activeElement?.closest('input, select, textarea, [role="dialog"]'))
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || isHidden(activeElement)
}

/** True for what is in a panel that has slid away. */
function isHidden(element: Element | null): boolean {
  return element === null || getComputedStyle(element).visibility === 'hidden'
}
