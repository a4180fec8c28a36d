import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const mailFolder = join(process.env.E2E_DATA_DIR ?? '', 'mail')

/** Returns the link to `page` in the last email to an address, with quoted-printable line breaks removed. */
export function linkMailedTo(email: string, page: 'confirm-email' | 'forgot-password'): string | undefined {
  if (!existsSync(mailFolder)) return undefined
  const files = readdirSync(mailFolder, { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.eml'))
    .map((entry) => entry.name)
    .sort()
  const mails = files.map((file) => readFileSync(join(mailFolder, file), 'utf8'))
  const mail = mails
    .findLast((text) => text.includes(email))
    ?.replaceAll('=\n', '')
    .replaceAll('=3D', '=')
  return new RegExp(`/${page}\\?token=[\\w-]+`).exec(mail ?? '')?.[0]
}
