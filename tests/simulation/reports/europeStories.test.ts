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

  const legsWon = (winner: string, loser: string, round: number) => [
    { round, home: loser, away: winner, result: result({ home: 1, away: 0 }, null) },
    { round: round + 1, home: winner, away: loser, result: result({ home: 3, away: 0 }, winner) },
  ]

  it('has a page of its own for the final, which the club has won', () => {
    const won = after(37, [
      ...legsWon('own', 'abroad-pto', 7),
      ...legsWon('own', 'abroad-mad', 9),
      { round: 13, home: 'own', away: ABROAD, result: result({ home: 2, away: 1 }, 'own') },
    ])
    const [page, before] = seasonPaper(won)
    expect([page?.name, before?.name]).toEqual(['After the Meridian Cup final', 'After week 37'])
    expect(leads(won)).toEqual([
      'Northgate United won 2–1 against Sevilla Giralda in the final and have won the Meridian Cup.',
      'On the way to the final Northgate United beat Porto Ribeira and Madrid Almendro over two legs.',
    ])
  })

  it('names the winners of the final of two others, how they won, and their way', () => {
    const final = { round: 13, home: ABROAD, away: 'abroad-mad' }
    const won = after(37, [
      ...legsWon('abroad-mad', 'abroad-pto', 11),
      { ...final, result: result({ home: 0, away: 1 }, 'abroad-mad') },
    ])
    expect(leads(won)).toEqual([
      'Madrid Almendro beat Sevilla Giralda 1–0 in the final of the Meridian Cup.',
      'On the way to the final Madrid Almendro beat Porto Ribeira over two legs.',
    ])
    const onPenalties = { ...final, result: result({ home: 1, away: 1 }, ABROAD, { home: 4, away: 3 }) }
    expect(leads(after(37, [onPenalties]))).toEqual([
      'Sevilla Giralda beat Madrid Almendro 4–3 on penalties after a 1–1 draw in the final of the Meridian Cup.',
    ])
  })

  it('tells of the final once, not on the page of the last week too', () => {
    const game = after(38, [
      { round: 13, home: 'own', away: ABROAD, result: result({ home: 2, away: 1 }, 'own') },
    ])
    const pages = seasonPaper(game)
    expect(pages.map(({ name }) => name).slice(0, 3)).toEqual([
      'After week 38',
      'After the Meridian Cup final',
      'After week 37',
    ])
    const kinds = pages.flatMap(({ stories }) => stories.map(({ story }) => story.kind))
    expect(kinds.filter((kind) => kind === 'europe-won')).toHaveLength(1)
  })
})
