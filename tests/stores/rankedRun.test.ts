/** Ranked runs: the server draws the luck before every kick-off. */
import { describe, expect, it, vi } from 'vitest'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { commitDecisions, drawLuck } from '../../client/simulation/challenge/luck.ts'
import type { Api } from '../../client/api/Api.ts'
import { SPEEDS } from '../../client/stores/GameStore.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { textOf } from '../simulation/makeGame.ts'
import { luckRefusal } from '../../client/stores/luckRefusal.ts'
import { challengeRules } from '../../server/schemas/challengeRules.ts'
import { refused, unreachable } from './makeApi.ts'
import { makeStores } from './makeStores.ts'

const RUN = '0b7f3a52-6c1d-4e88-9f10-2d3c4b5a6978'

/** Stores on the morning of the first match of a ranked run. */
function onMatchDay(change: (career: GameState) => void = () => {}) {
  const draw = vi.fn<Api['drawLuck']>(() => Promise.resolve(7))
  const made = makeStores({ calls: { drawLuck: draw } })
  const career = createGame({ seed: 5, challenge: { ...CHALLENGES[0]!, rules: [] }, run: RUN })
  while (!career.awaitingKickOff) beginDay(career)
  change(career)
  const { game, ui } = made.gameStores
  game.resume(career)
  ui.changeSettings({ matchdayMode: 'instant' })
  return { ...made, ...made.gameStores, draw, career }
}

const settled = (draw: ReturnType<typeof onMatchDay>['draw']) =>
  vi.waitFor(() => Promise.all(draw.mock.results.map(({ value }) => value as Promise<number>)))

