import { expect, test } from 'vitest'
import type { MatchEvent, MatchReport, Side } from '../../../client/simulation/match/matchReport.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { decisiveChance } from '../../../client/simulation/reports/decisiveChance.ts'
import { makeSetup } from '../makeGame.ts'

function shot(minute: number, team: Side, type: 'goal' | 'miss', quality = 0.1): MatchEvent {
  const attack = { pattern: 'cross', body: 'foot', x: 9, y: 0, hitsPost: false, isFollowUp: false } as const
  const player = `${team === 'home' ? 'Home' : 'Away'}-9`
  return { minute, type, team, player, assist: null, position: 'Forward', quality, ban: 0, attack }
}

function reportOf(events: MatchEvent[]): MatchReport {
  const goalsOf = (side: Side) => events.filter(({ type, team }) => type === 'goal' && team === side).length
  return { ...playMatch(makeSetup()), events, goals: { home: goalsOf('home'), away: goalsOf('away') } }
}

const H = (minute: number) => shot(minute, 'home', 'goal')
const A = (minute: number) => shot(minute, 'away', 'goal')

test.each([
  ['the only goal', [H(12)], 12, 'winner', { home: 1, away: 0 }],
  ['the lead that was never lost', [H(5), A(20), H(60), H(80)], 60, 'winner', { home: 2, away: 1 }],
  ['the first of three unanswered', [A(5), A(20), A(60)], 5, 'winner', { home: 0, away: 1 }],
  ['the lead, though it was called back later', [H(5), H(20), A(85)], 20, 'winner', { home: 2, away: 0 }],
  ['the equaliser', [H(5), A(20), H(60), A(80)], 80, 'equaliser', { home: 2, away: 2 }],
] as const)('[MAT-41] decides the match: %s', (_, events, minute, meaning, score) => {
  expect(decisiveChance(reportOf([...events]))).toMatchObject({ event: { minute }, meaning, score })
})

test('[MAT-41] the only goal of a second leg won it, though penalties went the other way', () => {
  const shootOut: MatchReport['shootOut'] = [
    { side: 'home', player: 'Home-9', keeper: 'Away-1', outcome: 'save' },
    { side: 'away', player: 'Away-9', keeper: 'Home-1', outcome: 'goal' },
  ]
  const report = { ...reportOf([H(61)]), shootOut }
  expect(decisiveChance(report)).toMatchObject({ event: { minute: 61 }, meaning: 'penalties' })
})

test('[MAT-41] of a goalless match it is the best chance of either side', () => {
  const events = [shot(10, 'home', 'miss', 0.2), shot(30, 'away', 'miss', 0.4), shot(50, 'home', 'miss', 0.3)]
  expect(decisiveChance(reportOf(events))).toMatchObject({
    event: { minute: 30 },
    side: 'away',
    meaning: 'best',
  })
  expect(decisiveChance(reportOf([]))).toBeNull()
})

test('[MAT-41] there is none in a report without attacks', () => {
  expect(decisiveChance(reportOf([{ ...H(12), attack: null }]))).toBeNull()
})
