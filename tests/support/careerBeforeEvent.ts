/** Careers on the evening before their first random event or first home match. */
import { nextOwnFixture } from '../../client/simulation/core/calendar.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { EventKind } from '../../client/simulation/news/eventStory.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'

/** Maximum number of seeds to try. */
const TRIES = 2_000

/** Plays a career to the evening of a day; the manager only picks the best eleven. */
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

/** Returns a new career on the day before its first match, which is at home. */
export function careerBeforeHomeMatch(): GameState {
  for (let seed = 1; seed <= TRIES; seed++) {
    const career = careerOnDay(seed, 6)
    if (nextOwnFixture(career)?.home === career.club.id) return career
  }
  throw new Error(`Nobody starts at home in ${TRIES} careers`)
}

/** Returns a career whose first event, optionally of a given kind, occurs on the morning of `day`. */
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
