import { GameStores } from './GameStores.ts'
import { useStores } from './useStores.tsx'

/**
 * The stores of the running game, made when the game is first opened. Only the game's own chunk
 * imports this, so that no other page loads the simulation.
 */
export function useGameStores(): GameStores {
  const root = useStores()
  root.gameStores ??= new GameStores(root)
  return root.gameStores
}
