import { reaction } from 'mobx'
import type { Clock, Environment } from './environment.ts'
import { SPEEDS } from './GameStore.ts'
import { keepCareer } from './keptCareer.ts'
import type { GameStores } from './GameStores.ts'
import type { Pace } from './settings.ts'

/** Milliseconds a day takes (specification, section 9). */
export const TICK_MS = { [SPEEDS.Normal]: 1_500, [SPEEDS.Fast]: 400 }

/** Milliseconds a minute of a match takes when no scene shows it: about as long as the scene would. */
export const MINUTE_MS: Record<Pace, number> = { full: 2_000, fast: 750, highlights: 450 }

/** Everything that runs by itself; the returned function stops it. */
export function startReactions(stores: GameStores, environment: Environment): () => void {
  const { clock } = environment
  const { game, matchday, ui } = stores
  const stopDays = tickWhile(
    clock,
    () => (stores.isTimeRunning && game.speed !== SPEEDS.Pause ? TICK_MS[game.speed] : null),
    () => {
      stores.advanceDay()
    },
  )
  const stopMinutes = tickWhile(
    clock,
    () => {
      const { isOpen, hasPicture, isPaused, isOver } = matchday
      return isOpen && !hasPicture && !isPaused && !isOver ? MINUTE_MS[ui.pace] : null
    },
    () => {
      matchday.advanceMinute()
    },
  )
  const stopSeeing = reaction(
    () => (game.career ? ui.tab : null),
    (tab) => {
      if (tab) stores.firstWeek.see(tab)
    },
  )
  let wasKept = true
  const stopKeeping = reaction(
    () => game.career,
    (career) => {
      const isKept = career === null || keepCareer(environment, career)
      if (wasKept && !isKept) {
        ui.showToast('The browser has no room to keep this career: do not reload the page.', 'error')
      }
      wasKept = isKept
    },
  )
  return () => {
    stopDays()
    stopMinutes()
    stopSeeing()
    stopKeeping()
  }
}

/** Ticks every so many milliseconds as `interval` says, and not at all while it says null. */
function tickWhile(clock: Clock, interval: () => number | null, tick: () => void): () => void {
  let stopClock = () => {}
  const stopWatching = reaction(
    interval,
    (intervalMs) => {
      stopClock()
      stopClock = intervalMs === null ? () => {} : clock.every(intervalMs, tick)
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    stopClock()
  }
}
