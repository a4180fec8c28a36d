import { useRef } from 'react'

/** Moves the focus to the page's heading when closing a dialog that has removed the element focused before. */
export function useHeadingFocus() {
  const isRemoved = useRef(false)
  return {
    /** Must be called before the dialog closes. */
    onRemove: () => {
      isRemoved.current = true
    },
    finalFocus: () => (isRemoved.current ? document.querySelector<HTMLElement>('main h1') : null),
  }
}
