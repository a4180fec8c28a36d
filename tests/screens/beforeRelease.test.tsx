/** Careers of versions before release 1.0: refused with a reason, never overwritten, exported and deleted. */
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checksumOf, openRecord } from '../../client/stores/saves/saveRecord.ts'
import { recordBeforeRelease } from '../support/beforeRelease.ts'
import { makeAccount } from '../stores/makeAccount.ts'
import { openGame, press } from './openGame.tsx'
import { GUEST, openPage, REGISTERED } from './openPage.tsx'

const MESSAGE =
  'This career was saved by a version of Floodlight before 1.0 and can’t be opened. You can export it as a file.'

beforeEach(() => {
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a running career is exported before a new one is started', async () => {
  const kept = recordBeforeRelease()
  const sessionStorage = { 'career/guest': kept }
  const { user, environment } = await openPage('/game', { storage: GUEST, sessionStorage })
  expect(within(screen.getByRole('alert')).getByText(MESSAGE)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'What you can do' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export everything' })).toBeVisible()
  await press(user, 'Start over')
  expect(screen.getByRole('button', { name: 'Give up the running career' })).toBe(document.activeElement)
  expect(environment.sessionStorage.getItem('career/guest')).toBe(kept)
})

test('a saved game stays in the list, is exported and deleted', async () => {
  const { root, user, offered, game } = await openGame({ storage: REGISTERED })
  const { career } = game
  await act(() => root.saves.write('Old', recordBeforeRelease('Old'), null))
  act(() => {
    root.ui.openModal({ kind: 'load-game' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Load Game' }))
  await user.click(dialog.getByRole('button', { name: 'Load Old' }))
  expect(await screen.findByText(MESSAGE)).toBeVisible()
  expect(game.career).toBe(career)
  await user.click(dialog.getByRole('button', { name: 'Export Old' }))
  expect(offered).toEqual([{ fileName: 'Old.floodlight', text: recordBeforeRelease('Old') }])
  await user.click(dialog.getByRole('button', { name: 'Delete Old' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(root.saves.cards).toEqual([])
})

test('a file is refused', async () => {
  const { gameStores, game } = await openGame()
  const { career } = game
  await act(() => gameStores.saving.importFile(new Blob([recordBeforeRelease('Old')])))
  expect(await screen.findByText(MESSAGE)).toBeVisible()
  expect(game.career).toBe(career)
})

test('a save of the account is refused and exported', async () => {
  const account = makeAccount()
  const record = recordBeforeRelease('Old')
  const card = openRecord(record)?.card
  if (!card) throw new Error('The record is invalid')
  const kept = { ...card, kind: 'save' as const, device: 'Chrome on Linux', replaces: [] }
  account.kept.set('r13', { ...kept, checksum: checksumOf(record), content: record })
  const { root, user, offered, game } = await openGame({
    storage: REGISTERED,
    calls: account.connectApi(),
  })
  const { career } = game
  act(() => {
    root.ui.openModal({ kind: 'load-game' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Load Game' }))
  await user.click(await dialog.findByRole('button', { name: /^Load from the account: Old/ }))
  expect(await screen.findByText(MESSAGE)).toBeVisible()
  expect(game.career).toBe(career)
  await user.click(dialog.getByRole('button', { name: /^Export from the account: Old/ }))
  expect(offered).toEqual([{ fileName: 'Old.floodlight', text: record }])
  expect(account.names()).toEqual(['Old'])
})

test('a recovery copy is offered, refused and exported', async () => {
  const key = 'recovery/u1/old'
  const { user, offered, root } = await openGame({
    storage: REGISTERED,
    records: { [key]: recordBeforeRelease() },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Recover your career' }))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  expect(offered).toEqual([{ fileName: 'Wembley-Wanderers.floodlight', text: recordBeforeRelease() }])
  await user.click(dialog.getByRole('button', { name: 'Recover' }))
  expect(await screen.findByText(MESSAGE)).toBeVisible()
  expect(await root.saves.records.read(key)).toBe(recordBeforeRelease())
})
