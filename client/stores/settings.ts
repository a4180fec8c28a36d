import { fieldsOf, parseJson } from '../simulation/core/checks.ts'
import { STOP_CAUSES, URGENT_CAUSES, type StopCause } from '../simulation/core/stopCauses.ts'

/** Settings of the player: look, motion, pace, shortcuts and sound. */

export const THEMES = ['system', 'light', 'dark'] as const
const MOTIONS = ['system', 'reduced', 'full'] as const
const MATCHDAY_MODES = ['full', 'fast', 'highlights', 'instant'] as const
const SWITCH = ['on', 'off'] as const
const SOUND_MODES = [...SWITCH, 'ask'] as const
const PLAYER_LOOKS = ['figures', 'tokens'] as const
const CAMERAS = ['follow', 'still'] as const

export type Theme = (typeof THEMES)[number]
type Motion = (typeof MOTIONS)[number]
type MatchdayMode = (typeof MATCHDAY_MODES)[number]
type PlayerLook = (typeof PLAYER_LOOKS)[number]
type MatchCamera = (typeof CAMERAS)[number]
type Switch = (typeof SWITCH)[number]
type SoundMode = (typeof SOUND_MODES)[number]

/** Pace of a watched match. */
export type Pace = Exclude<MatchdayMode, 'instant'>

export interface Settings {
  theme: Theme
  /** Motion of the user interface; 'system' follows the device. */
  motion: Motion
  /** Presentation of match days. */
  matchdayMode: MatchdayMode
  /** Replays of goals in a match that is watched at full pace. */
  goalReplays: Switch
  /** Players of a watched match, where there is room for figures. */
  playerLook: PlayerLook
  /** Camera of a watched match: it follows play, or always shows the whole pitch. */
  matchCamera: MatchCamera
  /** Hints of the assistant in the first season. */
  hints: Switch
  /** Causes that stop days played ahead. */
  stopsFor: readonly StopCause[]
  /** Single-key shortcuts; 'off' for users of speech input. */
  shortcuts: Switch
  /** Sound of a watched match; 'ask' until the player has chosen, silent. */
  sound: SoundMode
  /** Volume of that sound, 0–100 percent. */
  volume: number
}

const DEFAULTS: Settings = {
  stopsFor: URGENT_CAUSES,
  theme: 'system',
  motion: 'system',
  matchdayMode: 'full',
  goalReplays: 'on',
  playerLook: 'figures',
  matchCamera: 'follow',
  hints: 'on',
  shortcuts: 'on',
  sound: 'ask',
  volume: 60,
}

/** Parses stored settings. Missing and unknown values become defaults. */
export function readSettings(text: string | null): Settings {
  const stored: Partial<Record<keyof Settings, unknown>> = fieldsOf(parseJson(text))
  const choice = <Key extends keyof Settings>(key: Key, values: readonly Settings[Key][]) =>
    values.find((value) => value === stored[key]) ?? DEFAULTS[key]
  return {
    theme: choice('theme', THEMES),
    motion: choice('motion', MOTIONS),
    matchdayMode: choice('matchdayMode', MATCHDAY_MODES),
    goalReplays: choice('goalReplays', SWITCH),
    playerLook: choice('playerLook', PLAYER_LOOKS),
    matchCamera: choice('matchCamera', CAMERAS),
    hints: choice('hints', SWITCH),
    stopsFor: readCauses(stored.stopsFor),
    shortcuts: choice('shortcuts', SWITCH),
    sound: choice('sound', SOUND_MODES),
    volume: percent(stored.volume) ?? DEFAULTS.volume,
  }
}

/** Default of version 1.0, in the order in which only that version stored it. */
const DEFAULT_BEFORE = '["events","bids","messages","board","funds"]'

function readCauses(stored: unknown): readonly StopCause[] {
  if (!Array.isArray(stored) || JSON.stringify(stored) === DEFAULT_BEFORE) return DEFAULTS.stopsFor
  return STOP_CAUSES.filter((cause) => stored.includes(cause))
}

function percent(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : undefined
}
