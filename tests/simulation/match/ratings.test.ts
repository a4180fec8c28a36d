import { describe, expect, it } from 'vitest'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import type { MatchEvent, MatchReport } from '../../../client/simulation/match/matchReport.ts'
import { performances } from '../../../client/simulation/match/ratings.ts'
import { makeSetup } from '../makeGame.ts'

const played = playMatch(makeSetup())
const everybody = Object.fromEntries(played.setup.home.eleven.map(({ id }) => [id, 90]))
const [keeper, defender, , , , midfielder, , , , forward] = played.setup.home.eleven.map(({ id }) => id)

const event = (parts: Partial<MatchEvent>): MatchEvent => ({
  minute: 30,
  type: 'goal',
  team: 'home',
  player: null,
  assist: null,
  position: null,
  quality: 0.2,
  ban: 0,
  attack: null,
  ...parts,
})

/** Home ratings after a match with these events and no substitutions. */
function rate(goals: MatchReport['goals'], events: MatchEvent[] = []) {
  const report = { ...played, goals, events, minutes: { home: everybody, away: {} } }
  const found = performances(report, 'home')
  return (id: string | undefined) => found.get(id ?? '')?.rating
}

describe('the rating of a match', () => {
  it('[RAT-1] is 6.0 for a forward in a draw who did nothing', () => {
    expect(rate({ home: 1, away: 1 })(forward)).toBe(60)
  })

  it.each([
    ['scores', { player: 'scorer' }, 70],
    ['provides', { player: 'other', assist: 'scorer' }, 66],
    ['wastes a big chance', { type: 'miss', player: 'scorer', quality: 0.4 }, 57],
    ['misses a small one', { type: 'miss', player: 'scorer', quality: 0.1 }, 60],
    ['is cautioned', { type: 'card', player: 'scorer', ban: 0, quality: 0 }, 59],
    ['is booked', { type: 'card', player: 'scorer', ban: 1, quality: 0 }, 57],
    ['is sent off', { type: 'card', player: 'scorer', ban: 2, quality: 0 }, 48],
    ['is of the other side', { team: 'away', player: 'scorer' }, 60],
  ] as const)('[RAT-1] of a forward who %s', (_, parts, rating) => {
    const named = JSON.parse(JSON.stringify(parts).replaceAll('"scorer"', `"${forward}"`)) as object
    expect(rate({ home: 1, away: 1 }, [event(named)])(forward)).toBe(rating)
  })

  it('[RAT-2] is higher for a win and a clean sheet, most of all for defenders and goalkeepers', () => {
    const won = rate({ home: 1, away: 0 })
    expect([keeper, defender, midfielder, forward].map(won)).toEqual([71, 71, 67, 65])
    const lost = rate({ home: 0, away: 3 })
    expect([keeper, defender, midfielder, forward].map(lost)).toEqual([47, 50, 53, 56])
  })

  it('[RAT-2] counts saves of the goalkeeper', () => {
    const saves = [event({ type: 'save', team: 'away' }), event({ type: 'save', team: 'away' })]
    expect(rate({ home: 1, away: 1 }, saves)(keeper)).toBe(rate({ home: 1, away: 1 })(keeper)! + 2)
  })

  it('[RAT-3] stays between 3 and 10', () => {
    const goals = Array.from({ length: 8 }, () => event({ player: forward ?? '' }))
    expect(rate({ home: 8, away: 0 }, goals)(forward)).toBe(100)
    expect(rate({ home: 0, away: 20 })(keeper)).toBe(30)
  })

  it.each([
    [59, false],
    [60, true],
  ])('[AWA-3] goes with a clean sheet for a keeper of %i minutes: %s', (minutes, keptClean) => {
    const report = {
      ...played,
      goals: { home: 0, away: 0 },
      minutes: { home: { ...everybody, [keeper ?? '']: minutes }, away: {} },
    }
    const found = performances(report, 'home')
    expect(found.get(keeper ?? '')?.keptClean).toBe(keptClean)
    expect(found.get(defender ?? '')?.keptClean).toBe(false)
  })

  it('[RAT-4] covers exactly the players who took part, and nobody in a forfeit', () => {
    expect([...performances(played, 'away').keys()].toSorted()).toEqual(
      Object.keys(played.minutes.away).toSorted(),
    )
    expect(performances({ ...played, forfeit: true }, 'home').size).toBe(0)
  })
})
