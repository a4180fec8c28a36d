/** Mails of accounts. None contains text that its sender may choose, such as a username: it would carry advertising. */
import { LOCALE } from '../../client/simulation/core/english.ts'
import type { Mail } from '../email/mailer.ts'
import type { ServiceContext } from './serviceContext.ts'

/**
 * Delay before a mail is prepared, so that the response is sent first: PGlite runs on the same thread, and the work
 * for an email that has an account would be measurable.
 */
const delayMs = 20

/** Sends mails in the background, after the response. A failure is logged with the name. */
export function mailAfterResponse(
  { background, mailer }: Pick<ServiceContext, 'background' | 'mailer'>,
  name: string,
  write: () => Promise<Mail | null>,
): void {
  background.start(name, async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    const mail = await write()
    if (mail) await mailer.send(mail)
  })
}

function mailOf(to: string, subject: string, ...paragraphs: readonly string[]): Mail {
  return { to, subject, text: ['Hello,', ...paragraphs].join('\n\n') }
}

export function confirmationMail(to: string, link: string, isShared: boolean): Mail {
  return mailOf(
    to,
    'Confirm your email for Floodlight',
    'somebody, hopefully you, has made a Floodlight account with this email. Confirm that it’s yours:',
    link,
    ...(isShared
      ? [
          'Other accounts were made with this email, and nobody has confirmed one yet. It will belong to the ' +
            'account that you confirm.',
        ]
      : []),
    'The link is valid for a week. If it wasn’t you, there’s nothing to do.',
  )
}

export function secondAccountMail(to: string, publicUrl: string): Mail {
  return mailOf(
    to,
    'You have a Floodlight account already',
    'somebody, perhaps you, has made another Floodlight account with this email, which belongs to yours. If it was ' +
      'you, log in to the account that you have:',
    `${publicUrl}/login`,
    'If you’ve forgotten its password, set a new one:',
    `${publicUrl}/forgot-password`,
    'If it wasn’t you, there’s nothing to do: nobody gets into your account or takes its email.',
  )
}

/** Link that sets a new password, with the time at which its account was made. */
export interface ResetLink {
  readonly link: string
  readonly madeAt: Date
}

/** `links` has one per account that the mail's reader may claim: several only while none is confirmed. */
export function resetMail(to: string, links: readonly ResetLink[]): Mail {
  const [only] = links
  const isOne = links.length === 1 && only
  return mailOf(
    to,
    'Set a new password for Floodlight',
    'somebody, hopefully you, asked for a new password for your Floodlight account. Set it here:',
    ...(isOne
      ? [only.link]
      : [
          'Several accounts were made with this email, and nobody has confirmed one yet. It will belong to the one ' +
            'that you choose.',
          ...links.map(({ link, madeAt }) => `The account made on ${timeOf(madeAt)}:\n${link}`),
        ]),
    'The link is valid for one hour and works once. If it was not you, there is nothing to do: your ' +
      'password stays as it is.',
  )
}

type NoticeContext = Pick<ServiceContext, 'background' | 'clock' | 'mailer' | 'publicUrl'>

/**
 * Mails the owner of a confirmed email that their password was changed. An email that nobody has confirmed may be a
 * stranger's, whom it would mislead.
 */
export function notifyOfNewPassword(
  context: NoticeContext,
  { email, confirmedAt }: { readonly email: string; readonly confirmedAt: Date | null },
): void {
  if (confirmedAt === null) return
  const mail = passwordChangedMail(email, context.clock.now(), context.publicUrl)
  mailAfterResponse(context, 'sending the notice of a new password', () => Promise.resolve(mail))
}

function passwordChangedMail(to: string, now: Date, publicUrl: string): Mail {
  return mailOf(
    to,
    'Your Floodlight password was changed',
    `the password of your Floodlight account was changed on ${timeOf(now)}. If it was you, there’s nothing to do.`,
    'If it wasn’t you, set a new one at once. That logs everyone out of your account:',
    `${publicUrl}/forgot-password`,
  )
}

/** Mails the owner that two-step login was switched on or off. Only accounts of a confirmed email have it. */
export function notifyOfTwoStep(context: NoticeContext, to: string, state: 'on' | 'off'): void {
  const mail = mailOf(
    to,
    `Two-step login is ${state} for your Floodlight account`,
    `two-step login was switched ${state} for your Floodlight account on ${timeOf(context.clock.now())}. ` +
      (state === 'on'
        ? 'From now on logging in takes a code of your authenticator app, or a recovery code. Keep those safe.'
        : 'From now on your password alone is enough to log in.'),
    'If it was you, there’s nothing to do. If it wasn’t, somebody has your password: set a new one at once. That ' +
      'logs everyone out of your account:',
    `${context.publicUrl}/forgot-password`,
  )
  mailAfterResponse(context, 'sending the notice of two-step login', () => Promise.resolve(mail))
}

function timeOf(time: Date): string {
  const text = time.toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${text} (UTC)`
}
