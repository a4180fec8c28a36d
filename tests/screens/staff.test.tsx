import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../client/simulation/gameState.ts'
import { candidateFor } from '../../client/simulation/staff/candidates.ts'
import { makeStaff } from '../simulation/makeGame.ts'
import { openGame, press } from './openGame.tsx'

const panel = (name: string) => within(screen.getByRole('region', { name }))
const names = () =>
  within(screen.getByRole('table', { name: 'Current Staff' }))
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(cell.querySelector('em')?.textContent ?? '', ''))

async function openStaff(prepare: (state: GameState) => void = () => {}) {
  const opened = await openGame({ prepare })
  await opened.user.click(screen.getByRole('tab', { name: 'Staff' }))
  return opened
}

const three = (state: GameState) =>
  void (state.staff = [
    makeStaff('Doctor', 3, { id: 's1', name: 'Ann Able', salary: 7_000, morale: 4 }),
    makeStaff('Mental', 5, { id: 's2', name: 'Bob Best', salary: 4_500, morale: 2.5 }),
    makeStaff('Chief Scout', 1, { id: 's3', name: 'Cyd Cole', salary: 8_000, morale: 2.4 }),
  ])

describe('staff overview', () => {
  test('counts everyone, and by category', async () => {
    await openStaff()
    expect(screen.getByRole('heading', { name: 'Staff Management' })).toBeVisible()
    expect(screen.getByText('Staff 2')).toBeVisible()
    expect(screen.getByText(/^Total wages/).textContent).toBe('Total wages £13,000 / week')
    const rows = panel('Staff Overview').getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Category', 'Staff', 'Wages'],
      ['Head Coach', '1', '£8,000'],
      ['Coaching', '0', '£0'],
      ['Medical', '1', '£5,000'],
      ['Scouting & Analysis', '0', '£0'],
      ['Management', '0', '£0'],
      ['Operations', '0', '£0'],
    ])
  })

  test.each([
    [0, 'No staff! Hire immediately', 'bad'],
    [1, 'Severely understaffed', 'bad'],
    [5, 'Understaffed', 'fair'],
    [8, 'Adequately staffed', 'good'],
    [12, 'Fully staffed', 'good'],
  ])('%i staff are: %s', async (count, text, tone) => {
    await openStaff((state) => {
      state.staff = Array.from({ length: count }, (_, place) => makeStaff('Doctor', 3, { id: `s${place}` }))
    })
    expect(panel('Staff Overview').getByText(text).getAttribute('data-tone')).toBe(tone)
  })

  test('shows the effect of their number on the players, and updates with the next hire', async () => {
    const { user } = await openStaff((state) => {
      state.staff = Array.from({ length: 4 }, (_, place) => makeStaff('Doctor', 3, { id: `s${place}` }))
    })
    const effect = (text: string) => panel('Staff Overview').getByText(text)
    expect(effect('Players improve 20% slower. With 5 staff they would improve 10% slower.')).toBeVisible()
    await press(user, 'Hire Fitness Coach')
    expect(
      effect('Players improve 10% slower. With 8 staff they would improve at their usual pace.'),
    ).toBeVisible()
  })
})

describe('hiring', () => {
  test('shows the budget and every role by category', async () => {
    await openStaff()
    const hire = panel('Hire New Staff')
    expect(hire.getByText('£10,000,000')).toBeVisible()
    expect(hire.getAllByRole('button', { name: /^Hire /, hidden: true })).toHaveLength(15)
    expect(hire.getByText('Scouting & Analysis')).toBeVisible()
    expect(hire.getByText('Tired players recover 4% faster per star.')).toBeVisible()
    const roles = hire.getAllByRole('heading', { level: 3, hidden: true })
    const drawings = roles.map((role) => role.querySelector('svg path')?.getAttribute('d')).filter(Boolean)
    expect(new Set(drawings).size).toBe(15)
  })

  test('hires a member of staff, and confirms it for 3 s', async () => {
    const { user, game, wait } = await openStaff()
    await press(user, 'Hire Fitness Coach')
    expect(screen.getByText('New Fitness Coach hired successfully')).toBeVisible()
    expect(names().some((name) => name?.endsWith('Fitness Coach'))).toBe(true)
    expect(game.state.money).toBe(10_000_000 - 16_000)
    wait(3_000)
    expect(screen.queryByText('New Fitness Coach hired successfully')).toBeNull()
  })

  test('[STA-28] shows who would come, and it is them who come', async () => {
    const { user, game } = await openStaff()
    const { name, skill } = candidateFor(game.state, 'Fitness Coach')
    const row = within(panel('Hire New Staff').getByText(name).closest('li')!)
    expect(row.getByRole('button', { name: 'Hire Fitness Coach' })).toBeVisible()
    await press(user, 'Hire Fitness Coach')
    expect(game.state.staff.at(-1)).toMatchObject({ name, skill, role: 'Fitness Coach' })
    expect(names()).toContain(`${name}Fitness Coach`)
    expect(panel('Hire New Staff').queryByText(name)).toBeNull()
  })

  test('costs four weeks of salary; below one week it is not offered', async () => {
    const { user } = await openStaff((state) => void (state.money = 4_000))
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
    expect(button('Hire Fitness Coach').disabled).toBe(false)
    expect(button('Hire Goalkeeper Coach').disabled).toBe(true)
    expect(button('Hire Goalkeeper Coach').title).toBe('(Insufficient budget)')
    const row = (name: string) => within(button(name).closest('li')!)
    expect(row('Hire Goalkeeper Coach').getByText('Not enough money')).toBeVisible()
    expect(row('Hire Fitness Coach').queryByText('Not enough money')).toBeNull()
    await press(user, 'Hire Fitness Coach')
    expect(screen.getByText('Need £16,000 to hire Fitness Coach.')).toBeVisible()
  })
})

