import { describe, expect, it } from 'vitest'
import { DEMANDS, demandGain } from '../../../client/simulation/club/planDemands.ts'
import { defaultTactics, type Tactics } from '../../../client/simulation/club/tactics.ts'
import type { TraitName } from '../../../client/simulation/people/traits.ts'
import { playMatch, playMinute, startMatch } from '../../../client/simulation/match/engine.ts'
import { strengthOf } from '../../../client/simulation/match/runningSide.ts'
import type { MatchInput, TeamSheet } from '../../../client/simulation/match/matchReport.ts'
import { fieldEleven } from '../../../client/simulation/players/squad.ts'
import { makeGame, makeSetup, makeSheet } from '../makeGame.ts'

/** A plan that asks for nothing but what `change` adds. */
const plan = (change: Partial<Tactics>): Tactics => ({ ...defaultTactics(), ...change })
/** Side in which the last `count` players have a trait. */
function sideWith(
  tactics: Tactics,
  name: TraitName,
  count: number,
  kind: 'strengths' | 'weaknesses',
): TeamSheet {
  const sheet = makeSheet('Home')
  const eleven = sheet.eleven.map((player, i) => (i >= 11 - count ? { ...player, [kind]: [name] } : player))
  return { ...sheet, tactics, eleven }
}

describe('the demands of a plan', () => {
  it.each([
    ['strengths', 0, 1],
    ['strengths', 1, 1.01],
    ['strengths', 4, 1.04],
    ['strengths', 5, 1.04],
    ['weaknesses', 1, 0.99],
    ['weaknesses', 4, 0.96],
    ['weaknesses', 5, 0.96],
  ] as const)(
    '[TAC-13] %s of %i players in Stamina make a side at a high tempo %d as strong',
    (kind, count, factor) => {
      const strength = (intensity: Tactics['intensity']) =>
        playMatch(makeSetup({ home: sideWith(plan({ intensity }), 'Stamina', count, kind) })).strength.home
          .tactics
      const without = playMatch(
        makeSetup({ home: { ...makeSheet('Home'), tactics: plan({ intensity: 'high' }) } }),
      )
      expect(strength('high') / without.strength.home.tactics).toBeCloseTo(factor, 9)
      expect(strength('medium')).toBe(1)
    },
  )

  it('counts in the match from the minute of a change of plan', () => {
    const change: MatchInput = {
      kind: 'tactics',
      isFinal: true,
      minute: 46,
      side: 'home',
      tactics: plan({ offensiveStyle: 'wing_play' }),
    }
    // Strength, since expected goals vary by 55% from match to match.
    const strengthAfter = (home: TeamSheet) => {
      let sum = 0
      for (let seed = 1; seed <= 50; seed++) {
        const run = startMatch(makeSetup({ home, seed }))
        while (run.minute < 60) playMinute(run, [change])
        sum += strengthOf(run.home)
      }
      return sum
    }
    const wide = sideWith(defaultTactics(), 'Crossing', 6, 'strengths')
    const narrow = sideWith(defaultTactics(), 'Crossing', 6, 'weaknesses')
    expect(strengthAfter(wide)).toBeGreaterThan(1.01 * strengthAfter(narrow))
  })

  it('[TAC-13] suit the sides of a league equally, whatever the choice', () => {
    const elevens = Array.from({ length: 12 }, (_, seed) => makeGame({ seed: seed + 1 }).competitors)
      .flat()
      .map(({ players, tactics }) => fieldEleven(players, tactics.formation, ({ quality }) => quality))
    for (const demands of Object.values(DEMANDS)) {
      for (const [choice, asks] of Object.entries(demands)) {
        const mean = elevens.reduce((sum, eleven) => sum + demandGain(eleven, asks), 0) / elevens.length
        // A share of 0.5% of strength is a sixth of a point in a season.
        expect(Math.abs(mean), choice).toBeLessThan(0.005)
      }
    }
  })
})
