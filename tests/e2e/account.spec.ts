import { expect, test, type Page } from '@playwright/test'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { linkMailedTo } from './mailbox.ts'
import { collectConsoleErrors, register, takeSuggestedClub } from './play.ts'

// A whole account from its registration to its deletion.
test.describe.configure({ timeout: LONG_TEST_MS })

async function logIn(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

test('a visitor registers, logs out and in, resets the password, and deletes the account', async ({
  page,
}) => {
  const email = `manager-${Date.now()}@example.org`
  const consoleErrors = collectConsoleErrors(page)

  await page.goto('/')
  await page.getByRole('link', { name: 'Play Now' }).click()
  await register(page, { email, password: 'first secret', teamName: 'Lantern Street' })
  await expect(page.getByText('Lantern Street')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Team Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Team Settings' })
  await settings.getByLabel('Team Name').fill('Lantern Street Rovers')
  await settings.getByLabel('Select Logo').setInputFiles('assets/public/logo.png')
  await settings.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Team settings updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Lantern Street Rovers')).toBeVisible()

  await page.getByRole('link', { name: 'Start a new career' }).click()
  await expect(page).toHaveURL(/\/game$/)
  await expect(page.getByLabel('Club name')).toHaveValue('Lantern Street Rovers')
  await takeSuggestedClub(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(consoleErrors).toEqual([])

  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await logIn(page, 'first secret')
  await expect(page.getByRole('button', { name: 'Success!' })).toBeVisible()
  await expect(page).toHaveURL(/\/game$/)
  await takeSuggestedClub(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^If this email has an account/)).toBeVisible()
  await expect.poll(() => linkMailedTo(email, 'forgot-password')).toBeDefined()
  await page.goto(linkMailedTo(email, 'forgot-password') ?? '')
  await page.getByLabel('New Password', { exact: true }).fill('second secret')
  await page.getByLabel('Confirm Password', { exact: true }).fill('second secret')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('link', { name: 'Log In with the new password' }).click()

  await expect(page.getByLabel('Email')).toHaveValue(email)
  await logIn(page, 'first secret')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, 'second secret')
  await expect(page).toHaveURL(/\/game$/)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete Account' })
  await deletion.getByLabel('Password', { exact: true }).fill('second secret')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByLabel('Email').fill(email)
  await logIn(page, 'second secret')
  await expect(page.getByRole('alert')).toHaveText('That email or password isn’t right.')
})

test('guests can start from the login and from the registration', async ({ page }) => {
  for (const [start, target] of [
    ['/login', /\/game$/],
    ['/register', /\/dashboard$/],
  ] as const) {
    await page.goto(start)
    await page.getByRole('button', { name: 'Play as Guest' }).click()
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(page).toHaveURL(target)
    await page.evaluate(() => {
      localStorage.clear()
    })
  }
})
