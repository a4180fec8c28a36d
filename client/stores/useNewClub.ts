import { NewClubDesk } from './desks/NewClubDesk.ts'
import type { GameStores } from './GameStores.ts'
import type { RootStore } from './RootStore.ts'
import { useGameStores } from './useGameStores.ts'
import { useStores } from './useStores.tsx'

const desks = new WeakMap<GameStores, NewClubDesk>()

/** Form of a new career, which loads with its page. It keeps what was typed while the player is elsewhere. */
export function useNewClub(): NewClubDesk {
  return newClubOf(useGameStores(), useStores())
}

export function newClubOf(stores: GameStores, root: RootStore): NewClubDesk {
  const desk = desks.get(stores) ?? new NewClubDesk(stores, root)
  desks.set(stores, desk)
  return desk
}
