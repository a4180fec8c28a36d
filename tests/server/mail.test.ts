import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../server/systemClock.ts'
import { openMailer } from '../../server/email/openMailer.ts'
import { makeLogger } from '../../server/logger.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { makeFolder } from '../support/makeClientFolder.ts'

const from = 'Floodlight <office@floodlight.test>'
let folder = ''
const logged: string[] = []
const logger = makeLogger('info', { write: (line: string) => void logged.push(line) })

beforeEach(() => {
  folder = join(makeFolder(), 'mail')
  logged.length = 0
})
afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

/** Starts an SMTP server on a free port that collects messages, and optionally rejects them. */
async function startSmtpServer(refuses = false) {
  const messages: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        messages.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text,
        })
        done(refuses ? new Error('The box is full') : null)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => void server.close(resolve))
  return { messages, url: `smtp://127.0.0.1:${port}`, close }
}

test('with SMTP_URL the reset link is emailed to its owner only', async () => {
  const smtp = await startSmtpServer()
  const mailer = openMailer({ smtpUrl: smtp.url, from, folder }, logger, systemClock)
  const app = await makeApp({ mailer })
  const { email } = await makeAccount(app)
  await call(app, 'POST /auth/forgot-password', { body: { email } })
  await app.sentMails()
  expect(smtp.messages).toHaveLength(2)
  const message = smtp.messages.find(({ text }) => text.includes('Set a new password'))
  expect(message).toMatchObject({ from: 'office@floodlight.test', to: [email] })
  const text = message?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  const token = /https:\/\/floodlight\.test\/forgot-password\?token=([\w-]{43})/.exec(text)?.[1]
  const body = { token, password: 'a new password' }
  expect((await call(app, 'POST /auth/reset-password', { body })).status).toBe(200)
  expect(existsSync(folder)).toBe(false)
  mailer.close()
  await app.close()
  await smtp.close()
})

test.each([true, false])(
  'an SMTP server that is down or rejects (%s) does not change the response',
  async (refuses) => {
    const smtp = await startSmtpServer(refuses)
    if (!refuses) await smtp.close()
    const mailer = openMailer({ smtpUrl: smtp.url, from, folder }, logger, systemClock)
    const app = await makeApp({ mailer })
    const { email } = await makeAccount(app)
    const answer = await call(app, 'POST /auth/forgot-password', { body: { email } })
    expect(answer.status).toBe(200)
    await app.sentMails()
    expect(app.logged.join('\n')).toContain('sending the password reset email failed')
    expect(app.logged.join('\n')).not.toContain('token=')
    mailer.close()
    await app.close()
    if (refuses) await smtp.close()
  },
)

test('without SMTP_URL an email is written to a private file, whose path is logged', async () => {
  const mailer = openMailer({ smtpUrl: undefined, from, folder }, logger, systemClock)
  await mailer.send({ to: 'anna@club.test', subject: 'Kick-off', text: 'At three.\n.\nBring boots.' })
  const [name = ''] = readdirSync(folder)
  const file = join(folder, name)
  expect(name).toMatch(/\.eml$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('To: anna@club.test')
  expect(text).toContain('Subject: Kick-off')
  expect(text).toContain('Bring boots.')
  expect(logged.join('')).toContain(file)
  expect(logged.join('')).not.toContain('anna')
})
