import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Clock } from '../systemClock.ts'
import type { Mail, Mailer } from './mailer.ts'

interface MailerOptions {
  /** smtp://user:password@host:587. Undefined writes emails to the folder instead. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** Absolute path; created when the first email is written. */
  readonly folder: string
}

/** Opens an SMTP mailer if configured, else one that writes emails to files and logs their paths. */
export function openMailer(options: MailerOptions, logger: Logger, clock: Clock): Mailer {
  return options.smtpUrl === undefined
    ? folderMailer(options, logger, clock)
    : smtpMailer(options.smtpUrl, options.from)
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from })
  return {
    send: async (mail) => {
      await transport.sendMail(addressed(mail))
    },
    close: () => transport.close(),
  }
}

function folderMailer({ folder, from }: MailerOptions, logger: Logger, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(addressed(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const moment = clock.now().toISOString().replaceAll(':', '-')
      const file = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600 })
      logger.info({ file }, 'SMTP_URL is not set: email written to this file')
    },
    close: () => {},
  }
}

/** Message options with the address as an object: nodemailer would parse a string for further addresses. */
function addressed({ to, subject, text }: Mail) {
  return { to: { name: '', address: to }, subject, text, disableFileAccess: true, disableUrlAccess: true }
}
