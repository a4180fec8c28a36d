/** A career on the evening before its first random event. */
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { EventKind } from '../../client/simulation/season/events/randomEvent.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'

/** Seeds that are tried before it is given up. */
const TRIES = 2_000

/** A league in which nothing but the best eleven was picked, up to the evening of a day. */
export function careerOnDay(seed: number, day: number): GameState {
  const career = createGame({ seed, clubName: 'Northgate' })
  while (career.day < day) {
    beginDay(career)
    autoPick(career)
    playMatchDay(career)
  }
  autoPick(career)
  return career
}

/** The first event, of this kind where one is given, comes on the morning of `day`. */
export function careerBeforeEvent(day: number, kind?: EventKind): GameState {
  for (let seed = 1; seed <= TRIES; seed++) {
    const before = careerOnDay(seed, day - 1)
    if (before.lastEventDay > 0) continue
    const career = copyGame(before)
    beginDay(career)
    if (career.lastEvent?.day === day && (kind === undefined || career.lastEvent.kind === kind)) return before
  }
  throw new Error(`None of ${TRIES} careers has its first event on day ${day}`)
}
