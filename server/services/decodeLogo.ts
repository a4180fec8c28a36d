import sharp from 'sharp'
import { AppError } from '../errors.ts'
import { logoMaxBytes, ruleMessages } from '../schemas/accountRules.ts'

/** Width and height of a stored logo. */
const sidePixels = 256
/** Maximum number of pixels, against decompression bombs. */
const pixelLimit = 4096 * 4096
const timeoutSeconds = 5
const waitingLimit = 30
const busyMessage = 'Too many pictures are waiting at the moment. Please try again in a minute.'
const retryAfterSeconds = 60

/** One picture at a time: decoding and password hashing share the four threads of libuv. */
const queueDecoding = serialQueue(waitingLimit)

// Blocks all decoders except those of the three allowed formats.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Re-encodes an uploaded picture as a PNG of 256×256 pixels, uncropped and centred, so that nothing but its
 * pixels is kept. Throws BAD_REQUEST when it is no PNG, JPEG or WebP, damaged, or of too many pixels,
 * PAYLOAD_TOO_LARGE above 1 MB, SERVICE_UNAVAILABLE when too many pictures are queued.
 */
export async function decodeLogo(file: Uint8Array): Promise<Uint8Array> {
  if (file.byteLength > logoMaxBytes) throw new AppError('PAYLOAD_TOO_LARGE', ruleMessages.logoLarge)
  if (!isPicture(Buffer.from(file))) throw new AppError('BAD_REQUEST', ruleMessages.logoWrong)
  try {
    return await queueDecoding(() =>
      sharp(file, { limitInputPixels: pixelLimit, failOn: 'warning' })
        .timeout({ seconds: timeoutSeconds })
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

/** Detects the format by the first bytes, regardless of file name and declared type. */
function isPicture(file: Buffer): boolean {
  const begins = (text: string, at = 0) =>
    file.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return begins('\x89PNG\r\n\x1a\n') || begins('\xff\xd8\xff') || (begins('RIFF') && begins('WEBP', 8))
}

/**
 * Creates a queue that runs tasks one at a time, first in, first out. A task throws SERVICE_UNAVAILABLE when
 * more than `waitingLimit` are waiting, which bounds waiting time and memory.
 */
export function serialQueue(waitingLimit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0
  return async (task) => {
    if (pending > waitingLimit) throw new AppError('SERVICE_UNAVAILABLE', busyMessage, { retryAfterSeconds })
    pending += 1
    const turn = last.then(task)
    last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      pending -= 1
    }
  }
}
