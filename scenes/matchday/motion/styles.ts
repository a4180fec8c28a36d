/** Plans of a side as they are seen on the pitch: where it stands, how it passes, and where it wins the ball. */
import type { DefensiveStyle, OffensiveStyle, Tactics } from '../../../client/simulation/club/tactics.ts'
import { FIELD } from '../../core/field.ts'
import { metresOut, type World } from './world.ts'

interface Passing {
  /** Preferred length of a pass, in metres. */
  length: number
  /** Added preference for a pass forward, and for one to a player near a touchline. */
  forward: number
  wide: number
}

const PASSING: Record<OffensiveStyle, Passing> = {
  possession: { length: 14, forward: 0.16, wide: 0 },
  direct: { length: 24, forward: 0.4, wide: 0 },
  counter_attack: { length: 19, forward: 0.34, wide: 0 },
  wing_play: { length: 17, forward: 0.22, wide: 0.6 },
}

interface Defence {
  /** Shift of the side up the pitch, as a share of its length. */
  shift: number
  /** Width of its shape without the ball, as a share of that with it. */
  width: number
  /** Metres from its own goal between which it sets out to win the ball. */
  wins: readonly [number, number]
  /** Metres from the player on the ball at which the first of those who press stands. */
  pressing: number
}

const DEFENCE: Record<DefensiveStyle, Defence> = {
  high_press: { shift: 0.045, width: 0.8, wins: [62, FIELD.length], pressing: 1.7 },
  mid_block: { shift: 0, width: 0.78, wins: [30, 64], pressing: 2.2 },
  deep_block: { shift: -0.045, width: 0.7, wins: [0, 38], pressing: 3 },
  zonal_marking: { shift: 0, width: 0.8, wins: [0, FIELD.length], pressing: 2.2 },
}

function tacticsOf({ tactics }: World, home: boolean): Tactics {
  return home ? tactics.home : tactics.away
}

export function passingOf(world: World, home: boolean): Passing {
  return PASSING[tacticsOf(world, home).offensiveStyle]
}

export function defenceOf(world: World, home: boolean): Defence {
  return DEFENCE[tacticsOf(world, home).defensiveStyle]
}

/** True for a side that plays over the wings. */
export function playsWide(world: World, home: boolean): boolean {
  return tacticsOf(world, home).offensiveStyle === 'wing_play'
}

/** Shift of a side up the pitch by its plan, as a share of its length. */
export function lineHeight(world: World, home: boolean): number {
  const { style } = tacticsOf(world, home)
  const byStyle = style === 'attacking' ? 0.025 : style === 'defensive' ? -0.03 : 0
  return byStyle + defenceOf(world, home).shift
}

/** Metres from the left of the middle of the part of the pitch in which a side sets out to win the ball. */
export function winningPlace(world: World, home: boolean): number {
  const [from, to] = defenceOf(world, home).wins
  const metres = (from + to) / 2
  return metresOut(world, home, 0) === FIELD.length ? metres : FIELD.length - metres
}

/** True where a side sets out to win the ball. */
export function isWinnable(world: World, home: boolean): boolean {
  const [from, to] = defenceOf(world, home).wins
  const metres = FIELD.length - metresOut(world, home, world.ballX)
  return metres >= from && metres <= to
}
