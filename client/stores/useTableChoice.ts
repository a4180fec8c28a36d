import { TableChoice } from './desks/TableChoice.ts'
import type { GameStores } from './GameStores.ts'
import { useGameStores } from './useGameStores.ts'

/** Choices by the stores of a game, apart from the first load. */
const choices = new WeakMap<GameStores, TableChoice>()

/** The choice of a table, which stays while the game is open; for observers. */
export function useTableChoice(): TableChoice {
  const stores = useGameStores()
  const choice = choices.get(stores) ?? new TableChoice()
  choices.set(stores, choice)
  return choice
}
