/** A further competition: an id, names, a description, and it is played, shown and saved as any other. */
import { expect, test } from 'vitest'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import { winnerOfCompetition, type Competition } from '../../../client/simulation/competitions/competition.ts'
import { COMPETITIONS } from '../../../client/simulation/competitions/competitions.ts'
import { DAYS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import {
  COMPETITION_IDS,
  COMPETITION_NAMES,
  ROUND_NAMES,
  type CompetitionId,
} from '../../../client/simulation/core/tie.ts'
import { upcomingMatches } from '../../../client/simulation/reports/programme.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { playDay } from '../../../client/simulation/season/day.ts'

const id = 'bowl' as CompetitionId
const BOWL: Competition = {
  id,
  name: 'Bowl of the Eight',
  winners: 'Bowl winners',
  entrants: ({ divisions }) => [...divisions[1].slice(0, 3), ...divisions[2].slice(0, 5)],
  draws: 0x626f776c,
  sharesTakings: true,
  fame: 0.05,
  daysAfterMatchDay: 3,
  rounds: [
    { stage: 'first-leg', afterWeek: 1, prize: 0, isNeutral: false, isBig: false },
    { stage: 'second-leg', afterWeek: 2, prize: 10_000, isNeutral: false, isBig: false },
    { stage: 'tie', afterWeek: 8, prize: 20_000, isNeutral: false, isBig: false },
    { stage: 'tie', afterWeek: 30, prize: 40_000, isNeutral: true, isBig: true },
  ],
}

Object.assign(COMPETITION_NAMES, { [id]: BOWL.name })
Object.assign(ROUND_NAMES, { [id]: ['first leg', 'second leg', 'semi-final', 'final'] })
;(COMPETITION_IDS as unknown as CompetitionId[]).push(id)
;(COMPETITIONS as Competition[]).push(BOWL)

test('A competition is a description: a further one is drawn, played, shown and saved as any other', () => {
  const state = createGame({ seed: 5 })
  expect(upcomingMatches(state)).toContainEqual(expect.objectContaining({ day: 10, round: 'first leg' }))
  const playedOn = new Set<number>()
  while (state.day < DAYS_PER_SEASON) {
    playDay(state)
    if (state.lastMatch?.competition === id) playedOn.add(state.lastMatch.day)
  }
  expect([...playedOn].slice(0, 2)).toEqual([10, 17])
  const { ties } = competitionOf(state, id)
  expect(ties.map(({ day }) => day)).toEqual([10, 10, 10, 10, 17, 17, 17, 17, 59, 59, 213])
  expect(ties.at(-1)).toMatchObject({ neutral: true, result: { winner: winnerOfCompetition(BOWL, ties) } })
  expect(isCareer(JSON.parse(JSON.stringify(state)))).toBe(true)
  playDay(state)
  expect(state.pastSeasons[0]!.competitions.map((past) => past.id)).toEqual(['cup', id])
})
