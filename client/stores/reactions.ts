import { reaction } from 'mobx'
import type { Environment } from './environment.ts'
import { SPEEDS } from './GameStore.ts'
import type { GameStores } from './GameStores.ts'

/** Milliseconds a day takes (specification, section 9). */
export const TICK_MS = { [SPEEDS.Normal]: 1_500, [SPEEDS.Fast]: 400 }

/** Everything that runs by itself; the returned function stops it. */
export function startReactions(stores: GameStores, { clock }: Environment): () => void {
  let stopClock = () => {}
  const stopWatching = reaction(
    () => (stores.isTimeRunning ? stores.game.speed : SPEEDS.Pause),
    (speed) => {
      stopClock()
      stopClock = speed === SPEEDS.Pause ? () => {} : clock.every(TICK_MS[speed], stores.advanceDay)
    },
    { fireImmediately: true },
  )
  return () => {
    stopWatching()
    stopClock()
  }
}
