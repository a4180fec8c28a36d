import { compareStructural, reaction } from 'mobx'
import { isRanked } from '../simulation/challenge/luck.ts'
import { firstClub } from '../simulation/club/club.ts'
import type { Snapshot } from '../simulation/gameState.ts'
import type { Clock, Environment } from './environment.ts'
import type { AheadDesk } from './desks/AheadDesk.ts'
import type { FirstWeekDesk } from './desks/FirstWeekDesk.ts'
import type { HintDesk } from './desks/HintDesk.ts'
import type { LegacyDesk } from './desks/LegacyDesk.ts'
import type { ShortageDesk } from './desks/ShortageDesk.ts'
import type { SoundDesk } from './desks/SoundDesk.ts'
import type { TimeDesk } from './desks/TimeDesk.ts'
import { SPEEDS, type GameStore } from './GameStore.ts'
import type { MatchdayStore } from './MatchdayStore.ts'
import type { RootStore } from './RootStore.ts'
import { keepMatchNotes, notesStorage } from './saves/matchNotes.ts'
import type { Autosave } from './saves/Autosave.ts'
import type { Pace } from './settings.ts'
import type { UiStore } from './UiStore.ts'

/** Milliseconds per day. */
const TICK_MS = { [SPEEDS.Normal]: 1_500, [SPEEDS.Fast]: 400 }

/** Milliseconds per minute of a match without a scene: about the duration in the scene. */
export const MINUTE_MS: Record<Pace, number> = { full: 2_000, fast: 750, highlights: 450 }

/** The same per kick of a shoot-out. */
const KICK_MS: Record<Pace, number> = { full: 4_000, fast: 2_000, highlights: 1_200 }

interface ReactingStores {
  ahead: AheadDesk
  firstWeek: FirstWeekDesk
  game: GameStore
  hints: HintDesk
  legacy: LegacyDesk
  matchday: MatchdayStore
  autosave: Autosave
  shortage: ShortageDesk
  sound: SoundDesk
  time: TimeDesk
  ui: UiStore
}

/** Starts all reactions and timers. The returned function stops them. */
export function startReactions(
  stores: ReactingStores,
  { environment, team }: Pick<RootStore, 'environment' | 'team'>,
): () => void {
  const { clock } = environment
  const { game, matchday, autosave, time, ui } = stores
  const stopDays = tickWhile(
    clock,
    () => (time.isRunning && game.speed !== SPEEDS.Pause ? TICK_MS[game.speed] : null),
    () => time.advanceDay(),
  )
  const stopMatch = startMatch(stores, { environment })
  const stopBreaking = reaction(
    () => matchday.isBreakDue && game.career !== null && !isRanked(game.career),
    (isDue) => {
      if (isDue && (matchday.pace ?? ui.pace) !== 'highlights') matchday.takeBreak()
    },
  )
  const stopBreaks = tickWhile(
    clock,
    () => (matchday.countdown.left !== null && ui.modal === null ? 1_000 : null),
    () => matchday.countdown.pass(),
  )
  const stopTicking = reaction(
    () => (game.career ? stores.firstWeek.done : []),
    (done) => {
      if (game.career) stores.firstWeek.remember(done)
    },
  )
  const stopMeeting = reaction(
    () => game.career && isHintSeason(game.career) && `${game.career.seed} ${ui.tab}`,
    (isOpen) => {
      if (isOpen) stores.hints.meet()
    },
    { fireImmediately: true },
  )
  const stopShortage = reaction(
    () => (game.career && stores.shortage.current ? game.careerNumber : null),
    (_, careerBefore) => {
      if (careerBefore !== null) stores.shortage.end()
    },
  )
  // Before the career is kept.
  const stopShowing = environment.onHidden(() => stores.ahead.show())
  const stopKeeping = keepCareer(stores, environment)
  const stopNoting = reaction(
    () => {
      const { isLive, minute, eventCount, kickCount, inputs } = matchday
      return isLive ? { minute, eventCount, kickCount, inputs } : null
    },
    (notes) => keepMatchNotes(notesStorage(environment, game.career), game.career, notes),
  )
  const stopRemembering = reaction(
    () => game.career && `${game.careerNumber} ${lastPlayed(game.career)} ${game.career.ended !== null}`,
    () => stores.legacy.record(),
  )
  const stopTrying = reaction(
    () => ({ number: game.careerNumber, isOn: game.career?.challenge?.score === null }),
    (now, before) => {
      if (before.isOn && !now.isOn && now.number === before.number) stores.legacy.recordTry()
    },
    { equals: compareStructural },
  )
  let named = team.team.name
  const stopNaming = reaction(
    // A match being watched keeps the name with which it began.
    () => (game.isMatchRunning ? named : team.team.name),
    (name) => {
      named = name
      if (game.career && firstClub(game.career).name !== name) autosave.renameClub(name)
    },
  )
  return () => {
    stopDays()
    stopMatch()
    stopBreaking()
    stopBreaks()
    stopTicking()
    stopMeeting()
    stopShortage()
    stopShowing()
    stores.ahead.dispose()
    stopKeeping()
    stopNoting()
    stopRemembering()
    stopTrying()
    stopNaming()
  }
}

