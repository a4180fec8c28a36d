import type { MatchPlan } from '../matchday/script/timeline/timeline.ts'
import { SoundBoard } from './SoundBoard.ts'
import { cuesBetween, planSounds, replayCuesBetween, type SoundPlan } from './soundPlan.ts'

/** Moment of a match that is being shown. */
export interface SoundMoment {
  plan: MatchPlan
  /** Second of play at full pace. */
  second: number
  /** True in a replay, whose second lies before that of the match. */
  isReplay: boolean
  /** Number of spectators. */
  attendance: number
}

/** Seconds of play that may pass between two frames; more is a cut, of which only the end is heard. */
const MAX_BETWEEN = 2.5
const HEARD_OF_CUT = 0.3
/** Milliseconds until a silenced context rests. */
const RESTING_MS = 150

/** Sound of a match: follows its picture, and rests while that rests. */
export class MatchSound {
  readonly #context: AudioContext
  readonly #board: SoundBoard
  #shown: MatchPlan | null = null
  #sounds: SoundPlan | null = null
  #second = 0
  /** Second of the replay that is shown; null without one. */
  #replaySecond: number | null = null
  #volume: number
  #isRunning = false
  #rest: ReturnType<typeof setTimeout> | undefined

  /** Closes `context` in the end. `volume`: percent. */
  constructor(context: AudioContext, volume: number) {
    this.#context = context
    this.#volume = volume
    this.#board = new SoundBoard(context, 0)
  }

  /** `volume`: percent. */
  setVolume(volume: number): void {
    this.#volume = volume
    if (this.#isRunning) this.#board.setVolume(loudness(volume))
  }

  setRunning(isRunning: boolean): void {
    if (isRunning === this.#isRunning) return
    this.#isRunning = isRunning
    clearTimeout(this.#rest)
    if (isRunning) {
      void this.#context.resume()
      this.#board.setVolume(loudness(this.#volume))
      return
    }
    // Faded first, so that it does not click.
    this.#board.setVolume(0)
    this.#rest = setTimeout(() => void this.#context.suspend(), RESTING_MS)
  }

  /** Plays what has happened since the moment shown before. */
  follow({ plan, second, isReplay, attendance }: SoundMoment): void {
    if (!this.#sounds || plan !== this.#shown) {
      this.#sounds = planSounds(plan, attendance)
      this.#shown = plan
    }
    if (isReplay) {
      const cues = replayCuesBetween(this.#sounds.cues, this.#replaySecond ?? second, second)
      for (const { kind, loudness } of cues) this.#board.play(kind, loudness)
      this.#replaySecond = second
      return
    }
    this.#replaySecond = null
    const passed = second - this.#second
    const after = passed >= 0 && passed <= MAX_BETWEEN ? this.#second : second - HEARD_OF_CUT
    if (passed !== 0) {
      for (const { kind, loudness } of cuesBetween(this.#sounds.cues, after, second)) {
        this.#board.play(kind, loudness)
      }
    }
    this.#board.setCrowd(this.#sounds.crowdAt(second))
    this.#second = second
  }

  /** Ends all sound for good. */
  close(): void {
    clearTimeout(this.#rest)
    void this.#context.close()
  }
}

/** Gain at a volume in percent: the ear hears loudness by ratios. */
function loudness(volume: number): number {
  return (volume / 100) ** 2
}
