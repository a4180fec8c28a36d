/** Promises to an own player, and the news of any player. */
import { STATUS_NAMES } from '../people/contract.ts'
import type { PlayerId } from '../people/player.ts'
import { presentNews } from '../news/presentEvent.ts'
import type { Snapshot } from '../gameState.ts'
import { knownPlayers } from './people.ts'
import { unrestOf, type UnrestReport } from './unrestReport.ts'

interface PlayerPromises {
  /** Status that the contract promises, in words. */
  status: string
  /** Season at whose end it runs out. */
  until: number
  unrest: UnrestReport | null
}

/** Null for players who are not of the own club. */
export function playerPromises(state: Snapshot, id: PlayerId): PlayerPromises | null {
  const player = state.players.find((own) => own.id === id)
  if (!player) return null
  const { status, until } = player.contract
  return { status: STATUS_NAMES[status], until, unrest: unrestOf(state, player) }
}

interface PlayerNews {
  id: number
  day: number
  text: string
}

/** Notifications that name a player, newest first. */
export function newsOfPlayer(state: Snapshot, id: PlayerId): PlayerNews[] {
  const name = knownPlayers(state).get(id)?.name
  if (name === undefined) return []
  return state.notifications
    .filter(({ event }) => holds(event, name))
    .map(({ id: news, day, event }) => ({ id: news, day, text: presentNews(event).message }))
}

/** True where a fact is the text, or one of its parts is. */
function holds(fact: unknown, text: string): boolean {
  if (typeof fact !== 'object' || fact === null) return fact === text
  return Object.values(fact).some((part) => holds(part, text))
}
