/** Encryption of backups by a passphrase: AES-256-GCM with a key by scrypt, both new for each backup. */
import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { z } from 'zod'

/** Values that decryption needs beside the passphrase, in base64. */
export const cipherSchema = z.object({ salt: z.string(), nonce: z.string(), tag: z.string() })

type Cipher = z.infer<typeof cipherSchema>

const algorithm = 'aes-256-gcm'
/** As OWASP recommends: 128 MB of memory for one guess. */
const cost: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, 32, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

export async function encrypt(
  bytes: Buffer,
  passphrase: string,
): Promise<{ encrypted: Buffer; cipher: Cipher }> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const work = createCipheriv(algorithm, await keyOf(passphrase, salt), nonce)
  const encrypted = Buffer.concat([work.update(bytes), work.final()])
  const text = (part: Buffer) => part.toString('base64')
  return { encrypted, cipher: { salt: text(salt), nonce: text(nonce), tag: text(work.getAuthTag()) } }
}

/** Throws an Error for another passphrase, and for bytes that were changed. */
export async function decrypt(encrypted: Buffer, passphrase: string, cipher: Cipher): Promise<Buffer> {
  const [salt, nonce, tag] = [cipher.salt, cipher.nonce, cipher.tag].map((text) =>
    Buffer.from(text, 'base64'),
  ) as [Buffer, Buffer, Buffer]
  const work = createDecipheriv(algorithm, await keyOf(passphrase, salt), nonce, { authTagLength: 16 })
  work.setAuthTag(tag)
  try {
    return Buffer.concat([work.update(encrypted), work.final()])
  } catch (cause) {
    throw new Error('BACKUP_PASSPHRASE is not the one that the backup was made with.', { cause })
  }
}
