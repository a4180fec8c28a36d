/** The log alone is enough to follow a match. */
import { describe, expect, it } from 'vitest'
import { matchLog } from '../../scenes/matchday/script/commentary/matchLog.ts'
import type { Pattern } from '../../client/simulation/match/attack.ts'
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import { makeReport } from './makeReport.ts'

const MATCHES = 200
const reports = Array.from({ length: MATCHES }, (_, i) => makeReport(i + 1))

function wholeLog(report: MatchReport) {
  return matchLog(report, { ownSide: 'home', eventCount: report.events.length, minute: 90, begunMinute: 90 })
}

/** Words by which a listener knows how a goal came about. */
const HEARD: Record<Exclude<Pattern, 'direct-free-kick'>, RegExp> = {
  penalty: /penalty/i,
  'free-kick': /free kick/i,
  corner: /corner/i,
  'through-ball': /through ball/i,
  cutback: /cuts? (it )?back|cutback/i,
  cross: /\bcross/i,
  counter: /counter|break,/i,
  press: /high up/i,
  rebound: /rebound/i,
  error: /mistake/i,
  solo: /run with the ball|takes on his man/i,
  'long-shot': /far out|from distance|long range/i,
  'open-play': /./,
}

function patternHeard(text: string): Pattern {
  return (
    (Object.keys(HEARD) as (keyof typeof HEARD)[]).find((pattern) => HEARD[pattern].test(text)) ?? 'open-play'
  )
}

function surname(report: MatchReport, id: string | null): string {
  const { home, away } = report.setup
  const all = [home.eleven, home.bench, away.eleven, away.bench].flat()
  return (
    all
      .find((player) => player.id === id)
      ?.name.split(' ')
      .at(-1) ?? ''
  )
}

describe('the log of a match', () => {
  it('is never silent for more than four minutes of play', () => {
    for (const report of reports) {
      const minutes = [0, ...wholeLog(report).map(({ minute }) => minute), 90]
      for (let i = 1; i < minutes.length; i++) {
        const gap = minutes[i]! - minutes[i - 1]!
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeLessThanOrEqual(4)
      }
    }
  })

  it('fills every placeholder, ends every line, and has no line twice in a row', () => {
    for (const report of reports) {
      let before = ''
      for (const { text } of wholeLog(report)) {
        expect(text).not.toMatch(/[{}]|undefined|NaN| {2}/)
        expect(text).toMatch(/^[A-ZÀ-Ž].*[.!?]$/)
        expect(text).not.toBe(before)
        before = text
      }
    }
  })

  it('says of the play only what happened: no stoppage that the report does not have in its minute', () => {
    for (const { play, ...report } of reports) {
      for (const { minute, kind, text } of wholeLog({ play, ...report })) {
        if (kind !== null) continue
        const at = (figure: 'corners' | 'fouls' | 'offsides') =>
          [...play[figure].home, ...play[figure].away].includes(minute)
        if (/corner/i.test(text)) expect(at('corners')).toBe(true)
        if (/foul/i.test(text)) expect(at('fouls')).toBe(true)
        if (/offside|flag/i.test(text)) expect(at('offsides')).toBe(true)
      }
    }
  })

  it('lets a listener rebuild score, scorers, cards and the patterns of goals from its text alone', () => {
    for (const report of reports) {
      const { home, away } = report.setup
      const texts = wholeLog(report).map(({ text }) => text)
      const goals = texts.flatMap((text) =>
        /^(Goal|It’s a goal|They|We score|We’re level|All square|The equaliser|Late|At the)/.test(text) &&
        /\d–\d/.test(text)
          ? [{ text, pattern: patternHeard(text) }]
          : [],
      )
      const booked = report.events.filter(({ type }) => type === 'goal')
      expect(goals).toEqual(
        booked.map(({ player, attack }) => ({
          text: expect.stringMatching(new RegExp(`\\b${surname(report, player)}\\b`)) as string,
          pattern: attack?.pattern === 'direct-free-kick' ? 'free-kick' : attack?.pattern,
        })),
      )
      const last = /(\d+)–(\d+)/.exec(texts.findLast((text) => text.includes('–')) ?? '')
      expect([Number(last?.[1]), Number(last?.[2])]).toEqual([report.goals.home, report.goals.away])
      const cards = texts.filter((text) =>
        /yellow|book|cautioned|red card|sent off|sees red|referee reaches/i.test(text),
      )
      const given = report.events.filter(({ type }) => type === 'card')
      expect(cards).toHaveLength(given.length)
      for (const [i, { player }] of given.entries()) expect(cards[i]).toContain(surname(report, player))
      expect(home.name).not.toBe(away.name)
    }
  })

  it('has no news of the score between the events', () => {
    for (const { kind, text } of reports.flatMap(wholeLog))
      if (kind === null) expect(text).not.toMatch(/\d–\d/)
  })

  it('lets a side chase the ball only when the other has most of it', () => {
    for (const { text } of reports.flatMap(wholeLog)) {
      if (!/have to chase|one-way traffic|aren’t giving it back|can’t get near it/.test(text)) continue
      expect(Number(/(\d+)%/.exec(text)?.[1])).toBeGreaterThanOrEqual(62)
    }
  })

  it('shows a change of plan by hand once its minute has begun', () => {
    const { setup } = makeReport(2)
    const tactics = { ...setup.home.tactics, style: 'attacking' } as const
    const report = makeReport(2, [{ kind: 'tactics', isFinal: true, minute: 50, side: 'home', tactics }])
    const eventCount = report.events.filter(({ minute }) => minute < 50).length
    const at = (begunMinute: number) =>
      matchLog(report, { ownSide: 'home', eventCount, minute: 49, begunMinute })
    const before = at(49)
    expect(before.some(({ kind }) => kind === 'tactics')).toBe(false)
    const after = at(50)
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ minute: 50, kind: 'tactics', team: 'home' })
    expect(wholeLog(report).slice(0, after.length)).toEqual(after)
  })

  it('does not change what it has shown as the match goes on, whatever is decided later', () => {
    for (const report of reports.slice(0, 20)) {
      const count = report.events.filter(({ minute }) => minute <= 50).length
      const soFar = matchLog(report, { ownSide: 'home', eventCount: count, minute: 50, begunMinute: 50 })
      expect(wholeLog(report).slice(0, soFar.length)).toEqual(soFar)
      const other = { ...report, events: report.events.slice(0, count) }
      expect(matchLog(other, { ownSide: 'home', eventCount: count, minute: 50, begunMinute: 50 })).toEqual(
        soFar,
      )
    }
  })
})
