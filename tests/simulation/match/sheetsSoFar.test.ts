import { expect, it } from 'vitest'
import { FULL_TIME } from '../../../client/simulation/core/matchMinutes.ts'
import { defaultTactics, type Tactics } from '../../../client/simulation/core/tactics.ts'
import { currentSide, playMatch, playMinute, startMatch } from '../../../client/simulation/match/engine.ts'
import type { MatchInput } from '../../../client/simulation/match/matchReport.ts'
import { sheetsSoFar } from '../../../client/simulation/match/sheetsSoFar.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

it('has everyone who is on the pitch and on the bench in every minute of 300 matches with decisions and orders', () => {
  const tactics: Tactics = { ...defaultTactics(), formation: '3-5-2' }
  for (let seed = 1; seed <= 300; seed++) {
    const setup = makeSetup({
      seed,
      home: {
        ...makeSheet('Home'),
        orders: [{ from: 75, when: 'any', tactics: { formation: '4-3-3' }, off: 'Forward' }],
      },
    })
    const [off, on] = [setup.home.eleven[10], setup.home.bench[1]]
    if (!off || !on) throw new Error('The side is too small')
    const inputs: MatchInput[] = [
      { kind: 'substitution', minute: 58, side: 'home', off: off.id, on: on.id },
      { kind: 'tactics', minute: 70, side: 'away', tactics },
    ]
    const report = playMatch(setup, inputs)
    const run = startMatch(setup)
    while (run.minute < FULL_TIME) {
      playMinute(run, inputs)
      const sheets = sheetsSoFar(report, run.events.length, run.minute)
      for (const side of ['home', 'away'] as const) {
        const now = currentSide(run, side)
        expect(sheets[side]).toEqual({
          name: setup[side].name,
          formation: now.tactics.formation,
          pitch: now.pitch.map(({ player }) => player),
          bench: now.bench,
        })
      }
    }
  }
})
