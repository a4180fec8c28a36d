import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openGame, press } from './openGame.tsx'

async function openSettings() {
  const game = await openGame()
  await press(game.user, 'Settings')
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
  const toggle = (name: string) => game.user.click(dialog.getByRole('switch', { name }))
  return { ...game, dialog, toggle }
}

describe('the assistant in the settings', () => {
  test.each([
    ['Picks the eleven', 'picksEleven', false],
    ['Replacements', 'replacesWhoDropsOut', true],
    ['Sets the ticket price', 'setsTicketPrice', false],
  ] as const)('%s is switched on and off', async (name, rule, isOnAtFirst) => {
    const { game, dialog, toggle } = await openSettings()
    for (const isOn of [isOnAtFirst, !isOnAtFirst, isOnAtFirst]) {
      expect(dialog.getByRole('switch', { name }).getAttribute('aria-checked')).toBe(String(isOn))
      expect(game.state.assistant[rule]).toBe(isOn)
      await toggle(name)
    }
  })

  test('rests tired players only when it picks the eleven', async () => {
    const { game, dialog, toggle } = await openSettings()
    expect(dialog.queryByRole('switch', { name: 'Rests the tired' })).toBeNull()
    await toggle('Picks the eleven')
    await toggle('Rests the tired')
    expect(game.state.assistant).toMatchObject({ picksEleven: true, restsTired: true })
    expect(dialog.getByText(/below 80% stamina/)).toBeVisible()
  })

  test('sets the price within bounds, and refuses bounds in the wrong order', async () => {
    const { game, dialog, toggle, user } = await openSettings()
    await toggle('Sets the ticket price')
    const write = async (label: string, price: string) => {
      const field = dialog.getByRole('spinbutton', { name: label })
      await user.clear(field)
      await user.type(field, `${price}{Enter}`)
    }
    await write('Highest price in £', '60')
    await write('Lowest price in £', '70')
    expect(game.state.assistant).toMatchObject({ lowestPrice: 20, highestPrice: 60 })
    expect(screen.getByText('The lowest price (£70) can’t be above the highest (£60).')).toBeVisible()
  })

  test('is disabled while a match is watched', async () => {
    const game = await openGame({ settings: { matchdayMode: 'full' } })
    await press(game.user, 'Fast')
    game.wait(6 * 400)
    expect(game.gameStores.matchday.isOpen).toBe(true)
    await game.user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: /Search/ })
    await game.user.keyboard('Settings{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
    expect(dialog.getByText('You can change the assistant’s rules once the match is over.')).toBeVisible()
    expect(dialog.queryByRole('switch', { name: 'Replacements' })).toBeNull()
  })
})
