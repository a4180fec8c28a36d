/** Events that no decision moves (EVE-21). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import {
  COMMANDS,
  runDecision,
  type CommandName,
  type Decision,
} from '../../../../client/simulation/commands.ts'
import { CHALLENGES } from '../../../../client/simulation/challenge/challenges.ts'
import { drawLuck } from '../../../../client/simulation/challenge/luck.ts'
import { copyGame } from '../../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../../client/simulation/gameState.ts'
import { EVENT_KINDS } from '../../../../client/simulation/news/eventStory.ts'
import { clubOffers } from '../../../../client/simulation/season/clubOffers.ts'
import { createGame } from '../../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../../client/simulation/season/day.ts'
import { EVENT_DEFINITIONS } from '../../../../client/simulation/season/events/eventDefinitions.ts'
import { signingTalks } from '../../../../client/simulation/reports/offerReport.ts'
import { runStep } from '../../../../client/simulation/steps.ts'
import { MANAGERS } from '../../../support/managers.ts'
import { reviveClub } from '../../../support/playSeasons.ts'
import { LONG_TEST_MS } from '../../../support/timeouts.ts'
import { draw, stepOf } from '../../randomSteps.ts'

vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[]
/** Days after a decision, and careers in which each command is tried. */
const WINDOW_DAYS = 14
const WINDOWS = 3
const MAX_STEPS = 3_000
const CAREERS = 4
/** Day from which events may come. */
const FIRST_DAY = 11
const MUCH = 20_000_000

/** A kind that was drawn on a day. */
interface DrawnKind {
  day: number
  kind: string
}

let drawn: DrawnKind[] = []

/** Plays days, and returns the kinds drawn in them, with or without a cause, and the last of the days. */
function drawnIn(state: GameState): { kinds: readonly DrawnKind[]; until: number } {
  drawn = []
  for (let i = 0; i < WINDOW_DAYS && !state.ended; i++) {
    beginDay(state)
    MANAGERS.auto(state)
    playMatchDay(state)
  }
  return { kinds: drawn, until: state.day }
}

/**
 * Days on which other kinds are drawn. A day with an event draws kinds until one has its cause, so that one of two
 * lists may go on where the other ends.
 */
function movedDays(one: ReturnType<typeof drawnIn>, other: ReturnType<typeof drawnIn>): number[] {
  const days = [...one.kinds, ...other.kinds].map(({ day }) => day)
  return [...new Set(days)].filter((day) => {
    if (day > Math.min(one.until, other.until)) return false
    const [kinds = [], others = []] = [one, other].map((draws) =>
      draws.kinds.filter((draw) => draw.day === day),
    )
    const shared = Math.min(kinds.length, others.length)
    return shared === 0 || kinds.slice(0, shared).some(({ kind }, i) => kind !== others[i]?.kind)
  })
}

/** Decisions that were carried out, by command, with the career before each. */
const carriedOut = new Map(
  COMMAND_NAMES.map((name): [CommandName, { start: GameState; decision: Decision }[]] => [name, []]),
)

/** Makes a decision, and notes it if it is carried out. */
function decide(state: GameState, decision: Decision): void {
  const found = carriedOut.get(decision[0])
  const start = found && found.length < WINDOWS && state.day >= FIRST_DAY ? copyGame(state) : null
  if (runDecision(state, decision).done && start) found?.push({ start, decision })
}

/** Makes decisions that random ones hardly are, each in a career of its own. */
function decideAside(state: GameState): void {
  const [bid] = state.bids
  const [youngster] = state.academy.intake
  const seldom: Decision[] = []
  if (bid) seldom.push(['refuseBid', bid.playerId])
  if (youngster) seldom.push(['releaseYoungster', youngster.id])
  if (state.currentMatchWeek === 0) seldom.push(['chooseObjective', 'ambitious'])
  const [offer] = clubOffers(state)
  if (offer) seldom.push(['takeOver', offer.club])
  for (const decision of seldom) {
    if (carriedOut.get(decision[0])!.length < WINDOWS) decide(copyGame(state), decision)
  }
}

/** Makes, withdraws and completes offers for players of rivals. */
function negotiate(seed: number): void {
  const state = createGame({ seed })
  drawnIn(state)
  for (const { players } of state.competitors) {
    Object.assign(state, { money: MUCH, transferBudget: MUCH, wageBudget: MUCH })
    const [player] = players.toSorted((a, b) => a.quality - b.quality)
    if (!player) continue
    decide(state, ['makeOffer', player.id, MUCH / 2])
    decide(copyGame(state), ['withdrawOffer', player.id])
    const offer = state.offers.find(({ playerId }) => playerId === player.id)
    if (offer) Object.assign(offer, { stage: 'agreed', day: state.day + 5 })
    const terms = signingTalks(state, player.id)?.talks?.asked
    if (terms) decide(state, ['offerTerms', player.id, terms])
  }
}

/** Leaves the ranking of a run in its second week. */
function leaveRanking(seed: number): void {
  const run = '0b7f3a52-6c1d-4e88-9f10-2d3c4b5a6978'
  const state = createGame({ seed, challenge: CHALLENGES[0]!, run })
  while (state.day < FIRST_DAY) {
    beginDay(state)
    drawLuck(state, seed)
    playMatchDay(state)
  }
  decide(state, ['leaveRanking'])
}

beforeAll(() => {
  for (let seed = 1; seed <= CAREERS; seed++) {
    negotiate(seed)
    leaveRanking(seed)
    const state = createGame({ seed })
    for (const next of fc.sample(draw, { numRuns: MAX_STEPS, seed })) {
      const step = stepOf(state, next)
      if (carriedOut.has(step[0] as CommandName)) decide(state, step as Decision)
      else runStep(state, step)
      decideAside(state)
      if (state.ended) reviveClub(state)
    }
  }
  for (const kind of EVENT_KINDS) {
    const definition = EVENT_DEFINITIONS[kind]
    const { isPossible } = definition
    vi.spyOn(definition, 'isPossible').mockImplementation((state) => {
      drawn.push({ day: state.day, kind })
      return isPossible(state)
    })
  }
})

afterAll(() => {
  vi.restoreAllMocks()
})

describe('[EVE-21] the kinds of events that are drawn stay the same', () => {
  it.each(COMMAND_NAMES)('after %s', (name) => {
    const windows = carriedOut.get(name)!
    expect(windows.length).toBeGreaterThan(0)
    for (const { start, decision } of windows) {
      const idle = copyGame(start)
      // Without the decision nothing would be drawn after the end of a career.
      if (idle.ended) reviveClub(idle)
      const usual = drawnIn(idle)
      const state = copyGame(start)
      expect(runDecision(state, decision).done).toBe(true)
      expect(movedDays(usual, drawnIn(state)), JSON.stringify(decision)).toEqual([])
    }
  })

  it('in as many windows as there are events to move', () => {
    const starts = [...carriedOut.values()].flat()
    const withEvents = starts.filter(({ start }) => drawnIn(copyGame(start)).kinds.length > 0)
    expect(withEvents.length).toBeGreaterThan(COMMAND_NAMES.length)
  })
})
