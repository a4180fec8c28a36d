/** Record of what this browser has sent to an account and has to remove from it. Survives reloads in the storage. */
import { replacedMax } from '../../../server/schemas/savesRules.ts'

export interface SentRecord {
  /** Revision of the record that the account has acknowledged; null before the first. */
  sent: string | null
  /** True when the account no longer has that revision, because a device removed or replaced it. */
  isGone: boolean
  /** Revisions on their way since the last acknowledgement: their answers may have been lost. The latest first. */
  offered: readonly string[]
  /** Versions in the account that the next one replaces, those that they have replaced too. The latest first. */
  replaces: readonly string[]
  /** Version of the account that was loaded here and may be saved again. */
  loaded: string | null
}

export interface AccountLedger {
  /** Database of the account when it was last listed; null before the first time. */
  epoch: string | null
  /** False when the player wants no saves in their account. */
  keepsSaves: boolean
  /** True once the player has been told that saves go to the account. */
  isTold: boolean
  /** By the storage key of the record. */
  records: Partial<Record<string, SentRecord>>
  /** Revisions to remove from the account. */
  removals: readonly string[]
}

export const NOTHING_SENT: SentRecord = {
  sent: null,
  isGone: false,
  offered: [],
  replaces: [],
  loaded: null,
}

/** Reads a ledger. What is damaged counts as not sent: sending again loses nothing. */
export function readLedger(stored: string | null): AccountLedger {
  const { epoch, keepsSaves, isTold, records, removals } = fieldsOf(stored)
  const entries = Object.entries(records ?? {})
  return {
    epoch: text(epoch),
    keepsSaves: keepsSaves !== false,
    isTold: isTold === true,
    records: Object.fromEntries(entries.map(([name, sent]) => [name, sentOf(sent)])),
    removals: texts(removals),
  }
}

/** Revisions without duplicates, as many as a write may name. */
export function latestOf(revisions: readonly (string | null)[]): string[] {
  return [...new Set(revisions.filter((revision) => revision !== null))].slice(0, replacedMax)
}

function fieldsOf(stored: string | null): Partial<Record<keyof AccountLedger, unknown>> {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as Partial<Record<keyof AccountLedger, unknown>>
  } catch {
    return {}
  }
}

function sentOf(value: unknown): SentRecord {
  // `base`: the one version that the next replaced, in ledgers of an earlier release.
  const fields = (value ?? {}) as Partial<Record<keyof SentRecord | 'base', unknown>>
  const { sent, isGone, offered, replaces, loaded, base } = fields
  return {
    sent: text(sent),
    isGone: isGone === true,
    offered: texts(offered),
    replaces: latestOf([...texts(replaces), text(base)]),
    loaded: text(loaded),
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
