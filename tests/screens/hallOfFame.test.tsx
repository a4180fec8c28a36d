import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ACHIEVEMENTS } from '../../client/simulation/reports/achievements/achievements.ts'
import { openGame, press } from './openGame.tsx'
import { GUEST, openPage } from './openPage.tsx'

const LEGACY = JSON.stringify({
  achievements: [
    { id: 'first-win', club: 'Harbour Rovers', season: 2, earnedAt: Date.UTC(2026, 10, 22, 12) },
  ],
  careers: [
    {
      seed: 7,
      club: 'Harbour Rovers',
      reason: 'bankrupt',
      seasons: 4,
      titles: 1,
      bestPlace: 1,
      matches: 150,
      points: 225,
      endedAt: 1_000,
    },
  ],
  players: [
    {
      seed: 7,
      club: 'Harbour Rovers',
      id: 'p4',
      name: 'Tom Weaver',
      position: 'Forward',
      season: 3,
      appearances: 36,
      goals: 24,
      awards: 1,
    },
  ],
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Hall of fame' }))

describe('the hall of fame', () => {
  it('lists every achievement: the earned one dated, the others with what to do', async () => {
    const { user, root } = await openGame({ storage: { legacy: LEGACY } })
    act(() => {
      root.ui.selectTab('league')
    })
    await user.click(await screen.findByRole('tab', { name: 'History' }))
    await press(user, 'Hall of fame')
    const hall = await dialog()
    hall.getByText(`1 of ${ACHIEVEMENTS.length} earned, in all careers on this device.`)
    const items = hall.getAllByRole('listitem')
    expect(items).toHaveLength(ACHIEVEMENTS.length)
    for (const { title, description } of ACHIEVEMENTS) {
      const item = items.find((one) => within(one).queryByRole('heading', { name: title }))
      expect(item?.textContent).toContain(description)
      expect(item?.textContent).toContain(
        title === 'Off the mark' ? 'Earned on 22 November 2026, Harbour Rovers, season 2' : 'Not yet',
      )
    }
  })

  it('has the careers and the players in tables', async () => {
    const { user, root } = await openGame({ storage: { legacy: LEGACY } })
    act(() => {
      root.ui.openModal({ kind: 'hall-of-fame' })
    })
    const hall = await dialog()
    const cells = (table: string) =>
      [...within(hall.getByRole('table', { name: table })).getAllByRole('row')[1]!.children].map(
        ({ textContent }) => textContent,
      )
    await user.click(hall.getByRole('tab', { name: 'Careers' }))
    expect(cells('Careers')).toEqual(['Harbour Rovers', '1', '4', '1st', '1.50', 'Bankrupt'])
    await user.click(hall.getByRole('tab', { name: 'Players' }))
    expect(cells('Players')).toEqual(['Tom Weaver', 'Harbour Rovers', 'Forward', '3', '1', '24', '36'])
  })

  it('marks an iron career, and says how often another was loaded', async () => {
    const [first] = (JSON.parse(LEGACY) as { careers: object[] }).careers
    const careers = [
      { ...first, seed: 1, club: 'Anvil', titles: 3, isIron: true, difficulty: 'hard', loads: 0 },
      { ...first, seed: 2, club: 'Loader', titles: 2, isIron: false, loads: 3 },
      first,
    ]
    const { user } = await openPage('/dashboard', {
      storage: { ...GUEST, legacy: JSON.stringify({ careers, achievements: [], players: [] }) },
    })
    await user.click(screen.getByRole('button', { name: 'Hall of fame' }))
    const hall = await dialog()
    await user.click(hall.getByRole('tab', { name: 'Careers' }))
    expect(hall.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'AnvilHardIron career',
      'LoaderLoaded 3 times',
      'Harbour Rovers',
    ])
  })

  it('is found by the search', async () => {
    const { user } = await openGame()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'hall of fame{Enter}')
    const hall = await dialog()
    await user.click(hall.getByRole('tab', { name: 'Careers' }))
    hall.getByText('Careers are listed here when they end.')
    await user.click(hall.getByRole('tab', { name: 'Players' }))
    hall.getByText('The first players are listed at the end of the first season.')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens from the office, where its figures stand', async () => {
    const { user } = await openPage('/dashboard', { storage: { ...GUEST, legacy: LEGACY } })
    const panel = within(screen.getByRole('region', { name: 'On this device' }))
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '1'])
    await user.click(panel.getByRole('button', { name: 'Hall of fame' }))
    const hall = await dialog()
    hall.getByText('Earned on 22 November 2026, Harbour Rovers, season 2')
    await user.click(hall.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
