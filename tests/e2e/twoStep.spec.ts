import { expect, test, type Page } from '@playwright/test'
import { codeOf } from '../support/authenticator.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { linkMailedTo } from './mailbox.ts'
import { collectConsoleErrors, register } from './play.ts'

// Two-step login from being switched on to being switched off.
test.describe.configure({ timeout: LONG_TEST_MS })
test.use({ viewport: PHONE, colorScheme: 'dark' })

const PASSWORD = 'first secret'
const STEP_MS = 30_000

async function openTwoStep(page: Page) {
  // What arrives late moves the button.
  await expect(page.getByText('No saves in your account.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible()
  await page.getByRole('button', { name: 'Two-step login' }).click()
  return page.getByRole('dialog', { name: 'Two-Step Login' })
}

async function logOut(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
}

async function givePassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test('a manager switches two-step login on, logs in by the app and by a recovery code, and switches it off', async ({
  page,
}) => {
  const email = `manager-${crypto.randomUUID()}@example.org`
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/register')
  await register(page, { email, password: PASSWORD, teamName: 'Lantern Street' })

  const early = await openTwoStep(page)
  await expect(early.getByText(/^Confirm your email first/)).toBeVisible()
  await expect.poll(() => linkMailedTo(email, 'confirm-email')).toBeDefined()
  await page.goto(linkMailedTo(email, 'confirm-email') ?? '')
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await expect(page.getByText('Your email is confirmed and belongs to your account.')).toBeVisible()

  await page.goto('/dashboard')
  const dialog = await openTwoStep(page)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await checkForms(page, 'the secret of two-step login')
  const address = await dialog.getByRole('link', { name: 'open it in the app' }).getAttribute('href')
  const secret = new URL(address ?? '').searchParams.get('secret') ?? ''
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret, new Date()))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await checkForms(page, 'the recovery codes')
  const [recoveryCode = ''] = await codes.allTextContents()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await logOut(page)
  await givePassword(page, email)
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await checkForms(page, 'the second step of the login')
  // The code of this moment may be the one that has switched it on.
  const next = codeOf(secret, new Date(Date.now() + STEP_MS))
  await page.keyboard.type(next)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/game$/)

  await logOut(page)
  await givePassword(page, email)
  await code.fill(next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('That code isn’t right, or it has been used already.')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/game$/)

  await page.goto('/dashboard')
  const last = await openTwoStep(page)
  await expect(last.getByText('Recovery codes left: 9.')).toBeVisible()
  await last.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await last.getByRole('button', { name: 'Switch it off' }).click()
  await expect(page.getByText('Two-step login is off. Everywhere else you are logged out.')).toBeVisible()
  await logOut(page)
  await givePassword(page, email)
  await expect(page).toHaveURL(/\/game$/)
  // Chrome logs each refusal: the login without a code, twice, and the used code.
  expect(consoleErrors.filter((text) => !/4(01|28)/.test(text))).toEqual([])
})
