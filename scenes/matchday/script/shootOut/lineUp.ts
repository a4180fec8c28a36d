/** Places of a shoot-out: both sides on the halfway line, and the goalkeepers at the goal that all kicks go to. */
import type { PenaltyKick } from '../../../../client/simulation/match/matchReport.ts'
import { CENTRE_X, CENTRE_Y, FIELD, SLOTS } from '../../../core/field.ts'
import { SPEED } from '../../motion/movement.ts'
import {
  distanceTo,
  isHome,
  isKeeper,
  isPlaying,
  slotsOf,
  type Spot,
  type World,
} from '../../motion/world.ts'
import { post } from '../stage/stage.ts'
import { type GoalEnd, goalLine, ON_LINE } from './kickCourse.ts'

/** A kick as it is being drawn. */
export interface Kick {
  index: number
  home: boolean
  outcome: PenaltyKick['outcome']
  taker: number
  keeper: number
}

/** Goal, ball and places that all kicks of a shoot-out share. */
export interface Ground {
  end: GoalEnd
  spot: Spot
  /** Places on the halfway line by slot. */
  places: readonly (Spot | null)[]
}

/** Metres between two players of a row, and from the middle of the line to its first player. */
const APART = 2.3
const FROM_MIDDLE = 2.8
/** Metres before and behind the line by which neighbours stand, so that all are seen from the stand. */
const STAGGER = 1
/** Metres from the goal line at which the goalkeeper waits whose side takes the kick: at the corner of the box. */
const CORNER_OUT = 1.6

/** Places of both rows on the halfway line, home above away, by slot; null for goalkeepers and empty slots. */
export function rowPlaces(world: World): (Spot | null)[] {
  const places: (Spot | null)[] = Array.from({ length: SLOTS }, () => null)
  for (const home of [true, false]) {
    slotsOf(home)
      .filter((slot) => !isKeeper(slot) && isPlaying(world, slot))
      .forEach((slot, i) => {
        const aside = (FROM_MIDDLE + i * APART) * (home ? -1 : 1)
        places[slot] = { x: CENTRE_X + (i % 2 === 0 ? STAGGER : -STAGGER), y: CENTRE_Y + aside }
      })
  }
  return places
}

/** Place of the goalkeeper who faces a kick. */
export function keeperPlace(end: GoalEnd): Spot {
  return { x: goalLine(end) - end * ON_LINE, y: CENTRE_Y }
}

/** Place of the one who waits, on the far side of the pitch. */
export function waitingPlace(end: GoalEnd): Spot {
  return { x: goalLine(end) - end * CORNER_OUT, y: CENTRE_Y - FIELD.penaltyArea.width / 2 }
}

/** Metres from their place within which a player of a row stands still. */
const ARRIVED = 0.5

/** Sends a player to their place in the row, where they stand. */
export function standInRow(world: World, slot: number, place: Spot, speed: number = SPEED.jog): void {
  post(world, slot, place, { speed: distanceTo(world, slot, place) < ARRIVED ? 0 : speed })
}

/** Slots of a row but one, who stand with the others of their side. */
export function rowOf(places: readonly (Spot | null)[], home: boolean, without: number): number[] {
  return places.flatMap((place, slot) => (place && isHome(slot) === home && slot !== without ? [slot] : []))
}
