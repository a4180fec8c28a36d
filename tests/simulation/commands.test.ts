/** Commands with arguments of any shape. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runDecision, type Decision } from '../../client/simulation/commands.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { isCareer } from '../../client/simulation/save/careerCheck.ts'
import { isAnswerOpen } from '../../client/simulation/season/events/answerEvent.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { runStep } from '../../client/simulation/steps.ts'
import { reviveClub } from '../support/playSeasons.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'
import { textOf } from './makeGame.ts'
import { commandNames, draw, stepOf } from './randomSteps.ts'

vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

/** States that some of the commands act on; each occurs in one of the careers. */
const OCCASIONS: readonly ((state: GameState) => boolean)[] = [
  ({ academy }) => academy.intake.length > 0,
  ({ bids }) => bids.length > 0,
  ({ campaigns }) => campaigns.some(({ active }) => active),
  ({ minds, day }) => minds.some(({ answerBy }) => answerBy > day),
  ({ offers }) => offers.some(({ stage }) => stage === 'agreed'),
  ({ scouting }) => scouting.assignment !== null,
  (state) => isAnswerOpen(state),
]

const careers: { state: GameState; text: string }[] = []
/** Ids of anything in the careers. */
let ids: readonly string[]

beforeAll(() => {
  const missing = new Set(OCCASIONS)
  // An agreed offer is rare among random decisions: more careers find it sooner than a longer one.
  for (let seed = 1; missing.size > 0 && seed <= 20; seed++) {
    const state = createGame({ seed })
    for (const next of fc.sample(draw, { numRuns: 6_000, seed })) {
      if (missing.size === 0) break
      runStep(state, stepOf(state, next))
      if (state.ended) reviveClub(state)
      for (const occasion of missing) {
        if (!occasion(state)) continue
        missing.delete(occasion)
        careers.push({ state: copyGame(state), text: textOf(state) })
      }
    }
  }
  expect(missing.size).toBe(0)
  ids = [...new Set(careers.flatMap(({ text }) => text.match(/(?<="id":")[^"]+/g) ?? []))]
})

/** JSON and more that no command takes, or hardly any. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(
    NaN,
    Infinity,
    -Infinity,
    -0,
    -1,
    0.5,
    1e308,
    2 ** 53,
    2 ** 31,
    '',
    ' ',
    'x'.repeat(5_000),
  ),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '0',
  ),
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { length: 1 },
    { toString: 1 },
  ),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"inSquad":true}}'), () => 1, Symbol('id'), 10n),
  fc.nat().map((n) => ids[n % ids.length]),
  fc.anything({
    withNullPrototype: true,
    withSparseArray: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
  }),
)

/** Arguments of a command that may be valid, with one of them, or a field of one, replaced; or too few or too many. */
function spoil(args: readonly unknown[], { n, value }: { n: number; value: unknown }): unknown[] {
  const place = (n >> 2) % Math.max(1, args.length)
  const arg = args[place]
  if (n % 4 === 0) return args.slice(0, place)
  if (n % 4 === 1) return [...args, value]
  if (n % 4 === 2 || typeof arg !== 'object' || arg === null) return args.with(place, value)
  const keys = [...Object.keys(arg), '__proto__', 'constructor', 'extra', '0']
  const spoilt = Array.isArray(arg) ? [...(arg as unknown[])] : { ...arg }
  Object.defineProperty(spoilt, keys[(n >> 4) % keys.length]!, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return args.with(place, spoilt)
}

/** Runs a decision: a refusal leaves the career as it is, and what is carried out leaves one that can be saved. */
function attempt(name: string, args: readonly unknown[], n = 0): void {
  const career = careers[n % careers.length]!
  const state = copyGame(career.state)
  const outcome = runDecision(state, [name, ...args] as unknown as Decision)
  const after = textOf(state)
  if (outcome.done) expect(isCareer(JSON.parse(after)), name).toBe(true)
  else if (outcome.notice === undefined) expect(after === career.text, name).toBe(true)
}

describe('every command', () => {
  it.each(commandNames)('%s refuses arguments of any shape without a throw or a change', (name) => {
    fc.assert(
      fc.property(
        fc.record({ n: fc.nat(1_000_000), value: anything }),
        fc.nat(1_000_000),
        fc.array(anything, { maxLength: 4 }),
        (spoiling, n, args) => {
          attempt(name, args, n)
          const { state } = careers[n % careers.length]!
          const [, ...valid] = stepOf(state, { kind: name, n: n >> 3 }) as readonly unknown[]
          attempt(name, spoil(valid.length > 0 ? valid : [undefined], spoiling), n)
        },
      ),
      { numRuns: soakOr(40, 2_000), seed: soakOr(1, Date.now() | 0) },
    )
  })

  it.each(['constructor', '__proto__', 'toString', '', 'beginDay'])('none is named "%s"', (name) => {
    attempt(name, [])
    expect(runDecision(createGame({ seed: 1 }), [name] as unknown as Decision).done).toBe(false)
  })
})
