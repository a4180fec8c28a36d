/** Exact messages of the account screens and the team settings. */
import { expect, test, type Page } from '@playwright/test'
import { logInAsManager, openAccount } from './play.ts'

const EMAIL_MISSING = 'Email is required'
const EMAIL_WRONG = 'Please enter a valid email address'
const USERNAME_MISSING = 'Username is required'
const PASSWORD_MISSING = 'Password is required'
const PASSWORD_SHORT = 'Password must be at least 6 characters long'
const PASSWORDS_DIFFER = 'Passwords do not match'
const FIELD_MESSAGES = [EMAIL_MISSING, EMAIL_WRONG, USERNAME_MISSING, PASSWORD_MISSING, PASSWORD_SHORT]
const ALL_FIELD_MESSAGES = [...FIELD_MESSAGES, PASSWORDS_DIFFER]

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** Expects the field to have the focus and the error message, and no other field to have one. */
async function expectFault(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(message)
  for (const other of ALL_FIELD_MESSAGES.filter((text) => text !== message)) {
    await expect(page.getByText(other, { exact: true })).toBeHidden()
  }
}

interface Mistake {
  /** Field and text to fill in before the button is pressed. */
  fill?: readonly [string, string]
  /** Field and message of the expected error. */
  fault: readonly [string, string]
}

/** Expects one error after the other, each corrected by the next `fill`. */
async function expectFaults(page: Page, button: string, mistakes: readonly Mistake[]): Promise<void> {
  for (const { fill: filled, fault } of mistakes) {
    if (filled) await fill(page, ...filled)
    await press(page, button)
    await expectFault(page, ...fault)
  }
}

interface DeadLine {
  procedure: string
  /** Name of the button during the call. */
  busy: string
}

/** Presses a button whose call fails: the request is aborted in flight. */
async function pressOnDeadLine(page: Page, button: string, { procedure, busy }: DeadLine): Promise<void> {
  const calls = `**/api/trpc/${procedure}*`
  let cut = () => {}
  const isCut = new Promise<void>((resolve) => {
    cut = resolve
  })
  await page.route(calls, async (route) => {
    await isCut
    await route.abort()
  })
  await press(page, button)
  await expect(page.getByRole('button', { name: busy })).toBeVisible()
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes(procedure))
  cut()
  await failure
  await page.unroute(calls)
}

/** Makes the calls of a procedure fail with a server message. */
async function refuseCalls(page: Page, procedure: string, message: string): Promise<void> {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, path: procedure }
  await page.route(`**/api/trpc/${procedure}*`, (route) =>
    route.fulfill({ status: 400, json: { error: { message, code: -32_600, data } } }),
  )
}

