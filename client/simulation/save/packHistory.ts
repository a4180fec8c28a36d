/** Packs what careers of version 23 keep as objects: meetings with rivals, and the leaders of the first division. */
import { packHeadToHead, type HeadToHead } from '../club/headToHead.ts'
import { LEADER_KINDS, packLeaders } from '../club/seasonLeaders.ts'
import { isObject } from '../core/checks.ts'

export function packHistory({ headToHeads, leaders }: Record<string, unknown>): Record<string, unknown> {
  const places = new Map<unknown, number>()
  const leadingPlayers: unknown[] = []
  const placeOf = (id: unknown, name: unknown) => {
    const place = places.get(id) ?? leadingPlayers.push([id, name]) - 1
    places.set(id, place)
    return place
  }
  const packed = objectsOf(leaders).map(({ season, leaders: lists }) => ({
    season,
    lists: packLeaders(
      LEADER_KINDS.map((kind) => ({
        competition: 'league',
        kind,
        leaders: namedIn(isObject(lists) ? lists[kind] : []).map(([id, name, club, figure]) => ({
          player: placeOf(id, name),
          club: Number(club),
          figure: Number(figure) / (kind === 'rating' || kind === 'expectedGoals' ? 100 : 1),
        })),
      })),
    ),
  }))
  // A migration may throw for a damaged career.
  const meetings = objectsOf(headToHeads).map((met) => packHeadToHead(met as unknown as HeadToHead))
  return { headToHeads: meetings, leaders: packed, leadingPlayers }
}

function objectsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** Leaders of a list. Who had left the country stood in it without a name. */
function namedIn(list: unknown): unknown[][] {
  return Array.isArray(list) ? (list as unknown[][]).filter(([, name]) => name !== '') : []
}
