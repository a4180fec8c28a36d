import { describe, expect, it } from 'vitest'
import { CHALLENGES } from '../../../client/simulation/challenge/challenges.ts'
import { commitDecisions, drawLuck, needsLuck } from '../../../client/simulation/challenge/luck.ts'
import { dropLog } from '../../../client/simulation/challenge/runLog.ts'
import { seedOfDay } from '../../../client/simulation/core/streams.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { MatchInput } from '../../../client/simulation/match/matchReport.ts'
import { fingerprintOf } from '../../../client/simulation/match/packMatch.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { runDecision } from '../../../client/simulation/commands.ts'
import { playRun } from '../../../client/simulation/playRun.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { playAheadDay, planAhead } from '../../../client/simulation/season/ahead.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { replayMatch } from '../../../client/simulation/season/replayMatch.ts'
import { textOf } from '../makeGame.ts'

const RUN = '0b7f3a52-6c1d-4e88-9f10-2d3c4b5a6978'
const CHALLENGE = { ...CHALLENGES[0]!, weeks: 3, rules: [], scoring: 'points' as const }

function begin(run: string | null = RUN): GameState {
  return createGame({ seed: CHALLENGE.seed, clubName: 'Bath Beacon', challenge: CHALLENGE, run })
}

function toMatchDay(game: GameState): GameState {
  while (!game.awaitingKickOff) beginDay(game)
  return game
}

/** Plays to the end of the challenge, with the lucks in turn. */
function playToEnd(game: GameState, lucks: readonly number[]): GameState {
  for (const luck of lucks) {
    if (game.challenge?.score !== null) break
    toMatchDay(game)
    drawLuck(game, luck)
    playMatchDay(game)
  }
  while (game.challenge?.score === null) beginDay(game)
  return game
}

const results = ({ fixtures }: GameState) => fixtures.map(({ score }) => score)

