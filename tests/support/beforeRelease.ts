import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sealRecord } from '../../client/stores/saves/saveRecord.ts'

/** Content of a save of version 13, the last one before release 1.0. */
export function contentBeforeRelease(): string {
  return gunzipSync(readFileSync('tests/support/version13.json.gz')).toString()
}

/** Record of that save. */
export function recordBeforeRelease(name = ''): string {
  const card = { name, savedAt: 1, day: 1, season: 1, club: 'Wembley Wanderers', revision: 'r13' }
  return sealRecord({ ...card, isSaved: name !== '' }, contentBeforeRelease())
}