/** Starts what a match needs by itself: its minutes, where no scene draws it, and its sound. */
export function startMatch(
  { matchday, sound, ui }: Pick<ReactingStores, 'matchday' | 'sound' | 'ui'>,
  { environment }: Pick<RootStore, 'environment'>,
): () => void {
  const stopMinutes = tickWhile(
    environment.clock,
    () => {
      const { isOpen, hasPicture, isPaused, isOver, shootOut } = matchday
      if (!isOpen || hasPicture || isPaused || isOver) return null
      return (shootOut ? KICK_MS : MINUTE_MS)[matchday.pace ?? ui.pace]
    },
    () => matchday.advanceMinute(),
  )
  const stopSound = playSound(sound, environment)
  return () => {
    stopMinutes()
    stopSound()
  }
}

/** Tabs are noted while hints may lead to them. */
function isHintSeason({ currentSeason }: Snapshot): boolean {
  return currentSeason === 1
}

/** Opens, rests and closes the sound of a watched match. */
function playSound(desk: SoundDesk, environment: Environment): () => void {
  const stops = [
    environment.onHidden(() => desk.setHidden(true)),
    environment.onShown(() => desk.setHidden(false)),
    reaction(
      () => desk.isMissing,
      (isMissing) => {
        if (isMissing) void desk.open()
      },
      { fireImmediately: true },
    ),
    reaction(
      () => desk.isOn,
      (isOn) => {
        if (!isOn) desk.close()
      },
    ),
    reaction(
      () => ({ isRunning: desk.isRunning, volume: desk.volume }),
      ({ isRunning, volume }) => {
        desk.sound?.setVolume(volume)
        desk.sound?.setRunning(isRunning)
      },
      { equals: compareStructural },
    ),
    () => desk.close(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Delay between a change and its automatic copy; none in an iron career. A match day and the end of the page copy at once. */
const KEEPING_DELAY_MS = 5_000

/** Copies the running career after every match day, when the page is hidden, and after a delay on other changes. */
function keepCareer(
  { game, autosave }: Pick<ReactingStores, 'game' | 'autosave'>,
  environment: Environment,
): () => void {
  const keep = () => autosave.keep()
  let stopWaiting = () => {}
  const stopFollowing = reaction(
    () => game.career,
    () => {
      stopWaiting()
      stopWaiting = environment.clock.after(game.career?.isIron ? 0 : KEEPING_DELAY_MS, keep)
    },
  )
  // At kick-off too, so that a reload resumes the match, and before the luck of one is drawn.
  const stopAfterMatches = reaction(
    () =>
      game.career &&
      `${lastPlayed(game.career)} ${game.isMatchRunning} ${game.career.challenge?.isCommitted}`,
    keep,
  )
  const stopHiding = environment.onHidden(() => autosave.keep({ isLast: true }))
  return () => {
    stopWaiting()
    stopFollowing()
    stopAfterMatches()
    stopHiding()
  }
}

/** Key that changes with every match, in the league and in the cup, and with the season. */
function lastPlayed({ currentSeason, currentMatchWeek, lastMatch }: Snapshot): string {
  return `${currentSeason}/${currentMatchWeek}/${lastMatch?.day ?? 0}`
}

/** Calls `tick` every `interval()` milliseconds, and not while it returns null. */
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
