import { describe, expect, it } from 'vitest'
import { TALKS } from '../../../client/simulation/club/calls.ts'
import { NO_EFFECT } from '../../../client/simulation/match/callEffects.ts'
import { currentSide, playMinute, startMatch } from '../../../client/simulation/match/engine.ts'
import { reportMatch } from '../../../client/simulation/match/reportMatch.ts'
import { effectInWords, SHOUT_CHOICES } from '../../../client/simulation/reports/callWords.ts'
import { assistantsTalk, situationOf, talkToAll } from '../../../client/simulation/match/touchline.ts'
import { halfTimeReport, talkAnswers } from '../../../client/simulation/reports/halfTimeReport.ts'
import { makeSetup } from '../makeGame.ts'

function firstHalf(seed: number) {
  const run = startMatch(makeSetup({ seed }))
  while (run.minute < 45) playMinute(run)
  return { report: reportMatch(run), side: 'home' as const, pitch: currentSide(run, 'home').pitch }
}

describe('half-time', () => {
  it('has five words on the half, three ratings and everybody on the pitch, in 200 matches', () => {
    const verdicts = new Set<string>()
    for (let seed = 1; seed <= 200; seed++) {
      const { verdict, rated, listeners, plan } = halfTimeReport(firstHalf(seed))
      verdicts.add(verdict)
      expect(verdict.split(' ').length).toBeLessThanOrEqual(5)
      expect(new Set(rated.map(({ id }) => id)).size).toBe(3)
      expect(listeners.length).toBe(firstHalf(seed).pitch.length)
      expect(listeners.every(({ rating }) => /^\d+\.\d$/.test(rating))).toBe(true)
      expect(plan).toMatch(/^Your plan, .* and .*: .* xG\) for you, .* xG\) for them\.$/)
    }
    expect(verdicts.size).toBe(9)
  })

  it('shows the best first and the worst after it', () => {
    const { rated, listeners } = halfTimeReport(firstHalf(3))
    expect(rated[0]).toEqual(listeners[0])
    expect(rated[1]).toEqual(listeners.at(-1))
  })

  it('has an answer of the assistant for everybody that gains more than it gives away', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const half = firstHalf(seed)
      const answers = talkAnswers(half, null)
      expect(answers.map(({ talk }) => talk)).toEqual(TALKS)
      const advised = assistantsTalk(half.report, 'home')
      expect(answers.filter(({ isAssistants }) => isAssistants).map(({ talk }) => talk)).toEqual(
        advised ? [advised] : [],
      )
      if (advised) {
        const players = half.pitch.map(({ player }) => player)
        const { attack, openness } = talkToAll(advised, situationOf(half.report, 'home'), players)
        expect(attack - openness).toBeGreaterThan(0)
      }
      expect(talkAnswers(half, half.pitch[3]!.player.id).some(({ isAssistants }) => isAssistants)).toBe(false)
    }
  })

  it('has none of the assistant for favourites who are not ahead', () => {
    const half = firstHalf(1)
    const { strength } = half.report
    const asFavourites = (home: number) => ({
      ...half,
      report: {
        ...half.report,
        goals: { home, away: 1 },
        strength: { ...strength, home: { ...strength.home, total: 2 * strength.home.total } },
      },
    })
    const advice = (home: number) =>
      talkAnswers(asFavourites(home), null).flatMap(({ talk, isAssistants }) => (isAssistants ? [talk] : []))
    expect([advice(0), advice(1), advice(2)]).toEqual([[], [], ['calm']])
  })
})

describe('an effect in words', () => {
  it.each([
    [{}, 'Does nothing'],
    [{ attack: 1.01 }, 'Lifts the attack a little'],
    [{ attack: 1.034 }, 'Lifts the attack a little'],
    [{ attack: 1.036 }, 'Lifts the attack'],
    [{ attack: 0.92, openness: 0.98 }, 'Blunts the attack, tightens the back a little'],
    [{ attack: 1.02, openness: 1.02 }, 'Lifts the attack a little, leaves a little room at the back'],
    [{ openness: 1.05, cards: 1.4, legs: 1 }, 'Leaves room at the back, more bookings, costs legs'],
    [{ cards: 0.6, legs: -1 }, 'Fewer bookings, saves legs'],
  ])('%j is: %s', (parts, words) => {
    expect(effectInWords({ ...NO_EFFECT, ...parts })).toBe(words)
  })

  it('tells what every shout costs', () => {
    for (const { effect, cost } of SHOUT_CHOICES) {
      expect(effect).toMatch(/blunts|leaves room|bookings|legs/i)
      expect(cost).not.toBe('')
    }
  })
})
