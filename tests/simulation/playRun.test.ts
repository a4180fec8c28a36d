import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_LOG, rulesHashOf, type Challenge } from '../../client/simulation/club/challenge.ts'
import { runDecision } from '../../client/simulation/commands.ts'
import { logStep } from '../../client/simulation/challenge/runLog.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { nextOwnMatch } from '../../client/simulation/competitions/ownMatches.ts'
import { playRun } from '../../client/simulation/playRun.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playDay } from '../../client/simulation/season/day.ts'
import { isCareer } from '../../client/simulation/save/careerCheck.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { runStep } from '../../client/simulation/steps.ts'
import { textOf } from './makeGame.ts'
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

function begin(rulesHash: string | null = null, challenge = CHALLENGE): GameState {
  return createGame({
    seed: 5,
    clubName: 'Bath Beacon',
    look: { town: 'Bath', kit: 3, crest: 2 },
    manager: { name: 'Ann Archer', face: 12 },
    challenge,
    rulesHash,
  })
}

/** Career in the challenge, with decisions of each kind, played beyond its end. */
function playToEnd(): GameState {
  const game = begin()
  runDecision(game, ['setTicketPrice', 27])
  runDecision(game, ['renameClub', 'Ludlow Lamplighters'])
  runDecision(game, ['setTactics', { intensity: 'high' }])
  runDecision(game, ['hireStaff', 'Scout'])
  runDecision(game, ['autoPick'])
  while (game.day < 10) playDay(game)
  const side = nextOwnMatch(game)!.home === game.club.id ? 'home' : 'away'
  playDay(game)
  while (!game.awaitingKickOff) beginDay(game)
  playDay(game, [
    { kind: 'tactics', minute: 20, side, tactics: { ...game.tactics, formation: '4-3-3' }, isFinal: true },
  ])
  while (game.challenge?.score === null) playDay(game)
  return game
}

function runOf({ challenge }: GameState) {
  const { score, decisions, fingerprint, log } = challenge!
  return { log: log!, result: { score, decisions, fingerprint } }
}

describe('[CHL-7] a run of a challenge', () => {
  const { log, result } = runOf(playToEnd())
  const lines = log.split('\n')
  const faultOf = (text: string) => {
    const played = playRun(CHALLENGE, text)
    return 'fault' in played ? played.fault : null
  }

  it('[CHL-2] that ended with the sack is played again as far as it went', () => {
    const challenge: Challenge = { ...CHALLENGE, weeks: 114 }
    const game = begin(null, challenge)
    runDecision(game, ['setTicketPrice', 150])
    while (game.challenge?.score === null) playDay(game)
    expect(game.ended?.reason).toBe('sacked')
    const sacked = runOf(game)
    expect(playRun(challenge, sacked.log)).toEqual({ result: sacked.result })
  })

  it('is played again with the same score, decisions and fingerprint', () => {
    expect(result.fingerprint).toMatch(/^[0-9a-f]{8}$/)
    expect(playRun(CHALLENGE, log)).toEqual({ result })
    expect(playRun(CHALLENGE, log)).toEqual({ result })
  })

  it('keeps its log and fingerprint when its career goes on', () => {
    const game = playToEnd()
    runDecision(game, ['setTicketPrice', 31])
    for (let day = 0; day < 9; day++) playDay(game)
    expect(runOf(game)).toEqual({ log, result })
    expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
  })

  it('of another decision has another fingerprint', () => {
    const other = playRun(CHALLENGE, log.replace('["setTicketPrice",27]', '["setTicketPrice",28]'))
    expect('result' in other && other.result.fingerprint).not.toBe(result.fingerprint)
  })

  it(
    'of any decisions is played again with the same result',
    () => {
      fc.assert(
        fc.property(fc.array(draw, { minLength: 100, maxLength: 300 }), (draws) => {
          const game = begin()
          for (const { kind, n } of draws) {
            if (kind === 'beginDay' || kind === 'playMatchDay') playDay(game)
            else runStep(game, stepOf(game, { kind, n }))
          }
          while (game.challenge?.score === null) playDay(game)
          const { log: played, result: ended } = runOf(game)
          expect(playRun(CHALLENGE, played)).toEqual({ result: ended })
        }),
        { numRuns: soakOr(20, 500), seed: soakOr(1, Date.now() | 0) },
      )
    },
    LONG_TEST_MS,
  )

  it.each([
    ['no line', ''],
    ['a line that is no JSON', lines.with(3, '["setTicketPrice",').join('\n')],
    ['a start of another shape', lines.with(0, '["Bath Beacon",{"kit":"red"},{}]').join('\n')],
    ['a start with a field that there is not', lines.with(0, '["Bath Beacon",{"money":1},{}]').join('\n')],
    ['a step that is no list', lines.with(3, '{"name":"autoPick"}').join('\n')],
    ['inputs of another shape', lines.with(9, '["playMatchDay",[{"kind":"goal"}]]').join('\n')],
    ['a morning without its event', lines.with(9, '["beginDay","scandal"]').join('\n')],
  ])('is unreadable with %s', (_, text) => {
    expect(faultOf(text)).toBe('unreadable')
  })

  it.each([
    ['a decision that there is not', lines.toSpliced(3, 0, '["setMoney",1000000]').join('\n')],
    ['a decision with arguments of a prototype', lines.toSpliced(3, 0, '["__proto__",1]').join('\n')],
    ['a decision that is refused', lines.toSpliced(3, 0, '["signPlayer","p999999"]').join('\n')],
    ['a match on a day without one', lines.toSpliced(3, 0, 'm').join('\n')],
    ['a step written in another way', log.replace('\nd\n', '\n["beginDay"]\n')],
    ['a step after the end', `${log}\nd`],
  ])('is impossible with %s', (_, text) => {
    expect(faultOf(text)).toBe('impossible')
  })

  it('is impossible with a decision for the other side of a match', () => {
    const own = lines.find((line) => line.includes('"formation":"4-3-3"'))!
    const other = own.includes('"side":"home"')
      ? own.replace('"home"', '"away"')
      : own.replace('"away"', '"home"')
    expect(faultOf(log.replace(own, other))).toBe('impossible')
  })

  it('is unfinished without its last day', () => {
    expect(faultOf(lines.slice(0, -1).join('\n'))).toBe('unfinished')
  })

  it('is too long from one character more than a log may have', () => {
    expect(faultOf('x'.repeat(MAX_LOG))).toBe('unreadable')
    expect(faultOf('x'.repeat(MAX_LOG + 1))).toBe('too-long')
  })
})

