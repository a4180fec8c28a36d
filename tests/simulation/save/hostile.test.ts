import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { readSave } from '../../../client/simulation/save/readSave.ts'
import { writeSave } from '../../../client/simulation/save/saveFile.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playSeasons } from '../../support/playSeasons.ts'
import { soakOr } from '../../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../../support/timeouts.ts'
import { makeGame } from '../makeGame.ts'

// Hundreds of damaged saves.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const POISONED = soakOr(600, 6_000)
const career = makeGame({ seed: 3 })
playSeasons(career, 1, MANAGERS.auto)
for (let day = 0; day < 50; day++) {
  beginDay(career)
  MANAGERS.auto(career)
  playMatchDay(career)
}
const whole = writeSave({ name: 'Whole', savedAt: 1, career })

/** Values that an attacker could insert. */
const poison = fc.oneof(
  fc.constantFrom('null', '[]', '{}', '""', '-1', '1e308', '1e400', '0.5', 'true', '{"__proto__":{"x":1}}'),
  fc.json({ maxDepth: 2 }),
)

/** Positions of JSON values: after a colon, a comma or a bracket. */
const places = [...whole.matchAll(/(?<=[:,[])(?:-?\d[\d.e+-]*|"[^"]*"|true|false|null)(?=[,\]}])/g)].map(
  ({ index, 0: value }) => ({ index, length: value.length }),
)

describe('a save file that is damaged or hostile', () => {
  it('is refused or can be continued, without exceptions or hangs', () => {
    let refused = 0
    fc.assert(
      fc.property(fc.nat(places.length - 1), poison, (at, value) => {
        const { index, length } = places[at] ?? { index: 0, length: 0 }
        const reading = readSave(whole.slice(0, index) + value + whole.slice(index + length))
        if (!reading.ok) {
          refused += 1
          return
        }
        const loaded = reading.save.career
        for (let day = 0; day < 8; day++) {
          beginDay(loaded)
          playMatchDay(loaded)
        }
        expect(Number.isFinite(loaded.money)).toBe(true)
      }),
      { numRuns: POISONED, seed: 6 },
    )
    expect(refused).toBeGreaterThan((POISONED * 2) / 3)
    expect('x' in {}).toBe(false)
  })

  it('is refused when characters are removed, added or changed', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 2), fc.nat(40), fc.string({ maxLength: 20 }), (at, lost, added) => {
        const spoilt = whole.slice(0, at) + added + whole.slice(at + lost)
        const reading = readSave(spoilt)
        // Most are invalid JSON; a changed letter of a name yields another valid career.
        if (reading.ok) copyGame(reading.save.career)
        else expect(['no-save', 'newer-version', 'corrupt']).toContain(reading.fault)
      }),
      { numRuns: soakOr(500, 4_000), seed: 6 },
    )
  })
})
