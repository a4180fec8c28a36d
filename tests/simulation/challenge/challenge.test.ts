import { describe, expect, it } from 'vitest'
import { closeChallenge, scoreSoFar } from '../../../client/simulation/challenge/closeChallenge.ts'
import type { ChallengeRule, ChallengeTerms } from '../../../client/simulation/club/challenge.ts'
import { runDecision, type Decision } from '../../../client/simulation/commands.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { presentNews } from '../../../client/simulation/news/presentEvent.ts'
import { seasonReport } from '../../../client/simulation/reports/seasonReport.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { clubOffers } from '../../../client/simulation/season/clubOffers.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playDay } from '../../../client/simulation/season/day.ts'
import { replay, type Step } from '../../../client/simulation/steps.ts'
import { makePlayer, textOf } from '../makeGame.ts'

const TERMS: ChallengeTerms = {
  id: '2026-W48',
  title: 'Flying Start',
  weeks: 2,
  rules: [],
  scoring: 'points',
}

function begin(terms: Partial<ChallengeTerms> = {}): GameState {
  return createGame({ seed: 5, challenge: { ...TERMS, ...terms } })
}

function refusalOf(game: GameState, decision: Decision): string | null {
  const before = textOf(game)
  const outcome = runDecision(game, decision)
  if (outcome.done) return null
  expect(textOf(game)).toBe(before)
  return outcome.reason
}

