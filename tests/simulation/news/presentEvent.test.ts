import { describe, expect, it } from 'vitest'
import { announce, announceRefusal } from '../../../client/simulation/news/announce.ts'
import type { GameEvent } from '../../../client/simulation/news/gameEvent.ts'
import { done, refuse } from '../../../client/simulation/news/outcome.ts'
import { outcomeToast, presentEvent } from '../../../client/simulation/news/presentEvent.ts'
import type { News, Presentation } from '../../../client/simulation/news/presentation.ts'
import { makeGame, messagesOf } from '../makeGame.ts'

const empty = () => makeGame({ notifications: [], nextNotificationId: 1 })

describe('an event', () => {
  it.each<[event: GameEvent, toast: [message: string, tone: string] | null, news: string | null]>([
    [{ kind: 'player-dropped', id: 'p1' }, null, null],
    [{ kind: 'eleven-picked', picked: 11 }, ['Your best fit eleven are picked.', 'success'], null],
    [
      { kind: 'eleven-picked', picked: 1 },
      [
        'Only 1 of your players is fit, all picked now. You need 11: sign somebody, or wait until players are back.',
        'warning',
      ],
      null,
    ],
    [
      { kind: 'reserve-promoted', name: 'Ann Able', replaced: { name: 'Bob Best', isInjured: false } },
      null,
      'squad: Ann Able comes into the eleven for Bob Best, who is suspended.',
    ],
    [
      { kind: 'player-signed', id: 'p1', name: 'Ann Able', fee: 1_250_000 },
      ['Signed Ann Able for £1,250,000.', 'success'],
      'transfer: Signed Ann Able for £1,250,000.',
    ],
    [
      { kind: 'player-sold', id: 'p1', name: 'Ann Able', fee: 80_000, club: 'Hull Lightship' },
      ['Sold Ann Able for £80,000.', 'info'],
      'transfer: Sold Ann Able for £80,000. They join Hull Lightship.',
    ],
    [
      { kind: 'staff-hired', id: 's1', role: 'Doctor', cost: 28_000 },
      ['New Doctor hired successfully', 'success'],
      null,
    ],
    [
      { kind: 'staff-dismissed', id: 's1', role: 'Doctor', severance: 14_000 },
      ['Staff member dismissed', 'warning'],
      null,
    ],
    [
      { kind: 'facility-upgraded', type: 'Club Shop', level: 3, cost: 1_000_000 },
      ['Club Shop upgraded to Level 3.', 'success'],
      'finance: Club Shop upgraded to Level 3 for £1,000,000.',
    ],
    [
      { kind: 'campaign-shared', campaign: 'derby-day-hype', place: 'Club Website' },
      ['Derby Day Hype shared on the Club Website.', 'success'],
      null,
    ],
    [
      { kind: 'campaign-published', campaign: 'derby-day-hype' },
      null,
      'system: Club website: Derby Day Hype. Two weeks of build-up for the big matches.',
    ],
    [
      { kind: 'campaign-shared', campaign: 'derby-day-hype', place: 'Twitter' },
      ['Derby Day Hype shared on Twitter.', 'success'],
      null,
    ],
    [{ kind: 'squad-short' }, null, 'system! Paused: Need more eligible players!'],
    [
      { kind: 'match-forfeited', opponent: 'Ayr', eligible: 10 },
      null,
      'match! MATCH FORFEITED! Not enough eligible players (10/11) vs Ayr. Result: 0-3 Loss.',
    ],
    [{ kind: 'club-bankrupt' }, null, 'finance! BANKRUPTCY! Club finances collapsed. Game Over!'],
    [
      { kind: 'funds-low', money: -1_000_001 },
      null,
      'finance! FINANCIAL WARNING: Budget critically low (−\u2060£1,000,001). Risk of bankruptcy! Cut costs!',
    ],
  ])('$kind', (event, toast, news) => {
    const shown: Presentation & { news?: News } = presentEvent(event)
    expect(shown.toast ?? null).toEqual(toast && { message: toast[0], tone: toast[1] })
    const line = shown.news && `${shown.news.type}${shown.news.isSpecial ? '!' : ':'} ${shown.news.message}`
    expect(line ?? null).toBe(news)
  })

  it('keeps its facts among the notifications, apart from the career', () => {
    const game = empty()
    const names = ['Ann Able']
    announce(game, { kind: 'players-retired', names })
    names.push('Bob Best')
    expect(game.notifications).toEqual([
      { id: 1, day: game.day, event: { kind: 'players-retired', names: ['Ann Able'] } },
    ])
    expect(messagesOf(game)).toEqual(['Retired this summer: Ann Able.'])
  })
})

describe('the result of a command', () => {
  it('produces the toast of its event or refusal', () => {
    expect(outcomeToast(done({ kind: 'facility-built', type: 'Fan Zone', cost: 1 }))).toEqual({
      message: 'Fan Zone built.',
      tone: 'success',
    })
    expect(outcomeToast(done({ kind: 'ticket-price-set', price: 30 }))).toBeNull()
    expect(outcomeToast(refuse('No.'))).toEqual({ message: 'No.', tone: 'error' })
  })

  it('is announced once a day when refused with a notice', () => {
    const game = empty()
    announceRefusal(game, refuse('No.'))
    expect(game.notifications).toEqual([])
    for (const day of [3, 3, 4]) {
      game.day = day
      announceRefusal(game, refuse('No money.', { kind: 'funds-low', money: 0 }))
    }
    expect(game.notifications.map(({ day, event }) => [day, event.kind])).toEqual([
      [4, 'funds-low'],
      [3, 'funds-low'],
    ])
  })
})
