import { useState } from 'react'

/** Copies texts to the clipboard. `outcome` is a status for the player; `refused` is its text when the browser won't. */
export function useCopy(refused: string) {
  const [outcome, setOutcome] = useState('')
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied.')
    } catch {
      setOutcome(refused)
    }
  }
  return { outcome, copy }
}
