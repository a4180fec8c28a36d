import { describe, expect, it } from 'vitest'
import { competitionOf } from '../../../client/simulation/club/competitionSeason.ts'
import type { Score, Tie } from '../../../client/simulation/core/tie.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { seasonPaper } from '../../../client/simulation/reports/paper/paper.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { drawEurope } from '../../support/drawEurope.ts'

const ABROAD = 'abroad-sev'

/** A first season after a match week, with one match in Europe before it. */
function after(week: number, matches: readonly Pick<Tie, 'round' | 'home' | 'away' | 'result'>[]): GameState {
  const game = createGame({ seed: 4, clubName: 'Northgate United' })
  while (game.currentMatchWeek < week) playDay(game)
  drawEurope(game)
  competitionOf(game, 'europe').ties = matches.map((match) => ({
    competition: 'europe',
    day: 0,
    neutral: match.round === 13,
    ...match,
  }))
  return game
}

const result = (score90: Score, winner: string | null, shootOut: Score | null = null): Tie['result'] => ({
  score90,
  extraTime: null,
  shootOut,
  winner,
})

/** The leads of the latest page. */
const leads = (game: GameState) => seasonPaper(game)[0]?.stories.map(({ lead }) => lead)

describe('the paper on Europe [PAP-7]', () => {
  it.each([
    [{ home: 2, away: 1 }, 'Northgate United won 2–1 at home against Sevilla Giralda'],
    [{ home: 1, away: 1 }, 'Northgate United drew 1–1 at home against Sevilla Giralda'],
    [{ home: 0, away: 3 }, 'Northgate United lost 0–3 at home against Sevilla Giralda'],
  ])('tells of a group match that ended %j', (score, text) => {
    const game = after(4, [{ round: 1, home: 'own', away: ABROAD, result: result(score, null) }])
    expect(leads(game)).toContain(`${text} in the first match of the group stage of the Meridian Cup.`)
  })

  it('adds up both legs, and says whether the club is through', () => {
    const first = { round: 7, home: ABROAD, away: 'own', result: result({ home: 2, away: 1 }, null) }
    const second = { round: 8, home: 'own', away: ABROAD }
    const through = after(25, [first, { ...second, result: result({ home: 2, away: 0 }, 'own') }])
    expect(leads(through)).toContain(
      'Northgate United won 2–0 at home against Sevilla Giralda and are in the quarter-final of the Meridian Cup, 3–2 on aggregate.',
    )
    const out = after(25, [
      first,
      { ...second, result: result({ home: 1, away: 0 }, ABROAD, { home: 3, away: 4 }) },
    ])
    expect(leads(out)).toContain(
      'Northgate United won 1–0 at home against Sevilla Giralda and are out of the Meridian Cup, 3–4 on penalties.',
    )
  })

  it('leads with the final that the club has won, and names the winners of another', () => {
    const won = after(38, [
      { round: 13, home: 'own', away: ABROAD, result: result({ home: 2, away: 1 }, 'own') },
    ])
    expect(leads(won)?.[0]).toBe(
      'Northgate United won 2–1 against Sevilla Giralda in the final and have won the Meridian Cup.',
    )
    const others = after(38, [
      { round: 13, home: ABROAD, away: 'abroad-mad', result: result({ home: 0, away: 1 }, 'abroad-mad') },
    ])
    expect(leads(others)).toContain('Madrid Almendro beat Sevilla Giralda in the final of the Meridian Cup.')
  })
})
