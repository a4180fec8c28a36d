/** A career holds facts: no string in it is a sentence. */
import { expect, it } from 'vitest'
import { NATIONALITIES } from '../../../client/simulation/players/names.ts'
import { FACILITY_TYPES } from '../../../client/simulation/club/facility.ts'
import { runDecision } from '../../../client/simulation/commands.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { TRAIT_NAMES } from '../../../client/simulation/people/traits.ts'
import { STAFF_ROLES } from '../../../client/simulation/people/staffMember.ts'
import { readSave } from '../../../client/simulation/save/readSave.ts'
import { writeSave } from '../../../client/simulation/save/saveFile.ts'
import { MANAGERS, type ManagerName } from '../../support/managers.ts'
import { reviveClub } from '../../support/playSeasons.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

const SEASONS = 15
const STYLES: readonly ManagerName[] = ['expert', 'trader', 'academy', 'tactician', 'delegating']

/** Names of kinds of things, and of countries, which are keys of the simulation. */
const KEYS = new Set<string>([
  ...STAFF_ROLES,
  'Head Coach',
  ...FACILITY_TYPES,
  ...TRAIT_NAMES,
  ...NATIONALITIES,
])

/** Fields that hold names of people and clubs. */
const NAMED =
  /\.(?:name|names|shortName|clubs?|opponents?|champion|player|playerName|former|exchange|rival|next|coming|home|away|from|retired|youngsters|promoted|relegated|leavingName|scorer|winner|beaten)(?:\.\d+)*$/
/** Names in lists without field names: awards, the eleven and the leaders of a season, and people remembered. */
const LISTED = /\.(?:awards\.\w+|eleven\.\d+)\.0$|\.leadingPlayers\.\d+(?:\.1)?$|\.remembered\.\w+\.0$/

function notePaths(value: unknown, path: string, found: Map<string, string>): void {
  if (typeof value === 'string') {
    if (/\s/.test(value) && !KEYS.has(value)) found.set(path, value)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) notePaths(part, `${path}.${key}`, found)
  }
}

it('holds names, and nothing else with a space, in 15 seasons', { timeout: LONG_TEST_MS }, () => {
  const game = createGame({ seed: 15, clubName: 'Wembley Wanderers' })
  const kinds = new Set<string>()
  const strange = new Map<string, string>()
  while (game.currentSeason <= SEASONS) {
    beginDay(game)
    MANAGERS[STYLES[game.currentSeason % STYLES.length] ?? 'expert'](game)
    if (game.day % 50 === 0) runDecision(game, ['launchCampaign', 'global-fan-drive'])
    playMatchDay(game)
    if (game.ended) reviveClub(game)
    for (const { event } of game.notifications.slice(0, 10)) kinds.add(event.kind)
    if (game.day % 61 > 0) continue
    const found = new Map<string, string>()
    notePaths(game, '', found)
    for (const [path, text] of found) {
      const isName =
        (NAMED.test(path) || LISTED.test(path)) && text.length <= 40 && !/[.!?:;]/.test(text.slice(-1))
      if (!isName) strange.set(path, text)
    }
    expect(readSave(writeSave({ name: 'Mine', savedAt: 1, career: game })).ok).toBe(true)
  }
  expect(Object.fromEntries(strange)).toEqual({})
  expect(kinds.size).toBeGreaterThan(45)
})