describe('current staff', () => {
  test('can be searched by name and role, and filtered by role', async () => {
    const { user } = await openStaff(three)
    const search = screen.getByRole('searchbox', { name: 'Search staff...' })
    await user.type(search, 'BOB')
    expect(names()).toEqual(['Bob BestMental'])
    await user.clear(search)
    await user.type(search, 'scout')
    expect(names()).toEqual(['Cyd ColeChief Scout'])
    await user.clear(search)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Doctor')
    expect(names()).toEqual(['Ann AbleDoctor'])
    await user.type(search, 'zzz')
    expect(screen.getByText('No staff match the search.')).toBeVisible()
  })

  test('shows ability, morale in words and wage, and can be sorted by each', async () => {
    const { user } = await openStaff(three)
    const table = within(screen.getByRole('table', { name: 'Current Staff' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Staff Member',
      'Ability',
      'Morale',
      'Wage',
      'Actions',
    ])
    expect(table.getByText('Happy')).toBeVisible()
    expect(table.getByText('Neutral')).toBeVisible()
    expect(table.getByText('Sad')).toBeVisible()
    expect(table.getByRole('img', { name: '5 out of 5' })).toBeVisible()
    expect(names()).toEqual(['Bob BestMental', 'Ann AbleDoctor', 'Cyd ColeChief Scout'])
    await press(user, 'Wage')
    expect(names()[0]).toBe('Cyd ColeChief Scout')
  })

  test('header, overview and list agree on how many there are: the list says that the Head Coach is one of them', async () => {
    const { game } = await openStaff()
    const coach = game.state.staff.find(({ role }) => role === 'Head Coach')
    expect(screen.getByText(/^Staff \d/).textContent).toBe('Staff 2')
    expect(names()).toHaveLength(1)
    expect(
      panel('Current Staff').getByText(/^Your staff of 2 includes the Head Coach, /).textContent,
    ).toContain(coach?.name)
    const counts = panel('Staff Overview').getAllByRole('row').slice(1)
    expect(counts.reduce((sum, row) => sum + Number(row.children[1]?.textContent), 0)).toBe(2)
  })

  test('does not list the Head Coach', async () => {
    await openStaff((state) => void (state.staff = state.staff.filter(({ role }) => role === 'Head Coach')))
    expect(screen.getByText('Nobody has been hired yet.')).toBeVisible()
  })

  test('a dismissal asks for confirmation, with its severance', async () => {
    const { user, game } = await openStaff(three)
    await press(user, 'Dismiss Ann Able')
    const dialog = within(screen.getByRole('dialog', { name: 'Dismiss Ann Able?' }))
    expect(dialog.getByText('£14,000')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(game.state.staff).toHaveLength(3)
    await press(user, 'Dismiss Ann Able')
    await press(user, 'Dismiss')
    expect(screen.getByText('Staff member dismissed')).toBeVisible()
    expect(names()).toEqual(['Bob BestMental', 'Cyd ColeChief Scout'])
  })

  test('a severance that cannot be paid is refused', async () => {
    const { user } = await openStaff((state) => {
      three(state)
      state.money = 13_999
    })
    await press(user, 'Dismiss Ann Able')
    await press(user, 'Dismiss')
    expect(screen.getByText('Cannot afford severance (£14,000) for Ann Able.')).toBeVisible()
  })
})

test('no tip asks for staff to build what the club has from the start', async () => {
  const { game } = await openStaff()
  const tips = within(screen.getByText('Staff management tips').closest('details')!)
  for (const { name } of game.state.facilities) expect(tips.queryByText(new RegExp(name))).toBeNull()
})

test('the tips can be dismissed', async () => {
  const { user } = await openStaff()
  const tips = screen.getByText('Staff management tips').closest('details')
  expect(tips?.open).toBe(true)
  await user.click(screen.getByText('Staff management tips'))
  expect(tips?.open).toBe(false)
})
