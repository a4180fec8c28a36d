import { describe, expect, it } from 'vitest'
import { announce, clearNotifications, withdrawNews } from '../../../client/simulation/news/announce.ts'
import type { NewsEvent } from '../../../client/simulation/news/gameEvent.ts'
import { NOTIFICATION_TYPES } from '../../../client/simulation/news/presentation.ts'
import { makeGame, newsOf } from '../makeGame.ts'

const empty = () => makeGame({ notifications: [], nextNotificationId: 1 })

const scouts = (count: number): NewsEvent => ({ kind: 'scouts-returned', count })

describe('notifications', () => {
  it.each([
    [49, 49],
    [50, 50],
    [51, 50],
    [120, 50],
  ])('[NEW-1] of %i the latest %i are kept, newest first', (sent, kept) => {
    const game = empty()
    for (let i = 1; i <= sent; i++) announce(game, scouts(i))
    expect(game.notifications).toHaveLength(kept)
    expect(game.notifications[0]?.event).toEqual(scouts(sent))
    expect(game.notifications.at(-1)?.event).toEqual(scouts(sent - kept + 1))
    expect(new Set(game.notifications.map(({ id }) => id)).size).toBe(kept)
  })

  it('[NEW-4] carry the day, a type of the six, and whether they are special', () => {
    expect(NOTIFICATION_TYPES).toEqual(['system', 'match', 'transfer', 'finance', 'event', 'squad'])
    const game = empty()
    game.day = 12
    announce(game, { kind: 'nobody-bids', name: 'Ann Able' })
    announce(game, { kind: 'event-asks', event: 'fan-protest' })
    expect(newsOf(game)).toEqual([
      {
        id: 2,
        message: 'Fan Protest: what happens next is up to you.',
        day: 12,
        isSpecial: true,
        type: 'event',
      },
      { id: 1, message: 'No bids for Ann Able for now.', day: 12, isSpecial: false, type: 'squad' },
    ])
  })

  it('[NEW-3] with a key are added once, without one every time', () => {
    const game = empty()
    for (let i = 0; i < 3; i++) {
      announce(game, scouts(1), 'once')
      announce(game, scouts(2))
    }
    const counts = () => game.notifications.map(({ event }) => 'count' in event && event.count)
    expect(counts()).toEqual([2, 2, 2, 1])
    announce(game, scouts(3), 'other')
    expect(counts()[0]).toBe(3)
  })

  it('with a key are not sent again after the panel is cleared', () => {
    const game = empty()
    announce(game, scouts(1), 'once')
    clearNotifications(game)
    expect(game.notifications).toEqual([])
    announce(game, scouts(1), 'once')
    expect(game.notifications).toEqual([])
  })

  it.each([
    [199, 199, 'key1'],
    [200, 200, 'key1'],
    [201, 151, 'key51'],
    [202, 152, 'key51'],
  ])('[NEW-2] remember of %i keys %i, from %s on', (sent, kept, oldest) => {
    const game = empty()
    for (let i = 1; i <= sent; i++) announce(game, scouts(1), `key${i}`)
    expect(game.processedNotificationKeys).toHaveLength(kept)
    expect(game.processedNotificationKeys[0]).toBe(oldest)
    expect(game.processedNotificationKeys.at(-1)).toBe(`key${sent}`)
  })

  it('are withdrawn by kind and subject, the latest one only', () => {
    const game = empty()
    for (const count of [1, 2, 2]) announce(game, scouts(count))
    expect(withdrawNews(game, 'scouts-returned', ({ count }) => count === 3)).toBe(false)
    expect(withdrawNews(game, 'scouts-returned', ({ count }) => count === 2)).toBe(true)
    expect(game.notifications.map(({ id }) => id)).toEqual([2, 1])
  })
})
