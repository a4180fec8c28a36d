/**
 * Writes a save of the current version to tests/simulation/save, which later versions must load:
 * `node --import tsx tests/support/writeSaveFixture.ts`, after GameState has changed.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { createGame } from '../../client/simulation/season/createGame.ts'

import { SAVE_VERSION, writeSave } from '../../client/simulation/save/saveFile.ts'
import { MANAGERS } from './managers.ts'
import { playSeasons } from './playSeasons.ts'

const career = createGame({ seed: 1966, clubName: 'Wembley Wanderers' })
playSeasons(career, 2, MANAGERS.sensible)
const text = writeSave({ name: 'Two seasons', savedAt: Date.UTC(2026, 10, 21), career })
const file = new URL(`../simulation/save/version${SAVE_VERSION}.json.gz`, import.meta.url)
writeFileSync(file, gzipSync(text, { level: 9 }))
