/** Needs of a second leg, as its commentary says them. */
import { describe, expect, it } from 'vitest'
import { playMatch } from '../../client/simulation/match/engine.ts'
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import { matchLog } from '../../scenes/matchday/script/commentary/matchLog.ts'
import { makeSetup } from './makeReport.ts'

const FIRST_LEGS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 2],
  [0, 2],
  [3, 1],
  [4, 0],
  [1, 5],
] as const

const LEGS = Array.from({ length: 80 }, (_, i) => {
  const [home, away] = FIRST_LEGS[i % FIRST_LEGS.length]!
  return playMatch(makeSetup(i + 1, { tie: { isNeutral: false, firstLeg: { home, away } } }))
})

function linesOf(report: MatchReport, minute = 90) {
  const eventCount = report.events.filter((event) => event.minute <= minute).length
  return matchLog(report, { ownSide: 'home', eventCount, minute, begunMinute: minute })
}

/** Lines that talk of both legs, or of what a side needs. */
function neededAt(report: MatchReport, minute: number): string[] {
  return linesOf(report)
    .filter((line) => line.minute === minute && line.kind === null)
    .map(({ text }) => text)
    .filter((text) => /first leg|aggregate|two legs|extra time/.test(text))
}

const NUMBERS: Record<string, number> = {
  'the one': 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
}

/** Goals shown by the lines until the end of a minute, with those of the first leg. */
function aggregateAt(report: MatchReport, minute: number) {
  const { firstLeg } = report.setup.tie!
  const goals = linesOf(report).filter((line) => line.kind === 'goal' && line.minute <= minute)
  return {
    home: firstLeg!.home + goals.filter(({ team }) => team === 'home').length,
    away: firstLeg!.away + goals.filter(({ team }) => team === 'away').length,
  }
}

describe('[EUR-9] the commentary of a second leg', () => {
  it('says before kick-off, at half-time and ten minutes before the end what is needed, and it is true', () => {
    const seen = new Set<number>()
    for (const report of LEGS) {
      for (const minute of [0, 45, 80]) {
        const [text, ...more] = neededAt(report, minute)
        expect([minute, more]).toEqual([minute, []])
        if (minute === 0) expect(linesOf(report)[0]!.text).toBe(text)
        const { home, away } = aggregateAt(report, minute)
        const lead = Math.abs(home - away)
        seen.add(lead)
        const [leader, behind] =
          home > away ? ['Northgate Town', 'Harbour Rovers'] : ['Harbour Rovers', 'Northgate Town']
        const [tally] = /\d+–\d+/.exec(text!) ?? []
        if (tally) expect(tally).toBe(`${Math.max(home, away)}–${Math.min(home, away)}`)
        if (lead === 0) {
          expect(text).not.toMatch(/Northgate|Harbour/)
          continue
        }
        const led =
          /to ([A-Z]\w+ [A-Z]\w+)|([A-Z]\w+ [A-Z]\w+) (?:bring|lead|have one foot|are as good)/.exec(text!)
        if (led) expect(led[1] ?? led[2]).toBe(leader)
        const needs = /([A-Z]\w+ [A-Z]\w+) (?:need|have to score)/.exec(text!)
        if (needs) expect(needs[1]).toBe(behind)
        const [, count] = /(?:need|at least|It’d take) (?:just )?(the one|\w+)/.exec(text!) ?? []
        if (count) expect([text, NUMBERS[count]]).toEqual([text, lead])
        const [, through] =
          /(\w+) (?:to go through|put them through|to turn it round)|(?<=; )(\w+) more and they/.exec(
            text!,
          ) ?? []
        if (through) expect([text, NUMBERS[through]]).toEqual([text, lead + 1])
      }
    }
    expect(seen).toEqual(new Set([...seen, 0, 1, 2, 3, 4]))
  })

  it('called a leg level that was not, and one all square that was a goal from it on aggregate', () => {
    const seen = new Set<string>()
    for (const report of LEGS) {
      const total = { ...report.setup.tie!.firstLeg! }
      for (const { text, kind, team } of linesOf(report, 120)) {
        if (kind === 'goal') total[team!]++
        const lead = total.home - total.away
        const isSaidLevel = /level|all square|equaliser|all to play for|Nothing between/i.test(text)
        if (kind === 'goal' && isSaidLevel) expect([text, lead]).toEqual([text, 0])
        if (kind === 'goal' && lead === 0) expect(text).toMatch(/aggregate|two legs|tie is level/)
        if (kind === 'extra-time' || (kind === 'full-time' && report.shootOut)) {
          expect(text).toContain(`${total.home}–${total.home}`)
        }
        if (kind === 'extra-time' || kind === 'full-time' || (kind === 'goal' && lead === 0)) seen.add(kind)
      }
    }
    expect([...seen].toSorted()).toEqual(['extra-time', 'full-time', 'goal'])
  })

  it('says nothing of it in other matches, and nothing before its minute', () => {
    const usual = playMatch(makeSetup(3))
    expect([0, 45, 80].flatMap((minute) => neededAt(usual, minute))).toEqual([])
    const single = playMatch(makeSetup(3, { tie: { isNeutral: true, firstLeg: null } }))
    expect([0, 45, 80].flatMap((minute) => neededAt(single, minute))).toEqual([])
    for (const report of LEGS.slice(0, 20)) {
      const whole = linesOf(report)
      const early = linesOf(report, 79)
      expect(whole.slice(0, early.length)).toEqual(early)
      expect(early.some(({ text }) => /^Ten minutes|with ten to play/.test(text))).toBe(false)
    }
  })
})
