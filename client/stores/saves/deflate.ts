/** Compression of text to deflated base64: about a fifth of a career's length. */
import { nextTask } from './nextTask.ts'

export async function deflate(text: string): Promise<string> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const writing = feed(writable, new TextEncoder().encode(text))
  const [packed] = await Promise.all([new Response(readable).arrayBuffer(), writing])
  return toBase64(new Uint8Array(packed))
}

/** Decompresses a result of `deflate`. Returns null for other input, and for text longer than `maxBytes`. */
export async function inflate(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
    const { readable, writable } = new DecompressionStream('deflate-raw')
    const [text] = await Promise.all([readAtMost(readable.getReader(), maxBytes), feed(writable, bytes)])
    return text
  } catch {
    return null
  }
}

/** Bytes that are compressed in a task, which takes a browser a few milliseconds. */
const TASK_BYTES = 65_536

/** Writes all bytes to a stream, in short tasks. A Blob would need a round trip to the browser process. */
async function feed(stream: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = stream.getWriter()
  for (let i = 0; i < bytes.length; i += TASK_BYTES) {
    await writer.write(bytes.subarray(i, i + TASK_BYTES))
    await nextTask()
  }
  await writer.close()
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
