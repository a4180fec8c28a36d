import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import type { MatchInput } from '../../../client/simulation/match/matchReport.ts'
import { playAgain, whatIf } from '../../../client/simulation/reports/whatIf.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

/** A career after a season. */
function played(seed: number): GameState {
  const game = createGame({ seed })
  playLeague(game, 1, MANAGERS.auto)
  return game
}

/** The first seed after whose season a substitute would have helped the last eleven. */
function careerWithSubstitute(): GameState {
  for (let seed = 1; seed <= 20; seed++) {
    const game = played(seed)
    if (whatIf(game)?.some(({ text }) => text.includes(' from kick-off instead of '))) return game
  }
  throw new Error('No such career')
}

const career = careerWithSubstitute()

/** The career with the last match played again with these decisions. */
function decided(inputs: readonly MatchInput[]): GameState {
  const { lastMatch } = career
  if (!lastMatch) throw new Error('A season has a last match')
  return { ...career, lastMatch: { ...lastMatch, report: playMatch(lastMatch.report.setup, inputs) } }
}

describe('[MAT-39] what if', () => {
  test('unchanged choices bring the very same report, for 60 matches with decisions', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const home = makeSheet('Home')
      const inputs: MatchInput[] = [
        {
          kind: 'tactics',
          isFinal: true,
          minute: 20 + (seed % 50),
          side: 'home',
          tactics: { ...home.tactics, style: 'attacking' },
        },
        { kind: 'substitution', isFinal: true, minute: 70, side: 'home', off: 'Home-11', on: 'Home-15' },
      ]
      const report = playMatch(makeSetup({ seed, home }), inputs)
      expect(playAgain(report), `seed ${seed}`).toEqual(report)
    }
  })

  test('leaves the career as it was', () => {
    const before = structuredClone(career)
    whatIf(career)
    expect(career).toEqual(before)
  })

  test('names another choice and a substitute, each with the course that the engine plays', () => {
    const courses = whatIf(career) ?? []
    expect(courses[0]?.text).toMatch(/^With .+ instead of .+$/)
    expect(courses[1]?.text).toMatch(/^With .+ from kick-off instead of .+$/)
    expect(courses.length).toBeLessThanOrEqual(3)
    const { lastMatch } = career
    const { setup } = lastMatch!.report
    const own = lastMatch!.isHome ? 'home' : 'away'
    const [, on, off] = /^With (.+) from kick-off instead of (.+)$/.exec(courses[1]!.text)!
    const { eleven, bench } = setup[own]
    const starter = eleven.find(({ name }) => name === off)!
    const reserve = bench.find(({ name }) => name === on)!
    expect(starter.type).toBe(reserve.type)
    const swapped = {
      ...setup[own],
      eleven: eleven.map((player) => (player === starter ? reserve : player)),
      bench: bench.map((player) => (player === reserve ? starter : player)),
    }
    const { goals, expectedGoals } = playMatch({ ...setup, [own]: swapped })
    expect(courses[1]).toEqual({ text: courses[1]!.text, goals, expectedGoals, shootOut: null })
  })

  test('the striker who was left out comes before better players of other positions', () => {
    const game = structuredClone(career)
    const { report, isHome } = game.lastMatch!
    const own = isHome ? 'home' : 'away'
    const sheet = structuredClone(report.setup[own])
    const striker = sheet.eleven.findLast(({ type }) => type === 'Forward')!
    const rested = {
      ...striker,
      id: 'p9001',
      name: 'Rested Striker',
      number: 60,
      quality: striker.quality + 0.3,
    }
    const keeper = { ...sheet.eleven[0]!, id: 'p9002', name: 'Rested Keeper', number: 61, quality: 5 }
    const setup = { ...report.setup, [own]: { ...sheet, bench: [keeper, rested] } }
    game.lastMatch = { ...game.lastMatch!, report: playMatch(setup) }
    expect(whatIf(game)?.[1]?.text).toMatch(/^With Rested Striker from kick-off instead of /)
  })

  test('two players of a line change roles where that suits them better, with the same eleven', () => {
    const game = structuredClone(career)
    const { report, isHome } = game.lastMatch!
    const own = isHome ? 'home' : 'away'
    const sheet = report.setup[own]
    const eleven = sheet.eleven.map((player, i) => ({
      ...player,
      type:
        ['Goalkeeper', ...Array<string>(4).fill('Defender'), ...Array<string>(4).fill('Midfielder')][i] ??
        'Forward',
      // The target man's place is the tenth, the poacher's the last.
      strengths: i === 9 ? ['Finishing', 'Composure'] : i === 10 ? ['Heading', 'First touch'] : [],
      weaknesses: [],
    })) as typeof sheet.eleven
    const tactics = { ...sheet.tactics, formation: '4-4-2' as const }
    const setup = { ...report.setup, [own]: { ...sheet, eleven, bench: [], tactics, orders: [] } }
    game.lastMatch = { ...game.lastMatch!, report: playMatch(setup) }
    const [target, poacher] = [eleven[9]!, eleven[10]!]
    const { goals, expectedGoals } = playMatch({
      ...setup,
      [own]: { ...setup[own], eleven: [...eleven.slice(0, 9), poacher, target] },
    })
    expect(whatIf(game)?.[1]).toEqual({
      text: `With ${target.name} as poacher and ${poacher.name} as target man`,
      goals,
      expectedGoals,
      shootOut: null,
    })
  })

  test('leaves out the first decision during the match', () => {
    const { lastMatch } = career
    const own = lastMatch!.isHome ? 'home' : 'away'
    const { eleven, bench, tactics } = lastMatch!.report.setup[own]
    const coming = bench.find(({ type }) => type !== 'Goalkeeper')!
    const leaving = eleven.find(({ type }) => type === coming.type)!
    const substitution: MatchInput = {
      kind: 'substitution',
      isFinal: true,
      minute: 30,
      side: own,
      off: leaving.id,
      on: coming.id,
    }
    expect(whatIf(decided([substitution]))?.at(-1)).toEqual({
      text: `Without ${coming.name} for ${leaving.name} in minute 30`,
      goals: lastMatch!.report.goals,
      expectedGoals: lastMatch!.report.expectedGoals,
      shootOut: null,
    })
    const change: MatchInput = {
      kind: 'tactics',
      isFinal: true,
      minute: 10,
      side: own,
      tactics: { ...tactics, formation: '5-3-2' },
    }
    expect(whatIf(decided([change]))?.at(-1)?.text).toBe('Without the change of tactics in minute 10')
  })

  test('refuses a match of other rules, whose events another course has brought', () => {
    const { lastMatch } = career
    const { report } = lastMatch!
    const other = { ...report, events: report.events.slice(1) }
    expect(whatIf({ ...career, lastMatch: { ...lastMatch!, report: other } })).toBeNull()
    expect(whatIf({ ...career, lastMatch: null })).toBeNull()
  })
})
