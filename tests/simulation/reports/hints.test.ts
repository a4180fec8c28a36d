import { describe, expect, it } from 'vitest'
import { HINT_TABS } from '../../../client/simulation/reports/hint.ts'
import { hintOf, topicOfWeek, type HintTopic } from '../../../client/simulation/reports/hints.ts'
import { needsYou } from '../../../client/simulation/reports/needsYou.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { makeGame } from '../makeGame.ts'

const noTopics: readonly HintTopic[] = []

describe('[QUE-7] hints of the assistant', () => {
  it.each([1, 7, 42])('lead to every tab by week 8, one a week, none twice, seed %i', (seed) => {
    const game = createGame({ seed })
    // The first week leads to them.
    const tabs: string[] = ['dashboard', 'tactics']
    const topics: HintTopic[] = []
    for (let week = 1; week < 8; week++) {
      while (game.currentMatchWeek < week || game.awaitingKickOff) {
        beginDay(game)
        playMatchDay(game)
      }
      const topic = topicOfWeek(game, { tabs, topics })
      const hint = topic && hintOf(game, topic)
      if (topic) topics.push(topic)
      if (hint?.tab) tabs.push(hint.tab)
    }
    expect(HINT_TABS.filter((tab) => !tabs.includes(tab))).toEqual([])
    expect(new Set(topics).size).toBe(topics.length)
  })

  it('speak of what has just been met before a tab that can wait', () => {
    const game = makeGame({ currentMatchWeek: 2, day: 15 })
    const tabs = HINT_TABS.filter((tab) => tab !== 'league')
    for (const player of game.players) Object.assign(player, { injured: false, suspensions: 0, stamina: 100 })
    expect(topicOfWeek(game, { tabs, topics: noTopics })).toBe('league')
    game.players[0]!.suspensions = 2
    expect(topicOfWeek(game, { tabs, topics: noTopics })).toBe('suspension')
    expect(topicOfWeek(game, { tabs, topics: ['suspension'] })).toBe('league')
    expect(topicOfWeek(game, { tabs, topics: ['suspension', 'league'] })).toBeNull()
  })

  it('come to a tab first when weeks run short', () => {
    const game = makeGame({ currentMatchWeek: 7, day: 50 })
    const tabs = HINT_TABS.filter((tab) => tab !== 'league')
    game.players[0]!.suspensions = 2
    expect(topicOfWeek(game, { tabs, topics: noTopics })).toBe('league')
  })

  it('are withdrawn once they are of no use', () => {
    const game = makeGame()
    game.players[0]!.suspensions = 1
    expect(hintOf(game, 'suspension')?.text).toContain(`${game.players[0]!.name} is banned for 1 match`)
    game.players[0]!.suspensions = 0
    expect(hintOf(game, 'suspension')).toBeNull()
  })

  it('add to what stands in the queue, and do not repeat it', () => {
    const game = makeGame({ currentMatchWeek: 2, day: 15 })
    const [player] = game.players
    const bid = {
      playerId: player!.id,
      clubId: null,
      club: 'Porto',
      fee: 1_000,
      deadline: 20,
      hasRisen: false,
    }
    game.bids = [bid]
    const [row] = needsYou(game).filter(({ id }) => id.startsWith('bid'))
    expect(row?.title).toContain('Porto bid £1,000')
    expect(hintOf(game, 'bid')?.text).not.toContain(row?.title)
    expect(hintOf(game, 'bid')?.text).toContain('ask Porto for more')
  })

  it('offer to do only what the club can easily pay', () => {
    const game = makeGame({ money: 80_000 })
    expect(hintOf(game, 'staff')?.task).toEqual({ kind: 'hire', role: 'Fitness Coach' })
    game.money = 79_999
    expect(hintOf(game, 'staff')?.task).toBeNull()
    expect(hintOf(game, 'marketing')?.task).toBeNull()
  })
})
