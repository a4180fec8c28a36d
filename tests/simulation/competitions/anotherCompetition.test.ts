/** A fourth competition: a description, drawn and played by the rules of any other. */
import { expect, test } from 'vitest'
import {
  drawRound,
  entrantsOf,
  roundToDraw,
  winnerOfCompetition,
  type KnockOut,
} from '../../../client/simulation/competitions/knockOut.ts'
import { DAYS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { Random, seedRandom } from '../../../client/simulation/core/rng.ts'
import type { Tie } from '../../../client/simulation/core/tie.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { tieResultOf } from '../../../client/simulation/match/tieResult.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { tieSetup, tiesOfToday } from '../../../client/simulation/season/tieSetup.ts'

const BOWL: KnockOut = {
  id: 'cup',
  name: 'Bowl of the Eight',
  trophy: 'the Bowl',
  colours: ['#123456', '#ffffff'],
  entrants: { 1: 3, 2: 5 },
  daysAfterMatchDay: 4,
  rounds: [
    { name: 'quarter-final', afterWeek: 2, prize: 10_000, isNeutral: false, isBig: false },
    { name: 'semi-final', afterWeek: 9, prize: 20_000, isNeutral: false, isBig: false },
    { name: 'final', afterWeek: 30, prize: 40_000, isNeutral: true, isBig: true },
  ],
}

test('A competition is a description: a fourth one is drawn and played to its winner by the same rules', () => {
  const state = createGame({ seed: 5 })
  const idsOf = (clubs: readonly { id: string }[]) => clubs.map(({ id }) => id)
  const divisions = { 1: idsOf(state.competitors), 2: idsOf(state.otherDivision.clubs) }
  const clubs = entrantsOf(BOWL, divisions)
  expect(clubs).toEqual([...divisions[1].slice(0, 3), ...divisions[2].slice(0, 5)])
  const random = new Random(seedRandom(state.seed))
  const ties: Tie[] = drawRound(BOWL, { season: 1, round: 1, clubs }, random)
  const playedOn: number[] = []
  for (; state.day <= DAYS_PER_SEASON; state.day += 1) {
    const next = roundToDraw(BOWL, ties)
    if (next) ties.push(...drawRound(BOWL, { season: 1, ...next }, random))
    for (const { home } of tiesOfToday(state, { competition: BOWL, ties })) {
      const tie = ties.find((one) => one.day === state.day && one.home === home)!
      tie.result = tieResultOf(playMatch(tieSetup(state, tie, { competition: BOWL, ties })))
      expect([tie.home, tie.away]).toContain(tie.result.winner)
      playedOn.push(state.day)
    }
  }
  expect(playedOn).toEqual([18, 18, 18, 18, 67, 67, 214])
  expect(ties.at(-1)!.neutral).toBe(true)
  expect(winnerOfCompetition(BOWL, ties)).toBe(ties.at(-1)!.result!.winner)
})
