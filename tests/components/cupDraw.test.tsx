import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CupDraw, type CupDrawProps } from '../../client/modals/cupDraw/CupDraw.tsx'
import { DRAW_MS, planDraw } from '../../client/modals/cupDraw/drawPlan.ts'

/** Ties of clubs numbered in the order of the draw; the own club is number 4. */
function makeTies(count: number): CupDrawProps['ties'] {
  const club = (number: number) => ({
    id: `club${number}`,
    name: `Club ${number}`,
    code: `C${number}`,
    colours: ['#b3202c', '#ffffff'],
    crestSeed: number,
    isOwn: number === 4,
  })
  return Array.from({ length: count }, (_, i) => ({ home: club(2 * i + 1), away: club(2 * i + 2) }))
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function show(over: Partial<CupDrawProps> = {}) {
  const onClose = vi.fn()
  render(
    <CupDraw
      title="Lantern Cup: draw of the first round"
      ties={makeTies(16)}
      isNeutral={false}
      isStill={false}
      onClose={onClose}
      {...over}
    />,
  )
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
    const { outAt } = planDraw(16, 1)
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
    show({ isStill: true, isNeutral: true, ties: makeTies(2) })
    expect(tiesShown()).toEqual(['Club 1vClub 2', 'Club 3vClub 4'])
    expect(screen.getByRole('status').textContent).toBe('You meet Club 3 on neutral ground.')
  })
})

describe('the plan of a draw', () => {
  test.each([16, 8, 4, 2, 1])('takes at most fifteen seconds for %i ties', (ties) => {
    for (const ownTie of [-1, 0, ties - 1]) {
      const { outAt, endsAt } = planDraw(ties, ownTie)
      expect(outAt).toHaveLength(2 * ties)
      expect(outAt).toEqual(outAt.toSorted((a, b) => a - b))
      expect(endsAt).toBeLessThanOrEqual(DRAW_MS)
      expect(endsAt).toBeGreaterThan(outAt.at(-1) ?? 0)
    }
  })
})
