import type { EventKind } from '../../simulation/news/eventStory.ts'
import type { GameState } from '../../simulation/gameState.ts'
import { playAheadDay, type AheadDay, type AheadPlan } from '../../simulation/season/ahead.ts'
import type { Clock } from '../environment.ts'
import type { GameStore } from '../GameStore.ts'
import type { TimeDesk } from './TimeDesk.ts'

/** Limits of a slice: milliseconds, and days where those pass quickly. */
const SLICE_MS = 8
const SLICE_DAYS = 14

interface Players {
  game: Pick<GameStore, 'playAhead'>
  time: Pick<TimeDesk, 'passingOver'>
  clock: Pick<Clock, 'now'>
}

/**
 * Plays the next days of a plan, adds them to `days` and returns the last one. A fault undoes the whole slice: then
 * only its first day is played, so that the next slices come to the day that fails.
 */
export function playSlice(
  { plan, days }: { plan: AheadPlan; days: AheadDay[] },
  { game, time, clock }: Players,
): number {
  const endMs = clock.now() + SLICE_MS
  const playOne = (state: GameState, faulty?: EventKind) => [playAheadDay(state, plan, faulty)]
  const playSome = (state: GameState) => {
    const played = playOne(state)
    while (!played.at(-1)?.stop && played.length < SLICE_DAYS && clock.now() < endMs) {
      played.push(playAheadDay(state, plan))
    }
    return played
  }
  let slice: { played: AheadDay[]; day: number }
  try {
    slice = game.playAhead(playSome)
  } catch {
    slice = time.passingOver((faulty) => game.playAhead((state) => playOne(state, faulty)))
  }
  days.push(...slice.played)
  return slice.day
}
