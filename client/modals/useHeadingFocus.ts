import { useRef } from 'react'

/** Gives the focus to the page's heading when a dialog closes that has removed what had it before. */
export function useHeadingFocus() {
  const isRemoved = useRef(false)
  return {
    /** To be called before the dialog closes. */
    onRemove: () => {
      isRemoved.current = true
    },
    finalFocus: () => (isRemoved.current ? document.querySelector<HTMLElement>('main h1') : null),
  }
}
