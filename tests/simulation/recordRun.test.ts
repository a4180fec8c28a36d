import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Challenge } from '../../client/simulation/club/challenge.ts'
import { runDecision } from '../../client/simulation/commands.ts'
import { nextOwnMatch } from '../../client/simulation/competitions/ownMatches.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { recordRun } from '../../client/simulation/recordRun.ts'
import { decisionWords } from '../../client/simulation/reports/decisionWords.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playDay } from '../../client/simulation/season/day.ts'
import { runStep } from '../../client/simulation/steps.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { draw, stepOf } from './randomSteps.ts'

const CHALLENGE: Challenge = {
  id: '2026-W48',
  title: 'Flying Start',
  opens: '2026-11-23',
  closes: '2026-11-29',
  seed: 5,
  division: 1,
  difficulty: 'normal',
  weeks: 3,
  rules: [],
  scoring: 'points',
}

function begin(challenge = CHALLENGE): GameState {
  return createGame({
    seed: 5,
    clubName: 'Bath Beacon',
    look: { town: 'Bath', kit: 3, crest: 2 },
    manager: { name: 'Ann Archer', face: 12 },
    challenge,
  })
}

function recorded({ challenge: run }: GameState, challenge = CHALLENGE) {
  const steps = recordRun(challenge, run!.log!, null)
  const shares: number[] = []
  for (;;) {
    const { done, value } = steps.next()
    if (!done) shares.push(value)
    else if ('fault' in value) throw new Error(value.fault)
    else return { ...value, shares }
  }
}

/** Three weeks with decisions in each. */
function playThreeWeeks(): GameState {
  const game = begin()
  runDecision(game, ['setTicketPrice', 27])
  runDecision(game, ['toggleShortlist', game.market[0]!.id])
  runDecision(game, ['autoPick'])
  runDecision(game, ['setTactics', { formation: '4-3-3', intensity: 'high' }])
  playUntilWeek(game, 1)
  runDecision(game, ['setTicketPrice', 28])
  runDecision(game, ['setTicketPrice', 29])
  runDecision(game, ['setTicketPrice', 28])
  while (!game.awaitingKickOff || nextOwnMatch(game)?.competition !== 'league') nextDay(game)
  const side = nextOwnMatch(game)!.home === game.club.id ? 'home' : 'away'
  playDay(game, [
    { kind: 'tactics', minute: 20, side, tactics: { ...game.tactics, formation: '3-4-3' }, isFinal: true },
    { kind: 'shout', minute: 60, side, shout: 'push-up' },
  ])
  while (game.challenge?.score === null) playDay(game)
  return game
}

function nextDay(game: GameState): void {
  if (game.awaitingKickOff) playDay(game)
  else beginDay(game)
}

function playUntilWeek(game: GameState, week: number): void {
  while (game.currentMatchWeek < week) nextDay(game)
}

describe('[CHL-13] the record of a run', () => {
  it('has the decisions and matches of each week', () => {
    const game = playThreeWeeks()
    const { weeks, fingerprint } = recorded(game)
    expect(fingerprint).toBe(game.challenge!.fingerprint)
    expect(weeks.slice(0, 3).map(({ season, week }) => [season, week])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ])
    expect(weeks[0]!.decisions).toEqual([
      'Tickets at £27.',
      'Had the best fit eleven picked.',
      'Tactics: 4-3-3, high tempo.',
    ])
    expect(weeks[1]!.decisions).toEqual([
      'Tickets at £28.',
      'Tickets at £29.',
      'On the touchline: 1 change of plan, 1 shout.',
    ])
    const league = weeks
      .flatMap(({ matches }) => matches)
      .filter(({ competition }) => competition === 'league')
    expect(league).toHaveLength(3)
    expect(weeks.at(-1)!.score).toBe(game.challenge!.score)
  })

  it('has a report of every match with the score that was booked', () => {
    const game = playThreeWeeks()
    const matches = recorded(game).weeks.flatMap((week) => week.matches)
    for (const { past, isHome, playerScore, opponentScore } of matches) {
      expect(past!.ownSide).toBe(isHome ? 'home' : 'away')
      expect(past!.report.goals).toEqual(
        isHome ? { home: playerScore, away: opponentScore } : { home: opponentScore, away: playerScore },
      )
    }
    const points = { W: 3, D: 1, L: 0 }
    const won = matches
      .filter(({ competition }) => competition === 'league')
      .reduce((sum, { outcome }) => sum + points[outcome], 0)
    expect(won).toBe(game.challenge!.score)
  })

  it('says how far it is, up to the whole', () => {
    const { shares } = recorded(playThreeWeeks())
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  it('goes on over the end of a season', () => {
    const challenge = { ...CHALLENGE, weeks: 40 }
    const game = begin(challenge)
    runDecision(game, ['setAssistant', { picksEleven: true, renewsContracts: true, setsTicketPrice: true }])
    while (game.challenge?.score === null) playDay(game)
    const { weeks } = recorded(game, challenge)
    const places = weeks.map(({ season, week }) => `${season}/${week}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places.slice(0, 38)).toEqual(Array.from({ length: 38 }, (_, i) => `1/${i + 1}`))
    expect(places.slice(38)).toContain('2/2')
    expect(weeks[37]!.position).toBe(game.pastSeasons[0]!.position)
  })

  it('returns the fault of a log that is none of a run', () => {
    const { log } = playThreeWeeks().challenge!
    const end = (text: string) => {
      const steps = recordRun(CHALLENGE, text, null)
      for (;;) {
        const { done, value } = steps.next()
        if (done) return value
      }
    }
    expect(end('nonsense')).toEqual({ fault: 'unreadable' })
    expect(end(log!.split('\n').slice(0, 5).join('\n'))).toEqual({ fault: 'unfinished' })
    expect(end(log!.replace('27]', '28.5]'))).toEqual({ fault: 'impossible' })
  })
})

it(
  '[CHL-13] [CHL-5] every decision that counts has words',
  () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.array(draw, { minLength: 50, maxLength: 150 }), (draws) => {
        const game = begin({ ...CHALLENGE, weeks: 114 })
        for (const one of draws) {
          const step = stepOf(game, one)
          const before = game.challenge!.decisions
          const outcome = runStep(game, step)
          if (game.challenge!.decisions === before) continue
          seen.add(step[0])
          expect(decisionWords(outcome!), step[0]).toHaveLength(1)
        }
      }),
      { numRuns: soakOr(20, 300), seed: 1 },
    )
    expect(seen.size).toBeGreaterThan(20)
  },
  LONG_TEST_MS,
)
