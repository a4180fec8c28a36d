/** Pictures to upload: valid, invalid and malicious. */
import { crc32, deflateSync } from 'node:zlib'

/** Creates a PNG of one colour. `rows` other than `height` makes its header wrong. */
export function makePng({ width, height, rows = height }: { width: number; height: number; rows?: number }) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7f)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Encodes a file as a data URL, as in a JSON body. */
export function dataUrl(file: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(file).toString('base64')}`
}
