/** An imported career must be playable and loadable after it has grown. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { readSave } from '../../../client/simulation/save/readSave.ts'
import { writeSave } from '../../../client/simulation/save/saveFile.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeGame } from '../makeGame.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

// Careers that go on from many saves.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

function playDays(career: GameState, days: number) {
  for (let day = 0; day < days; day++) {
    beginDay(career)
    MANAGERS.sensible(career)
    playMatchDay(career)
  }
}

/** In the third week of a season. */
const career = makeGame({ seed: 3 })
playDays(career, 18)

describe('a file with a career that could be played but not loaded again', () => {
  const spoilt: [string, (career: GameState) => void][] = [
    ['a billion fans', (taken) => void (taken.fanCount = 1e9)],
    ['ids that run out', (taken) => void (taken.nextId = 1e9)],
    ['38 wins after three weeks', (taken) => void (taken.record.wins = 38)],
    ['38 wins of a rival', (taken) => taken.competitors.forEach(({ record }) => (record.wins = 38))],
    ['a billion points', (taken) => void (taken.record.points = 1e9)],
    ['a billion appearances', (taken) => taken.players.forEach((player) => (player.appearances = 1e9))],
    ['all the money there is', (taken) => void (taken.money = 1e13)],
    ['a salary that breaks the ledger', (taken) => taken.staff.forEach((one) => (one.salary = 1e13))],
    ['notifications that run out of ids', (taken) => void (taken.nextNotificationId = 1e9)],
    ['a season already written down', (taken) => void (taken.seasonData = fill(taken.seasonData, 38))],
    ['a ledger of days to come', (taken) => void (taken.ledger.days = fill(taken.ledger.days, 267))],
  ]

  it.each(spoilt)('is refused: %s', (_, spoil) => {
    const taken = copyGame(career)
    expect(isCareer(taken, true)).toBe(true)
    spoil(taken)
    expect(readSave(writeSave({ name: '', savedAt: 1, career: taken }), true)).toEqual({
      ok: false,
      fault: 'corrupt',
    })
  })
})

/** Paths of all numbers of the career, one of each kind. */
const places = new Map<string, string[]>()
notePlaces(career, [])

function notePlaces(value: unknown, path: string[]) {
  if (typeof value === 'number') {
    const kind = path.map((step) => step.replace(/^p?\d+$/, '*')).join('.')
    if (!places.has(kind)) places.set(kind, path)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) notePlaces(part, [...path, key])
  }
}

const EXTREMES = [1e13, 1e10, 1e9, 1e7, 1e6, 1e4, 1_000, 150, 100, 60, 38, 20, 10, 5, 0, -1e4, -1e10, -1e13]

describe('extreme numbers in a file', () => {
  it('refuse the career, or leave it loadable after a week', () => {
    let taken = 0
    const place = fc.constantFrom(...places.values())
    fc.assert(
      fc.property(place, fc.constantFrom(...EXTREMES), (path, extreme) => {
        const source = JSON.stringify(career)
        const changed = JSON.parse(source) as GameState
        setAt(changed, path, extreme)
        if (!isCareer(changed, true)) return
        taken += 1
        playDays(changed, 8)
        expect(readSave(writeSave({ name: '', savedAt: 1, career: changed })).ok).toBe(true)
      }),
      { numRuns: 120, seed: 12 },
    )
    expect(taken).toBeGreaterThan(30)
  })
})

function setAt(root: object, path: readonly string[], value: number) {
  const owner = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (part, step) => part[step] as Record<string, unknown>,
      root as Record<string, unknown>,
    )
  owner[path.at(-1) ?? ''] = value
}

/** A list of the given length made of its first item. */
function fill<T>(items: readonly T[], length: number): T[] {
  const [first] = items
  if (first === undefined) throw new Error('There is nothing to fill it with')
  return Array.from({ length }, () => first)
}
