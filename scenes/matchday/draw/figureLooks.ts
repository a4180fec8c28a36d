/** Looks of the players as figures. */
import { hashFraction } from '../../core/stageHash.ts'
import type { Kit } from '../../core/kits.ts'
import { TONES } from '../../paint/figureCell.ts'
import type { Person } from '../script/cast.ts'

export interface FigureLook {
  kit: Kit
  /** Index of the kit among those of the match, so that its pictures are found. */
  kitIndex: number
  number: number
  tone: number
}

/** Looks of the plan's people, whose kits are given in the same order. */
export function lookOf(people: readonly Person[], kits: readonly Kit[]): (FigureLook | null)[] {
  const used = [...new Set(kits)]
  return people.map(({ id, number }, i) => {
    const kit = kits[i]
    return kit ? { kit, kitIndex: used.indexOf(kit), number, tone: toneOf(id) } : null
  })
}

/** Complexion of a player, the same in every match. */
function toneOf(id: string): number {
  return Math.floor(hashFraction(...Array.from(id, (letter) => letter.charCodeAt(0))) * TONES)
}
