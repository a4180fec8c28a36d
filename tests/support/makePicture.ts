/** Pictures to upload: good, bad and hostile. */
import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour, written by hand so that its head may lie about its size. */
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

/** As a JSON body carries it. */
export function dataUrl(file: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(file).toString('base64')}`
}
