/** A career asks for sense: doing nothing fails, spending everything ruins, and care pays. `npm run balance` prints more. */
import { describe, expect, it } from 'vitest'
import { playCareers, shareEnded, titles } from '../support/careers.ts'
import { MANAGERS } from '../support/managers.ts'
import { soakOr } from '../support/soak.ts'

const CAREERS = soakOr(6, 20)

describe(`in ${CAREERS} careers`, () => {
  it('a manager who does nothing is sacked or bankrupt within five seasons in most', () => {
    expect(shareEnded(playCareers(CAREERS, 5, MANAGERS.idle), 5)).toBeGreaterThan(0.5)
  })

  it('a manager who leaves all to the assistant is gone within ten seasons in most: it is no substitute', () => {
    expect(shareEnded(playCareers(CAREERS, 10, MANAGERS.delegating), 10)).toBeGreaterThan(0.5)
  })

  it('a manager who spends everything goes bankrupt in most', () => {
    expect(shareEnded(playCareers(CAREERS, 10, MANAGERS.spender), 10, 'bankrupt')).toBeGreaterThan(0.5)
  })

  it('a sensible manager lives ten seasons in most, in four of five of many, and wins the league in some', () => {
    const share = 1 - shareEnded(playCareers(CAREERS, 10, MANAGERS.sensible), 10)
    expect(share).toBeGreaterThanOrEqual(soakOr(0.5, 0.8))
    // Those who live on win it in the years after.
    expect(titles(playCareers(soakOr(2, 5), 18, MANAGERS.sensible))).toBeGreaterThan(0)
  })
})
