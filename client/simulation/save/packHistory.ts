/** Packs what careers of version 23 keep as objects: meetings with rivals. */
import { packHeadToHead, type HeadToHead } from '../club/headToHead.ts'
import { isObject } from '../core/checks.ts'

export function packHistory({ headToHeads }: Record<string, unknown>): Record<string, unknown> {
  // A migration may throw for a damaged career.
  return { headToHeads: objectsOf(headToHeads).map((met) => packHeadToHead(met as unknown as HeadToHead)) }
}

function objectsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}
