/** Text of extra time and of shoot-outs. */
import { describe, expect, it } from 'vitest'
import { matchLog } from '../../scenes/matchday/script/commentary/matchLog.ts'
import { momentOf } from '../../scenes/matchday/script/commentary/shootOutLines.ts'
import { EXTRA_TIME } from '../../client/simulation/core/fixture.ts'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { shootOutScore } from '../../client/simulation/core/shootOutScore.ts'
import { winnerOf } from '../../client/simulation/match/tieResult.ts'
import { surname } from '../../client/simulation/people/player.ts'
import { makeSetup } from './makeReport.ts'

const ties = Array.from({ length: 1_200 }, (_, i) =>
  playMatch(makeSetup(i + 1, { tie: { isNeutral: false, firstLeg: null } })),
)
const shootOuts = ties.flatMap((report) => (report.shootOut ? [{ report, kicks: report.shootOut }] : []))

function logOf(report: (typeof ties)[number], kickCount = 0, minute = EXTRA_TIME) {
  const eventCount = report.events.filter((event) => event.minute <= minute).length
  return matchLog(report, { ownSide: 'home', eventCount, minute, begunMinute: minute, kickCount })
}

describe('the log of a tie', () => {
  it('has extra time, its half-time and its end, and is never silent for long', () => {
    for (const report of ties.filter(({ hasExtraTime }) => hasExtraTime).slice(0, 60)) {
      const lines = logOf(report)
      const kinds = lines.filter(({ minute }) => minute >= 90).map(({ kind }) => kind)
      expect(kinds).toEqual(expect.arrayContaining(['extra-time', 'half-time', 'full-time']))
      lines.forEach(({ text, minute }, i) => {
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(minute - (lines[i - 1]?.minute ?? 0)).toBeLessThanOrEqual(4)
      })
    }
  })

  it('calls the end of extra time one only where nobody has to take penalties', () => {
    const [tie] = shootOuts
    const last = logOf(tie!.report).at(-1)
    expect(last).toMatchObject({ kind: 'full-time', minute: EXTRA_TIME })
    expect(last?.text).not.toMatch(/all over|final whistle|All done/)
  })
})

describe('the lines of a shoot-out', () => {
  it('are one for each kick, with taker and goalkeeper of that kick, none twice', () => {
    for (const { report, kicks } of shootOuts) {
      const before = logOf(report).length
      const lines = logOf(report, kicks.length).slice(before)
      expect(lines.map(({ team }) => team)).toEqual(kicks.map(({ side }) => side))
      expect(new Set(lines.map(({ text }) => text)).size).toBe(kicks.length)
      lines.forEach(({ text, kind }, i) => {
        const { side, player } = kicks[i]!
        const { eleven, bench } = report.setup[side]
        const taker = [...eleven, ...bench].find(({ id }) => id === player)!
        expect(kind).toBe('kick')
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(text).toContain(surname(taker.name))
      })
    }
  })

  it('show as many as have been taken, and stay as they were', () => {
    const { report, kicks } = shootOuts[0]!
    const whole = logOf(report, kicks.length)
    const start = whole.length - kicks.length
    for (let taken = 0; taken <= kicks.length; taken++) {
      expect(logOf(report, taken)).toEqual(whole.slice(0, start + taken))
    }
  })

  it('end with the score as the winner says it', () => {
    for (const { report, kicks } of shootOuts) {
      const winner = winnerOf(report)!
      const score = shootOutScore(kicks)
      const tally = `${score[winner]}–${score[winner === 'home' ? 'away' : 'home']}`
      expect(logOf(report, kicks.length).at(-1)?.text).toContain(tally)
    }
  })

  it('know which kick can win it, and which has to go in', () => {
    const kick = (side: 'home' | 'away', outcome: 'goal' | 'miss') => ({
      side,
      player: '',
      keeper: '',
      outcome,
    })
    const three = [1, 2, 3].flatMap(() => [kick('home', 'goal'), kick('away', 'miss')])
    expect(momentOf(three.slice(0, 4), 'home')).toBe('any')
    expect(momentOf(three.slice(0, 5), 'away')).toBe('to-stay')
    const tenKicks = [1, 2, 3, 4, 5].flatMap(() => [kick('home', 'goal'), kick('away', 'goal')])
    expect(momentOf([...tenKicks, kick('home', 'miss')], 'away')).toBe('to-win')
    expect(momentOf([...tenKicks, kick('home', 'goal')], 'away')).toBe('to-stay')
  })
})
