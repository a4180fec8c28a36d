/** Transfers of all seasons, as the careers of players have them (TAB-12). */
import { clubById } from '../club/clubById.ts'
import { unpackCareer } from '../club/packedCareer.ts'
import { clubIdOf } from '../clubs/clubNumbers.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { knownPlayers } from './people.ts'

export interface PastTransfer {
  player: { id: PlayerId; name: string; type: Position }
  season: number
  /** Names of the clubs; null for one abroad. */
  from: string | null
  to: string | null
  /** Pounds, to the nearest 25,000. */
  fee: number
  /** The own club has bought or sold. */
  isOwn: boolean
}

/** Most transfers of the country in the list. */
const LISTED = 100

/** Transfers with a fee of players who are known, the dearest first: those of the whole country, and all of the own club. */
export function pastTransfers(state: Snapshot): Record<'country' | 'own', PastTransfer[]> {
  const { careers, seasonLines, currentSeason, club } = state
  const nameOf = (number: number | null) =>
    number === null ? null : (clubById(state, clubIdOf(number))?.name ?? null)
  const isOwn = (number: number | null) => number !== null && clubIdOf(number) === club.id
  const found = [...knownPlayers(state).values()].flatMap(({ id, name, type }) => {
    const running = { season: currentSeason, lines: seasonLines[id] ?? '' }
    return unpackCareer(careers[id] ?? '', running).seasons.flatMap(({ season, moves }) =>
      moves.map(({ from, to, fee }) => ({
        player: { id, name, type },
        season,
        from: nameOf(from),
        to: nameOf(to),
        fee,
        isOwn: isOwn(from) || isOwn(to),
      })),
    )
  })
  const paid = found.filter(({ fee }) => fee > 0)
  const dearest = paid.toSorted((a, b) => b.fee - a.fee || b.season - a.season)
  return { country: dearest.slice(0, LISTED), own: dearest.filter((transfer) => transfer.isOwn) }
}
