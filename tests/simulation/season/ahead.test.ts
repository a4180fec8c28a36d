import { describe, expect, it, vi } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { StopCause } from '../../../client/simulation/core/stopCauses.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { isFit } from '../../../client/simulation/people/player.ts'
import { planAhead, playAheadDay, type AheadDay } from '../../../client/simulation/season/ahead.ts'
import { aheadRefusal, type AheadTarget } from '../../../client/simulation/season/aheadTargets.ts'
import { setAssistant } from '../../../client/simulation/season/assistant.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { announce } from '../../../client/simulation/news/announce.ts'
import { makeAssistant, makeGame, messagesOf } from '../makeGame.ts'
import { LEAVING } from '../makeUnrest.ts'
import { noUnrest } from '../../../client/simulation/people/unrest.ts'

// Whole seasons, twice.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** Plays to the end of a plan. */
function play(game: GameState, target: AheadTarget, stopsFor: readonly StopCause[] = []): AheadDay[] {
  const plan = planAhead(game, target, stopsFor)
  const days: AheadDay[] = []
  do days.push(playAheadDay(game, plan))
  while (!days.at(-1)?.stop)
  return days
}

/** Every rule of the assistant on, so that no decision is left. */
const EVERYTHING = { picksEleven: true, restsTired: true, setsTicketPrice: true }

describe('days played ahead', () => {
  it.each([1, 4])('are those clicked through with the same assistant, byte for byte: seed %i', (seed) => {
    const ahead = makeGame({ seed })
    let clicked = makeGame({ seed })
    setAssistant(ahead, EVERYTHING)
    setAssistant(clicked, EVERYTHING)
    for (const target of ['match-day', 'match', 'month', 'season', 'season', 'season'] as const) {
      if (aheadRefusal(ahead, target) === null) play(ahead, target)
    }
    expect(ahead.currentSeason).toBe(2)
    while (clicked.day < ahead.day || clicked.awaitingKickOff) {
      clicked = copyGame(clicked)
      beginDay(clicked)
      clicked = copyGame(clicked)
      playMatchDay(clicked)
    }
    expect(JSON.stringify(ahead) === JSON.stringify(clicked)).toBe(true)
  })

  it.each<[AheadTarget, Partial<GameState>, number, boolean]>([
    ['match-day', {}, 7, true],
    ['match', {}, 7, false],
    ['match', { day: 7, awaitingKickOff: true }, 7, false],
    ['month', {}, 30, false],
    ['month', { day: 30 }, 60, false],
    ['season', {}, 266, false],
  ])('to the %s from %j end on day %i, the match still to be played: %s', (target, parts, day, awaits) => {
    const game = makeGame({ assistant: makeAssistant(EVERYTHING), ...parts })
    const weeks = parts.currentMatchWeek ?? (parts.day === 30 ? 4 : 0)
    game.currentMatchWeek = weeks
    expect(play(game, target).at(-1)?.stop).toBe('target')
    expect(game).toMatchObject({ day, awaitingKickOff: awaits })
  })

  it.each(['month', 'season'] as const)(
    'to the %s after the last match end on the next season’s first day',
    (target) => {
      const game = makeGame({ assistant: makeAssistant(EVERYTHING) })
      play(game, 'season')
      expect(
        play(game, target)
          .at(-1)
          ?.events.map(({ kind }) => kind),
      ).toContain('season-ended')
      expect(game).toMatchObject({ day: 267, currentSeason: 2 })
    },
  )

  it.each<[AheadTarget, Partial<GameState>, string | null]>([
    ['match-day', {}, null],
    ['match-day', { awaitingKickOff: true }, 'It’s match day.'],
    ['match', { awaitingKickOff: true }, null],
    ['match', { currentMatchWeek: 38 }, 'There are no matches left this season.'],
    ['season', { currentMatchWeek: 38 }, null],
    ['season', { ended: { reason: 'sacked', day: 1, season: 1, position: 20 } }, 'The career is over.'],
  ])('to the %s with %j: %s', (target, parts, refusal) => {
    expect(aheadRefusal(makeGame(parts), target)).toBe(refusal)
  })

  it('bring along what each of them had for the side panel', () => {
    const game = makeGame({ seed: 2, assistant: makeAssistant(EVERYTHING) })
    const news = play(game, 'season').flatMap(({ news }) => messagesOf({ notifications: news }))
    expect(news.filter((message) => /^Week \d+: /.test(message))).toHaveLength(38)
    expect(news.some((message) => message.startsWith('Assistant: '))).toBe(true)
    expect(news.slice(-3)).toEqual(messagesOf(game).slice(0, 3).reverse())
  })
})

