/** Variety of the commentary within a match and from match to match of a career. */
import { expect, it, vi } from 'vitest'
import { watchMatch } from '../../client/simulation/season/watchedMatch.ts'
import { matchNotes } from '../../client/simulation/reports/matchNotes.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { matchLog } from '../../scenes/matchday/script/commentary/matchLog.ts'
import { OPENINGS } from '../../scenes/matchday/script/commentary/shotOpenings.ts'
import { MANAGERS } from '../support/managers.ts'
import { reviveClub } from '../support/playSeasons.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Careers of several seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const MATCHES = 200

/** Lines of consecutive own matches of a career. */
function careerLogs(seed: number): string[][] {
  const game = createGame({ seed })
  const logs: string[][] = []
  while (logs.length < MATCHES) {
    beginDay(game)
    MANAGERS.sensible(game)
    const watched = game.awaitingKickOff ? watchMatch(game) : null
    if (watched) {
      const { report, match } = watched
      const lines = matchLog(report, {
        ownSide: match.ownSide,
        eventCount: report.events.length,
        minute: 90,
        begunMinute: 90,
        notes: matchNotes(game, match),
      })
      logs.push(lines.map(({ text }) => text))
    }
    playMatchDay(game)
    if (game.ended) reviveClub(game)
  }
  return logs
}

it('repeats at most 4% of the lines of the three matches before, over 200 matches', () => {
  const logs = careerLogs(5)
  const isRepeated = logs.flatMap((lines, i) => {
    const before = new Set(logs.slice(Math.max(0, i - 3), i).flat())
    return lines.map((text) => before.has(text))
  })
  expect(isRepeated.filter(Boolean).length / isRepeated.length).toBeLessThanOrEqual(0.04)
})

it('has no line twice in a match', () => {
  for (const lines of careerLogs(6)) expect(new Set(lines).size).toBe(lines.length)
})

it('has at least twelve ways in which a shot of each pattern comes about', () => {
  for (const { plain, assisted } of Object.values(OPENINGS)) {
    expect(new Set(plain).size).toBeGreaterThanOrEqual(12)
    expect(new Set(assisted).size).toBeGreaterThanOrEqual(12)
  }
})
