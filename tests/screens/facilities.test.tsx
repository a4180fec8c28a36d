import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { roughPounds } from '../../client/simulation/core/money.ts'
import { makeFacility, makeStaff } from '../simulation/makeGame.ts'
import { openGame, press } from './openGame.tsx'

const card = (name: string) => within(screen.getByRole('article', { name }))
const figure = (name: string, of: string) => card(of).getByText(name).nextElementSibling?.textContent
const figureOf = (name: string, of: string) =>
  card(of).getByText(name).closest('dt')?.nextElementSibling?.textContent
const plots = () => within(screen.getByRole('list', { name: 'Plots' }))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function openFacilities(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await opened.user.click(screen.getByRole('tab', { name: 'Facilities' }))
  return opened
}

describe('own facilities', () => {
  test('show level, upkeep and seats', async () => {
    await openFacilities()
    expect(card('Basic Stadium').getByText('Level 1 / 5')).toBeVisible()
    expect(figure('Upkeep', 'Basic Stadium')).toBe('£500 / day')
    expect(figure('Capacity', 'Basic Stadium')).toBe('10,000 seats')
    expect(card('Training Ground').queryByText('Capacity')).toBeNull()
    expect(screen.getByText('seats open').closest('span')?.textContent).toBe('10,000 seats open')
  })

  test('an upgrade costs half the base cost for each level, and its seats open with the next season', async () => {
    const { user, game } = await openFacilities()
    await user.click(plots().getByRole('button', { name: /^Training Ground/ }))
    expect(card('Chosen plot').queryByText('New seats open in')).toBeNull()
    await user.click(plots().getByRole('button', { name: /^Basic Stadium/ }))
    expect(figure('New seats open in', 'Chosen plot')).toBe('Season 2, week 1')
    await press(user, 'Upgrade (£5,000,000): Basic Stadium')
    await press(user, 'Upgrade')
    expect(screen.getByText('Basic Stadium upgraded to Level 2.')).toBeVisible()
    expect(game.state.money).toBe(5_000_000)
    expect(card('Basic Stadium').getByText('Level 2 / 5')).toBeVisible()
    expect(figure('Capacity', 'Basic Stadium')).toBe('20,000 seats')
    expect(card('Basic Stadium').getByText('The ground: 20,000 seats for home matches.')).toBeVisible()
    expect(figure('Works', 'Basic Stadium')).toBe('10,000 seats closed until season 2, week 1')
    expect(button('Upgrade (£10,000,000): Basic Stadium').disabled).toBe(true)
    expect(button('Upgrade (£10,000,000): Basic Stadium').title).toBe('Insufficient funds')
    expect(card('Basic Stadium').getByText('Insufficient funds')).toBeVisible()
  })

  test('say what the next level earns after its upkeep, and when it has paid for itself', async () => {
    await openFacilities((state) => {
      state.facilities = [
        makeFacility('Basic Stadium'),
        makeFacility('Club Museum'),
        makeFacility('Medical Center'),
      ]
    })
    // Half of a million a season, less 15% of £5,000 a month.
    const more = 500_000 - (0.15 * 5_000 * 266) / 30
    expect(figureOf('Level 2 brings', 'Club Museum')).toBe(`${roughPounds(more)} / season`)
    expect(figureOf('Pays for itself', 'Club Museum')).toBe('after 39 home matches')
    expect(card('Medical Center').queryByText('Pays for itself')).toBeNull()
  })

  test('the highest level is the last', async () => {
    await openFacilities((state) => void (state.facilities = [makeFacility('Club Shop', 5)]))
    expect(button('Max Level: Club Shop').disabled).toBe(true)
  })

  test('there may be none', async () => {
    await openFacilities((state) => void (state.facilities = []))
    expect(screen.getByText("You haven't built any facilities yet.")).toBeVisible()
  })
})

