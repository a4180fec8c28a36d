import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CupDraw, type CupDrawProps } from '../../client/modals/cupDraw/CupDraw.tsx'
import { DRAW_MS, planDraw } from '../../client/modals/cupDraw/drawPlan.ts'

type Draw = CupDrawProps['draw']

const club = (number: number) => ({
  id: `club${number}`,
  name: `Club ${number}`,
  code: `C${number}`,
  colours: ['#b3202c', '#ffffff'],
  crestSeed: number,
  isOwn: number === 4,
})

/** Ties of clubs numbered in the order of the draw; the own club is number 4. */
function makeTies(count: number): Draw['lots'] {
  return Array.from({ length: count }, (_, i) => [club(2 * i + 1), club(2 * i + 2)])
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function show(over: Partial<Draw> = {}, isStill = false) {
  const onClose = vi.fn()
  const draw: Draw = {
    cup: 'Lantern Cup',
    round: 'first round',
    lots: makeTies(16),
    isOfGroups: false,
    hasLegs: false,
    isNeutral: false,
    ...over,
  }
  render(<CupDraw draw={draw} isStill={isStill} onClose={onClose} />)
  return { onClose }
}

const tiesShown = () =>
  within(screen.getByRole('list', { name: 'Ties drawn' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('the draw of a round', () => {
  test('shows the ties one after the other, and all of them within fifteen seconds', () => {
    show()
    expect(tiesShown()).toEqual([])
    const { outAt } = planDraw(32, 3)
    wait((outAt[2] ?? 0) + 10)
    expect(tiesShown()).toEqual(['Club 1vClub 2', 'Club 3v'])
    wait(DRAW_MS)
    expect(tiesShown()).toHaveLength(16)
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  })

  test('makes the own club’s tie stand out, and says where it is played', () => {
    show()
    expect(screen.getByRole('status').textContent).toBe('')
    wait(DRAW_MS)
    expect(screen.getByRole('status').textContent).toBe('You’re away at Club 3.')
    const own = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.own === 'true')
    expect(own.map(({ textContent }) => textContent)).toEqual(['Club 3vClub 4'])
  })

  test('is skipped with Enter, and closed with Enter or Escape', async () => {
    vi.useRealTimers()
    const user = userEvent.setup()
    const { onClose } = show()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Skip' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(tiesShown()).toHaveLength(16)
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('shows the finished list at once with reduced motion', () => {
    show({ isNeutral: true, lots: makeTies(2) }, true)
    expect(tiesShown()).toEqual(['Club 1vClub 2', 'Club 3vClub 4'])
    expect(screen.getByRole('status').textContent).toBe('You meet Club 3 on neutral ground.')
  })
})

describe('the draw of groups and of two legs', () => {
  test('fills groups one club each in turn, and names the own club’s opponents', () => {
    show({
      round: 'group stage',
      isOfGroups: true,
      lots: [
        [club(1), club(3)],
        [club(2), club(4)],
      ],
    })
    const { outAt } = planDraw(4, 3)
    wait((outAt[2] ?? 0) + 10)
    const groups = within(screen.getByRole('list', { name: 'Groups drawn' })).getAllByRole('listitem')
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Group AClub 1Club 3', 'Group BClub 2'])
    expect(screen.getByRole('status').textContent).toBe('')
    wait(DRAW_MS)
    expect(screen.getByRole('status').textContent).toBe('You’re in with Club 2.')
  })

  test('says whose ground comes first', () => {
    show({ hasLegs: true, lots: makeTies(2) }, true)
    expect(screen.getByRole('status').textContent).toBe('You’re away at Club 3 first.')
  })
})

describe('the plan of a draw', () => {
  test.each([32, 16, 8, 4, 2])('takes at most fifteen seconds for %i clubs', (clubs) => {
    for (const ownLast of [-1, 1, clubs - 1]) {
      const { outAt, endsAt } = planDraw(clubs, ownLast)
      expect(outAt).toHaveLength(clubs)
      expect(outAt).toEqual(outAt.toSorted((a, b) => a - b))
      expect(endsAt).toBeLessThanOrEqual(DRAW_MS)
      expect(endsAt).toBeGreaterThan(outAt.at(-1) ?? 0)
    }
  })
})
