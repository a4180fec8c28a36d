/** Marks of the kicks of a shoot-out. */
import { isDecided, KICKS } from './shootOutScore.ts'

/** Kick as far as its mark depends on it. */
interface Kick {
  side: 'home' | 'away'
  outcome: string
}

/** True for a kick that ends the shoot-out, or would have ended it with the other outcome. */
export function isForTheTie(kicks: readonly Readonly<Kick>[], index: number): boolean {
  const kick = kicks[index]
  if (!kick) return false
  const before = kicks.slice(0, index)
  return ['goal', 'miss'].some((outcome) => isDecided([...before, { ...kick, outcome }]))
}

export type KickMark = 'scored' | 'missed' | 'open'

/** Marks of a side's kicks: five, or in sudden death as many as either side has taken. */
export function kickMarks(kicks: readonly Readonly<Kick>[], side: Kick['side']): KickMark[] {
  const own = kicks.filter((kick) => kick.side === side)
  const places = Math.max(KICKS, own.length, kicks.length - own.length)
  return Array.from({ length: places }, (_, i) => {
    const kick = own[i]
    if (!kick) return 'open'
    return kick.outcome === 'goal' ? 'scored' : 'missed'
  })
}
