import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TwoStepCard } from '../../server/schemas/twoStep.ts'
import { ACCOUNT, refused, unreachable, type FakeCalls } from '../stores/makeApi.ts'
import { openPage, REGISTERED } from './openPage.tsx'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const ADDRESS = `otpauth://totp/Floodlight:gaffer%40example.org?issuer=Floodlight&secret=${SECRET}`
const CODES = Array.from({ length: 10 }, (_, index) => `abcd${'efghjkmnpq'[index] ?? ''}-xyz23`)
const REFUSAL = 'Enter the code of your authenticator app, or a recovery code.'

const me = () => Promise.resolve({ ...ACCOUNT, credits: 0 })
const done = () => Promise.resolve()

describe('the second step of the login', () => {
  const granted = { token: 't1', user: ACCOUNT }

  async function openLogin(codes: Record<string, () => Promise<typeof granted>>) {
    const logIn = vi.fn((_email: string, _password: string, code?: string) =>
      (codes[code ?? ''] ?? refused(REFUSAL, 428))(),
    )
    const page = await openPage('/login', { calls: { logIn } })
    await page.user.type(screen.getByLabelText('Email'), 'gaffer@example.org')
    await page.user.type(screen.getByLabelText('Password'), 'secret{Enter}')
    const field = await screen.findByLabelText('Code from your authenticator app')
    return { ...page, logIn, field }
  }

  test('asks for the code after the password, with the focus in its field, and says no error', async () => {
    const { field } = await openLogin({})
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible()
  })

  test('logs in with the code', async () => {
    const { user, logIn, environment } = await openLogin({ '123456': () => Promise.resolve(granted) })
    await user.keyboard('123456{Enter}')
    expect(await screen.findByRole('button', { name: 'Success!' })).toBeVisible()
    expect(logIn).toHaveBeenLastCalledWith('gaffer@example.org', 'secret', '123456')
    expect(environment.storage.getItem('token')).toBe('t1')
  })

  test('says that a code is wrong, and that none was typed', async () => {
    const wrong = refused('That code isn’t right, or it has been used already.', 401)
    const { user, field } = await openLogin({ '000000': wrong })
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(REFUSAL)
    await user.type(field, '000000{Enter}')
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toMatch(/^That code isn’t right/)
    })
    expect(field).toBeVisible()
  })

  test('takes a recovery code, for which a phone shows its letters', async () => {
    const { user, logIn } = await openLogin({ 'abcde-xyz23': () => Promise.resolve(granted) })
    await user.keyboard('12')
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const field = screen.getByLabelText('Recovery code')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAttribute('inputmode', 'text')
    expect(field).toHaveValue('')
    await user.keyboard('abcde-xyz23{Enter}')
    expect(await screen.findByRole('button', { name: 'Success!' })).toBeVisible()
    expect(logIn).toHaveBeenLastCalledWith('gaffer@example.org', 'secret', 'abcde-xyz23')
  })

  test('has no field for accounts without it', async () => {
    await openPage('/login', { calls: { logIn: () => Promise.resolve(granted) } })
    await userEvent.type(screen.getByLabelText('Email'), 'gaffer@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByRole('button', { name: 'Success!' })).toBeVisible()
    expect(screen.queryByLabelText(/code/i)).toBeNull()
  })
})