describe('facilities to build', () => {
  test('show what they cost and need', async () => {
    await openFacilities((state) => void (state.facilities = []))
    expect(figure('Build Cost', 'Training Ground')).toBe('£5,000,000')
    expect(figure('Est. Upkeep', 'Training Ground')).toBe('£333 / day')
    expect(figure('Requires', 'Training Ground')).toBe('Fitness Coach, Assistant Manager')
    expect(card('Training Ground').getByText(/players grow 10% faster/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Build Facility/ })).toHaveLength(11)
  })

  test('a built one moves to the own facilities', async () => {
    const { user } = await openFacilities((state) => void (state.money = 1_000_000))
    await press(user, 'Build Facility: Club Shop')
    await press(user, 'Build')
    expect(screen.getByText('Club Shop built.')).toBeVisible()
    expect(card('Club Shop').getByText('Level 1 / 5')).toBeVisible()
  })

  test.each<[string | null, (state: GameState) => void]>([
    ['Insufficient funds', (state) => void (state.money = 4_999_999)],
    ['Missing staff: Assistant Manager', (state) => void (state.staff = [makeStaff('Fitness Coach')])],
    ['Missing staff: Fitness Coach, Assistant Manager', () => {}],
    [null, (state) => void (state.staff = [makeStaff('Fitness Coach'), makeStaff('Assistant Manager')])],
  ])('a Training Ground says %s', async (refusal, prepare) => {
    await openFacilities((state) => {
      state.facilities = [makeFacility('Basic Stadium')]
      state.money = 5_000_000
      prepare(state)
    })
    const build = button('Build Facility: Training Ground')
    expect(build.disabled).toBe(refusal !== null)
    expect(build.getAttribute('title')).toBe(refusal)
    if (refusal !== null) expect(card('Training Ground').getByText(refusal)).toBeVisible()
  })

  test('a facility that needs a stadium states it', async () => {
    await openFacilities((state) => void (state.facilities = []))
    expect(button('Build Facility: Fan Zone').title).toBe('Requires: Basic Stadium')
  })

  test('there may be nothing left', async () => {
    await openFacilities((state) => {
      state.facilities = (
        [
          'Training Ground',
          'Youth Academy',
          'Basic Stadium',
          'Stadium Expansion',
          'Club Museum',
          'Medical Center',
          'Corporate Boxes',
          'Fan Zone',
          'Media Center',
          'Club Shop',
          'Data Analysis Hub',
        ] as const
      ).map((name) => makeFacility(name))
    })
    expect(screen.getByText('Everything has been built.')).toBeVisible()
  })
})

test('one facility at a time is saved for, and its card says how much is put aside', async () => {
  const { user, game } = await openFacilities((state) => {
    state.board.savings = { facility: 'Club Shop', amount: 400_000 }
  })
  await user.click(plots().getByRole('button', { name: /^Club Shop/ }))
  expect(card('Chosen plot').getByText('put aside').textContent).toBe('£400,000 put aside')
  await user.click(plots().getByRole('button', { name: /^Corporate Boxes/ }))
  await user.click(button('Save for Corporate Boxes'))
  expect(game.state.board.savings).toEqual({ facility: 'Corporate Boxes', amount: 400_000 })
  await user.click(button('Stop saving for Corporate Boxes'))
  expect(game.state.board.savings).toBeNull()
})

describe('the plots of the ground', () => {
  test('the Tab key jumped up the picture', async () => {
    await openFacilities()
    const tops = plots()
      .getAllByRole('listitem')
      .map(({ style }) => parseFloat(style.insetBlockStart))
    expect(tops.every((top) => top > 0)).toBe(true)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

  test('are all buttons with their level, and the one of the advice is chosen first', async () => {
    const { user } = await openFacilities()
    expect(plots().getAllByRole('button')).toHaveLength(11)
    expect(plots().getByRole('button', { name: 'Basic Stadium, level 1' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    const advised = plots().getByRole('button', { name: 'Club Shop, not built, advised' })
    expect(advised).toHaveAttribute('aria-pressed', 'true')
    expect(figure('Costs', 'Chosen plot')).toBe('£1,000,000')
    await user.click(plots().getByRole('button', { name: 'Fan Zone, not built' }))
    expect(card('Chosen plot').getByRole('heading')).toHaveTextContent('Fan Zone')
  })

  test('unlock what needs them', async () => {
    const { user } = await openFacilities((state) => void (state.facilities = []))
    await user.click(plots().getByRole('button', { name: /^Basic Stadium/ }))
    expect(figure('Unlocks', 'Chosen plot')).toBe('Stadium Expansion, Corporate Boxes, Fan Zone')
  })
})

describe('[FAC-23] a big sum', () => {
  test('is asked about once, and Cancel spends nothing', async () => {
    const { user, game } = await openFacilities((state) => void (state.money = 10_000_000))
    await press(user, 'Build Facility: Club Shop')
    const dialog = screen.getByRole('dialog', { name: 'Build the Club Shop?' })
    expect(within(dialog).getByText(/It costs/).textContent).toBe(
      'It costs £1,000,000 of your £10,000,000. Building work can’t be undone.',
    )
    await press(user, 'Cancel')
    expect(game.state.money).toBe(10_000_000)
  })

  test('is a tenth of the money: below it building starts at once', async () => {
    const { user, game } = await openFacilities((state) => void (state.money = 10_000_001))
    await press(user, 'Build Facility: Club Shop')
    expect(game.state.money).toBe(9_000_001)
  })
})
