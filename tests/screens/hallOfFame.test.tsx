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
      cups: 0,
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

/** A career that goes on, after three seasons with a title. */
const RUNNING = {
  seed: 9,
  club: 'Kendal Tramway',
  isIron: false,
  difficulty: 'normal',
  loads: 0,
  reason: null,
  seasons: 3,
  titles: 1,
  cups: 0,
  bestPlace: 1,
  matches: 114,
  points: 200,
  endedAt: 2_000,
  story: {
    manager: 'Alex Ferris',
    face: 77,
    reputation: 2.7,
    places: [9, 4, 1],
    signings: [{ name: 'Axel Hassan', season: 2, fee: 4_500_000, matches: 66, goals: 43 }],
    records: [{ name: 'Biggest win', text: '6–0 against Hull Lightship' }],
  },
}
const withRunning = () => {
  const legacy = JSON.parse(LEGACY) as { careers: object[] }
  return JSON.stringify({ ...legacy, careers: [...legacy.careers, RUNNING] })
}

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
    expect(cells('Careers')).toEqual(['Harbour Rovers', '1', '0', '4', '1st', '1.50', 'Bankrupt'])
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

  it('has careers that go on, each with its manager and story', async () => {
    const { user } = await openPage('/dashboard', { storage: { ...GUEST, legacy: withRunning() } })
    await user.click(screen.getByRole('button', { name: 'Hall of fame' }))
    const hall = await dialog()
    await user.click(hall.getByRole('tab', { name: 'Careers' }))
    const row = hall.getByRole('row', { name: /Kendal Tramway/ })
    expect(row.textContent).toContain('Alex Ferris')
    expect(within(row).getByText('Running')).toBeVisible()
    await user.click(hall.getByText('Alex Ferris, Kendal Tramway'))
    expect(hall.getByText('Champions in season 3.')).toBeVisible()
    const signings = within(hall.getByRole('region', { name: 'Best signings' })).getAllByRole('listitem')
    expect(signings.map(({ textContent }) => textContent)).toEqual([
      'Axel Hassan, season 2, £4,500,00066 matches, 43 goals',
    ])
    // The career of an earlier release has no story, and the story of one club does not list it.
    expect(hall.queryByText(/, Harbour Rovers$/)).toBeNull()
    expect(hall.queryByRole('region', { name: 'Clubs' })).toBeNull()
  })

  it('tells of all clubs of a manager', async () => {
    const clubs = [
      { name: 'Bath Beacon', from: 1, to: 2 },
      { name: 'Kendal Tramway', from: 3, to: 3 },
    ]
    const legacy = JSON.stringify({ careers: [{ ...RUNNING, story: { ...RUNNING.story, clubs } }] })
    const { user } = await openPage('/dashboard', { storage: { ...GUEST, legacy } })
    await user.click(screen.getByRole('button', { name: 'Hall of fame' }))
    const hall = await dialog()
    await user.click(hall.getByRole('tab', { name: 'Careers' }))
    await user.click(hall.getByText('Alex Ferris, Kendal Tramway'))
    const lines = within(hall.getByRole('region', { name: 'Clubs' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Bath BeaconSeasons 1–2',
      'Kendal TramwaySeason 3',
    ])
  })

  it('is found by the search', async () => {
    const { user } = await openGame()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'hall of fame{Enter}')
    const hall = await dialog()
    await user.click(hall.getByRole('tab', { name: 'Careers' }))
    hall.getByText('A career is listed here from the end of its first season on.')
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

describe('the latest career in the office', () => {
  it('names the cups that were won', async () => {
    const career = { ...RUNNING, story: { ...RUNNING.story, cups: [2] } }
    const legacy = JSON.stringify({ achievements: [], careers: [career], players: [] })
    await openPage('/dashboard', { storage: { ...GUEST, legacy } })
    const panel = within(screen.getByRole('region', { name: 'Latest career' }))
    expect(panel.getByText('Champions in season 3. Lantern Cup in season 2.')).toBeVisible()
  })

  it('shows its manager, seasons, signings and records', async () => {
    await openPage('/dashboard', { storage: { ...GUEST, legacy: withRunning() } })
    const panel = within(screen.getByRole('region', { name: 'Latest career' }))
    expect(panel.getByText('Alex Ferris')).toBeVisible()
    expect(panel.getByText('Kendal Tramway, 3 seasons')).toBeVisible()
    expect(panel.getByText('Respected')).toBeVisible()
    const seasons = within(panel.getByRole('region', { name: 'Seasons' })).getAllByRole('listitem')
    expect(seasons.map(({ textContent }) => textContent)).toEqual([
      'Season 1: 9th',
      'Season 2: 4th',
      'Season 3: 1st',
    ])
    expect(panel.getByRole('region', { name: 'Records held' }).textContent).toContain(
      '6–0 against Hull Lightship',
    )
  })

  it('is left out before a first season is over', async () => {
    await openPage('/dashboard', { storage: { ...GUEST, legacy: LEGACY } })
    expect(screen.queryByRole('region', { name: 'Latest career' })).toBeNull()
  })
})
