import { AssistantDesk } from './desks/AssistantDesk.ts'
import { deskHook } from './useGameStores.ts'

/** Desk of the assistant's rules. */
export const useAssistantDesk = deskHook(({ game }) => new AssistantDesk(game))
