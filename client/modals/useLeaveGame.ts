import { useNavigate } from 'react-router-dom'
import type { Exit } from '../stores/modal.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'

/** Returns a function that leaves the game and discards the running career. */
export function useLeaveGame(onRestart: () => void): (way: Exit) => void {
  const root = useStores()
  const stores = useGameStores()
  const navigate = useNavigate()
  return (way) => {
    if (way === 'log-out') {
      root.logOut()
      return
    }
    stores.giveUp()
    if (way === 'office') void navigate('/dashboard')
    else onRestart()
  }
}