describe('a kick-off of a ranked run', () => {
  it('commits the decisions until now, and is played with the luck of the server', async () => {
    const { game, time, draw, career } = onMatchDay()
    time.advance()
    await vi.waitFor(() => expect(game.state.awaitingKickOff).toBe(false))
    const commit = `SHA-256 of ${career.challenge!.log!}`
    expect(draw.mock.calls).toEqual([[{ run: RUN, round: 1, commit }]])
    const same = copyGame(career)
    drawLuck(same, 7)
    playMatchDay(same)
    expect(textOf(game.state)).toBe(textOf(same))
  })

  it('opens the match that is watched with the luck', async () => {
    const { game, time, matchday, ui } = onMatchDay()
    ui.changeSettings({ matchdayMode: 'full' })
    time.advance()
    await vi.waitFor(() => expect(matchday.isOpen).toBe(true))
    expect(game.state.challenge?.luck).toEqual({ 7: 7 })
    const { goals, setup } = matchday.report!
    time.finishMatch()
    const fixture = game.state.fixtures.find(({ week, home }) => week === 1 && home === setup.home.club)
    expect(fixture?.score).toEqual(goals)
  })

  it('waits for the luck: nothing else passes, and it is asked for once', async () => {
    const { game, time, draw, clock } = onMatchDay()
    let answer: (luck: number) => void = () => {}
    draw.mockReturnValue(new Promise<number>((resolve) => (answer = resolve)))
    time.chooseSpeed(SPEEDS.Fast)
    clock.advance(10_000)
    await vi.waitFor(() => expect(draw).toHaveBeenCalled())
    expect(time.continueLabel).toBe('Coin toss…')
    time.advance()
    clock.advance(10_000)
    expect(draw).toHaveBeenCalledTimes(1)
    expect(game.state.awaitingKickOff).toBe(true)
    answer(3)
    await vi.waitFor(() => expect(game.state.awaitingKickOff).toBe(false))
    expect(game.state.challenge?.luck).toEqual({ 7: 3 })
  })

  it('without the server stops time, loses nothing, and is tried again by hand', async () => {
    const { game, time, draw, ui, career } = onMatchDay()
    draw.mockImplementationOnce(unreachable)
    time.chooseSpeed(SPEEDS.Normal)
    time.advanceDay()
    await vi.waitFor(() => expect(ui.modal?.kind).toBe('no-luck'))
    ui.closeModal()
    expect(game.speed).toBe(SPEEDS.Pause)
    commitDecisions(career)
    expect(textOf(game.state)).toBe(textOf(career))
    expect(time.continueLabel).toMatch(/^Play/)
    time.advance()
    await vi.waitFor(() => expect(game.state.awaitingKickOff).toBe(false))
    expect(draw.mock.calls[1]).toEqual(draw.mock.calls[0])
  })

  it('whose answer is lost is asked for again with the same decisions: there are none in between', async () => {
    const { game, time, draw, ui } = onMatchDay()
    draw.mockImplementationOnce(unreachable)
    time.advance()
    await vi.waitFor(() => expect(ui.modal?.kind).toBe('no-luck'))
    ui.closeModal()
    expect(game.decide('setTicketPrice', 31)).toEqual({
      done: false,
      reason: 'Your team sheet is in: kick off first.',
    })
    expect(game.decide('clearNotifications')).toMatchObject({ done: false })
    time.advance()
    await vi.waitFor(() => expect(game.state.awaitingKickOff).toBe(false))
    expect(draw.mock.calls[1]).toEqual(draw.mock.calls[0])
    expect(game.decide('setTicketPrice', 31)).toMatchObject({ done: true })
  })

  it.each([
    ['2026-W48', challengeRules.runUnknown],
    ['L-0123456789ab', challengeRules.challengeGone],
  ])('of a run that the server does not have, in %s, says that it is over', async (id, reason) => {
    const { game, time, draw, ui } = onMatchDay((career) => (career.challenge = { ...career.challenge!, id }))
    draw.mockImplementation(refused(challengeRules.runUnknown, 404))
    time.advance()
    await vi.waitFor(() => expect(ui.modal).toEqual({ kind: 'no-luck', reason }))
    expect(luckRefusal(reason)).toBe('over')
    game.decide('leaveRanking')
    expect(game.state.challenge).toMatchObject({ run: null, score: null })
  })

  it('is stored with its decisions before the server is told of them', async () => {
    const { game, time, draw, autosave } = onMatchDay()
    const kept: (boolean | undefined)[] = []
    vi.spyOn(autosave, 'keep').mockImplementation(() => kept.push(game.state.challenge?.isCommitted) > 0)
    draw.mockImplementationOnce(() => {
      expect(kept).toContain(true)
      return Promise.resolve(7)
    })
    time.advance()
    await vi.waitFor(() => expect(game.state.awaitingKickOff).toBe(false))
  })

  it('that a stalled connection held up for ever is tried again after fifteen seconds', async () => {
    const { game, time, draw, ui, clock } = onMatchDay()
    draw.mockReturnValueOnce(new Promise(() => {}))
    time.advance()
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1))
    clock.advance(14_999)
    await Promise.resolve()
    expect(time.continueLabel).toBe('Coin toss…')
    clock.advance(1)
    await vi.waitFor(() => expect(ui.modal?.kind).toBe('no-luck'))
    ui.closeModal()
    time.advance()
    await vi.waitFor(() => expect(game.state.awaitingKickOff).toBe(false))
    expect(draw.mock.calls[1]).toEqual(draw.mock.calls[0])
  })

  it('is refused for an older save of a run that has gone on', async () => {
    const { game, time, draw, ui } = onMatchDay()
    draw.mockImplementationOnce(refused('Your ranked run has gone on from here.', 409))
    time.advance()
    const reason = 'Your ranked run has gone on from here.'
    await vi.waitFor(() => expect(ui.modal).toEqual({ kind: 'no-luck', reason }))
    expect(game.state.awaitingKickOff).toBe(true)
  })

  it('of a career that is left meanwhile changes no other', async () => {
    const { game, time, draw } = onMatchDay()
    const other = createGame({ seed: 9 })
    time.advance()
    game.resume(other)
    await settled(draw)
    await vi.waitFor(() => expect(time.continueLabel).not.toBe('Coin toss…'))
    expect(textOf(game.state)).toBe(textOf(other))
  })

  it('forfeited for want of players has its luck too', async () => {
    const { game, time, draw } = onMatchDay((career) => {
      for (const player of career.players.slice(8)) player.injured = true
    })
    time.forfeitMatch()
    await vi.waitFor(() => expect(game.state.awaitingKickOff).toBe(false))
    expect(draw).toHaveBeenCalledTimes(1)
    expect(game.state.lastMatch?.outcome).toBe('L')
  })
})

it('an open run asks for no luck', () => {
  const { game, time, draw } = onMatchDay((career) => {
    career.challenge!.run = null
  })
  time.advance()
  expect(game.state.awaitingKickOff).toBe(false)
  expect(draw).not.toHaveBeenCalled()
})

it('in the match of a ranked run nothing is decided, and no half-time stops it', async () => {
  const { game, time, matchday, touchline, ui, clock } = onMatchDay()
  ui.changeSettings({ matchdayMode: 'full' })
  time.advance()
  await vi.waitFor(() => expect(matchday.isOpen).toBe(true))
  expect(touchline.tooLate).toBe('In a ranked run you give your orders before kick-off.')
  touchline.call('press')
  touchline.changeTactics({ ...game.state.tactics, formation: '4-3-3' })
  expect(matchday.inputs).toEqual([])
  clock.advance(200_000)
  expect(matchday.isOver).toBe(true)
})
