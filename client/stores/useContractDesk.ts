import { ContractDesk } from './desks/ContractDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the players' contracts. */
export const useContractDesk = deskHook(({ game }) => new ContractDesk(game))
