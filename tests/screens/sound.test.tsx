import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openGame, press, WEEK_MS } from './openGame.tsx'

test('the match view has a switch for the sound, off at first, and a volume while it is on', async () => {
  const { user, wait, root } = await openGame({ settings: { matchdayMode: 'full' } })
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  await press(user, 'Pause')
  const sound = screen.getByRole('switch', { name: 'Sound' })
  expect(sound.getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull()
  await user.click(sound)
  expect(sound.getAttribute('aria-checked')).toBe('true')
  const volume = screen.getByRole('slider', { name: 'Volume' })
  const before = root.ui.settings.volume
  fireEvent.change(volume, { target: { value: String(before - 10) } })
  expect(root.ui.settings).toMatchObject({ sound: 'on', volume: before - 10 })
})

test('the settings have them too', async () => {
  const { user, root } = await openGame()
  await press(user, 'Settings')
  await user.click(screen.getByRole('switch', { name: 'Sound' }))
  expect(root.ui.settings.sound).toBe('on')
  expect(screen.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('60%')
})

test('the first match asks once whether it is to be heard, is silent until then, and keeps the answer', async () => {
  const { user, wait, root } = await openGame({ settings: { matchdayMode: 'full' } })
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  const question = screen.getByRole('group', { name: 'Hear the crowd?' })
  expect(root.ui.settings.sound).toBe('ask')
  await user.click(within(question).getByRole('button', { name: 'Without' }))
  expect(root.ui.settings.sound).toBe('off')
  expect(screen.queryByRole('group', { name: 'Hear the crowd?' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('the question lay over the picture of a match until its end; after a quarter of an hour it leaves, unless in focus', async () => {
  const { user, wait, root } = await openGame({ settings: { matchdayMode: 'full' } })
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  const question = () => screen.queryByRole('group', { name: 'Hear the crowd?' })
  act(() => {
    screen.getByRole('button', { name: 'Without' }).focus()
  })
  wait(40_000)
  expect(question()).not.toBeNull()
  act(() => {
    screen.getByRole('heading', { level: 1 }).focus()
  })
  expect(question()).toBeNull()
  expect(root.ui.settings.sound).toBe('ask')
})

test('M switches the sound of a match on and off, which answers the question', async () => {
  const { user, wait, root } = await openGame({ settings: { matchdayMode: 'full' } })
  await user.keyboard('m')
  expect(root.ui.settings.sound).toBe('ask')
  await press(user, 'Fast')
  wait(WEEK_MS.fast)
  await press(user, 'Pause')
  await user.keyboard('m')
  expect(root.ui.settings.sound).toBe('on')
  expect(screen.queryByRole('group', { name: 'Hear the crowd?' })).toBeNull()
  await user.keyboard('m')
  expect(root.ui.settings.sound).toBe('off')
})
