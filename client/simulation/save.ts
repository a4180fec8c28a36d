/** A career as text and back. */
import { createGame } from './createGame.ts'
import type { GameState, Snapshot } from './gameState.ts'

/** Goes up whenever the shape of GameState changes. */
export const SAVE_VERSION = 2

/** A career as one line of JSON, with the version of its shape. */
export function writeSave(career: Snapshot): string {
  return JSON.stringify({ version: SAVE_VERSION, career })
}

/** The career in a text that `writeSave` made; null for anything else, another version included. */
export function readSave(text: string): GameState | null {
  const saved = parse(text)
  if (!isRecord(saved) || saved.version !== SAVE_VERSION || !isRecord(saved.career)) return null
  return isCareer(saved.career) ? saved.career : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Has every field of a new career, each of the same kind. Fields that may be null are not looked into. */
function isCareer(value: Record<string, unknown>): value is Record<string, unknown> & GameState {
  return Object.entries(createGame({ seed: 0 })).every(
    ([key, usual]) => key in value && (usual === null || kindOf(value[key]) === kindOf(usual)),
  )
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}
