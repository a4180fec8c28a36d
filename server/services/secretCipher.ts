/** Encryption of secrets that the server has to read again: AES-256-GCM, bound to the account that they belong to. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** Returns nonce, tag and encrypted secret in base64. */
export function encryptSecret(secret: Buffer, key: Buffer, accountId: string): string {
  const nonce = randomBytes(nonceBytes)
  const work = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(accountId))
  const encrypted = Buffer.concat([work.update(secret), work.final()])
  return Buffer.concat([nonce, work.getAuthTag(), encrypted]).toString('base64')
}

/** Throws an Error for another key or account, and for a text that was changed. */
export function decryptSecret(text: string, key: Buffer, accountId: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  const nonce = bytes.subarray(0, nonceBytes)
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
  const work = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(accountId))
    .setAuthTag(tag)
  return Buffer.concat([work.update(bytes.subarray(nonceBytes + tagBytes)), work.final()])
}