test('login: missing fields, a failed request, wrong credentials with a shake, and success after 0.8 s', async ({
  page,
}) => {
  const { email, password } = await openAccount(page.request)
  await page.clock.install({ time: '2026-08-15T15:00:00Z' })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await page.clock.pauseAt('2026-08-15T15:05:00Z')
  await press(page, 'Log In')
  await expectFault(page, 'Email', EMAIL_MISSING)
  await fill(page, 'Email', email)
  await page.getByLabel('Email').press('Enter')
  await expectFault(page, 'Password', PASSWORD_MISSING)

  await fill(page, 'Password', 'not this one')
  await pressOnDeadLine(page, 'Log In', { procedure: 'auth.login', busy: 'Logging in...' })
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText('Login failed. Please check your credentials and try again.')
  await page.clock.runFor(500)

  await press(page, 'Log In')
  await expect(refusal).toHaveText('That email or password isn’t right.')
  const shaken = page.locator('[data-state=error]')
  await expect(shaken).toHaveCSS('animation-name', /shake/)
  await expect(shaken).toHaveCSS('animation-duration', '0.5s')
  await page.clock.runFor(499)
  await expect(shaken).toBeVisible()
  await page.clock.runFor(1)
  await expect(shaken).toBeHidden()

  await fill(page, 'Password', password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Success!' })).toBeVisible()
  await page.clock.runFor(799)
  await expect(page).toHaveURL(/\/login$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/game$/)
})

test('registration: six errors of step 1 in order, two of step 2, and the server message', async ({
  page,
}) => {
  const { email } = await openAccount(page.request)
  await page.goto('/register')
  await expectFaults(page, 'Continue', [
    { fault: ['Email', EMAIL_MISSING] },
    { fill: ['Email', 'gaffer at club'], fault: ['Username', USERNAME_MISSING] },
    { fill: ['Username', 'gaffer'], fault: ['Email', EMAIL_WRONG] },
    { fill: ['Email', email], fault: ['Password', PASSWORD_MISSING] },
    { fill: ['Password', '12345'], fault: ['Password', PASSWORD_SHORT] },
    { fill: ['Password', 'offside'], fault: ['Confirm Password', PASSWORDS_DIFFER] },
  ])
  await expect(page.getByText('Step 1/2')).toBeVisible()
  await fill(page, 'Confirm Password', 'offside')
  await press(page, 'Continue')
  await expect(page.getByText('Step 2/2')).toBeVisible()

  await press(page, 'Create Team')
  await expectFault(page, 'Team Name', 'Team name is required')
  await fill(page, 'Team Name', 'Lantern Street')
  await press(page, 'Create Team')
  await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check()

  await pressOnDeadLine(page, 'Create Team', { procedure: 'auth.register', busy: 'Creating...' })
  await expect(page.getByRole('alert')).toHaveText('Registration failed. Please try again.')
  await refuseCalls(page, 'auth.register', 'Too many attempts. Please try again in a minute.')
  await press(page, 'Create Team')
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please try again in a minute.')

  await press(page, 'Back')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('forgotten password: both forms, a failed request, and an invalid link', async ({ page }) => {
  await page.goto('/forgot-password')
  await expectFaults(page, 'Send the link', [
    { fault: ['Email', EMAIL_MISSING] },
    { fill: ['Email', 'gaffer at club'], fault: ['Email', EMAIL_WRONG] },
  ])
  await fill(page, 'Email', 'nobody@example.org')
  await pressOnDeadLine(page, 'Send the link', { procedure: 'auth.forgotPassword', busy: 'Sending...' })
  await expect(page.getByRole('alert')).toHaveText('We couldn’t send the mail. Please try again.')

  await page.goto(`/forgot-password?token=${'A'.repeat(43)}`)
  await expectFaults(page, 'Save the password', [
    { fault: ['New Password', PASSWORD_MISSING] },
    { fill: ['New Password', '12345'], fault: ['New Password', PASSWORD_SHORT] },
    { fill: ['New Password', 'offside'], fault: ['Confirm Password', PASSWORDS_DIFFER] },
  ])
  await fill(page, 'Confirm Password', 'offside')
  await press(page, 'Save the password')
  await expect(page.getByRole('alert')).toHaveText('This link no longer works. Please ask for a new one.')
})

test.describe('team settings', () => {
  test.beforeEach(async ({ page }) => {
    await logInAsManager(page)
  })

  test('a missing name, a server message, a file that is no picture, and a failed request', async ({
    page,
  }) => {
    await page.goto('/game?seed=42')
    await press(page, 'Team Settings')
    const dialog = page.getByRole('dialog', { name: 'Team Settings' })
    await expect(dialog.getByLabel('Team Name')).toHaveValue('Lantern Street')
    await dialog.getByLabel('Team Name').fill('  ')
    await press(page, 'Save Changes')
    await expect(dialog.getByText('Team name is required')).toBeVisible()

    await dialog.getByLabel('Team Name').fill('Lantern Rovers')
    await refuseCalls(page, 'user.updateTeam', 'The logo is not a picture.')
    await press(page, 'Save Changes')
    await expect(dialog.getByRole('alert')).toHaveText('The logo is not a picture.')
    await page.unroute('**/api/trpc/user.updateTeam*')

    const text = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') }
    await dialog.getByLabel('Select Logo').setInputFiles(text)
    await press(page, 'Save Changes')
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update team settings')

    await dialog.getByLabel('Select Logo').setInputFiles('assets/public/logo.png')
    await pressOnDeadLine(page, 'Save Changes', { procedure: 'user.updateTeam', busy: 'Saving...' })
    await expect(page.getByText('Team settings updated successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByText('Lantern Rovers').first()).toBeVisible()
  })

  test('a team that can neither be loaded nor stored', async ({ page }) => {
    await page.addInitScript(() => {
      const keep = localStorage.setItem.bind(localStorage)
      Storage.prototype.setItem = (key: string, value: string) => {
        if (key === 'teamData') throw new DOMException('The storage is full', 'QuotaExceededError')
        keep(key, value)
      }
    })
    await page.goto('/dashboard')
    await press(page, 'Team Settings')
    const dialog = page.getByRole('dialog', { name: 'Team Settings' })
    await expect(dialog.getByRole('alert')).toHaveText('Failed to load team data')
    await press(page, 'Save Changes')
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update team settings')
  })

  test('without the server the cached team is shown, or the default without a cache', async ({ page }) => {
    await page.route('**/api/trpc/user.team*', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByText('Your Club', { exact: true })).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('teamData', JSON.stringify({ name: 'Kept Here', logoUrl: '/gone.png' }))
    })
    await page.reload()
    await expect(page.getByText('Kept Here', { exact: true })).toBeVisible()
    await expect(page.locator('img[src="/logo.png"]')).toBeVisible()
    await press(page, 'Team Settings')
    const dialog = page.getByRole('dialog', { name: 'Team Settings' })
    await expect(dialog.getByRole('alert')).toHaveText('Failed to load team data')
    await expect(dialog.getByLabel('Team Name')).toHaveValue('Kept Here')
  })
})
