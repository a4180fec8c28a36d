import { describe, expect, it, vi } from 'vitest'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { CareerEnd } from '../../client/simulation/club/careerEnd.ts'
import type { Api } from '../../client/api/Api.ts'
import { unreachable } from './makeApi.ts'
import { KICK_OFF, makeStores } from './makeStores.ts'

const REGISTERED = {
  token: 'secret',
  user: JSON.stringify({ id: 'u1', username: 'gaffer', isGuest: false }),
}
const GUEST = {
  token: 'guest_1',
  user: JSON.stringify({ id: 'guest_9', username: 'Guest Player', isGuest: true }),
}

function sackedCareer({
  storage = REGISTERED,
  ...calls
}: { storage?: Record<string, string> } & Partial<Api>) {
  const made = makeStores({ storage, calls })
  const { game, careerEnd } = made.gameStores
  const end = (change: Partial<CareerEnd> = {}) => {
    game.start({ seed: 1, clubName: 'Northgate' })
    const career = copyGame(game.state)
    career.money = -1_234_567
    career.ended = { reason: 'sacked', day: 798, season: 3, position: 19, ...change }
    game.resume(career)
  }
  end()
  return { ...made, game, careerEnd, end }
}

function answeringCalls() {
  return {
    submitFeedback: vi.fn<Api['submitFeedback']>(() => Promise.resolve()),
    awardCredits: vi.fn<Api['awardCredits']>(() => Promise.resolve(50)),
  }
}

describe('the results', () => {
  it('count the season that was begun, and include position and budget', () => {
    const { careerEnd } = sackedCareer({})
    expect(careerEnd.results).toMatchObject({
      seasons: 3,
      position: 19,
      place: '19th',
      finalBudget: -1_234_567,
      clubName: 'Northgate',
    })
  })

  it.each([
    [17, false],
    [18, false],
    [19, true],
  ])('position %i is too low: %s', (position, isTooLow) => {
    const { careerEnd, end } = sackedCareer({})
    end({ position })
    expect(careerEnd.results?.isTooLow).toBe(isTooLow)
  })

  it('exist only after a career has ended', () => {
    const { gameStores } = makeStores()
    expect(gameStores.careerEnd.results).toBeNull()
    gameStores.game.start({ seed: 1, clubName: 'Northgate' })
    expect(gameStores.careerEnd.results).toBeNull()
    expect(gameStores.careerEnd.isOpen).toBe(false)
  })

  it('are closed for this career, not for another one', () => {
    const { careerEnd, end } = sackedCareer({})
    careerEnd.close()
    expect(careerEnd.isOpen).toBe(false)
    careerEnd.open()
    expect(careerEnd.isOpen).toBe(true)
    careerEnd.close()
    end({ day: 532, season: 2 })
    expect(careerEnd.isOpen).toBe(true)
  })
})

describe('feedback', () => {
  it('is sent with rating, category and career, and 50 credits are requested', async () => {
    const calls = answeringCalls()
    const { careerEnd, root, environment } = sackedCareer(calls)
    careerEnd.write({ rating: 4, category: 'bugs', message: 'More rain, please.', hideInFuture: true })
    await careerEnd.submit()
    expect(calls.submitFeedback.mock.calls).toEqual([
      [
        {
          userId: 'u1',
          rating: 4,
          category: 'bugs',
          message: 'More rain, please.',
          gameStats: { seasons: 3, finalBudget: -1_234_567 },
          hideInFuture: true,
          timestamp: KICK_OFF.toISOString(),
        },
      ],
    ])
    expect(calls.awardCredits.mock.calls).toEqual([
      [{ userId: 'u1', amount: 50, reason: 'feedback_submission' }],
    ])
    expect(root.session.credits).toBe(50)
    expect(careerEnd.isSubmitted).toBe(true)
    expect(environment.storage.getItem('hideGameOverModal')).toBe('true')
    expect(careerEnd.isOpen).toBe(true)
  })

  it('defaults to the general category, requires a rating, and hides nothing by default', async () => {
    const calls = answeringCalls()
    const { careerEnd, environment } = sackedCareer(calls)
    await careerEnd.submit()
    expect(careerEnd.fault).toBe('Please select a rating before submitting.')
    expect(calls.submitFeedback).not.toHaveBeenCalled()
    careerEnd.write({ rating: 1 })
    expect(careerEnd.fault).toBeNull()
    await careerEnd.submit()
    expect(calls.submitFeedback.mock.calls[0]?.[0]).toMatchObject({ rating: 1, category: 'general' })
    expect(environment.storage.getItem('hideGameOverModal')).toBeNull()
  })

  it('keeps its text when sending fails, and can be sent again', async () => {
    const calls = answeringCalls()
    calls.submitFeedback.mockImplementationOnce(unreachable)
    const { careerEnd, environment } = sackedCareer(calls)
    careerEnd.write({ rating: 2, message: 'Too hard.', hideInFuture: true })
    await careerEnd.submit()
    expect(careerEnd.fault).toBe('There was a problem submitting your feedback. Please try again later.')
    expect(careerEnd.draft).toEqual({
      rating: 2,
      category: 'general',
      message: 'Too hard.',
      hideInFuture: true,
    })
    expect(careerEnd.isSubmitted).toBe(false)
    expect(calls.awardCredits).not.toHaveBeenCalled()
    expect(environment.storage.getItem('hideGameOverModal')).toBeNull()
    await careerEnd.submit()
    expect(careerEnd.isSubmitted).toBe(true)
    expect(careerEnd.fault).toBeNull()
  })

  it('is sent once when the button is pressed repeatedly', async () => {
    const calls = answeringCalls()
    const { careerEnd } = sackedCareer(calls)
    careerEnd.write({ rating: 5 })
    await Promise.all([careerEnd.submit(), careerEnd.submit()])
    expect(calls.submitFeedback).toHaveBeenCalledOnce()
  })

  it('is asked for again when the manager is sacked by another club', async () => {
    const { careerEnd, end } = sackedCareer(answeringCalls())
    careerEnd.write({ rating: 5, message: 'More rain, please.' })
    await careerEnd.submit()
    end({ day: 1_064, season: 4 })
    expect(careerEnd.isSubmitted).toBe(false)
    expect(careerEnd.draft).toMatchObject({ rating: null, message: '' })
  })

  it('counts as submitted when the credits cannot be awarded', async () => {
    const { careerEnd, root } = sackedCareer({ ...answeringCalls(), awardCredits: unreachable })
    careerEnd.write({ rating: 5 })
    await careerEnd.submit()
    expect(careerEnd.isSubmitted).toBe(true)
    expect(careerEnd.fault).toBeNull()
    expect(root.session.credits).toBeNull()
  })

  it('of a guest is sent, without credits', async () => {
    const calls = answeringCalls()
    const { careerEnd } = sackedCareer({ ...calls, storage: GUEST })
    careerEnd.write({ rating: 3 })
    await careerEnd.submit()
    expect(careerEnd.isSubmitted).toBe(true)
    expect(calls.submitFeedback).toHaveBeenCalledOnce()
    expect(calls.awardCredits).not.toHaveBeenCalled()
  })

  it('stays skipped', () => {
    const { careerEnd, environment } = sackedCareer({})
    expect(careerEnd.isHidden()).toBe(false)
    careerEnd.skipFeedback()
    expect(careerEnd.isOpen).toBe(false)
    expect(careerEnd.isHidden()).toBe(true)
    expect(environment.storage.getItem('hideGameOverModal')).toBe('true')
  })
})