describe('on the way it is stopped', () => {
  /** Plays a career of the seed to the season's end and returns why it came no further. */
  function stopOf(cause: StopCause, game: GameState) {
    const last = play(game, 'season', [cause]).at(-1)!
    return { stop: last.stop, events: last.events.map(({ kind }) => kind) }
  }

  it.each<[StopCause, string, Partial<GameState>]>([
    ['events', 'random-event', {}],
    ['absences', 'players-out', {}],
    ['market', 'market-refreshed', {}],
    ['board', 'board-warning', { fanHappiness: 0, ticketPrice: 150 }],
    ['funds', 'low-funds', { money: -1_500_000 }],
    ['results', 'matches-played', {}],
  ])('for %s', (cause, kind, parts) => {
    const game = makeGame({ seed: 3, assistant: makeAssistant(EVERYTHING), ...parts })
    const { stop, events } = stopOf(cause, game)
    expect(stop).toBe(cause)
    expect(events).toContain(kind)
    expect(game.day).toBeLessThan(266)
  })

  it('[QUE-1] for a bid for one of the four best, and not for one after it has lapsed', () => {
    const bidOf = (place: number, lapsed: boolean) => {
      const game = makeGame({ seed: 3, assistant: makeAssistant(EVERYTHING) })
      const player = game.players.toSorted((a, b) => b.quality - a.quality)[place]!
      game.minds = [{ ...noUnrest(player.id), ...LEAVING, bidDay: 2 }]
      if (lapsed) announce(game, { kind: 'bid-over', club: 'Leeds', name: player.name, reason: 'lapsed' })
      return playAheadDay(game, planAhead(game, 'season', ['key-bids']))
    }
    expect(bidOf(3, false).events.map(({ kind }) => kind)).toContain('bid-received')
    expect(bidOf(3, false).stop).toBe('key-bids')
    expect(bidOf(4, false).stop).toBeNull()
    expect(bidOf(3, true).stop).toBeNull()
  })

  it('[QUE-2] by low funds again after a while, or when £2,000,000 more are lost', () => {
    const fundsOn = (now: number, warnedOn: number | null, before: number) => {
      const game = makeGame({ day: 20, currentMatchWeek: 2, money: now })
      if (warnedOn !== null) {
        game.lastFinanceWarningDay = warnedOn
        game.notifications = [{ id: 1, day: warnedOn, event: { kind: 'funds-low', money: before } }]
      }
      return playAheadDay(game, planAhead(game, 'season', ['funds'])).stop
    }
    expect(fundsOn(-1_500_000, null, 0)).toBe('funds')
    expect(fundsOn(-1_900_000, 14, -1_500_000)).toBeNull()
    expect(fundsOn(-2_100_000, 14, -1_500_000)).toBe('funds')
    expect(fundsOn(-1_900_000, 13, -1_500_000)).toBe('funds')
  })

  it('by the last week for loans, if money lies idle', () => {
    const on = (day: number, money: number) => {
      const game = makeGame({ day: day - 1, currentMatchWeek: 20, money })
      return playAheadDay(game, planAhead(game, 'season', ['window'])).stop
    }
    expect(on(141, 12_000_000)).toBe('window')
    expect(on(142, 12_000_000)).toBeNull()
    expect(on(141, 1_000_000)).toBeNull()
  })

  it('by the results after the first match, by the market after a fortnight', () => {
    const game = makeGame({ assistant: makeAssistant(EVERYTHING) })
    stopOf('results', game)
    expect(game).toMatchObject({ day: 7, awaitingKickOff: false })
    stopOf('market', game)
    expect(game).toMatchObject({ day: 14, awaitingKickOff: true })
  })

  it('for nothing that was not asked for, but for too few players and the end', () => {
    const game = makeGame({ seed: 3, assistant: makeAssistant(EVERYTHING) })
    expect(play(game, 'season').at(-1)?.stop).toBe('target')
  })

  it('before a match that would be forfeited, which it never plays', () => {
    const game = makeGame()
    game.players.splice(10)
    expect(play(game, 'season').at(-1)?.stop).toBe('needed')
    expect(game).toMatchObject({ day: 7, awaitingKickOff: true, currentMatchWeek: 0 })
  })

  it('at once when a match leaves fewer than eleven and nobody replaces them', () => {
    const game = makeGame({ assistant: makeAssistant({ replacesWhoDropsOut: false }) })
    const last = play(game, 'season').at(-1)!
    expect(last.stop).toBe('needed')
    expect(last.events.map(({ kind }) => kind)).toContain('insufficient-players')
    expect(game.players.filter((player) => player.inSquad && isFit(player)).length).toBeLessThan(11)
  })

  it('when the career ends', () => {
    const game = makeGame({ money: -4_990_000 })
    expect(play(game, 'season').at(-1)?.stop).toBe('needed')
    expect(game.ended?.reason).toBe('bankrupt')
  })
})
