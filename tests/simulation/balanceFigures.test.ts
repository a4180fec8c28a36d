/** The table of `npm run balance`: what it counts. */
import { expect, it } from 'vitest'
import { balanceFigures } from '../support/balanceFigures.ts'
import type { CareerSummary, SeasonSummary } from '../support/careers.ts'

function season(number: number, facts: Partial<SeasonSummary> = {}): SeasonSummary {
  return {
    season: number,
    position: 5,
    points: 60,
    money: 0,
    amounts: {},
    isEuropeWon: false,
    fansOverRivals: 1,
    ...facts,
  }
}

function career(seasons: readonly SeasonSummary[], over = false): CareerSummary {
  const ended = { reason: 'bankrupt', day: 1, season: seasons.length + 1, position: 20 } as const
  return { seed: 1, seasons, warned: null, ended: over ? ended : null }
}

const seasons = (count: number, facts: Partial<SeasonSummary> = {}) =>
  Array.from({ length: count }, (_, i) => season(i + 1, facts))

function measured(careers: Parameters<typeof balanceFigures>[0], figure: string) {
  return balanceFigures(careers).find((row) => row.figure.includes(figure))
}

it('counts a career that is over as last', () => {
  const idle = [career(seasons(3, { position: 10 })), career(seasons(1), true)]
  expect(measured({ idle }, 'place in season 3: idle')).toMatchObject({ measured: '15.0', isMet: true })
  expect(measured({ idle }, 'idle: over')).toMatchObject({ isMet: null })
})

it('counts titles by all seasons, the first by its season, and careers without one as never', () => {
  const expert = [
    career(seasons(15).map((one) => ({ ...one, position: one.season === 4 || one.season > 10 ? 1 : 2 }))),
    career(seasons(15)),
  ]
  expect(measured({ expert }, 'first title')).toMatchObject({ measured: '4.0', isMet: true })
  expect(measured({ expert }, 'seasons 6–15')).toMatchObject({ measured: '25%' })
  expect(measured({ expert }, 'seasons 11–15')).toMatchObject({ wanted: '', measured: '50%' })
})

it('compares the borrower with the expert, and has targets for the strongest manager', () => {
  const expert = [career(seasons(10, { points: 60 }))]
  const borrower = [career(seasons(10, { points: 63 }))]
  expect(measured({ expert, borrower }, 'borrower')).toMatchObject({ measured: '3.0', isMet: false })
  const allin = [career(seasons(30).map((one) => ({ ...one, position: one.season % 2 === 0 ? 1 : 2 })))]
  expect(measured({ allin }, 'allin: titles in seasons 6–15')).toMatchObject({ measured: '50%', isMet: true })
  expect(measured({ allin }, 'allin: titles in seasons 16–30')).toMatchObject({ isMet: true })
  expect(measured({ allin }, 'allin: season of the first')).toMatchObject({ measured: '2.0', isMet: false })
})

it('compares fixed prices with the expert who reads the tab, and fans with those of rivals', () => {
  const expert = [career(seasons(15, { points: 60, fansOverRivals: 1.2 }))]
  const careers = { expert, 'always-60': [career(seasons(10, { points: 61.5 }))] }
  expect(measured(careers, 'always-60')).toMatchObject({ wanted: '≤ 1.0', measured: '1.5', isMet: false })
  expect(measured(careers, 'fans after season 10')).toMatchObject({ measured: '1.20', isMet: true })
})

it('splits the income of seasons 3 to 10, with trading as far as it gains', () => {
  const amounts = {
    prizes: 3,
    tickets: 3,
    sponsors: 1,
    facilities: 1,
    transfersIn: -4,
    transfersOut: 6,
    wages: -9,
  }
  const expert = [career(seasons(12, { amounts, money: 18 }))]
  expect(measured({ expert }, 'league, gates')).toMatchObject({ measured: '80%', isMet: true })
  expect(measured({ expert }, 'net trading')).toMatchObject({ measured: '20%', isMet: true })
  expect(measured({ expert }, 'expert: money after')).toMatchObject({ measured: '2.00', isMet: false })
})

it('counts the lives of who takes the first advice, and the day of the latest first warning', () => {
  const advised = [
    { ...career(seasons(8)), warned: 29 },
    { ...career(seasons(2), true), warned: 151 },
    { ...career(seasons(8)), warned: null },
  ]
  expect(measured({ advised }, 'alive after 8')).toMatchObject({ measured: '67%', isMet: false })
  expect(measured({ advised }, 'first warning')).toMatchObject({ measured: '151', isMet: false })
})