describe('[CHL-8] a ranked run', () => {
  it('plays no match before its luck is drawn', () => {
    const game = toMatchDay(begin())
    expect(needsLuck(game)).toBe(true)
    const before = textOf(game)
    expect(playMatchDay(game)).toEqual([])
    expect(textOf(game)).toBe(before)
    drawLuck(game, 7)
    expect(needsLuck(game)).toBe(false)
    expect(playMatchDay(game).map(({ kind }) => kind)).toContain('matches-played')
  })

  it('decides nothing after kick-off', () => {
    const play = (inputs: readonly MatchInput[]) => {
      const game = toMatchDay(begin())
      drawLuck(game, 7)
      playMatchDay(game, inputs)
      return textOf(game)
    }
    expect(play([{ kind: 'shout', minute: 10, side: 'home', shout: 'press' }])).toBe(play([]))
  })

  it('takes one luck a match day, and none on another day', () => {
    const game = begin()
    drawLuck(game, 7)
    expect(game.challenge?.luck).toEqual({})
    toMatchDay(game)
    drawLuck(game, 7)
    drawLuck(game, 8)
    expect(game.challenge?.luck).toEqual({ 7: 7 })
  })

  it('[CHL-9] has other results with another luck, and the same with the same', () => {
    const one = playToEnd(begin(), [1, 2, 3])
    expect(textOf(playToEnd(begin(), [1, 2, 3]))).toBe(textOf(one))
    expect(results(playToEnd(begin(), [4, 2, 3]))).not.toEqual(results(one))
  })

  it('[CHL-9] meets other events and matches than an open run of the same decisions', () => {
    const open = toMatchDay(begin(null))
    const ranked = toMatchDay(begin())
    drawLuck(ranked, 1)
    expect(seedOfDay(ranked, ranked.day - 1)).toBe(seedOfDay(open, open.day))
    expect(seedOfDay(ranked, ranked.day)).not.toBe(seedOfDay(open, open.day))
    expect(seedOfDay(ranked, ranked.day + 3)).toBe(seedOfDay(ranked, ranked.day))
  })

  it('has matches that can be watched again', () => {
    const game = playToEnd(begin(), [1, 2, 3])
    expect(game.keptMatches.length).toBeGreaterThan(0)
    for (const kept of game.keptMatches) {
      const report = replayMatch(game, kept)
      expect(report && fingerprintOf(report)).toBe(kept.fingerprint)
    }
  })

  it('takes no decision between handing them in and its match, but may go on unranked', () => {
    const game = toMatchDay(begin())
    commitDecisions(game)
    const before = textOf(game)
    expect(runDecision(game, ['autoPick'])).toEqual({
      done: false,
      reason: 'Your team sheet is in: kick off first.',
    })
    expect(textOf(game)).toBe(before)
    expect(isCareer(JSON.parse(before))).toBe(true)
    const left = copyGame(game)
    expect(runDecision(left, ['leaveRanking'])).toMatchObject({ done: true })
    expect(runDecision(left, ['autoPick'])).toMatchObject({ done: true })
    drawLuck(game, 7)
    expect(runDecision(game, ['autoPick'])).toMatchObject({ done: false })
    playMatchDay(game)
    expect(runDecision(game, ['autoPick'])).toMatchObject({ done: true })
  })

  it('is a career that can be kept', () => {
    expect(isCareer(JSON.parse(textOf(playToEnd(begin(), [0, 4_294_967_295, 3]))))).toBe(true)
  })

  it('is played again from its log and its id', () => {
    const { log, score, decisions, fingerprint } = playToEnd(begin(), [1, 2, 3]).challenge!
    const result = { score, decisions, fingerprint }
    expect(playRun(CHALLENGE, log!, RUN)).toEqual({ result })
    expect(playRun(CHALLENGE, log!)).toEqual({ fault: 'impossible' })
    const shout = '["playMatchDay",[{"kind":"shout","minute":10,"side":"home","shout":"press"}]]'
    const away = shout.replace('home', 'away')
    const late = log!.replace('["drawLuck",2]', '["drawLuck",2]\n["setTicketPrice",31]')
    expect(playRun(CHALLENGE, late, RUN)).toEqual({ fault: 'impossible' })
    for (const line of [shout, away]) {
      expect(playRun(CHALLENGE, log!.replace('\nm\n', `\n${line}\n`), RUN)).toEqual({ fault: 'impossible' })
    }
    expect(playRun(CHALLENGE, log!.replace('["drawLuck",2]', '["drawLuck",5]'), RUN)).not.toEqual({ result })
    expect(playRun(CHALLENGE, log!.replace('\n["drawLuck",2]', ''), RUN)).toEqual({ fault: 'impossible' })
    expect(playRun(CHALLENGE, log!.replace('["drawLuck",2]', '["drawLuck",4294967296]'), RUN)).toEqual({
      fault: 'unreadable',
    })
  })

  it('stops days played ahead at every kick-off', () => {
    const game = begin()
    const plan = planAhead(game, 'season', [])
    let stop: string | null = null
    while (stop === null) ({ stop } = playAheadDay(game, plan))
    expect({ stop, day: game.day, isWaiting: game.awaitingKickOff }).toEqual({
      stop: 'kick-off',
      day: 7,
      isWaiting: true,
    })
    expect(playAheadDay(game, plan)).toMatchObject({ stop: 'kick-off', steps: [] })
  })

  it('goes on as an open one, of which there is no log, when its manager wants it so', () => {
    const game = toMatchDay(begin())
    expect(runDecision(game, ['leaveRanking'])).toMatchObject({ done: true })
    expect(game.challenge).toMatchObject({ run: null, log: null, decisions: 0 })
    expect(playMatchDay(game).map(({ kind }) => kind)).toContain('matches-played')
    expect(runDecision(game, ['leaveRanking'])).toEqual({ done: false, reason: 'This isn’t a ranked run.' })
  })

  it('goes on as an open one when its log has ended', () => {
    const game = toMatchDay(begin())
    dropLog(game)
    expect(needsLuck(game)).toBe(false)
    expect(playMatchDay(game).map(({ kind }) => kind)).toContain('matches-played')
  })
})

describe('[CHL-8] an open run', () => {
  it('takes no luck', () => {
    const game = toMatchDay(begin(null))
    const before = textOf(game)
    drawLuck(game, 7)
    expect(textOf(game)).toBe(before)
  })
})
