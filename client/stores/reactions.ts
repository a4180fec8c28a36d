import { reaction } from 'mobx'
import type { Snapshot } from '../simulation/gameState.ts'
import type { Clock, Environment } from './environment.ts'
import type { AheadDesk } from './desks/AheadDesk.ts'
import type { FirstWeekDesk } from './desks/FirstWeekDesk.ts'
import type { LegacyDesk } from './desks/LegacyDesk.ts'
import type { ShortageDesk } from './desks/ShortageDesk.ts'
import type { TimeDesk } from './desks/TimeDesk.ts'
import { SPEEDS, type GameStore } from './GameStore.ts'
import type { MatchdayStore } from './MatchdayStore.ts'
import type { RootStore } from './RootStore.ts'
import { keepMatchNotes } from './saves/matchNotes.ts'
import type { Autosave } from './saves/Autosave.ts'
import type { Pace } from './settings.ts'
import type { UiStore } from './UiStore.ts'

/** Milliseconds a day takes. */
const TICK_MS = { [SPEEDS.Normal]: 1_500, [SPEEDS.Fast]: 400 }

/** Milliseconds a minute of a match takes when no scene shows it: about as long as the scene would. */
export const MINUTE_MS: Record<Pace, number> = { full: 2_000, fast: 750, highlights: 450 }

interface ReactingStores {
  ahead: AheadDesk
  firstWeek: FirstWeekDesk
  game: GameStore
  legacy: LegacyDesk
  matchday: MatchdayStore
  autosave: Autosave
  shortage: ShortageDesk
  time: TimeDesk
  ui: UiStore
}

/** Everything that runs by itself; the returned function stops it. */
export function startReactions(
  stores: ReactingStores,
  { environment, team }: Pick<RootStore, 'environment' | 'team'>,
): () => void {
  const { clock } = environment
  const { game, matchday, autosave, time, ui } = stores
  const stopDays = tickWhile(
    clock,
    () => (time.isRunning && game.speed !== SPEEDS.Pause ? TICK_MS[game.speed] : null),
    () => {
      time.advanceDay()
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
  const stopTicking = reaction(
    () => (game.career ? stores.firstWeek.done : []),
    (done) => {
      if (game.career) stores.firstWeek.remember(done)
    },
  )
  const stopShortage = reaction(
    () => (game.career && stores.shortage.current ? game.careerNumber : null),
    (_, careerBefore) => {
      if (careerBefore !== null) stores.shortage.end()
    },
  )
  // Before the career is kept.
  const stopShowing = environment.onHidden(() => {
    stores.ahead.show()
  })
  const stopKeeping = keepCareer(stores, environment)
  const stopNoting = reaction(
    () => {
      const { match, minute, eventCount, inputs } = matchday
      return match && { minute, eventCount, inputs }
    },
    (notes) => {
      keepMatchNotes(environment.sessionStorage, game.career, notes)
    },
  )
  const stopRemembering = reaction(
    () => game.career && `${game.careerNumber} ${lastMatchDay(game.career)} ${game.career.ended !== null}`,
    () => {
      stores.legacy.record()
    },
  )
  let named = team.team.name
  const stopNaming = reaction(
    // A match that is being watched ends under the name it was begun with.
    () => (game.isMatchRunning ? named : team.team.name),
    (name) => {
      named = name
      if (game.career) autosave.renameClub(name)
    },
  )
  return () => {
    stopDays()
    stopMinutes()
    stopTicking()
    stopShortage()
    stopShowing()
    stores.ahead.dispose()
    stopKeeping()
    stopNoting()
    stopRemembering()
    stopNaming()
  }
}

/** How long a change may wait until it is kept, if neither a match day nor the page's end comes first. */
const KEEPING_DELAY_MS = 5_000

/** Keeps the running career: after every match day, when the page is hidden, and a little after anything else. */
function keepCareer(
  { game, autosave }: Pick<ReactingStores, 'game' | 'autosave'>,
  environment: Environment,
): () => void {
  const keep = () => {
    autosave.keep()
  }
  let stopWaiting = () => {}
  const stopFollowing = reaction(
    () => game.career,
    () => {
      stopWaiting()
      stopWaiting = environment.clock.after(KEEPING_DELAY_MS, keep)
    },
  )
  // At kick-off too, so that a reload shows the match that has begun.
  const stopAfterMatches = reaction(
    () => game.career && `${lastMatchDay(game.career)} ${game.isMatchRunning}`,
    keep,
  )
  const stopHiding = environment.onHidden(keep)
  return () => {
    stopWaiting()
    stopFollowing()
    stopAfterMatches()
    stopHiding()
  }
}

function lastMatchDay({ currentSeason, currentMatchWeek }: Snapshot): string {
  return `${currentSeason}/${currentMatchWeek}`
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
