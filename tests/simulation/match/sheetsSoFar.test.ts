import { expect, it } from 'vitest'
import { FULL_TIME } from '../../../client/simulation/core/fixture.ts'
import { defaultTactics, type Tactics } from '../../../client/simulation/club/tactics.ts'
import { currentSide, playMatch, playMinute, startMatch } from '../../../client/simulation/match/engine.ts'
import { reportMatch } from '../../../client/simulation/match/reportMatch.ts'
import type { MatchInput } from '../../../client/simulation/match/matchReport.ts'
import { performances } from '../../../client/simulation/match/ratings.ts'
import { sheetsSoFar } from '../../../client/simulation/match/sheetsSoFar.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

it('has everyone with rating and stamina in every minute of 120 matches with decisions and orders', () => {
  const tactics: Tactics = { ...defaultTactics(), formation: '3-5-2' }
  for (let seed = 1; seed <= 120; seed++) {
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
      { kind: 'substitution', isFinal: true, minute: 58, side: 'home', off: off.id, on: on.id },
      { kind: 'tactics', isFinal: true, minute: 70, side: 'away', tactics },
    ]
    const report = playMatch(setup, inputs)
    const run = startMatch(setup)
    while (run.minute < FULL_TIME) {
      playMinute(run, inputs)
      // Of the match so far, as if it ended here: no rating knows what is to come.
      const soFar = reportMatch(run)
      const ratings = { home: performances(soFar, 'home'), away: performances(soFar, 'away') }
      const sheets = sheetsSoFar(report, run.events.length, run.minute)
      for (const side of ['home', 'away'] as const) {
        const now = currentSide(run, side)
        const byShirt = (one: { player: { number: number } }, other: { player: { number: number } }) =>
          one.player.number - other.player.number
        const { gone } = sheets[side]
        expect({ ...sheets[side], gone: gone.toSorted(byShirt) }).toEqual({
          name: setup[side].name,
          formation: now.tactics.formation,
          pitch: now.pitch.map(({ player, freshness }) => ({
            player,
            freshness,
            rating: ratings[side].get(player.id)?.rating,
          })),
          gone: [...setup[side].eleven, ...setup[side].bench]
            .filter(({ id }) => ratings[side].has(id) && !now.pitch.some(({ player }) => player.id === id))
            .map((player) => ({ player, freshness: null, rating: ratings[side].get(player.id)?.rating }))
            .toSorted(byShirt),
          bench: now.bench,
        })
      }
    }
  }
})
