/** Statements on the data of players, held against the tables of the server and the calls of the client. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountCalls } from '../../client/api/accountCalls.ts'
import { challengeCalls } from '../../client/api/challengeCalls.ts'
import { TermsDialog } from '../../client/modals/account/TermsDialog.tsx'
import { KEPT_DATA } from '../../client/screens/legal/keptData.ts'
import { schema } from '../../server/db/schema.ts'
import { makeAccount } from '../stores/makeAccount.ts'
import { ACCOUNT } from '../stores/makeApi.ts'
import { openGame } from './openGame.tsx'
import { openPage, REGISTERED } from './openPage.tsx'

const WHERE =
  'Saved games and recovery copies lie in your browser. Those of a registered player also go to the account on our server, with the name of the device, such as “Chrome on Windows”, unless Settings say otherwise.'
const FIRST =
  'Your saves also go to your account, with the name of this device. You can switch that off in Settings.'

test('the policy names every table of the server once', () => {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
  expect(KEPT_DATA.flatMap((data) => data.tables).toSorted()).toEqual(tables.toSorted())
})

test('the policy names every call of the client once, and nothing else leaves it unseen', () => {
  const calls = [...Object.keys({ ...accountCalls(null), ...challengeCalls(null) }), 'siteConfig']
  expect(KEPT_DATA.flatMap((data) => data.calls).toSorted()).toEqual(calls.toSorted())
  const senders = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\b(fetch\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource|createTRPCClient)/.test(
        readFileSync(join('client', file), 'utf8'),
      ),
    )
  // Analytics are a section of the policy; the service worker, the repair of its cache and a run by other rules ask for
  // files of the site, the landing page for the challenge of the week, with nothing of the visitor.
  expect(senders.toSorted()).toEqual([
    'analytics.ts',
    'api/fetchSiteConfig.ts',
    'api/fetchWeekChallenge.ts',
    'api/serverCalls.ts',
    'builds.ts',
    'repairFiles.ts',
    'serviceWorker/serviceWorker.ts',
  ])
})

test.each([
  ['/privacy-policy', /Data We Keep on Our Server/],
  ['/terms-of-service', /Privacy$/],
])('%s says where saves are', async (path, section) => {
  const { user } = await openPage(path)
  await user.click(screen.getByRole('button', { name: section }))
  expect(screen.getByText((text) => text.includes(WHERE))).toBeVisible()
})

test('the terms to agree to at registration say where saves are', () => {
  render(<TermsDialog onClose={() => {}} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Terms & Conditions' }))
  expect(dialog.getByText((text) => text.includes(WHERE))).toBeVisible()
})

test('the dialog that deletes the account says that its saves go with it', async () => {
  const me = () => Promise.resolve({ ...ACCOUNT, credits: 50 })
  const { user } = await openPage('/dashboard', { storage: REGISTERED, calls: { me } })
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }))
  expect(dialog.getByText(/with the saves of all your devices that it holds/)).toBeVisible()
})

test('the first save in the account is said once, and leads to its switch', async () => {
  const account = makeAccount()
  const { root, gameStores, user } = await openGame({ storage: REGISTERED, calls: account.connectApi() })
  const save = async (name: string) => {
    await gameStores.saving.save(name)
    await (await root.account.open()).send()
  }
  await act(() => save('First'))
  expect(await screen.findByText(FIRST)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Settings', description: '' }))
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible()
  await act(() => save('Second'))
  expect(screen.queryByText(FIRST)).toBeNull()
})

test('Settings keep saves in the account or, after a question, delete those there', async () => {
  const account = makeAccount()
  const { root, gameStores, user } = await openGame({ storage: REGISTERED, calls: account.connectApi() })
  await act(async () => {
    await gameStores.saving.save('Dear')
    await (await root.account.open()).send()
    root.ui.openModal({ kind: 'settings' })
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
  const control = await dialog.findByRole('switch', { name: 'Keep saves in my account' })
  expect(control).toBeChecked()
  await user.click(control)
  const question = () => within(dialog.getByRole('group', { name: 'Delete the saves in your account?' }))
  await user.click(question().getByRole('button', { name: 'Keep them' }))
  expect(account.names()).toEqual(['Dear'])
  await user.click(control)
  await user.click(question().getByRole('button', { name: 'Delete them' }))
  expect(account.names()).toEqual([])
  expect(control).not.toBeChecked()
  expect(root.saves.cards.map(({ name }) => name)).toEqual(['Dear'])
  await user.click(control)
  await act(async () => (await root.account.open()).send())
  expect(account.names()).toEqual(['Dear'])
})
