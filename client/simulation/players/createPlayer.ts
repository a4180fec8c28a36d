/** Creates players of the own club and of rivals. */
import { createId, type IdSource } from '../core/ids.ts'
import type { Random } from '../core/rng.ts'
import type { Nationality } from './names.ts'
import { drawName, drawNationality } from './playerNames.ts'
import {
  noEarlierSeasons,
  QUALITY_RANGE,
  type Condition,
  type Footballer,
  type RivalPlayer,
} from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { toFootballer, toRivalPlayer } from '../people/playerShapes.ts'
import { usualWage } from './playerValue.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { drawTraits } from './drawTraits.ts'

interface PlayerWish {
  type: Position
  quality: number
  age: number
  /** Drawn unless it is given. */
  nationality?: Nationality
}

/** Creates a rival's player. */
export function createRivalPlayer(ids: IdSource, wish: PlayerWish, random: Random): RivalPlayer {
  const nationality = wish.nationality ?? drawNationality(random)
  const quality = toHundredth(clamp(wish.quality, QUALITY_RANGE))
  const id = createId(ids, 'p')
  const name = drawName(random, nationality)
  const { type, age } = wish
  const potential = drawPotential(quality, age, random)
  const { strengths, weaknesses } = drawTraits(type, random)
  const { morale, stamina, injured, injury, suspensions, form } = drawCondition(random)
  return toRivalPlayer({
    id,
    name,
    type,
    nationality,
    age,
    quality,
    potential,
    strengths,
    weaknesses,
    morale,
    stamina,
    injured,
    injury,
    suspensions,
    form,
  })
}

/** Creates a player of the own club or the market, as a reserve without a contract. */
export function createPlayer(ids: IdSource, wish: PlayerWish, random: Random): Footballer {
  const player = createRivalPlayer(ids, wish, random)
  return toFootballer(player, {
    wage: usualWage(player.quality),
    inSquad: false,
    known: 0,
    isHomegrown: false,
    earlier: noEarlierSeasons(),
  })
}

/** Draws the condition of a player before a season. */
function drawCondition(random: Random): Condition {
  return {
    morale: toHundredth(random.between(3, 4)),
    stamina: random.whole(88, 100),
    injured: false,
    injury: null,
    suspensions: 0,
    form: random.chance(0.3) ? 'Good' : 'Average',
  }
}

/** Potential is up to two stars higher for young players; from 27 on it equals quality. */
function drawPotential(quality: number, age: number, random: Random): number {
  const room = clamp((27 - age) / 9, { min: 0, max: 1 })
  return toHundredth(clamp(quality + 2 * room * random.next(), QUALITY_RANGE))
}
