/** Versions of saves for the list of the account. */
import type { AccountSaveCard } from '../../../server/schemas/saves.ts'
import type { LocalRecord } from './accountRecord.ts'

/** State of a version in the list. */
export type SyncState = 'kept' | 'waiting' | 'two-versions' | 'refused'

export interface AccountVersion {
  kind: AccountSaveCard['kind']
  name: string
  revision: string
  savedAt: number
  day: number
  season: number
  club: string
  device: string
  state: SyncState
  /** Reason of a refusal. */
  reason?: string
}

interface Parts {
  cards: readonly AccountSaveCard[]
  waiting: readonly LocalRecord[]
  /** Reasons of refused records by revision. */
  refusals: ReadonlyMap<string, string>
  device: string
}

/** Saves on their way, then all versions in the account. */
export function versionsOf({ cards, waiting, refusals, device }: Parts): AccountVersion[] {
  const kept = cards.map((card): AccountVersion => {
    const others = cards.filter(({ kind, name }) => kind === card.kind && name === card.name)
    return { ...card, state: card.kind === 'save' && others.length > 1 ? 'two-versions' : 'kept' }
  })
  const arrived = new Set(cards.map(({ revision }) => revision))
  const saves = waiting.filter(({ kind, revision }) => kind === 'save' && !arrived.has(revision))
  const sent = saves.map(({ kind, card, revision }): AccountVersion => {
    const reason = refusals.get(revision)
    const { name, savedAt, day, season, club } = card
    const facts = { kind, name, revision, savedAt, day, season, club, device }
    return reason === undefined ? { ...facts, state: 'waiting' } : { ...facts, state: 'refused', reason }
  })
  return [...sent, ...kept]
}
