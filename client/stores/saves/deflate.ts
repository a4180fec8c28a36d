/** Text made small, and back: deflated, in base 64. About a fifth of a career's length. */

export async function deflate(text: string): Promise<string> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const writing = feed(writable, new TextEncoder().encode(text))
  const [packed] = await Promise.all([new Response(readable).arrayBuffer(), writing])
  return toBase64(new Uint8Array(packed))
}

/** The text again; null for what `deflate` has not made, or what would grow beyond `maxBytes`. */
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

/** Puts everything into a stream at once: a Blob would ask the browser's other process for it. */
async function feed(stream: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = stream.getWriter()
  await writer.write(bytes)
  await writer.close()
}

/** A few bytes can unfold into gigabytes: reading stops where no career ends. */
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

/** `String.fromCharCode` takes so many arguments everywhere. */
const CHUNK = 8_192

function toBase64(bytes: Uint8Array): string {
  let letters = ''
  for (let i = 0; i < bytes.length; i += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  return btoa(letters)
}
