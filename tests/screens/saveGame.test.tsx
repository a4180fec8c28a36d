import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openGame } from './openGame.tsx'
import { REGISTERED } from './openPage.tsx'

const NAME_MISSING = 'Please enter a name for your saved game.'

async function openDialog() {
  const page = await openGame({ storage: REGISTERED })
  act(() => {
    page.root.ui.openModal({ kind: 'save-game' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Game' }))
  return {
    ...page,
    field: dialog.getByRole('textbox', { name: 'Name' }),
    isSaveDisabled: () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled,
    complaint: () => dialog.queryByText(NAME_MISSING),
  }
}

test('a save without a name is not made, and Enter shows the reason', async () => {
  const { user, field, isSaveDisabled, complaint, root } = await openDialog()
  expect(isSaveDisabled()).toBe(true)
  expect(complaint()).toBeNull()
  await user.type(field, '{Enter}')
  expect(complaint()?.id).toBe(field.getAttribute('aria-describedby'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(isSaveDisabled()).toBe(true)
  expect(root.saves.cards).toEqual([])
})

test('clearing the name shows the error, and typing one removes it', async () => {
  const { user, field, isSaveDisabled, complaint } = await openDialog()
  await user.type(field, 'X')
  expect(isSaveDisabled()).toBe(false)
  await user.clear(field)
  expect(complaint()).not.toBeNull()
  expect(isSaveDisabled()).toBe(true)
  await user.type(field, '  ')
  expect(complaint()).not.toBeNull()
  await user.type(field, 'Y')
  expect(complaint()).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(isSaveDisabled()).toBe(false)
})

test('a name without visible characters is missing, and one with invisible characters is refused', async () => {
  const { user, field, isSaveDisabled, complaint, root } = await openDialog()
  await user.type(field, '\u200b\u202e')
  expect(complaint()).not.toBeNull()
  expect(isSaveDisabled()).toBe(true)
  await user.type(field, 'X')
  expect(complaint()).toBeNull()
  expect(screen.getByText('The name must not contain control or invisible characters.')).toBeVisible()
  expect(isSaveDisabled()).toBe(true)
  expect(root.saves.cards).toEqual([])
})

test('Enter saves under the name', async () => {
  const { user, field, root } = await openDialog()
  await user.type(field, ' Kick-off {Enter}')
  expect(await screen.findByText('Game saved locally as "Kick-off".')).toBeVisible()
  expect(root.saves.cards.map(({ name }) => name)).toEqual(['Kick-off'])
})
