import sharp from 'sharp'
import { AppError } from '../errors.ts'
import { logoMaxBytes, ruleMessages } from '../schemas/accountRules.ts'
import { inTurn } from './inTurn.ts'

/** Width and height of a stored logo. */
const sidePixels = 256
/** A picture of more pixels is a bomb, however few bytes it has. */
const pixelsMax = 4096 * 4096
const patienceSeconds = 5
const waitingMax = 30

/** Pictures and passwords share the few threads of libuv: one picture at a time leaves the others to the logins. */
const decodeInTurn = inTurn(waitingMax)

// Only what we ask for is ever read: the decoders of everything else stay shut.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Draws an uploaded picture anew as a PNG of 256×256 pixels, whole and centred, so that nothing of the file
 * but its pixels remains. Throws BAD_REQUEST when it is no PNG, JPEG or WebP, is damaged or too big to draw,
 * PAYLOAD_TOO_LARGE above 1 MB, SERVICE_UNAVAILABLE when too many pictures wait.
 */
export async function decodeLogo(file: Uint8Array): Promise<Uint8Array> {
  if (file.byteLength > logoMaxBytes) throw new AppError('PAYLOAD_TOO_LARGE', ruleMessages.logoLarge)
  if (!isPicture(Buffer.from(file))) throw new AppError('BAD_REQUEST', ruleMessages.logoWrong)
  try {
    return await decodeInTurn(() =>
      sharp(file, { limitInputPixels: pixelsMax, failOn: 'warning' })
        .timeout({ seconds: patienceSeconds })
        .rotate()
        .resize(sidePixels, sidePixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer(),
    )
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('BAD_REQUEST', ruleMessages.logoWrong, { cause })
  }
}

/** By the first bytes, whatever name or type came with it. */
function isPicture(file: Buffer): boolean {
  const begins = (text: string, at = 0) =>
    file.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return begins('\x89PNG\r\n\x1a\n') || begins('\xff\xd8\xff') || (begins('RIFF') && begins('WEBP', 8))
}