describe('two-step login in the office', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  async function openDialog(state: TwoStepCard['state'], calls: FakeCalls = {}) {
    const twoStep = () => Promise.resolve({ state, recoveryCodes: state === 'on' ? 7 : 0 })
    const page = await openPage('/dashboard', { storage: REGISTERED, calls: { me, twoStep, ...calls } })
    await page.user.click(screen.getByRole('button', { name: 'Two-step login' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Two-Step Login' }))
    return { ...page, dialog }
  }

  /** The dialog at the recovery codes. */
  async function openCodes() {
    const opened = await openDialog('off', {
      startTwoStep: () => Promise.resolve({ secret: SECRET, address: ADDRESS }),
      switchOnTwoStep: () => Promise.resolve(CODES),
    })
    const { user, dialog } = opened
    await user.type(await dialog.findByLabelText('Password'), 'secret{Enter}')
    await user.type(await dialog.findByLabelText('Code from your authenticator app'), '123456{Enter}')
    return opened
  }

  test('is switched on by the password and a code of the app, and shows the recovery codes once', async () => {
    const startTwoStep = vi.fn(() => Promise.resolve({ secret: SECRET, address: ADDRESS }))
    const switchOnTwoStep = vi.fn(() => Promise.resolve(CODES))
    const { user, dialog } = await openDialog('off', { startTwoStep, switchOnTwoStep })
    await user.type(await dialog.findByLabelText('Password'), 'secret{Enter}')
    expect(startTwoStep).toHaveBeenCalledExactlyOnceWith('secret')

    expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    expect(dialog.getByText(SECRET.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'open it in the app' })).toHaveAttribute('href', ADDRESS)
    await user.click(dialog.getByRole('button', { name: 'Switch it on' }))
    expect(dialog.getByText('Code is required')).toBeVisible()
    const field = dialog.getByLabelText('Code from your authenticator app')
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, '123456{Enter}')
    expect(switchOnTwoStep).toHaveBeenCalledExactlyOnceWith('123456')

    const list = await dialog.findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES)
    await user.click(dialog.getByRole('button', { name: 'Copy the codes' }))
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
    expect(await dialog.findByText('Copied.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Two-step login' }))
    })
  })

  test.each(['off', 'on'] as const)(
    'the focus is in the field of the password, which comes after the dialog, while it is %s',
    async (state) => {
      const { dialog } = await openDialog(state)
      const field = await dialog.findByLabelText('Password')
      await waitFor(() => {
        expect(field).toHaveFocus()
      })
    },
  )

  test('the recovery codes are downloaded as a file', async () => {
    const files: Blob[] = []
    const addresses = {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }
    vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user, dialog } = await openCodes()
    await user.click(await dialog.findByRole('button', { name: 'Download the codes' }))
    expect(click.mock.contexts).toEqual([
      expect.objectContaining({ download: 'floodlight-recovery-codes.txt' }),
    ])
    expect(await files[0]?.text()).toBe(`${CODES.join('\n')}\n`)
  })

  test('recovery codes that a page without TLS could not copy were neither copied nor refused', async () => {
    const { user, dialog } = await openCodes()
    const copy = await dialog.findByRole('button', { name: 'Copy the codes' })
    // Browsers leave it out there.
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await user.click(copy)
    expect(await dialog.findByText(/^Your browser wouldn’t copy them/)).toBeVisible()
  })

  test('a wrong code keeps the secret, so that the app need not scan it again', async () => {
    const calls = {
      startTwoStep: () => Promise.resolve({ secret: SECRET, address: ADDRESS }),
      switchOnTwoStep: refused('That code isn’t right.', 403),
    }
    const { user, dialog } = await openDialog('off', calls)
    await user.type(await dialog.findByLabelText('Password'), 'secret{Enter}')
    await user.type(await dialog.findByLabelText('Code from your authenticator app'), '000000{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('That code isn’t right.')
    const field = dialog.getByLabelText('Code from your authenticator app')
    expect(field).toHaveAccessibleDescription('That code isn’t right.')
    await waitFor(() => expect(field).toHaveFocus())
    expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  })

  test('is switched off by the password', async () => {
    const switchOffTwoStep = vi.fn(done)
    const { user, dialog } = await openDialog('on', { switchOffTwoStep })
    expect((await dialog.findByText(/^Two-step login is on/)).textContent).toMatch(/Recovery codes left: 7\./)
    await user.click(dialog.getByRole('button', { name: 'Switch it off' }))
    expect(dialog.getByText('Password is required')).toBeVisible()
    expect(switchOffTwoStep).not.toHaveBeenCalled()
    await user.type(dialog.getByLabelText('Password'), 'secret{Enter}')
    expect(switchOffTwoStep).toHaveBeenCalledExactlyOnceWith('secret')
    expect(
      await screen.findByText('Two-step login is off. Everywhere else you are logged out.'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['the server’s words', refused('That password isn’t right.', 403), 'That password isn’t right.'],
    ['its own without an answer', unreachable, 'We couldn’t reach your account. Nothing has changed.'],
  ])('a failure is said in %s', async (_, switchOffTwoStep, message) => {
    const { user, dialog } = await openDialog('on', { switchOffTwoStep })
    await user.type(await dialog.findByLabelText('Password'), 'secret{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe(message)
  })

  test.each([
    ['on', 'Switch it off'],
    ['off', 'Continue'],
  ] as const)('%s: a wrong password is said at its field, which has the focus', async (state, button) => {
    const wrong = refused('That password isn’t right.', 403)
    const { user, dialog } = await openDialog(state, { startTwoStep: wrong, switchOffTwoStep: wrong })
    const field = await dialog.findByLabelText('Password')
    await user.type(field, 'guess')
    await user.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('That password isn’t right.')
    expect(field).toHaveAccessibleDescription('That password isn’t right.')
    expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveFocus())
  })

  test.each([
    ['unconfirmed', /^Confirm your email first/],
    ['unavailable', /^Two-step login isn’t on offer/],
  ] as const)('an account that is %s reads why, and has nothing to send', async (state, words) => {
    const { dialog } = await openDialog(state)
    expect(await dialog.findByText(words)).toBeVisible()
    expect(dialog.queryByLabelText('Password')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  test('an account without the mail of its registration is shown the other way to confirm its email', async () => {
    const { user, dialog } = await openDialog('unconfirmed')
    await user.click(await dialog.findByRole('link', { name: 'Ask for a new password' }))
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('an account that cannot be reached is said', async () => {
    const { dialog } = await openDialog('off', { twoStep: unreachable })
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Your account can’t be reached. Please try again.',
    )
  })
})
