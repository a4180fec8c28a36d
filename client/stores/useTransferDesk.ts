import { TransferDesk } from './desks/TransferDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the transfer market. */
export const useTransferDesk = deskHook((stores) => new TransferDesk(stores))