describe('a challenge', () => {
  it('[CHL-1] says what its career starts from, and the club is the player’s', () => {
    const one = createGame({ seed: 5, clubName: 'Bath Beacon', challenge: TERMS })
    const other = createGame({ seed: 5, clubName: 'Ludlow Lamplighters', challenge: TERMS })
    expect(one.challenge).toMatchObject({ ...TERMS, decisions: 0, score: null })
    expect(one.players).toEqual(other.players)
    expect(one.competitors).toEqual(other.competitors)
    expect(createGame({ seed: 5 }).challenge).toBeNull()
  })

  it('[CHL-2] is over on the morning after its last match week, and its career goes on', () => {
    const game = begin()
    while (game.day < 14) playDay(game)
    expect(game.challenge?.score).toBeNull()
    const { points } = game.record
    expect(beginDay(game)).toContainEqual({ kind: 'challenge-over' })
    expect(game.challenge?.score).toBe(points)
    expect(presentNews(game.notifications[0]!.event).message).toMatch(/^Challenge over – Flying Start: /)
    const first = game.challenge!.score
    for (let day = 0; day < 14; day++) expect(playDay(game)).not.toContainEqual({ kind: 'challenge-over' })
    expect(game.challenge?.score).toBe(first)
    expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
  })

  it('[CHL-2] is over when the career ends before', () => {
    const game = begin()
    game.money = -6_000_000
    const events = beginDay(game)
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['challenge-over', 'career-ended']))
    expect(game.challenge?.score).toBe(0)
  })

  it('[CHL-2] [CHL-6] of the cup counts the rounds won, and is over once the club is out', () => {
    const game = begin({ weeks: 36, scoring: 'cup' })
    while (game.competitions[0]!.ties.every(({ result }) => !result)) playDay(game)
    const cup = game.competitions[0]!
    const own = cup.ties.find(({ home, away }) => home === game.club.id || away === game.club.id)!
    const through = copyGame(game)
    own.result!.winner = own.home === game.club.id ? own.away : own.home
    while (game.day % 7 !== 0) playDay(game)
    expect(game.challenge?.score).toBeNull()
    beginDay(game)
    expect(game.challenge?.score).toBe(0)
    const won = through.competitions[0]!.ties.find(
      ({ home, away }) => home === own.home && away === own.away,
    )!
    won.result!.winner = through.club.id
    while (through.day < game.day) playDay(through)
    expect(through.challenge?.score).toBeNull()
    expect(scoreSoFar(through, 'cup')).toBe(1)
  })

  const player = 'p1'
  it.each<[ChallengeRule, Decision[], RegExp]>([
    [
      'no-signings',
      [
        ['signPlayer', player],
        ['offerTerms', player, { wage: 1_000, seasons: 1, status: 'regular' } as never],
        ['makeOffer', player, 1],
        ['borrowPlayer', player],
      ],
      /^No signings in this challenge/,
    ],
    [
      'no-sales',
      [
        ['sellPlayer', player],
        ['acceptBid', player],
        ['askForMore', player],
        ['lendPlayer', player, 'starter'],
      ],
      /^Nobody leaves in this challenge/,
    ],
    [
      'no-building',
      [
        ['buildFacility', 'Club Shop'],
        ['upgradeFacility', 'f1'],
        ['saveFor', null],
      ],
      /^No builders/,
    ],
    [
      'no-campaigns',
      [
        ['launchCampaign', 'x'],
        ['shareCampaign', 'x', 'Club Website'],
      ],
      /^No campaigns/,
    ],
  ])('[CHL-3] of the rule %s refuses what it names, until it is over', (rule, decisions, refusal) => {
    const game = begin({ rules: [rule] })
    const free = begin()
    for (const decision of decisions) {
      expect(refusalOf(game, decision)).toMatch(refusal)
      expect(refusalOf(copyGame(free), decision) ?? '').not.toMatch(refusal)
    }
    game.challenge!.score = 0
    for (const decision of decisions) expect(refusalOf(game, decision) ?? '').not.toMatch(refusal)
  })

  it('[CHL-3] of under-23s takes players of 23, and none of 24', () => {
    const game = begin({ rules: ['under-23s'] })
    const [young, old] = game.market
    young!.age = 23
    old!.age = 24
    expect(refusalOf(game, ['signPlayer', old!.id])).toMatch(/nobody over 23/)
    expect(refusalOf(game, ['signPlayer', young!.id]) ?? '').not.toMatch(/nobody over 23/)
    const rival = game.competitors[3]!.players[0]!
    rival.age = 24
    expect(refusalOf(game, ['makeOffer', rival.id, 1])).toMatch(/nobody over 23/)
    rival.age = 23
    expect(refusalOf(game, ['makeOffer', rival.id, 1]) ?? '').not.toMatch(/nobody over 23/)
  })

  it('[CHL-4] leaves the difficulty and the club as they are', () => {
    const game = begin()
    expect(refusalOf(game, ['raiseDifficulty', 'hard'])).toMatch(/the difficulty stays/)
    expect(refusalOf(game, ['retire'])).toMatch(/see it out first/)
    expect(refusalOf(game, ['takeOver', game.competitors[0]!.id])).toMatch(/see it out first/)
    expect(clubOffers(game)).toEqual([])
    game.challenge!.score = 0
    expect(runDecision(game, ['raiseDifficulty', 'hard']).done).toBe(true)
  })

  it('[CHL-4] shows no way to retire in the review of a season that a longer challenge goes past', () => {
    const game = begin({ weeks: 76 })
    while (game.currentSeason === 1) playDay(game)
    expect(game.challenge?.score).toBeNull()
    expect(seasonReport(game, 1)?.canRetire).toBe(false)
    game.challenge!.score = 0
    expect(seasonReport(game, 1)?.canRetire).toBe(true)
  })

  it('[CHL-5] counts what was carried out, and neither refusals nor the news, shortlist and names', () => {
    const game = begin()
    runDecision(game, ['setTicketPrice', 25])
    runDecision(game, ['setTicketPrice', 5_000])
    runDecision(game, ['clearNotifications'])
    runDecision(game, ['renameClub', 'Bath Beacon'])
    runDecision(game, ['introduceManager', 'Ann Archer', 3])
    runDecision(game, ['toggleShortlist', game.competitors[0]!.players[0]!.id])
    expect(game.challenge?.decisions).toBe(1)
    game.challenge!.score = 3
    runDecision(game, ['setTicketPrice', 26])
    expect(game.challenge?.decisions).toBe(1)
  })

  it('[CHL-6] scores points, places, trophies and money of finished seasons and the running one', () => {
    const game = begin()
    const { club } = game
    const past = (season: number, facts: object) =>
      ({
        season,
        division: 1,
        position: 4,
        points: 60,
        competitions: [],
        review: { expected: 9 },
        ...facts,
      }) as unknown as GameState['pastSeasons'][number]
    game.pastSeasons = [
      past(1, { division: 2, position: 2, review: { expected: 6 } }),
      past(2, { competitions: [{ id: 'cup', isWon: true }] }),
      past(3, { position: 1, review: { expected: 1 } }),
    ]
    game.record = { ...game.record, points: 7 }
    game.money = 1_234_567.4
    expect(scoreSoFar(game, 'points')).toBe(187)
    expect(scoreSoFar(game, 'trophies')).toBe(3 + 2 + 1)
    expect(scoreSoFar(game, 'money')).toBe(1_234_567)
    expect(scoreSoFar(game, 'places')).toBe(4 + 5)
    game.currentMatchWeek = 3
    game.leaguePosition = 20
    const order = game.pressNotes.find((note) => note.kind === 'prediction')!.order
    expect(scoreSoFar(game, 'places')).toBe(4 + 5 + order.indexOf(club.id) + 1 - 20)
  })

  it('closes nothing in a career without one', () => {
    const game = createGame({ seed: 5 })
    game.players.push(makePlayer())
    expect(closeChallenge(game)).toBe(false)
  })

  it('is the same when its steps are played again', () => {
    const start = begin({ rules: ['no-signings'] })
    const steps: Step[] = [
      ['setTicketPrice', 20],
      ['signPlayer', start.market[0]!.id],
    ]
    for (let day = 0; day < 15; day++) steps.push(['beginDay'], ['playMatchDay', []])
    const end = replay(start, steps)
    expect(end.challenge).toMatchObject({ decisions: 1, score: end.record.points })
    expect(textOf(replay(start, steps))).toBe(textOf(end))
  })

  it.each([
    ['a score of its own kind', { score: 'many' }],
    ['an unknown rule', { rules: ['no-rules'] }],
    ['more rules than there are', { rules: Array(9).fill('no-sales') }],
    ['no length', { weeks: 0 }],
    ['more than three seasons', { weeks: 115 }],
    ['a week that is none', { id: '<b>' }],
    ['a field too many', { rank: 1 }],
    ['fewer than no decisions', { decisions: -1 }],
    ['a log that is too long', { log: 'd'.repeat(200_001) }],
    ['a fingerprint that is none', { fingerprint: 'xyz' }],
  ])('is refused in a save with %s', (_, damage) => {
    const game = begin()
    expect(isCareer(game)).toBe(true)
    expect(isCareer({ ...game, challenge: { ...game.challenge, ...damage } })).toBe(false)
  })
})
