import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Mail, Mailer } from './mailer.ts'

interface PostOffice {
  /** smtp://user:password@host:587, or undefined to write mails into the folder instead. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** Absolute path; created when the first mail is written. */
  readonly folder: string
}

/** Sends through SMTP where that is configured; otherwise mails are files that the log names. */
export function openMailer(office: PostOffice, logger: Logger, clock: Clock): Mailer {
  return office.smtpUrl === undefined
    ? folderMailer(office, logger, clock)
    : smtpMailer(office.smtpUrl, office.from)
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from })
  return {
    send: async (mail) => {
      await transport.sendMail(addressed(mail))
    },
    close: () => {
      transport.close()
    },
  }
}

function folderMailer({ folder, from }: PostOffice, logger: Logger, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(addressed(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const moment = clock.now().toISOString().replaceAll(':', '-')
      const file = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600 })
      logger.info({ file }, 'SMTP_URL is not set: the mail lies in this file')
    },
    close: () => {},
  }
}

/** The address as an object, which nodemailer does not search for further addresses. */
function addressed({ to, subject, text }: Mail) {
  return { to: { name: '', address: to }, subject, text, disableFileAccess: true, disableUrlAccess: true }
}