describe('[CHL-12] a run of a challenge of a private league', () => {
  const challenge: Challenge = { ...CHALLENGE, id: 'L-0123456789ab', title: 'House Rules' }
  const { log, result } = runOf(playToEnd())

  it('is played again from the steps of a week’s, with the same score', () => {
    const played = playRun(challenge, log)
    expect(played).toEqual({
      result: { ...result, fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/) as string },
    })
  })

  it.each([
    ['L-0123456789ab', true],
    ['2026-W48', true],
    ['L-0123456789a', false],
    ['L-0123456789abc', false],
    ['L-0123456789aB', false],
    ['L2-123456789ab', false],
    ['2026-W4', false],
  ])('is in a career that can be saved by the id %s: %s', (id, isSound) => {
    expect(isCareer(begin(null, { ...challenge, id }))).toBe(isSound)
  })
})

describe('[CHL-7] the log of a challenge', () => {
  it('ends when it would have more characters than allowed', () => {
    const game = begin()
    game.challenge!.log = 'x'.repeat(MAX_LOG - 2)
    logStep(game, ['beginDay'])
    expect(game.challenge!.log).toHaveLength(MAX_LOG)
    logStep(game, ['beginDay'])
    expect(game.challenge!.log).toBeNull()
    while (game.challenge?.score === null) playDay(game)
    expect(game.challenge?.log).toBeNull()
  })

  it('ends with an event that was skipped because of a fault', () => {
    const game = begin()
    beginDay(game, 'media-scandal')
    expect(game.challenge?.log).toBeNull()
  })

  it('has no line for a refused decision', () => {
    const game = begin()
    const before = game.challenge?.log
    runDecision(game, ['signPlayer', 'nobody'])
    expect(game.challenge?.log).toBe(before)
  })

  it('is none in a career without one', () => {
    const game = createGame({ seed: 5 })
    playDay(game)
    expect(game.challenge).toBeNull()
  })
})

describe('[CHL-10] the rules of the build that a run was begun with', () => {
  const rulesHash = '0123456789abcdef'
  const game = begin(rulesHash)
  while (game.challenge?.score === null) playDay(game)
  const { log, result } = runOf(game)

  it('are named by its log, and the run is played again with them in it', () => {
    expect(rulesHashOf(log)).toBe(rulesHash)
    expect(playRun(CHALLENGE, log)).toEqual({ result })
  })

  it('are none in a run outside of a build, and in one of before', () => {
    expect(rulesHashOf(begin().challenge!.log!)).toBeNull()
    expect(rulesHashOf('["Bath Beacon",{},{}]\nd')).toBeNull()
  })

  it.each([
    '',
    'd',
    '{}',
    '["Bath Beacon",{},{},5]',
    '["Bath Beacon",{},{},"../../secret"]',
    '[0,0,0,"0123456789ABCDEF"]',
  ])('are none in a log that begins with %s', (start) => {
    expect(rulesHashOf(start)).toBeNull()
    if (start.startsWith('["')) expect(playRun(CHALLENGE, start)).toEqual({ fault: 'unreadable' })
  })
})
