import { describe, expect, it } from 'vitest'
import { CHALLENGES } from '../../../client/simulation/challenge/challenges.ts'
import type { ChallengeRule } from '../../../client/simulation/club/challenge.ts'
import { HINT_TABS } from '../../../client/simulation/reports/hint.ts'
import { hintOf, topicOfWeek, type HintTopic } from '../../../client/simulation/reports/hints.ts'
import { needsYou } from '../../../client/simulation/reports/needsYou.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { makeGame } from '../makeGame.ts'
import { makeUnrest, UNHAPPY } from '../makeUnrest.ts'

const noTopics: readonly HintTopic[] = []

/** New career in a challenge with these rules, brought to the last weeks in which players are lent. */
function inChallenge(rules: readonly ChallengeRule[]) {
  const game = createGame({ seed: 7, challenge: { ...CHALLENGES[0]!, rules } })
  for (const player of game.players) Object.assign(player, { injured: false, stamina: 100 })
  return Object.assign(game, { currentMatchWeek: 20, day: 141 })
}

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

  it('led to what the challenge of the career refuses', () => {
    const tabs = HINT_TABS.filter((tab) => tab !== 'transfers')
    const open = inChallenge([])
    const closed = inChallenge(['no-signings'])
    for (const topic of ['window', 'transfers'] as const) {
      expect(hintOf(open, topic)?.tab).toBe('transfers')
      expect(hintOf(closed, topic)).toBeNull()
    }
    expect(topicOfWeek(open, { tabs, topics: noTopics })).toBe('window')
    expect(topicOfWeek(closed, { tabs, topics: noTopics })).not.toBe('window')
    expect(hintOf(inChallenge(['no-building']), 'facilities')).toBeNull()
    closed.challenge!.score = 30
    expect(hintOf(closed, 'window')?.tab).toBe('transfers')
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
    game.bids = [{ ...bid, hasRisen: true }]
    expect(hintOf(game, 'bid')).toBeNull()
  })

  it('speak of a promise only to a player who can be promised one', () => {
    const bid = { kind: 'bid', club: 'Hamburg Speicher', fee: 4_000_000, hasLapsed: false } as const
    const hintFor = (unrest: Parameters<typeof makeUnrest>[0]) =>
      hintOf(makeUnrest({ ...UNHAPPY, answerBy: 95, ...unrest }).game, 'message')?.text
    expect(hintFor({})).toContain('Only promise')
    expect(hintFor({ cause: bid })).toContain('without an answer')
    expect(hintFor({ distrustUntil: 86 })).toContain('without an answer')
  })

  it('offer to renew only contracts that somebody would talk about', () => {
    const game = makeGame({ currentMatchWeek: 20, day: 141 })
    for (const player of game.players) player.contract.until = game.currentSeason
    expect(hintOf(game, 'contracts')?.task).toEqual({ kind: 'assistant', change: { renewsContracts: true } })
    for (const player of game.players) player.morale = 1
    expect(hintOf(game, 'contracts')).toBeNull()
  })

  it('offer to do only what the club can easily pay', () => {
    const game = makeGame({ money: 80_000 })
    expect(hintOf(game, 'staff')?.task).toEqual({ kind: 'hire', role: 'Fitness Coach' })
    game.money = 79_999
    expect(hintOf(game, 'staff')?.task).toBeNull()
    expect(hintOf(game, 'marketing')?.task).toBeNull()
  })
})
