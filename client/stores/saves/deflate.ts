/** Compression of text to deflated base64: about a third of a career's length. */
import { nextTask } from './nextTask.ts'
import { STEP_LENGTH } from './steps.ts'

export async function deflate(text: string): Promise<string> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const writing = feed(writable, encoded(text))
  const [packed] = await Promise.all([new Response(readable).arrayBuffer(), writing])
  return toBase64(new Uint8Array(packed))
}

/** Decompresses a result of `deflate`. Returns null for other input, and for text longer than `maxBytes`. */
export async function inflate(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const bytes = fromBase64(packed)
    const { readable, writable } = new DecompressionStream('deflate-raw')
    const [text] = await Promise.all([
      readAtMost(readable.getReader(), maxBytes),
      feed(writable, partsOf(bytes)),
    ])
    return text
  } catch {
    return null
  }
}

/** Writes all parts to a stream, in short tasks. A Blob would need a round trip to the browser process. */
async function feed(
  stream: WritableStream<BufferSource>,
  parts: Iterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const writer = stream.getWriter()
  for (const part of parts) {
    await writer.write(part)
    await nextTask()
  }
  await writer.close()
}

/** UTF-8 of a text, part by part, none of which ends within a character of two halves. */
function* encoded(text: string): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + STEP_LENGTH
    if (isFirstHalf(text.charCodeAt(end - 1))) end += 1
    yield encoder.encode(text.slice(start, end))
  }
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00
}

function* partsOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let i = 0; i < bytes.length; i += STEP_LENGTH) yield bytes.subarray(i, i + STEP_LENGTH)
}

/** Stops reading at `maxBytes`, because a few bytes can decompress to gigabytes. */
async function readAtMost(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Number of arguments that `String.fromCharCode` accepts in every browser. */
const CHUNK = 8_192

function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (let i = 0; i < bytes.length; i += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  return btoa(letters)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i)
  return bytes
}
