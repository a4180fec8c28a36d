import { clubById } from '../club/club.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import { CUP } from '../competitions/cup.ts'
import { isTieOf } from '../competitions/ownMatches.ts'
import type { ClubId } from '../core/ids.ts'
import { roundName } from '../core/tieWords.ts'
import type { Snapshot } from '../gameState.ts'

export interface DrawnClub {
  id: ClubId
  name: string
  code: string
  colours: readonly string[]
  crestSeed: number
  isOwn: boolean
}

export interface CupDraw {
  cup: string
  round: string
  /** In the order of the draw. */
  ties: { home: DrawnClub; away: DrawnClub }[]
  isNeutral: boolean
}

/** Draw of the round that is still to be played, while the own club is in it; null without one. */
export function cupDraw(state: Snapshot): CupDraw | null {
  const { club } = state
  const cup = competitionOf(state, 'cup')
  const round = cup.ties.at(-1)?.round ?? 0
  const drawn = cup.ties.filter((tie) => tie.round === round)
  const isOwnToCome = drawn.some((tie) => isTieOf(tie, club.id) && !tie.result)
  if (!isOwnToCome) return null
  const ties = drawn.flatMap(({ home, away }) => {
    const [first, second] = [drawnClub(state, home), drawnClub(state, away)]
    return first && second ? [{ home: first, away: second }] : []
  })
  const isNeutral = drawn.some(({ neutral }) => neutral)
  return { cup: CUP.name, round: roundName('cup', round), ties, isNeutral }
}

function drawnClub(state: Snapshot, id: ClubId): DrawnClub | null {
  const club = clubById(state, id)
  if (!club) return null
  const { name, code, colours, crestSeed } = club
  return { id, name, code, colours, crestSeed, isOwn: id === state.club.id }
}
