/** Parses careers. Text from any source is accepted, and refused unless it is a valid career. */
import { MAX_NAME_LENGTH } from '../core/savesStatement.ts'
import { isCareer } from './careerCheck.ts'
import { integer, isObject, parseJson, text } from '../core/checks.ts'
import { FIRST_VERSION, MIGRATIONS } from './migrations.ts'
import { MAX_SAVE_LENGTH, SAVE_VERSION, type SavedGame } from './saveFile.ts'

/** Reason why a text is refused. 'older-version': of a version before release 1.0. */
export type SaveFault = 'no-save' | 'newer-version' | 'older-version' | 'corrupt'

export type SaveReading = { ok: true; save: SavedGame } | { ok: false; fault: SaveFault }

const isName = text(MAX_NAME_LENGTH)
const isTime = integer(0, 8_640_000_000_000_000)

/** Parses a saved game of any version since release 1.0. `isImported`: it comes from a file of the player's. */
export function readSave(source: string, isImported = false): SaveReading {
  if (source.length > MAX_SAVE_LENGTH) return refused('no-save')
  const saved = parseJson(source)
  if (!isObject(saved) || !Number.isInteger(saved.version)) return refused('no-save')
  const { version, name, savedAt, career } = saved
  if (Number(version) > SAVE_VERSION) return refused('newer-version')
  if (Number(version) < 1) return refused('corrupt')
  if (Number(version) < FIRST_VERSION) return refused('older-version')
  if (!isName(name) || !isTime(savedAt) || !isObject(career)) return refused('corrupt')
  const today = migrate(career, Number(version))
  return isCareer(today, isImported)
    ? { ok: true, save: { name, savedAt, career: today } }
    : refused('corrupt')
}

/** Migrates a career. Migrations may throw for a damaged one, which is then refused. */
function migrate(career: Record<string, unknown>, version: number): unknown {
  try {
    return MIGRATIONS.slice(version - FIRST_VERSION).reduce((older, step) => step(older), career)
  } catch {
    return null
  }
}

function refused(fault: SaveFault): SaveReading {
  return { ok: false, fault }
}
