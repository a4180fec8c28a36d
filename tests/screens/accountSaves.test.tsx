import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeAccount } from '../stores/makeAccount.ts'
import { openGame } from './openGame.tsx'
import { REGISTERED } from './openPage.tsx'

const FULL = 'Your account holds 10 saves. Delete one of them to keep another.'

async function openDialog(account = makeAccount()) {
  const page = await openGame({ storage: REGISTERED, calls: account.connectApi() })
  await page.gameStores.saving.save('Dear')
  act(() => {
    page.root.ui.openModal({ kind: 'load-game' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Load Game' }))
  expect(dialog.getByRole('heading', { name: 'In this browser' })).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'In your account' })).toBeVisible()
  return { ...page, account, dialog }
}

test('a save is listed with its date, day and device, and loaded from the account', async () => {
  const { dialog, user } = await openDialog()
  const list = within(await dialog.findByRole('list', { name: 'Saves in your account' }))
  expect(await list.findByText(/Kept in the account/)).toBeVisible()
  expect(list.getByText(/Season 1, day 1 · Chrome on Linux/)).toBeVisible()
  await user.click(list.getByRole('button', { name: /^Load from the account: Dear, Chrome on Linux/ }))
  expect(await screen.findByText('Game "Dear" loaded successfully! Game is paused.')).toBeVisible()
})

test('a save is deleted from the account after a question, and stays in the browser', async () => {
  const { dialog, user, account, root } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: /^Delete from the account: Dear/ }))
  const question = within(dialog.getByRole('group', { name: /Delete for good/ }))
  expect(question.getByRole('button', { name: 'Keep' })).toBe(document.activeElement)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted "Dear" from your account.')).toBeVisible()
  expect(await dialog.findByText('No saves in your account.')).toBeVisible()
  expect(account.kept.size).toBe(0)
  expect(root.saves.cards.map(({ name }) => name)).toEqual(['Dear'])
})

test('without the server the save waits, and the reason is said', async () => {
  const account = makeAccount()
  account.status = null
  const { dialog } = await openDialog(account)
  expect(await dialog.findByText(/Waiting to be sent/)).toBeVisible()
  expect((await dialog.findByRole('status')).textContent).toBe(
    'Your account can’t be reached. Your saves are in this browser and will be sent later.',
  )
})

test('two versions of a save are both shown, with their devices', async () => {
  const { dialog, account, root } = await openDialog()
  await dialog.findByText(/Kept in the account/)
  const [own] = account.kept.values()
  if (own) account.kept.set('other', { ...own, revision: 'other', device: 'Safari on iPhone' })
  const store = await root.account.open()
  await act(() => store.send())
  expect(dialog.getAllByText(/Two versions: both are kept/)).toHaveLength(2)
  expect(dialog.getByRole('button', { name: /^Load from the account: Dear, Safari on iPhone/ })).toBeVisible()
})

test('a save that a full account refuses is shown with the reason', async () => {
  const account = makeAccount()
  const api = account.connectApi()
  for (let number = 1; number <= 10; number += 1) {
    await api.keepAccountSave({
      ...{ kind: 'save', name: `Other ${number}`, revision: `r${number}`, day: 1, season: 1, club: 'X' },
      ...{ savedAt: number, device: 'Safari on iPhone', checksum: '00000000', replaces: [], content: 'x' },
    })
  }
  const { dialog } = await openDialog(account)
  expect(await dialog.findByText(FULL)).toBeVisible()
  expect(dialog.getByText(/Only in this browser/)).toBeVisible()
})
