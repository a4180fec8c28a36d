import { describe, expect, it } from 'vitest'
import { NOTIFICATION_TYPES } from '../../../client/simulation/news/notification.ts'
import { clearNotifications, notify } from '../../../client/simulation/news/notify.ts'
import { makeGame, messagesOf } from '../makeGame.ts'

const empty = () => makeGame({ notifications: [], nextNotificationId: 1 })

describe('notifications', () => {
  it.each([
    [49, 49],
    [50, 50],
    [51, 50],
    [120, 50],
  ])('[NEW-1] of %i the latest %i are kept, newest first', (sent, kept) => {
    const game = empty()
    for (let i = 1; i <= sent; i++) notify(game, { message: `News ${i}`, type: 'system' })
    expect(game.notifications).toHaveLength(kept)
    expect(messagesOf(game)[0]).toBe(`News ${sent}`)
    expect(messagesOf(game).at(-1)).toBe(`News ${sent - kept + 1}`)
    expect(new Set(game.notifications.map(({ id }) => id)).size).toBe(kept)
  })

  it('[NEW-4] carry the day, a type of the six, and whether they are special', () => {
    expect(NOTIFICATION_TYPES).toEqual(['system', 'match', 'transfer', 'finance', 'event', 'squad'])
    const game = empty()
    game.day = 12
    notify(game, { message: 'Plain', type: 'squad' })
    notify(game, { message: 'Special', type: 'event', isSpecial: true })
    expect(game.notifications).toEqual([
      { id: 2, message: 'Special', timestamp: 12, isSpecial: true, type: 'event' },
      { id: 1, message: 'Plain', timestamp: 12, isSpecial: false, type: 'squad' },
    ])
  })

  it('[NEW-3] with a key are added once, without one every time', () => {
    const game = empty()
    for (let i = 0; i < 3; i++) {
      notify(game, { message: 'Once', type: 'system', key: 'once' })
      notify(game, { message: 'Again', type: 'system' })
    }
    expect(messagesOf(game).filter((text) => text === 'Once')).toHaveLength(1)
    expect(messagesOf(game).filter((text) => text === 'Again')).toHaveLength(3)
    notify(game, { message: 'Other', type: 'system', key: 'other' })
    expect(messagesOf(game)[0]).toBe('Other')
  })

  it('with a key are not sent again after the panel is cleared', () => {
    const game = empty()
    notify(game, { message: 'Once', type: 'system', key: 'once' })
    clearNotifications(game)
    expect(game.notifications).toEqual([])
    notify(game, { message: 'Once', type: 'system', key: 'once' })
    expect(game.notifications).toEqual([])
  })

  it.each([
    [199, 199, 'key 1'],
    [200, 200, 'key 1'],
    [201, 151, 'key 51'],
    [202, 152, 'key 51'],
  ])('[NEW-2] remember of %i keys %i, from %s on', (sent, kept, oldest) => {
    const game = empty()
    for (let i = 1; i <= sent; i++) notify(game, { message: 'News', type: 'system', key: `key ${i}` })
    expect(game.processedNotificationKeys).toHaveLength(kept)
    expect(game.processedNotificationKeys[0]).toBe(oldest)
    expect(game.processedNotificationKeys.at(-1)).toBe(`key ${sent}`)
  })
})
