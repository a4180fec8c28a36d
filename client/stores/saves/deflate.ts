/** Text made small, and back: deflated, in base 64. About a fifth of a career's length. */

export async function deflate(text: string): Promise<string> {
  const bytes = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64(new Uint8Array(await new Response(bytes).arrayBuffer()))
}

/** The text again; null for what `deflate` has not made, or what would grow beyond `maxBytes`. */
export async function inflate(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return await readAtMost(stream.getReader(), maxBytes)
  } catch {
    return null
  }
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
